"""Which card a test plays."""

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., None])


def plays(*numbers: str) -> Callable[[Test], Test]:
    """Say which cards a test is about, by collector number; `test_all_cards.py` sees that none is forgotten."""
    return lambda test: test

"""Where the files that come with the program lie: beside the package in a checkout, inside it once installed."""

from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


@cache
def _folder(name: str) -> Path:
    for place in (_PACKAGE / name, _PACKAGE.parent / name):
        if place.is_dir():
            return place
    raise FileNotFoundError(f"svedesk is not installed completely: its folder {name!r} is missing beside {_PACKAGE}")


def assets() -> Path:
    """The folder of icons, drawings of card pictures, sounds and fonts."""
    return _folder("assets")


def resources() -> Path:
    """The folder of card facts, decks, the clause index, themes and translations."""
    return _folder("resources")

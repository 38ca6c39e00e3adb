"""The form of settings: what they hold is checked by their types, whether a file or the program says it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from typing import NamedTuple

from pydantic import TypeAdapter, ValidationError

from svedesk.settings.values import USUAL, Settings

NAMES = tuple(field.name for field in fields(Settings))
"""Of all settings."""
DEEPEST = 6
"""How far values nest that are kept for another version of svedesk."""


class Sorted(NamedTuple):
    """What was found in a file: the settings; the names of those that were impossible and are as usual now; and what
    this version does not know, kept for the one that wrote it."""

    settings: Settings
    wrong: tuple[str, ...] = ()
    unknown: Mapping[str, object] = {}


def checked(values: Mapping[str, object]) -> Settings:
    """The usual settings with these values instead. Raises ValueError for one that may not be."""
    for name in values:
        if name not in NAMES:
            raise ValueError(f"there is no setting {name!r}")
    # As JSON, for that is strict about kinds of values and knows no difference between lists and tuples.
    return _adapter().validate_json(json.dumps(values), strict=True)


def sort_out(document: Mapping[str, object]) -> Sorted:
    """Tell what may be from what may not and from what is not known."""
    known = {name: value for name, value in document.items() if name in NAMES}
    unknown = {name: value for name, value in document.items() if name not in NAMES and _shallow(value)}
    try:
        return Sorted(checked(known), (), unknown)
    except ValidationError as error:
        wrong = {str(mistake["loc"][0]) for mistake in error.errors(include_url=False)}
        good = {name: value for name, value in known.items() if name not in wrong}
        return Sorted(checked(good), tuple(name for name in known if name in wrong), unknown)


def unusual(settings: Settings) -> dict[str, object]:
    """What the user chose, by name: a usual value that a later version changes is then changed for all who did not."""
    values = {name: getattr(settings, name) for name in NAMES}
    return {name: value for name, value in values.items() if value != getattr(USUAL, name)}


@cache
def _adapter() -> TypeAdapter[Settings]:
    return TypeAdapter(Settings)


def _shallow(value: object, deepest: int = DEEPEST) -> bool:
    """Whether a value can be written again without running out of stack."""
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return deepest > 0 and all(_shallow(one, deepest - 1) for one in inside)

"""The form of settings: what they hold is checked by their types, whether a file or the program says it."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from math import isfinite
from typing import NamedTuple

from pydantic import TypeAdapter

from svedesk.settings.values import DEFAULTS, Settings

NAMES = tuple(field.name for field in fields(Settings))
"""Of all settings."""
RENAMED = {"quick": "passing"}
"""Settings that had another name in files of svedesk 0.1."""
DEEPEST = 7
"""How far values nest that are kept for another version of svedesk."""
_HALF = re.compile("[\ud800-\udfff]")
"""Of a character beyond the first 65,536: no text by itself."""


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
    document = {RENAMED.get(name, name): value for name, value in document.items()}
    kept = {name: value for name, value in document.items() if _can_be_kept({name: value})}
    unknown = {name: value for name, value in kept.items() if name not in NAMES}
    # One by one: of some mistakes nobody says in which value they are.
    good = {name: value for name, value in kept.items() if name in NAMES and _may_be(name, value)}
    wrong = tuple(name for name in document if name in NAMES and name not in good)
    return Sorted(checked(good), wrong, unknown)


def unusual(settings: Settings) -> dict[str, object]:
    """What the user chose, by name: a usual value that a later version changes is then changed for all who did not."""
    values = {name: getattr(settings, name) for name in NAMES}
    return {name: value for name, value in values.items() if value != getattr(DEFAULTS, name)}


@cache
def _adapter() -> TypeAdapter[Settings]:
    return TypeAdapter(Settings)


def _may_be(name: str, value: object) -> bool:
    try:
        checked({name: value})
    except ValueError:
        return False
    return True


def _can_be_kept(value: object, deepest: int = DEEPEST) -> bool:
    """Whether a value can be written to a file and read again. JSON can say halves of characters, numbers beyond all
    numbers and nesting without end, and none of these comes back."""
    if isinstance(value, str):
        return not _HALF.search(value)
    if isinstance(value, float):
        return isfinite(value)
    inside = (*value, *value.values()) if isinstance(value, dict) else value if isinstance(value, list) else ()
    return deepest > 0 and all(_can_be_kept(item, deepest - 1) for item in inside)

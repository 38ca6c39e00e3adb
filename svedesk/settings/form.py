"""The form of settings: what they hold is checked by their types, whether a file or the program says it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import fields
from functools import cache
from math import isfinite
from typing import Annotated, Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

from svedesk.settings.values import DEFAULTS, Limits, Settings

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
    return Settings(**{name: _allowed(name, _types(Settings)[name], value) for name, value in values.items()})


def sort_out(document: Mapping[str, object]) -> Sorted:
    """Tell what may be from what may not and from what is not known."""
    document = {RENAMED.get(name, name): value for name, value in document.items()}
    writable = {name: value for name, value in document.items() if _can_be_kept({name: value})}
    unknown = {name: value for name, value in writable.items() if name not in NAMES}
    # One by one: of some mistakes nobody says in which value they are.
    good = {name: value for name, value in writable.items() if name in NAMES and _may_be(name, value)}
    wrong = tuple(name for name in document if name in NAMES and name not in good)
    return Sorted(checked(good), wrong, unknown)


def unusual(settings: Settings) -> dict[str, object]:
    """What the user chose, by name: a usual value that a later version changes is then changed for all who did not."""
    values = {name: getattr(settings, name) for name in NAMES}
    return {name: value for name, value in values.items() if value != getattr(DEFAULTS, name)}


@cache
def _types(record: type) -> Mapping[str, Any]:
    """What the values of a record may be, by name."""
    return get_type_hints(record, include_extras=True)


def _allowed(name: str, kind: Any, value: object) -> Any:  # noqa: ANN401 - annotations have no common class
    """A value where it is what an annotation says, rows as tuples and records. Raises ValueError for any other.

    Without pydantic: every start of the window reads settings, and to load it takes a quarter of one.
    """
    kind, limits = get_args(kind) if get_origin(kind) is Annotated else (kind, None)
    fits = type(value) is str and value in get_args(kind) if get_origin(kind) is Literal else type(value) is kind
    if isinstance(value, list | tuple):
        types = _types_in_row(kind, len(value))
        fits = types is not None and (limits is None or len(value) <= limits.most)
        if types is not None and fits:
            row = [_allowed(name, part, item) for part, item in zip(types, value, strict=False)]
            return tuple(row) if get_origin(kind) is tuple else kind(*row)
    if not fits or (limits is not None and not _is_within(value, limits)):
        raise ValueError(f"{name} may not be {value!r}")
    return value


def _types_in_row(kind: Any, length: int) -> Sequence[Any] | None:  # noqa: ANN401 - annotations have no common class
    """What the parts of so long a row may be; None where none of that length may be. Of a record those at the end may
    be left out that older files don't have."""
    inside = get_args(kind)
    if get_origin(kind) is tuple:
        types = inside[:1] * length if inside[-1] is ... else inside
        return types if len(types) == length else None
    if not hasattr(kind, "_field_defaults"):
        return None
    types = tuple(_types(kind).values())
    return types if len(types) - len(kind._field_defaults) <= length <= len(types) else None


def _is_within(value: object, limits: Limits) -> bool:
    if isinstance(value, str):
        fits = re.fullmatch(limits.pattern, value) is not None and not _HALF.search(value)
        return fits and limits.least <= len(value) <= limits.most
    return isinstance(value, int) and limits.least <= value <= limits.most


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

"""All card scripts, by collector number."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType, ModuleType

from svedesk.games.sve.abilities.base import Ability
from svedesk.games.sve.scripts import tokens_ja, tokens_ja_1_24
from svedesk.games.sve.scripts.tokens import abysscraft as abysscraft_tokens
from svedesk.games.sve.scripts.tokens import dragoncraft as dragoncraft_tokens
from svedesk.games.sve.scripts.tokens import forestcraft as forestcraft_tokens
from svedesk.games.sve.scripts.tokens import havencraft as havencraft_tokens
from svedesk.games.sve.scripts.tokens import neutral as neutral_tokens
from svedesk.games.sve.scripts.tokens import runecraft as runecraft_tokens
from svedesk.games.sve.scripts.tokens import swordcraft as swordcraft_tokens

TOKENS = (
    forestcraft_tokens,
    swordcraft_tokens,
    runecraft_tokens,
    dragoncraft_tokens,
    abysscraft_tokens,
    havencraft_tokens,
    neutral_tokens,
    tokens_ja,
    tokens_ja_1_24,
)
"""The modules of the tokens that the rules name, which are from many sets."""
SETS: tuple[str, ...] = tuple(
    sorted(found.name for found in iter_modules(__path__) if found.ispkg and found.name != "tokens")
)
"""The sets that have scripts: each is a folder, named as the first part of its cards' numbers. It says in `MODULES`
which modules have them, and in `REPRINTS` which numbers are other prints of a card that has one."""
BY_HAND = ("sd01", "sd02", "sd03", "sd04", "sd05", "sd06")
"""The sets whose scripts were written by hand; those of the others were read from texts (`source.files`)."""
CORRECTED = "corrected"
"""The module of another set that is written by hand: what reading does not get right."""
_NONE: Mapping[str, str] = MappingProxyType({})


class Scripts(Mapping[str, tuple[Ability, ...]]):
    """Scripts by number; those of a set are loaded when one of its cards is first asked for. `reprints` are prints
    besides, with the number of one of the same card."""

    def __init__(self, reprints: Mapping[str, str] = _NONE) -> None:
        self._reprints = reprints

    def __getitem__(self, number: str) -> tuple[Ability, ...]:
        first = self._first_print(number)
        module = module_of(first)
        if module is None:
            raise KeyError(number)
        found: tuple[Ability, ...] = module.SCRIPTS[first]
        return found

    def __contains__(self, number: object) -> bool:
        return isinstance(number, str) and module_of(self._first_print(number)) is not None

    def __iter__(self) -> Iterator[str]:
        for module in modules():
            yield from module.SCRIPTS
        for name in SETS:
            yield from _package(name).REPRINTS
        yield from (number for number in self._reprints if number in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def _first_print(self, number: str) -> str:
        return first_print(self._reprints.get(number, number))


def first_print(number: str) -> str:
    """The number that the script of a card is written under, where this is another print of it."""
    name = _set_of(number)
    return str(_package(name).REPRINTS.get(number, number)) if name in SETS else number


def module_of(number: str) -> ModuleType | None:
    """The module that has the script of a card under this number, None where there is none."""
    name = _set_of(number)
    there = (*TOKENS, *(_package(name).MODULES if name in SETS else ()))
    return next((module for module in there if number in module.SCRIPTS), None)


def is_by_hand(number: str) -> bool:
    """Whether a hand has written the script of a card."""
    module = module_of(number)
    if module is None:
        return False
    *_, folder, name = module.__name__.split(".")
    return folder not in SETS or folder in BY_HAND or name == CORRECTED


def modules() -> Iterator[ModuleType]:
    """All modules with scripts."""
    yield from TOKENS
    for name in SETS:
        yield from _package(name).MODULES


def _set_of(number: str) -> str:
    return number.partition("-")[0].lower()


@cache
def _package(name: str) -> ModuleType:
    return import_module(f"{__name__}.{name}")


SCRIPTS = Scripts()

"""Where cards come from that do not come with the program, and whether two programs mean the same by them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from svedesk.engine.ruleset import Ruleset


class Origin(NamedTuple):
    """The pack a card is from: its id, its name, a checksum of all that is in it; all "" for a card that was imported
    or made without one."""

    pack: str = ""
    name: str = ""
    checksum: str = ""


IMPORTED = Origin()


class CardNote(NamedTuple):
    """What a game says of a card that does not come with the program. Its `digest` tells whether another program means
    the same by it (see `Ruleset.is_same`)."""

    number: str
    name: str
    digest: str
    origin: Origin = IMPORTED


class Differences(NamedTuple):
    """Cards that are not what somebody else's program says of them: nobody here knows them, or knows them
    otherwise."""

    unknown: tuple[CardNote, ...] = ()
    other: tuple[CardNote, ...] = ()


def differences(notes: Iterable[CardNote], ruleset: Ruleset) -> Differences:
    """What a program that knows these rules and cards would play otherwise than the one that wrote the notes."""
    unknown, other = [], []
    for note in notes:
        try:
            if not ruleset.is_same(note.number, note.digest):
                other.append(note)
        except KeyError:
            unknown.append(note)
    return Differences(tuple(unknown), tuple(other))

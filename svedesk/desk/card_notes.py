"""What a save tells of cards that do not come with the program, and what is said where they are others here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from svedesk.documents.damaged import DamagedFile, readable
from svedesk.engine.log import Entry, Operation, Setup
from svedesk.engine.origin import CardNote, differences
from svedesk.engine.records import Card
from svedesk.engine.ruleset import Ruleset
from svedesk.wire.saved import GameFile


def numbers_of(setup: Setup, log: Iterable[Entry] = (), cards: Iterable[Card] = ()) -> Iterator[str]:
    """Every card a game begins with, has on the table, or was brought into it by hand."""
    for deck in setup.decks:
        yield from deck.all
    if setup.board is not None:
        yield from (card.number for card in setup.board.cards)
    yield from (card.number for card in cards)
    yield from (entry.text for entry in log if isinstance(entry, Operation) and entry.name == "create")


def check_known(notes: Sequence[CardNote], ruleset: Ruleset, file: str) -> None:
    """Raises `DamagedFile` where nobody here knows a card of a save, with what to do about it."""
    unknown = differences(notes, ruleset).unknown
    if unknown:
        raise _damage("unknown", unknown, file)


def other_cards(notes: Sequence[CardNote], ruleset: Ruleset, file: str) -> DamagedFile | None:
    """What is said of a save that comes out as it was although cards are others now; None when they are the same."""
    other = differences(notes, ruleset).other
    return _damage("other", other, file) if other else None


def because_of_cards(error: DamagedFile, notes: Sequence[CardNote], ruleset: Ruleset) -> DamagedFile:
    """Why a save can't be played again: where cards are others now, that."""
    other = differences(notes, ruleset).other
    return _damage("changed", other, error.file) if other else error


def missing_of(saved: GameFile, error: DamagedFile, fits: int, ruleset: Ruleset) -> DamagedFile:
    """What is said of a game that is opened with `fits` of its entries although it can't be played again as it was
    saved; `error` says why not."""
    entries, other = len(saved.log) + len(saved.undone), differences(saved.cards, ruleset).other
    if error.message.key != "file-entry":
        return _damage("other", other, error.file) if other else DamagedFile("file-other-game", file=error.file)
    if other:
        return _damage("cut-short", other, error.file, fits, entries)
    return DamagedFile("file-cut-short", fits, entries, error.message.args[1], file=error.file)


def _damage(what: str, cards: Sequence[CardNote], file: str, *besides: int) -> DamagedFile:
    """A sentence about these cards: the first of a pack, with its pack, before those that were only imported."""
    first = next((note for note in cards if note.origin.pack), cards[0])
    pack = readable(first.origin.name or first.origin.pack)
    named = (readable(first.name), readable(first.number), len(cards) - 1, pack)
    if pack:
        return DamagedFile(f"file-cards-{what}-pack", *named, *besides, file=file)
    return DamagedFile(f"file-cards-{what}", *named, *besides, file=file)

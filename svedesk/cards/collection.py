"""All cards this user has: those that come with the program, and what the imports brought."""

from __future__ import annotations

from collections.abc import Iterable

from svedesk.cards.database import Database
from svedesk.cards.entry import LibraryEntry, shipped_entry
from svedesk.cards.library import Library, alike, shipped_library


def reprinted(entries: Iterable[LibraryEntry], shipped: Library) -> dict[str, str]:
    """Those of these prints that are of a card that comes with the program, with the number of a print that does: they
    are one card, so what is known of it holds for them."""
    others = [entry for entry in entries if entry.number not in shipped]
    if not others:
        return {}
    known: dict[object, str] = {}
    for facts in shipped.values():
        for key in alike(facts):
            known.setdefault(key, facts.number)
    numbers = {}
    for entry in others:
        if same := next((known[key] for key in alike(entry.facts) if key in known), ""):
            numbers[entry.number] = same
    return numbers


def shipped_entries(shipped: Library) -> tuple[LibraryEntry, ...]:
    """The prints that come with the program."""
    return tuple(LibraryEntry(facts, shipped=True) for facts in shipped.values())


def all_entries(database: Database) -> tuple[LibraryEntry, ...]:
    """Everything that is known of every print: those that come with the program first, then the user's by number.

    Raises `DamagedFile` when the user's can't be read.
    """
    shipped = shipped_library(database.game)
    rows = {str(row["number"]): row for row in database.rows()}
    entries = [shipped_entry(facts, rows.pop(number, {})) for number, facts in shipped.items()]
    return (*entries, *database.entries_in(rows.values()))

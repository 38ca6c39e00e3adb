"""All cards this user has: those that come with the program, and what the imports brought."""

from __future__ import annotations

from collections.abc import Iterable

from svedesk.cards.database import Database
from svedesk.cards.entry import BESIDES, TEXTS, LibraryEntry, aliases_in
from svedesk.cards.library import Library, alike, starter_library


def reprinted(entries: Iterable[LibraryEntry], shipped: Library) -> dict[str, str]:
    """Those of these prints that are of a card that comes with the program, with the number of a print that does: they
    are one card, so what is known of it holds for them."""
    known: dict[object, str] = {}
    for facts in shipped.values():
        for key in alike(facts):
            known.setdefault(key, facts.number)
    found = {}
    for entry in entries:
        same = next((known[key] for key in alike(entry.facts) if key in known), "")
        if same and entry.number not in shipped:
            found[entry.number] = same
    return found


def shipped_entries(shipped: Library) -> tuple[LibraryEntry, ...]:
    """The prints that come with the program."""
    return tuple(LibraryEntry(facts, shipped=True) for facts in shipped.values())


def all_entries(database: Database) -> tuple[LibraryEntry, ...]:
    """Everything that is known of every print: those that come with the program first, then the user's by number.

    Raises `DamagedFile` when the user's can't be read.
    """
    shipped = starter_library(database.game)
    rows = {str(row["number"]): row for row in database.rows()}
    entries = []
    for number, facts in shipped.items():
        row = rows.pop(number, None)
        told = row or {}
        besides = {field: told.get(field, "") for field in (*TEXTS, *BESIDES)}
        entries.append(LibraryEntry(facts, shipped=True, **besides, aliases=aliases_in(told)))
    return (*entries, *database.entries_in(rows.values()))

"""Any file of cards brought into the library, whatever it is: told by what stands in it, not by its name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from svedesk.cards.card_lists import ListTable, read_list
from svedesk.cards.cockatrice import read_cockatrice
from svedesk.cards.database import Database
from svedesk.cards.draft import RowDraft
from svedesk.cards.file_kind import is_xml
from svedesk.cards.import_rows import bring, tried, undecided_numbers
from svedesk.cards.mapping import ColumnMapping, drafts, guessed, is_strange, read_rows
from svedesk.cards.report import NOBODY, ProgressWatch, Remark, Report
from svedesk.documents.damaged import DamagedFile
from svedesk.documents.reading import beginning
from svedesk.engine.facts import Facts
from svedesk.engine.game import Game


def import_cards(
    path: Path,
    database: Database,
    mapping: ColumnMapping | None = None,
    watch: ProgressWatch = NOBODY,
    others: Iterable[type[Facts]] = (),
) -> Report:
    """Bring the cards of a Cockatrice card database, a CSV, Excel or JSON list; without a `mapping` the columns of a
    list are guessed. Raises `DamagedFile` and `Cancelled`; nothing has changed then."""
    rows, remarks = read_file_of_cards(path, database.game.facts, mapping, watch, others)
    return bring(database, path.name, rows, watch, remarks=remarks)


def read_cards(path: Path, facts: type[Facts], watch: ProgressWatch = NOBODY) -> Sequence[RowDraft]:
    """The rows of such a file, of cards of a game. Raises `DamagedFile` and `Cancelled`."""
    return read_file_of_cards(path, facts, watch=watch)[0]


def read_file_of_cards(
    path: Path,
    facts: type[Facts],
    mapping: ColumnMapping | None = None,
    watch: ProgressWatch = NOBODY,
    others: Iterable[type[Facts]] = (),
) -> tuple[Sequence[RowDraft], Sequence[Remark]]:
    """The rows, and what is to be said of the file as a whole; rows that are cards of one of the `others` are left out.
    Raises `DamagedFile` and `Cancelled`."""
    if _is_xml(path):
        return read_cockatrice(path, facts, watch), ()
    listed = read_list(path)
    chosen = mapping or guessed(listed, path.name, facts)
    return read_rows(listed, chosen, path.name, facts, others)


class ImportTrial(NamedTuple):
    """What an import would keep, for a person to see before: its rows, what was said of their file, and what is to be
    reported; how many numbers are another card's in the English edition, and the game of which most rows are where it
    is another one, "" otherwise."""

    rows: Sequence[RowDraft]
    remarks: Sequence[Remark]
    report: Report
    undecided: int = 0
    game: str = ""


def try_file(path: Path, database: Database, watch: ProgressWatch = NOBODY) -> ImportTrial:
    """Try a file that needs no mapping. Raises `DamagedFile` and `Cancelled`."""
    return try_rows(path.name, database, *read_file_of_cards(path, database.game.facts, watch=watch), watch)


def try_list(
    listed: ListTable,
    mapping: ColumnMapping,
    file: str,
    database: Database,
    others: Sequence[Game],
    watch: ProgressWatch = NOBODY,
) -> ImportTrial:
    """Try a list by a mapping. Raises `DamagedFile` and `Cancelled`."""
    rows, remarks = read_rows(listed, mapping, file, database.game.facts, (each.facts for each in others))
    trial = try_rows(file, database, rows, remarks, watch)
    if 2 * understood(rows) > len(listed.rows):
        return trial
    for each in others:
        with suppress(DamagedFile):
            read_there = drafts(listed, guessed(listed, file, each.facts), file, each.facts)
            if 2 * understood(read_there) > len(listed.rows) and understood(read_there) > understood(rows):
                return trial._replace(game=each.name)
    return trial


def try_rows(
    file: str, database: Database, rows: Sequence[RowDraft], remarks: Sequence[Remark], watch: ProgressWatch = NOBODY
) -> ImportTrial:
    """Try rows that were read. Raises `DamagedFile` and `Cancelled`."""
    report = tried(database, file, rows, watch, remarks=remarks)
    return ImportTrial(rows, remarks, report, undecided_numbers(rows, database.game.facts))


def understood(rows: Iterable[RowDraft]) -> int:
    """How many rows tell a type of card, all in words of the game they were read for."""
    return sum(bool(row.values.get("kind")) and not is_strange(row) for row in rows)


def mapping_for(path: Path, facts: type[Facts]) -> ColumnMapping | None:
    """The mapping that would be guessed for a list, for the user to change and keep; None for a file that needs none.
    Raises `DamagedFile`."""
    return None if _is_xml(path) else guessed(read_list(path), path.name, facts)


def _is_xml(path: Path) -> bool:
    return is_xml(beginning(path) or b"")

"""Any file of cards brought into the library, whatever it is: told by what stands in it, not by its name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from svedesk.cards.card_lists import read_list
from svedesk.cards.cockatrice import read_cockatrice
from svedesk.cards.database import Database
from svedesk.cards.draft import RowDraft
from svedesk.cards.file_kind import is_xml
from svedesk.cards.import_rows import bring
from svedesk.cards.mapping import ColumnMapping, guessed, read_rows
from svedesk.cards.report import NOBODY, ProgressWatch, Remark, Report
from svedesk.documents.reading import beginning
from svedesk.engine.facts import Facts


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


def mapping_for(path: Path, facts: type[Facts]) -> ColumnMapping | None:
    """The mapping that would be guessed for a list, for the user to change and keep; None for a file that needs none.
    Raises `DamagedFile`."""
    return None if _is_xml(path) else guessed(read_list(path), path.name, facts)


def _is_xml(path: Path) -> bool:
    return is_xml(beginning(path) or b"")

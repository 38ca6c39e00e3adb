"""Two programs that change one card library."""

import pytest
from cards.lists import EMBER, SHIPPED, brought
from shipped import SVE

from svedesk.cards.database import Database
from svedesk.cards.draft import draft
from svedesk.cards.import_rows import bring, tried
from svedesk.cards.report import ProgressWatch
from svedesk.documents.damaged import DamagedFile
from svedesk.games.sve.facts import SveFacts

OTHER = {**EMBER, "number": "XX01-002", "name": "Other"}


@pytest.mark.parametrize("before", [(), (EMBER,)])
def test_what_was_made_from_an_older_library_is_not_kept(tmp_path, before):
    database = Database(SVE, tmp_path / "library.sqlite")
    if before:
        brought(database, *before)

    def meanwhile(done: int, total: int) -> None:
        if done == 0:
            brought(Database(SVE, database.path), OTHER, file="theirs.csv")

    with pytest.raises(DamagedFile) as told:
        bring(
            database, "mine.csv", [draft("line 1", {**EMBER, "cost": "2"}, SveFacts)], ProgressWatch(meanwhile), SHIPPED
        )
    assert "Another svedesk changed the card library" in told.value.sentence
    assert [one.file for one in database.imports()] == ["theirs.csv", *["mine.csv"] * len(before)]


def test_the_source_of_a_print_is_what_changed_it_last(tmp_path):
    database = Database(SVE, tmp_path / "library.sqlite")
    assert database.sources() == {}
    brought(database, EMBER, OTHER, file="first.csv")
    brought(database, {**OTHER, "cost": "7"}, file="second.csv")
    assert database.sources() == {"XX01-001": "first.csv", "XX01-002": "second.csv"}
    database.undo()
    assert database.sources() == {"XX01-001": "first.csv", "XX01-002": "first.csv"}


def test_what_an_import_would_do_is_known_before(tmp_path):
    database = Database(SVE, tmp_path / "library.sqlite")
    brought(database, EMBER)
    told = (EMBER, OTHER, {"name": "Nobody"})
    rows = [draft(f"line {line}", row, SveFacts) for line, row in enumerate(told, 1)]
    would = tried(database, "mine.csv", rows, shipped=SHIPPED)
    assert (would.new, would.same, len(would.of("unknown"))) == (("XX01-002",), ("XX01-001",), 1)
    assert len(database.imports()) == 1
    assert bring(database, "mine.csv", rows, shipped=SHIPPED) == would

"""Lists that were copied from pictures lack the icon of Quick: what is said of their spells."""

from typing import Any

import pytest
from cards.lists import brought
from shipped import SVE, shipped_library

from svedesk.cards.database import Database
from svedesk.cards.draft import draft
from svedesk.cards.import_rows import bring
from svedesk.cards.report import Report
from svedesk.games.registry import shipped_games
from svedesk.packs.owned import Owned, owned

ICON = "【クイック】\n"
UNKNOWN = "【クイック不明】"


@pytest.fixture
def database(tmp_path) -> Database:
    return Database(SVE, tmp_path / "library.sqlite")


def song(place: int = 1, **more: Any) -> dict[str, Any]:
    return {"number": f"XX01-00{place}", "kind": "spell", "name_ja": f"歌{place}", "classes": "Dragon", "cost": 1} | {
        "text_ja": "1枚引く。",
        **more,
    }


def cards(database: Database) -> Owned:
    return owned(SVE, database)


def told(database: Database, place: int = 1) -> str:
    """What the table says of Quick."""
    reading = cards(database).rules().reading(f"XX01-00{place}")
    return next((word for word in ("quick_unknown", "quick") if word in reading.keywords), "")


def untold(report: Report) -> list[tuple[object, ...]]:
    return [remark.message.args for remark in report.remarks if remark.message.key == "odd-no-quick"]


def test_a_list_without_any_icon_is_told_and_its_spells_say_so(database):
    report = brought(database, song(1), song(2), song(3, kind="follower", text_ja="【突進】"))
    assert untold(report) == [(2,)]
    assert [told(database, place) for place in (1, 2, 3)] == ["quick_unknown", "quick_unknown", ""]
    reading = cards(database).rules().reading("XX01-001")
    assert UNKNOWN in reading.text("ja")
    assert "Quick unknown." in reading.text("en")
    assert reading.automation == "executes"


@pytest.mark.parametrize(
    "text",
    [
        "{QUICK}\nDraw a card.",
        "{[quick]}\nDraw a card.",
        "[Quick] Draw a card.",
        "Quick\nDraw a card.",
        "This card can't be played from your EX area.\n----------\n{QUICK}\nDraw a card.",
    ],
)
def test_a_list_in_which_some_have_it_means_that_the_others_have_not(database, text):
    report = brought(database, song(1), song(2, text=text))
    assert (untold(report), told(database, 1), told(database, 2)) == ([], "", "quick")


def test_quick_of_an_ability_is_not_that_of_its_card(database):
    text = "【クイック】【起動】【コスト1】墓場のこれを消滅：1枚引く。\n----------\n2枚引く。"
    report = brought(database, song(1), song(2, text_ja=text))
    assert (untold(report), told(database, 2)) == ([(2,)], "quick_unknown")


def test_a_column_tells(database):
    report = brought(database, song(1, quick="yes"), song(2, quick="no"), song(3, quick=None))
    assert untold(report) == [(1,)], "of one it does not say, though it says of others that they have not"
    assert [told(database, place) for place in (1, 2, 3)] == ["quick", "", "quick_unknown"]


def test_a_column_that_only_marks_those_that_have_it_tells_too(database):
    report = brought(database, song(1, quick="x"), song(2, quick=None))
    assert (untold(report), told(database, 1), told(database, 2)) == ([], "quick", "")


def test_it_can_be_said_later_by_numbers_alone(database):
    brought(database, song(1), song(2))
    brought(database, *({"number": f"XX01-00{place}", "quick": quick} for place, quick in ((1, "yes"), (2, "no"))))
    assert (told(database, 1), told(database, 2)) == ("quick", "")


def test_what_one_list_said_is_not_lost_by_one_that_does_not_tell(database):
    brought(database, song(1, text_ja=f"{ICON}1枚引く。"), song(2))
    report = brought(database, song(1, text_ja="2枚引く。"), song(2), song(4))
    assert (untold(report), told(database, 1), told(database, 2)) == ([(1,)], "quick", "")
    assert told(database, 4) == "quick_unknown"


def test_one_that_was_said_to_have_it_can_be_said_to_have_not(database):
    brought(database, song(1, text_ja=f"{ICON}1枚引く。"))
    brought(database, {"number": "XX01-001", "quick": "no"})
    assert told(database) == ""


def test_another_print_tells(database):
    brought(database, song(1, text_ja=f"{ICON}1枚引く。"))
    brought(database, song(2, name_ja="歌1"))
    assert told(database, 2) == "quick"


def test_of_cards_that_come_with_the_program_it_is_known(database):
    report = brought(
        database,
        {"number": "BP11-045", "kind": "spell", "name_ja": "ラピッドファイア", "text_ja": "1枚引く。"},
        song(1, name_ja="ラピッドファイア"),
        shipped=shipped_library(),
    )
    assert untold(report) == []
    assert told(database) == "quick", "as the print that comes with it"


def test_what_an_older_svedesk_imported_is_unknown_unless_its_list_had_icons(database):
    brought(database, song(1), song(2))
    with database._open() as connection:
        connection.execute("""update prints set row = json_remove(row, '$.quick')""")
        connection.commit()
    assert told(database, 1) == "quick_unknown"
    with database._open() as connection:
        connection.execute("update prints set text_ja = ? where number = 'XX01-002'", (f"{ICON}1枚引く。",))
        connection.commit()
    assert (told(database, 1), told(database, 2)) == ("", "quick")


def test_other_games_have_no_quick(tmp_path):
    dm = shipped_games()["dm"]
    row = draft("line 1", {"name": "Song of Tests", "kind": "spell", "text": "Draw a card."}, dm.facts)
    assert untold(bring(Database(dm, tmp_path / "dm.sqlite"), "mine.csv", [row])) == []

"""What an import makes of its rows, and that all of it can be taken back."""

import subprocess
import sys
from datetime import UTC, datetime, timedelta

import pytest
from cards.lists import EMBER, SHIPPED, brought
from shipped import SVE, shipped_library

from svedesk.cards.collection import all_entries
from svedesk.cards.database import KEPT, Database
from svedesk.cards.draft import draft
from svedesk.cards.import_rows import bring
from svedesk.cards.report import Cancelled, ProgressWatch, Report, say
from svedesk.documents.damaged import DamagedFile
from svedesk.engine.message import Message
from svedesk.games.sve.facts import SveFacts
from svedesk.messages import PROGRAM


@pytest.fixture
def database(tmp_path) -> Database:
    return Database(SVE, tmp_path / "folder" / "library.sqlite")


def said(report: Report, what: str = "odd") -> list[str]:
    return [f"{remark.place}: {say(remark.message, 'en')}" for remark in report.of(what)]


def test_a_new_card(database):
    report = brought(database, {**EMBER, "classes": "Dragon", "traits": "Mage/Golem", "text": "Ward.\r\n\tRush. \n"})
    assert (report.new, report.changed, report.same) == (("XX01-001",), (), ())
    (entry,) = database.entries()
    assert entry.facts == SveFacts(
        *("XX01-001", "Ember Adept", "Ember Adept", "follower"),
        classes=("Dragoncraft",),
        traits=("Mage", "Golem"),
        traits_ja=("Mage", "ゴーレム"),
        cost=1,
        attack=1,
        defense=2,
    )
    assert (entry.text, entry.languages, entry.set_code) == ("Ward.\nRush.", ("en",), "XX01")
    assert said(report) == ["XX01-001: class “Dragon” read as Dragoncraft"]


def test_the_same_again_is_no_import(database):
    brought(database, EMBER)
    report = brought(database, EMBER)
    assert (report.new, report.changed, report.same) == ((), (), ("XX01-001",))
    assert len(database.imports()) == 1


def test_two_lists_make_one_print_with_both_names(database):
    brought(database, {**EMBER, "traits": "Golem"})
    report = brought(
        database, {"number": "xx01-001", "name_ja": "火の徒", "traits_ja": ["ゴーレム"], "text_ja": "守護"}
    )
    assert report.changed == ("XX01-001",)
    (entry,) = database.entries()
    assert (entry.facts.name, entry.facts.name_ja) == ("Ember Adept", "火の徒")
    assert (entry.facts.traits, entry.facts.traits_ja) == (("Golem",), ("ゴーレム",))
    assert (entry.facts.cost, entry.text_ja, entry.languages) == (1, "守護", ("en", "ja"))


def test_a_trait_known_in_one_language_keeps_its_place_among_the_others(database):
    brought(database, {**EMBER, "traits": ["Golem", None], "traits_ja": ["ゴーレム", "童話"]})
    assert database.entries()[0].facts.traits == ("Golem", "童話")


def test_facts_that_svedesk_comes_with_stay(database):
    told = {"number": "SX-001", "name": "Stone ", "cost": 9, "kind": "spell", "text": "Ward.", "picture": "s.png"}
    report = brought(database, told)
    assert report.changed == ("SX-001",)
    assert said(report) == [
        "SX-001: removed spaces around the name “Stone”",
        "SX-001: its type differs from what svedesk knows (amulet); kept svedesk's",
        "SX-001: its cost differs from what svedesk knows (2); kept svedesk's",
    ]
    assert say(report.of("odd")[-1].message, "ja") == "コストがsvedeskの値（2）と違います。svedeskの値のままにしました"
    (row,) = database.rows()
    assert row == {"number": "SX-001", "text": "Ward.", "text_ja": "", "picture": "s.png"}
    assert database.entries() == ()


def test_a_row_without_number_is_found_by_its_name(database):
    report = brought(database, {"name": "STONE", "text": "Ward."}, {"name": "Twin"}, {"name": "Nobody"}, {"cost": 1})
    assert report.changed == ("SX-001",)
    assert said(report, "unknown") == [
        "line 2: “Twin” has no card number, and 2 prints have this name",
        "line 3: “Nobody” has no card number, and no known card has this name",
        "line 4: row without number and name",
    ]


def test_what_is_no_card_is_refused_row_by_row(database):
    report = brought(
        database,
        EMBER,
        {**EMBER, "number": "no number"},
        {**EMBER, "number": "XX01-002", "name": "n" * 101},
        {**EMBER, "number": "XX01-003", "name": "turned \u202e round"},
        {**EMBER, "number": "XX01-004", "cost": 10**8},
        {**EMBER, "number": "XX01-005", "text": "bell\a"},
        {**EMBER, "number": "XX01-006", "picture": "../../x.png"},
        {**EMBER, "number": "XX01-007", "name": " "},
        {**EMBER, "number": "XX01-008", "variant_of": "??"},
    )
    assert report.new == ("XX01-001", "XX01-006")
    assert said(report, "refused") == [
        "no number: number must be a card number such as SD01-001",
        "XX01-002: name must be at most 100 characters long",
        "XX01-003: name must be one line without control characters",
        "XX01-004: cost must be at most 999",
        "XX01-005: text must not contain control characters",
        "XX01-007: has no name",
        "XX01-008: number of the other print must be a card number such as SD01-001",
    ]


def test_what_is_odd_is_kept_and_told(database):
    report = brought(
        database,
        {**EMBER, "name": "Ember Adept (Evolved) ", "cost": "3/3", "text": "Choose an enemy follower."},
        {**EMBER, "number": "XX01-002", "kind": "follower gadget", "classes": "Moon"},
        {**EMBER, "number": "XX01-002"},
    )
    assert said(report) == [
        "XX01-001: ignored the cost “3/3”: not a number",
        "XX01-001: removed spaces around the name “Ember Adept”",
        "XX01-001: the name “Ember Adept” ends with a mark (Evolved)",
        "XX01-001: not the printed wording: “Choose an enemy”",
        "XX01-002: unknown type of card “gadget”",
        "XX01-002: unknown class “Moon”",
        "XX01-002: listed more than once; the last one was used",
    ]
    assert [entry.facts.special for entry in database.entries()] == ["evolved", ""]


def test_a_card_of_no_known_type_is_kept_until_a_list_tells_it(database):
    report = brought(database, {"number": "XX01-001", "name": "Point"})
    assert said(report, "odd") == ["XX01-001: type of card missing; kept without one until a list gives it"]
    (point,) = database.entries()
    assert point.facts.kind == "unknown"
    brought(database, {"number": "XX01-001", "name": "Point", "kind": "spell"})
    assert [entry.facts.kind for entry in database.entries()] == ["spell"]
    report = brought(database, {"number": "no number", "name": "Point"})
    assert said(report, "unknown") == ["no number: “Point”: type of card missing"]


@pytest.mark.parametrize(
    ("told", "kind"),
    [({"attack": "2", "defense": "2"}, "follower"), ({"attack": "2"}, "unknown"), ({"cost": "2"}, "unknown")],
)
def test_a_type_that_follows_from_the_rest_need_not_be_told(database, told, kind):
    brought(database, {"number": "XX01-001", "name": "Point", **told})
    assert [entry.facts.kind for entry in database.entries()] == [kind]


def test_a_limit_of_a_card_that_comes_along_is_not_ignored_without_a_word(database):
    number = next(iter(SHIPPED))
    report = brought(database, {"number": number, "deck_limit": 10})
    assert said(report, "odd") == [f"{number}: its copies per deck differs from what svedesk knows (3); kept svedesk's"]


def test_numbers_that_may_be_english_are_told_of_where_nothing_decides(database):
    rows = [{"number": number, "text": "Draw a card."} for number in ("BP02-104", "SD01-001")]
    report = brought(database, *rows, shipped=shipped_library())
    (told,) = [remark for remark in report.remarks if "english" in remark.message.key]
    assert told.message == Message("odd-english-undecided", (1,))
    assert "BP02-104EN" in say(told.message, "en")


def test_imports_are_taken_back_one_after_the_other(database):
    assert database.undo() is None
    brought(database, EMBER, file="first.csv")
    before = list(database.rows())
    brought(database, {**EMBER, "cost": 3}, {**EMBER, "number": "XX01-002"}, file="second.csv")
    assert [(made.file, made.new, made.changed) for made in database.imports()] == [
        ("second.csv", 1, 1),
        ("first.csv", 1, 0),
    ]
    second = database.undo()
    assert second is not None
    assert second[0::2] == ("second.csv", 1)
    assert datetime.now(UTC) - datetime.fromisoformat(second.made) < timedelta(minutes=1)
    assert list(database.rows()) == before
    assert [made.file for made in database.imports()] == ["first.csv"]
    assert database.undo() is not None
    assert list(database.rows()) == []
    assert database.undo() is None


@pytest.mark.parametrize("at", range(27))
def test_an_import_that_is_stopped_at_any_step_leaves_nothing(database, at):
    brought(database, EMBER)
    before = list(database.rows())
    rows = [draft("", {**EMBER, "number": f"XX02-{n:03}"}, SveFacts) for n in range(25)]
    steps = iter(range(100))
    watch = ProgressWatch(cancelled=lambda: next(steps) >= at)
    with pytest.raises(Cancelled):
        bring(database, "more.csv", rows, watch, SHIPPED)
    assert list(database.rows()) == before
    assert len(database.imports()) == 1


PROMO = {**EMBER, "number": "PR-001", "classes": "Dragoncraft"}
PROMO_JA = {"number": "PR-001", "name_ja": "霜の誓い", "kind": "spell", "classes": "Rune", "cost": "4"}


def test_a_number_that_is_another_cards_in_the_other_language_is_kept_apart(database):
    """The promotional cards of the two languages are counted each by itself."""
    brought(database, PROMO_JA)
    report = brought(database, PROMO)
    assert report.new == ("PR-001EN",)
    assert [remark.message.key for remark in report.remarks] == ["odd-another"]
    names = {entry.number: entry.facts.name for entry in database.entries()}
    assert names == {"PR-001": "霜の誓い", "PR-001EN": "Ember Adept"}
    assert brought(database, PROMO).same == ("PR-001EN",)
    brought(database, {**PROMO, "number": "PR-002"})
    assert brought(database, {**PROMO_JA, "number": "PR-002"}).new == ("PR-002JP",)


def test_a_number_told_a_little_differently_in_the_other_language_is_one_card(database):
    brought(database, {**PROMO, "name": None, "name_ja": "残火の徒", "cost": "2", "attack": "3"})
    assert brought(database, PROMO).changed == ("PR-001",)
    (entry,) = database.entries()
    assert (entry.facts.name, entry.facts.name_ja, entry.facts.cost) == ("Ember Adept", "残火の徒", 1)


def test_progress_goes_up_to_the_end(database):
    seen = []
    rows = [draft("", {**EMBER, "number": f"XX02-{n:03}"}, SveFacts) for n in range(50)]
    bring(database, "more.csv", rows, ProgressWatch(progress=lambda done, total: seen.append((done, total))), SHIPPED)
    assert seen == sorted(seen)
    assert seen[0] == (0, 100)
    assert seen[-1] == (100, 100)
    assert len(seen) > 10


def test_only_so_many_imports_are_kept_to_take_back(database):
    for count in range(KEPT + 3):
        brought(database, {**EMBER, "cost": count})
    assert len(database.imports()) == KEPT
    while database.undo():
        pass
    assert database.entries()[0].facts.cost == 2


def test_the_game_knows_the_cards_of_both(database):
    brought(database, EMBER, {"number": "SD01-001", "name": "Other", "kind": "spell"})
    entries = all_entries(database)
    library = {entry.number: entry.facts for entry in entries}
    assert library["XX01-001"].cost == 1
    assert library["SD01-001"].name == "Aria, Fairy Princess"
    assert len(library) == len(entries) == len(shipped_library()) + 1
    assert (entries[0].shipped, entries[-1].shipped) == (True, False)


def test_the_users_text_is_shown_with_a_shipped_card(database):
    brought(database, {"number": "SD01-001", "kind": "follower", "name": "Aria", "text": "Mine."})
    entry = all_entries(database)[0]
    assert (entry.number, entry.text, entry.facts.name, entry.shipped) == (
        *("SD01-001", "Mine.", "Aria, Fairy Princess"),
        True,
    )


@pytest.mark.parametrize(
    "content", [b"", b"SQLite format 3\0" + b"\xff" * 4000, b"not a database at all, but a letter" * 40]
)
def test_a_library_that_is_damaged_is_a_sentence(database, content):
    database.path.parent.mkdir()
    database.path.write_bytes(content)
    if not content:  # an empty file is an empty database
        assert all_entries(database)[0].number == "SD01-001"
        return
    for use in (database.imports, database.undo, database.entries, lambda: brought(database, EMBER)):
        with pytest.raises(
            DamagedFile, match=r"The card library “.*library.sqlite” is damaged \(.*\)\. Start a new one"
        ):
            use()
    assert database.path.read_bytes() == content


@pytest.mark.parametrize("row", ["{", "[]", '{"kind": "follower", "cost": {}', '{"kind": "follower"}, {}'])
def test_a_library_that_holds_something_else_is_a_sentence(database, row):
    brought(database, EMBER)
    with database._open() as connection:
        connection.execute("update prints set row = ?", (row,))
    with pytest.raises(DamagedFile, match="is damaged"):
        database.entries()


def test_a_library_that_has_no_folder_is_a_sentence(tmp_path):
    (tmp_path / "data").write_text("a file in its place", encoding="utf-8")
    with pytest.raises(DamagedFile, match=r"can't be used \(.*\)\. Nothing was changed"):
        brought(Database(SVE, tmp_path / "data" / "library.sqlite"), EMBER)


def test_a_library_of_a_newer_svedesk_is_left_alone(database):
    brought(database, EMBER)
    with database._open() as connection:
        connection.execute("pragma user_version = 99")
    with pytest.raises(DamagedFile, match="was written by a newer version of svedesk"):
        database.entries()


def test_a_library_that_another_is_changing_is_a_sentence(database, monkeypatch):
    brought(database, EMBER)
    monkeypatch.setattr("svedesk.cards.database.TIMEOUT", 0)
    with database._open() as connection:
        connection.execute("begin immediate")
        with pytest.raises(DamagedFile, match=r"can't be used \(database is locked\)\. Nothing was changed"):
            brought(database, {**EMBER, "cost": 5})
        connection.execute("rollback")
    assert database.entries()[0].facts.cost == 1


KEYS = [key for key in PROGRAM["en"].sentences if key.startswith(("unknown-", "odd-", "picture-", "refused-"))]


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_everything_can_be_said_in_both_languages(key, lang):
    sentence = say(Message(key, ("one", "two", "three")), lang)
    assert sentence
    assert "{" not in sentence


CROWDED = """
import resource, sys
from pathlib import Path
from svedesk.cards.import_rows import bring
from svedesk.games.sve.shadowverse import SVE
from svedesk.cards.database import Database
from svedesk.cards.draft import draft
from svedesk.documents.damaged import DamagedFile

database = Database(SVE, Path(sys.argv[1]))
told = {"name": "Ember", "kind": "spell", "text": "x" * 3000}
rows = [draft("", {"number": f"XX02-{n:03}", **told}, SVE.facts) for n in range(200)]
resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))
try:
    bring(database, "more.csv", rows)
except DamagedFile as damaged:
    print(damaged.message.key)
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")
def test_a_full_disk_is_a_sentence_and_the_library_is_as_it_was(database):
    brought(database, EMBER)
    before = list(database.rows())
    done = subprocess.run(
        [sys.executable, "-c", CROWDED, str(database.path)], capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.stderr) == ("library-stuck\n", "")
    assert list(database.rows()) == before
    assert len(database.imports()) == 1
    assert brought(database, {**EMBER, "number": "XX02-001"}).new == ("XX02-001",)

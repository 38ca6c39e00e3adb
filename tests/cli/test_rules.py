"""Which clauses are proved is read from the markers of the tests, and where they are named from the code."""

import contextlib
import io
import json

import pytest

from svedesk.cli.clauses import Clause, ClauseMention, cited, marked, read_clauses
from svedesk.cli.main import main
from svedesk.data import resources
from svedesk.games.registry import shipped_games

TESTS = '''
"""A text that says @pytest.mark.rule("9.9.9") marks nothing."""
import pytest

pytestmark = [pytest.mark.rule("1.1.1"), pytest.mark.slow]


@pytest.mark.rule("8.4.2", "8.4.3.1")
@pytest.mark.timeout(3)
def test_function(): ...


@pytest.mark.rule("5.9.1")
class TestClass:
    pytestmark = pytest.mark.rule("5.9.2")

    @pytest.mark.rule("5.9.3")
    async def test_method(self): ...


@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("5.9.4"))])
def test_parameter(x): ...


@pytest.mark.editions("EN 1.16.0", "JA 1.18.0")
class TestOfSome:
    @pytest.mark.rule("5.9.5")
    def test_some(self): ...

    @pytest.mark.editions("JA 1.18.0")
    @pytest.mark.rule("5.9.6", edition="JA 1.18.0")
    def test_one(self): ...


def helper():
    rule("6.6.6")
'''
CODE = '''
"""Attacks (8.4)."""
VERSION = "8.4.2.1.9"
def attack():
    """Both kinds:
    damage and damage back (8.4.9.1)."""
    return Message("no", (8.4,), "8.4.2")  # 8.4.3.1, and not x8.4.2 nor 18.4.2
'''
NUMBER = shipped_games().default.rulebook.clause
KNOWN = frozenset({"8.4", "8.4.2", "8.4.2.1", "8.4.3.1", "8.4.9.1"})


def test_markers_are_read(tmp_path):
    folder = tmp_path / "tests"
    folder.mkdir()
    (folder / "test_some.py").write_text(TESTS)
    (folder / "helper.py").write_text(TESTS)
    path = "tests/test_some.py"
    assert list(marked(folder)) == [
        ClauseMention("1.1.1", path),
        ClauseMention("8.4.2", f"{path}::test_function"),
        ClauseMention("8.4.3.1", f"{path}::test_function"),
        ClauseMention("5.9.1", f"{path}::TestClass"),
        ClauseMention("5.9.2", f"{path}::TestClass"),
        ClauseMention("5.9.3", f"{path}::TestClass::test_method"),
        ClauseMention("5.9.4", f"{path}::test_parameter"),
        ClauseMention("5.9.5", f"{path}::TestOfSome::test_some", "", ("EN 1.16.0", "JA 1.18.0")),
        ClauseMention("5.9.6", f"{path}::TestOfSome::test_one", "JA 1.18.0", ("JA 1.18.0",)),
    ]


def test_citations_are_read(tmp_path):
    folder = tmp_path / "svedesk" / "games"
    folder.mkdir(parents=True)
    (folder / "attack.py").write_text(CODE)
    path = "svedesk/games/attack.py"
    assert list(cited(folder, KNOWN, NUMBER)) == [
        ClauseMention("8.4", f"{path}:2"),
        ClauseMention("8.4.9.1", f"{path}:6"),
        ClauseMention("8.4.2", f"{path}:7"),
        ClauseMention("8.4.3.1", f"{path}:7"),
    ]


def test_headings_and_definitions_prove_nothing():
    assert Clause("8.4.2", "engine", False, "").testable
    assert not Clause("8.4", "engine", True, "").testable
    assert not Clause("2.1", "definition", False, "").testable


def edition(name: str, place: int, based_on: str, *clauses: dict, lacks: tuple[str, ...] = ()) -> dict:
    not_executed = [{"en": "", "ja": "", "clauses": list(lacks)}]
    return {"name": name, "place": place, "based_on": based_on, "not_executed": not_executed, "clauses": clauses}


def own(number: str, kind: str = "engine") -> dict:
    return {"id": number, "kind": kind, "tag": f"about {number}"}


@pytest.fixture
def three_editions(tmp_path):
    """B numbers what A calls 1.1 as 1.2, and has a 1.1 of its own; C has both as B has them, and 1.3."""
    renumbered = {"id": "1.2", "same_as": "1.1"}
    files = (
        edition("C", 1, "B", {"id": "1.1", "same_as": "1.1"}, {"id": "1.2", "same_as": "1.2"}, own("1.3")),
        edition("B", 2, "A", own("1.1"), renumbered, lacks=("1.1",)),
        edition("A", 0, "", own("1.1"), own("2", "definition")),
    )
    folder = tmp_path / "rules" / "editions"
    folder.mkdir(parents=True)
    for file in files:
        (folder / f"{file['name']}.json").write_text(json.dumps(file))
    return tmp_path


def test_a_clause_is_the_same_as_one_of_the_edition_it_is_based_on_under_whatever_number(three_editions):
    lists = read_clauses(three_editions / "rules" / "editions")
    assert list(lists) == ["A", "C", "B"]
    assert {number: clause.root for number, clause in lists["C"].clauses.items()} == {
        "1.1": ("B", "1.1"),
        "1.2": ("A", "1.1"),
        "1.3": ("C", "1.3"),
    }
    assert lists["C"].clauses["1.2"] == Clause("1.2", "engine", False, "about 1.1", ("A", "1.1"))
    assert [lists[name].executes("1.1.1") for name in ("A", "B", "C")] == [True, False, False]
    assert lists["B"].executes("1.10")


MARKED = """
import pytest

@pytest.mark.rule("1.1")
def test_for_all(): ...

@pytest.mark.rule("1.1", edition="B")
@pytest.mark.editions("B")
def test_for_one(): ...
"""


@pytest.mark.parametrize(
    ("edition", "proved"),
    [
        ("A", {"1.1": ["tests/test_some.py::test_for_all"]}),
        ("B", {"1.2": ["tests/test_some.py::test_for_all"], "1.1": ["tests/test_some.py::test_for_one"]}),
        ("C", {"1.2": ["tests/test_some.py::test_for_all"]}),
    ],
)
def test_a_test_counts_in_every_edition_that_has_its_clause_and_that_it_is_for(
    svedesk, monkeypatch, three_editions, edition, proved
):
    monkeypatch.setattr("svedesk.cli.rules.resources", lambda: three_editions)
    (three_editions / "tests").mkdir()
    (three_editions / "tests" / "test_some.py").write_text(MARKED)
    done = svedesk("rules", "--edition", edition, "--tests", str(three_editions / "tests"), "--json")
    found = json.loads(done.out)
    assert (done.status, found["tests"]) == (0, proved)
    assert set(found["not_covered"]) == {"A": set(), "B": set(), "C": {"1.1", "1.3"}}[edition]
    assert found["not_executed"] == (["1.1"] if edition == "C" else [])


@pytest.mark.slow
def test_clauses_are_listed(svedesk, monkeypatch, three_editions):
    monkeypatch.setattr("svedesk.cli.rules.resources", lambda: three_editions)
    (three_editions / "tests").mkdir()
    listed = {
        which: svedesk("rules", "--edition", edition, "--tests", str(three_editions / "tests"), "--list", which).out
        for edition, which in (("A", "definitions"), ("A", "not-proved"), ("C", "not-executed"), ("C", "proved"))
    }
    assert listed == {
        "definitions": "2: about 2\n",
        "not-proved": "1.1: about 1.1\n",
        "not-executed": "1.1: about 1.1\n",
        "proved": "\n",
    }


@pytest.fixture(scope="module")
def found():
    """What is found in this checkout, which takes a second or two."""
    with contextlib.redirect_stdout(io.StringIO()) as out:
        assert main(["rules", "--json"]) == 0
    return json.loads(out.getvalue())


@pytest.mark.slow
def test_every_clause_that_can_be_proved_is_covered_or_not(found):
    assert found["covered"] == len(found["covered_clauses"])
    assert found["covered"] + len(found["not_covered"]) == found["testable"] == 530
    assert not set(found["covered_clauses"]) & found["not_covered"].keys()


@pytest.mark.slow
def test_what_is_found_is_there(found):
    """A marker and a citation known to be in this checkout."""
    assert any(where.startswith("tests/decks/") for where in found["tests"]["6.1.1.4"])
    assert any(where.startswith("svedesk/games/sve/flow/attack.py:") for where in found["code"]["8.4.3.1"])


@pytest.mark.slow
def test_the_summary_adds_up(svedesk, found):
    rows = [line.split() for line in svedesk("rules").out.splitlines()[1:] if line[0] == " "]
    assert rows[-1][:3] == ["all", "530", str(found["covered"])]
    for column in (1, 2, 3):
        assert sum(int(row[column]) for row in rows[:-1]) == int(rows[-1][column])


@pytest.mark.slow
def test_a_marker_of_no_clause_is_a_mistake(svedesk, tmp_path):
    (tmp_path / "test_some.py").write_text(TESTS.replace("8.4.2", "99.9"))
    done = svedesk("rules", "--tests", str(tmp_path))
    assert done.status == 1
    assert "names 99.9, which is not a clause of Comprehensive Rules EN 1.16.0" in done.err


@pytest.mark.slow
def test_without_tests_nothing_counts_as_covered(svedesk, tmp_path):
    done = svedesk("rules", "--json", "--tests", str(tmp_path))
    assert json.loads(done.out)["covered"] == 0
    done = svedesk("rules", "--tests", str(tmp_path / "none"))
    assert (done.status, done.err) == (2, f"svedesk: The folder {tmp_path / 'none'} does not exist.\n")


def test_an_installed_svedesk_has_no_tests_to_look_through(svedesk, monkeypatch, tmp_path):
    (tmp_path / "svedesk").mkdir()
    monkeypatch.setattr("svedesk.__file__", str(tmp_path / "svedesk" / "__init__.py"))
    done = svedesk("rules", "--json")
    assert (done.status, json.loads(done.out)["covered"]) == (0, 0)
    assert "Without the tests no clause counts as covered" in done.err


def test_every_clause_a_test_can_prove_is_proved(found):
    assert found["not_covered"] == {}


@pytest.mark.slow
def test_the_page_of_clauses_is_up_to_date(svedesk, tmp_path):
    assert svedesk("rules", "--index", str(tmp_path / "INDEX.md")).status == 0
    written = (tmp_path / "INDEX.md").read_text(encoding="utf-8")
    kept = (resources() / "rules" / "INDEX.md").read_text(encoding="utf-8")
    assert written == kept, "run: svedesk rules --index resources/rules/INDEX.md"

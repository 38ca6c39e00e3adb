"""The clause index that `svedesk rules` counts by."""

import ast
import csv
import json
from pathlib import Path

import pytest

from svedesk.data import resources

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT.parent / "shared" / "rules"
KINDS = {"engine", "setup", "deck", "format", "definition", "physical"}


@pytest.fixture(scope="module")
def index() -> dict:
    return json.loads((resources() / "rules" / "clauses.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def clauses(index) -> list[dict]:
    return index["clauses"]


def test_it_says_what_it_is(index):
    assert (index["format"], index["version"]) == ("svedesk-clauses", 1)
    assert index["rules"] == "Comprehensive Rules EN 1.16.0"


def test_each_row_has_the_same_fields(clauses):
    for row in clauses:
        assert {name: type(value) for name, value in row.items()} == {
            "id": str,
            "kind": str,
            "heading": bool,
            "tag": str,
        }
        assert row["kind"] in KINDS
        assert row["kind"] == "definition" or not row["heading"]


def test_each_clause_is_there_once_and_after_the_one_it_belongs_to(clauses):
    seen: set[str] = set()
    for row in clauses:
        above = row["id"].rpartition(".")[0]
        assert row["id"] not in seen
        assert not above or above in seen, row
        seen.add(row["id"])


def test_as_many_as_the_edition_has(clauses):
    assert len(clauses) == 811
    assert sum(row["heading"] for row in clauses) == 172
    assert sum(row["kind"] not in {"definition", "physical"} for row in clauses) == 530


def test_tags_are_a_few_words(clauses):
    assert all(0 < len(row["tag"]) <= 90 and "\n" not in row["tag"] for row in clauses)


def test_it_is_as_in_the_list_it_was_made_from(clauses):
    if not (SOURCES / "sve_testable.csv").exists():
        pytest.skip("the list it was made from is not on this machine; the program does not need it")
    with (SOURCES / "sve_testable.csv").open(encoding="utf-8", newline="") as file:
        rows = [{**row, "heading": row["heading"] == "1"} for row in csv.DictReader(file)]
    assert clauses == rows


def test_no_text_of_the_rules_is_shipped(clauses):
    if not (SOURCES / "sve_en_1.16.0.json").exists():
        pytest.skip("the rules' text is not on this machine; the program does not need it")
    rules = json.loads((SOURCES / "sve_en_1.16.0.json").read_text(encoding="utf-8"))
    texts = {
        row["text"].strip().lower().rstrip(".") for row in rules if not row.get("heading") and len(row["text"]) > 60
    }
    assert len(texts) > 400
    assert not [row["tag"] for row in clauses if row["tag"].lower() in texts]


@pytest.mark.slow
def test_every_clause_that_a_test_is_marked_with_exists(clauses):
    known = {row["id"] for row in clauses}
    marked: dict[str, str] = {}
    for path in sorted((ROOT / "tests").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                marked |= {argument.value: f"{path.name}:{node.lineno}" for argument in node.args}
    assert "6.1.1.2" in marked
    assert not {clause: place for clause, place in marked.items() if clause not in known}

"""The clauses of each edition that `svedesk rules` counts by."""

import csv
import json
import re
from pathlib import Path

import pytest

from svedesk.cli.clauses import read_clauses
from svedesk.data import resources

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT.parent / "shared" / "rules"
KINDS = {"engine", "setup", "deck", "format", "definition", "physical"}


EDITIONS = {path.stem: path for path in sorted((resources() / "rules" / "editions").glob("*.json"))}
PUBLISHED = [stem for stem in EDITIONS if not stem.endswith("as_far_as_known")]
"""Those whose text there is."""


def told(stem: str) -> dict:
    return json.loads(EDITIONS[stem].read_text(encoding="utf-8"))


@pytest.fixture(params=EDITIONS)
def clauses(request) -> list[dict]:
    return told(request.param)["clauses"]


@pytest.fixture
def english() -> list[dict]:
    return told("en_1.16.0")["clauses"]


@pytest.mark.parametrize("stem", EDITIONS)
def test_a_file_is_called_as_its_edition(stem):
    assert re.sub(r"[()]", "", told(stem)["name"].lower().replace(" ", "_")) == stem


def test_each_row_is_a_clause_of_its_own_or_the_same_as_another(clauses):
    for row in clauses:
        if "same_as" in row:
            assert row.keys() == {"id", "same_as"}
        else:
            assert row.keys() - {"heading"} == {"id", "kind", "tag"}
            assert row["kind"] in KINDS
            assert row.get("heading", True) is True
            assert row["kind"] == "definition" or "heading" not in row


@pytest.mark.parametrize("stem", EDITIONS)
def test_no_two_clauses_are_the_same_as_one_and_that_is_there(stem):
    same = [row["same_as"] for row in told(stem)["clauses"] if "same_as" in row]
    assert len(same) == len(set(same))
    (base,) = [told(other) for other in EDITIONS if told(other)["name"] == told(stem)["based_on"]] or [{"clauses": []}]
    assert set(same) <= {row["id"] for row in base["clauses"]}


@pytest.mark.parametrize("stem", EDITIONS)
def test_what_is_not_executed_is_a_clause_or_heading_there_is(stem):
    edition = told(stem)
    known = {row["id"] for row in edition["clauses"]}
    assert {clause for lack in edition["not_executed"] for clause in lack["clauses"]} <= known


def test_each_clause_is_there_once_and_after_the_one_it_belongs_to(clauses):
    seen: set[str] = set()
    for row in clauses:
        above = row["id"].rpartition(".")[0]
        assert row["id"] not in seen
        assert not above or above in seen, row
        seen.add(row["id"])


def test_as_many_as_the_english_edition_has(english):
    assert len(english) == 811
    assert sum("heading" in row for row in english) == 172
    assert sum(row["kind"] not in {"definition", "physical"} for row in english) == 530


def test_tags_are_a_few_words(clauses):
    assert all(0 < len(row["tag"]) <= 90 and "\n" not in row["tag"] for row in clauses if "tag" in row)


@pytest.mark.lists
def test_kinds_are_as_in_the_list_they_were_made_from(english):
    with (SOURCES / "sve_testable.csv").open(encoding="utf-8", newline="") as file:
        rows = [{**row, "heading": row["heading"] == "1"} for row in csv.DictReader(file)]
    assert [{**row, "heading": row.get("heading", False)} for row in english] == rows


@pytest.mark.lists
@pytest.mark.parametrize("stem", PUBLISHED)
def test_the_clauses_are_exactly_those_of_the_rules(stem):
    rules = json.loads((SOURCES / f"sve_{stem}.json").read_text(encoding="utf-8"))
    lists = read_clauses(resources() / "rules" / "editions")
    listed = lists[told(stem)["name"]].clauses.values()
    shortened = stem == "ja_1.26.1"  # each appendix is one row there, and 12.18 is not said to be a heading
    assert [(clause.id, clause.heading) for clause in listed if not shortened or clause.id[0].isdigit()] == [
        (row["id"], bool(row.get("heading", row["id"] == "12.18")))
        for row in rules
        if not shortened or row["id"][0].isdigit()
    ]


@pytest.mark.lists
@pytest.mark.parametrize("stem", PUBLISHED)
def test_no_text_of_the_rules_is_shipped(stem):
    rules = json.loads((SOURCES / f"sve_{stem}.json").read_text(encoding="utf-8"))
    texts = {
        row["text"].strip().lower().rstrip(".") for row in rules if not row.get("heading") and len(row["text"]) > 60
    }
    assert len(texts) > 200
    assert not [row["tag"] for row in told(stem)["clauses"] if row.get("tag", "").lower() in texts]

"""Editions are files of what they have otherwise, read strictly; each switch of them is read where its clause is."""

import json
import re
from pathlib import Path

import pytest
from sve.playing import table

from svedesk.data import resources
from svedesk.games.sve import editions
from svedesk.games.sve.editions import (
    EDITION_NAMES,
    EDITIONS,
    SWITCH_NAMES,
    SWITCHES,
    EditionFileError,
    knows,
    read_editions,
)
from svedesk.games.sve.shadowverse import SVE

RULES = Path(editions.__file__).parent
FILES = resources() / "rules" / "editions"
NOT_EXECUTED = {lack.switch for edition in EDITIONS for lack in edition.not_executed}


def test_every_switch_of_an_edition_is_told_of_once():
    assert sorted(switch.name for switch in SWITCHES) == sorted(SWITCH_NAMES)


@pytest.mark.parametrize("switch", SWITCHES, ids=lambda switch: switch.name)
def test_a_switch_is_read_where_its_clause_is_applied_or_listed_as_not_executed(switch):
    readers = [
        path
        for path in sorted(RULES.rglob("*.py"))
        if re.search(rf"edition\.{switch.name}\b", path.read_text(encoding="utf-8"))
    ]
    assert bool(readers) == (switch.name not in NOT_EXECUTED), readers
    assert re.fullmatch(r"(JA )?\d+(\.\d+)+(, \d+(\.\d+)+)*( \(EN early\))?", switch.clauses)


def test_nothing_compares_the_names_of_editions():
    """Not one rule mentions an edition by its name; the files do."""
    for path in RULES.rglob("*.py"):
        assert not re.search(r'"(EN|JA) (1\.\d\d|early)', path.read_text(encoding="utf-8")), path


def test_an_edition_keeps_its_place_which_saved_games_hold():
    assert [edition.name for edition in EDITIONS][:4] == ["EN 1.16.0", "JA 1.18.0", "JA 1.24.1", "EN early"]
    assert [edition.name for edition in EDITIONS][4:6] == ["JA 1.27 (as far as known)", "JA 1.26.1"]
    assert EDITION_NAMES[-1] == "EN 1.16.0"


@pytest.mark.parametrize(
    ("edition", "since", "known"),
    [
        ("EN early", "", True),
        ("EN early", "EN 1.16.0", False),
        ("EN early", "JA 1.18.0", False),
        ("EN 1.16.0", "EN 1.16.0", True),
        ("EN 1.16.0", "JA 1.18.0", False),
        ("JA 1.18.0", "EN 1.16.0", True),
        ("JA 1.18.0", "JA 1.18.0", True),
        ("JA 1.18.0", "JA 1.24.1", False),
        ("JA 1.24.1", "JA 1.18.0", True),
        ("JA 1.24.1", "JA 1.24.1", True),
        ("JA 1.26.1", "JA 1.24.1", True),
        ("JA 1.24.1", "JA 1.26.1", False),
        ("JA 1.27 (as far as known)", "JA 1.24.1", True),
    ],
)
def test_an_edition_knows_what_came_with_it_and_with_those_it_came_after(edition, since, known):
    (one,) = (one for one in EDITIONS if one.name == edition)
    assert knows(one, since) == known


def test_a_game_begun_by_an_edition_that_was_replaced_goes_on_by_it_and_no_new_one_is_offered():
    was, now = "JA 1.27 (as far as known)", "JA 1.26.1"
    assert [edition.replaced_by for edition in EDITIONS if edition.name == was] == [now]
    assert was not in EDITION_NAMES
    assert now in EDITION_NAMES
    assert table(edition=was).game.edition.name == was


# -- reading -----------------------------------------------------------------------------------------------------------


def told(name: str, place: int, based_on: str = "", **more: object) -> dict[str, object]:
    head = {"format": "svedesk-edition", "version": 1, "name": name, "place": place, "based_on": based_on}
    return {**head, "switches": {}, "not_executed": [], "clauses": [], **more}


def read(folder: Path, *files: dict[str, object]) -> dict[str, editions.Edition]:
    for number, file in enumerate(files):
        (folder / f"{number}.json").write_text(json.dumps(file), encoding="utf-8")
    return {edition.name: edition for edition in read_editions(folder)}


BASE = told("A", 0, switches={"roll_again": True})


def test_an_edition_has_what_it_is_based_on_has_and_says_only_what_differs(tmp_path):
    lack = {"en": "crests", "ja": "紋章", "clauses": ["9.1"], "switch": "equipment"}
    later = told("C", 2, "B", switches={"roll_again": False})
    found = read(tmp_path, later, BASE, told("B", 1, "A", switches={"equipment": True}, not_executed=[lack]))
    assert list(found) == ["A", "B", "C"]
    assert [edition.roll_again for edition in found.values()] == [True, True, False]
    assert [edition.equipment for edition in found.values()] == [False, True, True]
    assert [edition.after for edition in found.values()] == [(), ("A",), ("A", "B")]
    assert [len(edition.not_executed) for edition in found.values()] == [0, 1, 1]
    assert found["B"].not_executed[0] == ("crests", "紋章", ("9.1",), "equipment")


def test_an_edition_older_than_its_base_came_after_none(tmp_path):
    assert read(tmp_path, BASE, told("B", 1, "A", older=True))["B"].after == ()


@pytest.mark.parametrize(
    "wrong",
    [
        told("B", 1, "nobody"),
        told("B", 1, "B"),
        told("B", 2, "A"),
        told("B", 0, "A"),
        told("A", 1, "A"),
        told("B", 1, "A", switches={"rolls_again": True}),
        told("B", 1, "A", switches={"roll_again": 1}),
        told("B", 1, "A", not_executed=[{"en": "crests", "clauses": []}]),
        told("B", 1, "A", not_executed=[{"en": "crests", "ja": "紋章", "clauses": [], "switch": "crests"}]),
        told("B", 1, "A", moon="full"),
        told("B", 1, "A", version=2),
        {key: value for key, value in told("B", 1, "A").items() if key != "clauses"},
    ],
)
def test_a_mistake_in_a_file_is_an_error(tmp_path, wrong):
    with pytest.raises(EditionFileError):
        read(tmp_path, BASE, wrong)


# -- which edition a new game is played by -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wanted", "lang", "played"),
    [
        ("", "en", "EN 1.16.0"),
        ("", "ja", "JA 1.26.1"),
        ("JA 1.18.0", "ja", "JA 1.18.0"),
        ("EN 1.16.0", "ja", "EN 1.16.0"),
        ("JA 1.27 (as far as known)", "en", "JA 1.26.1"),
        ("of tomorrow", "en", "EN 1.16.0"),
        ("of tomorrow", "ja", "JA 1.26.1"),
    ],
)
def test_a_new_game_is_played_by_what_was_chosen_or_the_default_of_the_language(wanted, lang, played):
    assert SVE.edition_chosen(wanted, lang) == played


def test_the_newest_edition_is_that_of_the_highest_place():
    offered = [edition.name for edition in EDITIONS if not edition.replaced_by]
    assert SVE.edition_chosen("", "ja") == offered[-1] == EDITION_NAMES[0]

"""The scripts that come with the program: text, of which a damaged line costs one card."""

import timeit
from time import process_time

import pytest
from shipped import shipped_library

from svedesk.games.sve.card_scripts import SCRIPTS, scripts_of
from svedesk.games.sve.group import Token
from svedesk.games.sve.ruleset import Sve
from svedesk.games.sve.source import read_script
from svedesk.games.sve.source.tokens import FAIRY
from svedesk.games.sve.source.vocabulary import meanings
from svedesk.games.sve.words import assail, evolve, into_ex, last_words, rush, ward
from svedesk.scripts.script_folder import ScriptFolder


@pytest.fixture(name="scripts")
def _scripts(tmp_path):
    def make(text, name="sd01"):
        path = tmp_path / "resources/scripts" / f"{name}.txt"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return scripts_of(ScriptFolder(path.parent, tmp_path / "resources"))

    return make


# -- those that ship ---------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_all_that_ship_are_read_within_a_second():
    scripts = [SCRIPTS.line(number).script for number in SCRIPTS]

    def read_all():
        for script in scripts:
            read_script(script)

    assert min(timeit.repeat(read_all, timer=process_time, number=1, repeat=3)) < 1
    assert len(scripts) > 4_600


@pytest.mark.slow
def test_every_script_that_ships_can_be_read_and_every_line_belongs_to_a_card():
    assert [number for number in SCRIPTS if SCRIPTS.mistake(number)] == []
    assert list(SCRIPTS.folder.unread()) == []


@pytest.mark.slow
def test_every_script_is_of_a_card_there_is():
    assert set(SCRIPTS) <= shipped_library().keys()


def test_no_name_of_a_file_hides_a_word():
    names = {(file.path, name) for file in SCRIPTS.folder.files for name in file.names}
    assert {(path, name) for path, name in names if name in meanings()} == set()


def test_the_tokens_that_scripts_name_are_those_of_the_lists():
    library = shipped_library()
    tokens = [meaning.value for meaning in meanings().values() if isinstance(meaning.value, Token)]
    assert FAIRY in tokens
    assert all((library[token.number].name, library[token.number].name_ja) == (token.en, token.ja) for token in tokens)


# -- written by hand ---------------------------------------------------------------------------------------------------


def test_a_script_is_read_with_what_its_file_names(scripts):
    found = scripts("GIFT = into_ex(1, FAIRY)\nSD01-011: evolve(2), last_words(GIFT)\nSD01-P01 = SD01-011\nSD01-012:\n")
    assert found["SD01-011"] == found["SD01-P01"] == (evolve(2), last_words(into_ex(1, FAIRY)))
    assert found["SD01-012"] == ()
    assert list(found) == ["SD01-011", "SD01-P01", "SD01-012"]


def test_reprints_of_a_user_have_the_script_of_their_card(scripts):
    found = scripts("SD01-001: ward").with_reprints({"MY-001": "SD01-001", "MY-002": "SD09-001"})
    assert found["MY-001"] == (ward,)
    assert list(found) == ["SD01-001", "MY-001"]
    assert "MY-002" not in found


# -- damaged -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wrong", "place", "sentence"),
    [
        ("SD01-001: ward, fanfaer(draw(1))", 1, "Unknown word “fanfaer”. Did you mean fanfare?"),
        ("SD01-001: ward,\n    fanfare(draw(1),\n    rush", 2, "This ( is never closed. Add the missing )."),
        ("SD01-001: ward,\n\n# a note\n    rsuh", 4, "Unknown word “rsuh”. Did you mean rush?"),
        ("SD01-001: fanfare(draw(1)))", 1, "This ) has no matching (. Delete it or add the (."),
        ("SD01-001: ward rush", 1, "Comma missing before “rush”."),
        ("SD01-001: ward: rush", 1, "“:” can't be used here. Delete it."),
        ("SD01-001: fanfare(draw(1),", 1, "This ( is never closed. Add the missing )."),
        ("SD01-001: fanfare(", 1, "This ( is never closed. Add the missing )."),
        ("SD01-001: wa", 1, "Unknown word “wa”. Did you mean ward?"),
        ("SD01-001: __import__('os')", 1, "Unknown word “__import__”."),
        (
            'FOX = Trai("Fox")\nSD01-001: give(your.follower.with_trait(FOX))',
            1,
            "Unknown word “Trai”. Did you mean Trait?",
        ),
        ("SD01-001 ward", 1, "A colon is missing after SD01-001."),
        (b"SD01-001: ward, \xff", 1, "This line has characters that are not UTF-8. Save the file as UTF-8."),
        ("SD01-001 = SD01-009", 1, "SD01-001 is meant to be the same as SD01-009, which has no script of its own."),
        (
            "SD01-001: ward\nSD01-001: rush",
            2,
            "SD01-001 has two scripts, in {0}:1 and {0}:2. None is used. Delete one.",
        ),
    ],
)
def test_a_wrong_line_stops_its_card_alone_and_is_told_with_its_place(scripts, wrong, place, sentence):
    text = wrong if isinstance(wrong, bytes) else wrong.encode()
    found = scripts(text + b"\r\nSD01-002: assail\r\n")
    file = "resources/scripts/sd01.txt"
    assert found.get("SD01-001") is None
    assert found["SD01-002"] == (assail,)
    assert found.mistake("SD01-001") == (f"{file}:{place}", sentence.format(file))
    assert found.mistake("SD01-002") is None


def test_its_card_is_resolved_manually_and_says_so(scripts):
    found = scripts("SD01-001: ward, fanfare(draw(1)\nSD01-003: rush")
    library = shipped_library()
    rules = Sve(dict(library), found)
    assert rules.reading("SD01-001").automation == "by_hand"
    assert rules.reading("SD01-003").automation == "executes"
    assert rules.definition("SD01-003").abilities == (rush,)

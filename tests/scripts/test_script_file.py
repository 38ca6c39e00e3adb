"""Files of scripts, as people write and damage them."""

import pytest

from svedesk.messages import PROGRAM
from svedesk.scripts.script_file import WIDTH, ScriptFile, script_lines
from svedesk.scripts.script_folder import ScriptFolder


def file_of(text, name="sd01"):
    return ScriptFile(f"resources/scripts/{name}.txt", text if isinstance(text, bytes) else text.encode())


def scripts(text):
    """The scripts that can be used, as they would be read."""
    return {number: line.source for number, line in file_of(text).lines.items() if line.mistake is None}


def complaints(text):
    """What is wrong, each with its line."""
    file = file_of(text)
    found = [(line.line, line.mistake) for line in file.lines.values() if line.mistake]
    return [f"{line}: {PROGRAM.say(message, 'en')}" for line, message in sorted([*found, *file.unread])]


# -- as they should be -------------------------------------------------------------------------------------------------


def test_a_card_is_a_line():
    assert scripts("# Adept\nSD01-001: ward, rush\nSD01-002:\n") == {"SD01-001": "ward, rush", "SD01-002": ""}


def test_indented_lines_continue_a_script():
    text = "SD01-001: ward,\n    fanfare(\n        draw(1))\nSD01-002:\n\trush,\n\tward\n"
    assert scripts(text) == {"SD01-001": "ward,\nfanfare(\ndraw(1))", "SD01-002": "rush,\nward"}


def test_a_line_that_is_taken_out_for_now_ends_no_script():
    text = "SD01-001: ward,\n#    rush,\n\n    storm\n"
    line = file_of(text).lines["SD01-001"]
    assert line.source == "ward,\n\n\nstorm"
    assert line.script.split("\n")[3].strip() == "storm"  # line for line, so that places are right


def test_names_stand_for_what_the_file_says():
    text = 'FOX = Trait("Fox", "狐")  # of the woods\nFOXES = your.follower.with_trait(FOX)\nSD01-001: give(FOXES)'
    assert scripts(text) == {"SD01-001": 'give(your.follower.with_trait(Trait("Fox", "狐")))'}


def test_a_name_in_a_text_a_comment_or_a_longer_word_is_none():
    text = 'FOX = Trait("Fox")\nSD01-001: a("FOX", b.FOX, FOXES)  # FOX'
    assert scripts(text) == {"SD01-001": 'a("FOX", b.FOX, FOXES)  # FOX'}


def test_another_print_says_which_card_it_is():
    lines = file_of("SD01-001: ward\nSD01-P01 = SD01-001  # with another picture\n").lines
    assert (lines["SD01-P01"].print_of, lines["SD01-P01"].mistake) == ("SD01-001", None)


@pytest.mark.parametrize("ends", ["\r\n", "\r", "\n"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_any_editor_may_have_saved_it(ends, mark):
    text = f"{mark}SD01-001: ward,\n\trush\nSD01-002: storm".replace("\n", ends)
    assert scripts(text) == {"SD01-001": "ward,\nrush", "SD01-002": "storm"}
    assert complaints(text) == []


# -- damaged -----------------------------------------------------------------------------------------------------------


def test_an_open_bracket_reaches_no_other_card():
    assert scripts("SD01-001: fanfare(draw(1)\nSD01-002: ward") == {"SD01-001": "fanfare(draw(1)", "SD01-002": "ward"}


def test_a_card_that_was_indented_by_mistake_is_still_a_card():
    assert scripts("SD01-001: ward\n  SD01-002: rush") == {"SD01-001": "ward", "SD01-002": "rush"}


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (
            "SD01-001: ward\nSD01-002: rush\nSD01-001: storm",
            "3: SD01-001 has two scripts, in resources/scripts/sd01.txt:1",
        ),
        ("SD01-002: rush\nSD01-001 ward", "2: A colon is missing after SD01-001."),
        ("SD01-002: rush\nSD01-001", "2: A colon is missing after SD01-001."),
        ("BP02-001: ward\nSD01-002: rush", "1: BP02-001 does not belong in this file. Move it to bp02.txt."),
        ("fanfare: ward\nSD01-002: rush", "1: “fanfare” is not a card number."),
        ("SD01-002: rush\nward, fanfare(draw(1))", "2: “ward, fanfare(draw(1))” is neither a card nor a name."),
        ("    ward\nSD01-002: rush", "1: “ward” is neither a card nor a name."),
        ("SD01-001：ward\nSD01-002: rush", "1: A colon is missing after SD01-001."),
        ("FOX = a\nFOX = b\nSD01-002: rush", "2: FOX already has a meaning, on line 1."),
        ("SD01-001 = the same\nSD01-002: rush", "1: SD01-001 = needs the number of another print of the card"),
        ("SD01-001 =\nSD01-002: rush", "1: SD01-001 = needs the number of another print of the card"),
        (b"SD01-001: a('caf\xe9')\nSD01-002: rush", "1: This line has characters that are not UTF-8."),
        (b"FOX = Trait('\x8c\xcf')\nSD01-002: rush", "1: This line has characters that are not UTF-8."),
        (b"\xff\xfeSD01-001: ward\nSD01-002: rush", "1: This line has characters that are not UTF-8."),
    ],
)
def test_a_wrong_line_costs_one_card_and_is_named(text, complaint):
    assert scripts(text) == {"SD01-002": "rush"}
    (said,) = complaints(text)
    assert said.startswith(complaint)


@pytest.mark.parametrize("data", [b"", b"\n\n", b"# only a comment", b"\x00" * 100, bytes(range(256)) * 3])
def test_any_file_is_read(data):
    file_of(data)


def test_what_is_shown_of_a_line_is_short():
    (complaint,) = complaints("w" * 1_000)
    assert complaint.startswith(f"1: “{'w' * 39}…” is neither a card nor a name.")


# -- several files -----------------------------------------------------------------------------------------------------


@pytest.fixture(name="folder")
def _folder(tmp_path):
    def make(**texts):
        for name, text in texts.items():
            path = tmp_path / "resources/scripts" / f"{name.replace('read_', 'read/')}.txt"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return ScriptFolder(tmp_path / "resources/scripts", tmp_path / "resources")

    return make


def test_a_file_of_tokens_has_cards_of_all_sets(folder):
    found = folder(sd01="SD01-001: ward", tokens="SD01-T01: rush\nBP09-T01: storm")
    assert [found.find(number).source for number in ("SD01-001", "SD01-T01", "BP09-T01")] == ["ward", "rush", "storm"]
    assert found.find("SD01-T01").place == "resources/scripts/tokens.txt:1"
    assert found.numbers == ("SD01-001", "SD01-T01", "BP09-T01")


def test_what_a_person_wrote_goes_before_what_was_read(folder):
    found = folder(bp01="BP01-001: ward", read_bp01="BP01-001: rush\nBP01-002: storm")
    assert [found.find(number).source for number in found.numbers] == ["ward", "storm"]
    assert found.find("BP01-001").mistake is None


def test_two_people_who_wrote_one_card_in_two_files_are_told(folder):
    found = folder(sd01="SD01-T01: ward", tokens="SD01-T01: rush").find("SD01-T01")
    assert PROGRAM.say(found.mistake, "en") == (
        "SD01-T01 has two scripts, in resources/scripts/sd01.txt:1 and resources/scripts/tokens.txt:1. None is used. "
        "Delete one."
    )


def test_a_print_may_be_of_a_card_of_another_set(folder):
    found = folder(sd01="SD01-001: ward", bp01="BP01-P01 = SD01-001\nBP01-P02 = SD01-009\nBP01-P03 = BP01-P01")
    assert found.find("BP01-P01").source == "ward"
    assert PROGRAM.say(found.find("BP01-P02").mistake, "en") == (
        "BP01-P02 is meant to be the same as SD01-009, which has no script of its own."
    )
    assert found.find("BP01-P03").mistake is not None


def test_a_card_opens_no_file_of_another_set(folder, tmp_path):
    found = folder(sd01="SD01-001: ward", bp01="BP01-001: rush")
    (tmp_path / "resources/scripts/bp01.txt").chmod(0)
    assert found.find("SD01-001").source == "ward"


# -- how lines are written ---------------------------------------------------------------------------------------------


def test_a_short_script_is_written_on_a_line():
    assert list(script_lines("SD01-001", "ward, rush")) == ["SD01-001: ward, rush"]
    assert list(script_lines("SD01-001", "")) == ["SD01-001:"]


def test_a_long_script_breaks_between_abilities_else_between_words():
    effect = f"select(enemy.follower{'.with_trait(FOX)' * 2}), deal(3, it), draw(1)"
    lines = list(script_lines("SD01-001", f"ward, fanfare({effect}), last_words({effect})"))
    assert lines == [f"SD01-001: ward, fanfare({effect}),", f"    last_words({effect})"]
    lines = list(script_lines("SD01-001", f"fanfare({effect}, {effect})"))
    assert lines == [f"SD01-001: fanfare({effect},", f"        {effect})"]


def test_lines_are_as_long_as_an_editor_shows_and_say_the_same_when_they_are_read():
    words = ", ".join(f"mode(draw({count}), give('a, b(', {count}))" for count in range(40))
    lines = list(script_lines("SD01-001", words))
    assert max(map(len, lines)) <= WIDTH
    assert " ".join(scripts("\n".join(lines))["SD01-001"].split()) == words

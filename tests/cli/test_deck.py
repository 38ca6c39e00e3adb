"""`svedesk deck`: checking, bringing in, giving back."""

import json
import re

import pytest
from cli.conftest import process
from shipped import SVE, starter_decks
from user_folders import data_home

from svedesk.cli import materials
from svedesk.decks.files import load_deck
from svedesk.desk.desk import Desk


@pytest.fixture
def kept(tmp_path, monkeypatch):
    for name, value in data_home(tmp_path / "data").items():
        monkeypatch.setenv(name, value)
    return tmp_path / "data" / "svedesk" / "decks"


def test_a_deck_is_brought_in(svedesk, kept, tmp_path):
    (tmp_path / "fairies.txt").write_text("Arisa\n3 Water Fairy\n\n3 Water Fairy Evolved\n", encoding="utf-8")
    done = svedesk("deck", "import", str(tmp_path / "fairies.txt"), "--json")
    said = json.loads(done.out)
    assert (done.status, said["name"], said["main"], said["evolve"], said["leaders"]) == (0, "fairies", 3, 3, 1)
    assert said["unknown"] == []
    assert load_deck(kept / "fairies.json", SVE)["leaders"] == (("SD01-LD01", 1),)


def test_a_line_nobody_knows_is_told(svedesk, kept, tmp_path):
    (tmp_path / "fairies.txt").write_text("3 Water Fairy\n2 Fairy Castor\n", encoding="utf-8")
    done = svedesk("deck", "import", str(tmp_path / "fairies.txt"), "--name", "Mine")
    assert done.status == 1
    assert "Mine: 3 + 0 cards, saved as " in done.out
    assert "Line 2, “2 Fairy Castor”: unknown card. Did you mean Fairy Caster (SD01-006)" in done.out


def test_the_first_few_cards_near_to_a_line_are_named(svedesk, tmp_path):
    (tmp_path / "fairies.txt").write_text("2 Fair\n", encoding="utf-8")
    (line,) = svedesk("deck", "check", str(tmp_path / "fairies.txt"), "--json").out.splitlines()
    (unknown, *_) = json.loads(line)["problems"]
    assert unknown.startswith("Line 1, “2 Fair”: unknown card. Did you mean ")
    assert len(re.findall(r"\([A-Z]+\d+-\d+\)", unknown)) == 3


def test_a_line_whose_name_and_number_are_two_cards_is_told(svedesk, kept, tmp_path):
    (tmp_path / "fairies.txt").write_text("3 Water Fairy\n2x Goblin (SD01) 6\n", encoding="utf-8")
    done = svedesk("deck", "import", str(tmp_path / "fairies.txt"))
    assert done.status == 1
    assert (
        "Line 2, “2x Goblin (SD01) 6”: its name is one card, its number another. "
        "Did you mean Fairy Caster (SD01-006) or Goblin (SD01-017)?" in done.out
    )
    assert load_deck(kept / "fairies.json", SVE).unknown == (("main", "2x Goblin (SD01) 6"),)


def test_nothing_is_kept_of_what_is_no_deck(svedesk, kept, tmp_path):
    (tmp_path / "letter.txt").write_text("Dear Anna,\nhow are you?\n", encoding="utf-8")
    done = svedesk("deck", "import", str(tmp_path / "letter.txt"))
    assert (done.status, done.out) == (1, "")
    assert done.err == "svedesk: No line was recognized as a card. Nothing was imported.\n"
    assert not kept.exists()


@pytest.mark.parametrize("form", ["text", "cod", "json", "code"])
def test_a_deck_goes_out_and_comes_in(svedesk, tmp_path, form):
    done = svedesk("deck", "export", "SD02", "--format", form)
    assert done.status == 0
    (tmp_path / "deck").write_text(done.out, encoding="utf-8")
    again = svedesk("deck", "export", str(tmp_path / "deck"), "--format", "json", "--name", "Blade of Resentment")
    assert json.loads(again.out)["main"] == dict(starter_decks()["SD02"]["main"])
    assert svedesk("deck", "check", str(tmp_path / "deck")).status == 0


def test_a_deck_in_any_form_is_played(svedesk, tmp_path):
    code = svedesk("deck", "export", "SD02", "--format", "code").out.strip()
    listed = svedesk("deck", "export", "SD01").out
    (tmp_path / "mine.txt").write_text(listed, encoding="utf-8")
    done = svedesk("selfplay", "--games", "2", "--decks", str(tmp_path / "mine.txt"), code, "--json")
    usual = svedesk("selfplay", "--games", "2", "--json")
    assert json.loads(done.out)["digest"] == json.loads(usual.out)["digest"]


def test_the_check_as_json(svedesk, tmp_path):
    (tmp_path / "deck.txt").write_text("Arisa\n4 Water Fairy\n1 Nobody\n", encoding="utf-8")
    done = svedesk("deck", "check", str(tmp_path / "deck.txt"), "--json")
    said = json.loads(done.out)
    assert (done.status, said["legal"]) == (1, False)
    assert said["problems"][0].startswith("Line 3, “1 Nobody”: unknown card.")
    assert any("6.1.1.4" in problem for problem in said["problems"])
    good = json.loads(svedesk("deck", "check", "SD01", "--json").out)
    assert (good["legal"], good["problems"], good["main"], good["evolve"]) == (True, [], 40, 10)


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"<a/>", b"SVE1-XXXX"])
def test_a_damaged_file_is_a_sentence(svedesk, tmp_path, content):
    (tmp_path / "deck.txt").write_bytes(content)
    done = svedesk("deck", "check", str(tmp_path / "deck.txt"))
    assert (done.status, done.out) == (2, "")
    assert done.err.startswith("svedesk: ")
    assert "Traceback" not in done.err


@pytest.mark.slow
def test_a_deck_goes_out_as_a_sheet(svedesk, tmp_path):
    """In a program of its own, as nothing else here wants a Qt without a window."""
    out = tmp_path / "deck.pdf"
    wanted = ("deck", "export", "SD01", "--format", "pdf")
    done = process(*wanted, "-o", str(out), "--paper", "letter", "--lang", "ja", QT_QPA_PLATFORM="")
    assert done == (0, "", "")
    assert out.read_bytes().startswith(b"%PDF-")
    done = process(*wanted, "-o", str(tmp_path / "no" / "deck.pdf"))
    assert (done.status, done.out) == (2, "")
    assert f"The folder “{tmp_path / 'no'}” for “deck.pdf” does not exist." in done.err
    assert svedesk(*wanted) == (2, "", "svedesk: Name the PDF file with -o FILE.\n")


@pytest.mark.slow
def test_standard_input_may_be_empty():
    done = process("deck", "import", "-", stdin=" \n")
    assert done == (2, "", "svedesk: Standard input is empty. Paste or pipe a deck into it.\n")


@pytest.mark.parametrize("form", ["text", "cod", "json", "code"])
def test_any_form_can_go_into_a_file(svedesk, tmp_path, form):
    printed = svedesk("deck", "export", "SD01", "--format", form).out
    assert svedesk("deck", "export", "SD01", "--format", form, "-o", str(tmp_path / "deck")).out == ""
    assert (tmp_path / "deck").read_text(encoding="utf-8") == printed


def test_a_share_code_may_stand_in_the_line(svedesk):
    code = svedesk("deck", "export", "SD01", "--format", "code").out.strip()
    done = svedesk("deck", "check", code)
    assert (done.status, done.out.splitlines()[0]) == (0, "Regal Fairy Princess: 40 + 10 cards. It is legal.")
    assert "not a share code" in svedesk("deck", "check", f"{code}A").err


@pytest.mark.parametrize("given", ["x" * 300, "no\nsuch", "SD9", "\x1b[31m"])
def test_what_is_no_deck_is_said_in_a_line(svedesk, given):
    done = svedesk("deck", "check", given)
    assert (done.status, done.out) == (2, "")
    assert done.err.startswith("svedesk: There is no deck or deck file “")
    assert done.err.count("\n") == 1
    assert "\x1b" not in done.err
    assert len(done.err) < 300


@pytest.mark.parametrize(
    ("name", "kept_as"), [("a\nb", "a b"), ("x" * 200, "x" * 100), ("  ", "fairies"), ("a/../b", "a/../b")]
)
def test_any_name_will_do(svedesk, kept, tmp_path, name, kept_as):
    (tmp_path / "fairies.txt").write_text("3 Water Fairy\n", encoding="utf-8")
    said = json.loads(svedesk("deck", "import", str(tmp_path / "fairies.txt"), "--name", name, "--json").out)
    assert said["name"] == kept_as
    (path,) = kept.glob("*.json")
    assert load_deck(path, SVE).name == kept_as


def test_lines_nobody_knows_are_kept_and_given_back(svedesk, kept, tmp_path):
    (tmp_path / "fairies.txt").write_text("Main\n3 Water Fairy\n2 Blue-Eyes\n", encoding="utf-8")
    assert svedesk("deck", "import", str(tmp_path / "fairies.txt")).status == 1
    assert load_deck(kept / "fairies.json", SVE).unknown == (("main", "2 Blue-Eyes"),)
    done = svedesk("deck", "export", str(kept / "fairies.json"))
    assert done.out == "Name: fairies\n\nMain\n3x Water Fairy (SD01-011)\n2 Blue-Eyes\n"
    assert done.status == 1
    assert "not part of a share code" in svedesk("deck", "export", str(kept / "fairies.json"), "--format", "code").err


def test_a_sealed_deck_is_held_against_the_packs_that_were_opened(svedesk, tmp_path):
    (tmp_path / "deck.txt").write_text("Arisa\n2 Water Fairy\n1 Fairy Caster\n", encoding="utf-8")
    packs = [tmp_path / f"pack{place}.txt" for place in range(8)]
    for pack in packs:
        pack.write_text("1 Goblin\n", encoding="utf-8")
    packs[3].write_text("1 Goblin\n1 Water Fairy\n", encoding="utf-8")
    opened = ("--opened", *map(str, packs))
    done = svedesk("deck", "check", str(tmp_path / "deck.txt"), *opened)
    assert done.status == 1
    assert "The deck has 2 copies of Water Fairy, but the opened packs contained 1 (B1.6.1.1)." in done.out
    assert "Fairy Caster was in none of the opened packs (B1.6.1.1.1.1)." in done.out
    fewer = svedesk("deck", "check", str(tmp_path / "deck.txt"), *opened[:-1])
    assert "7 packs were opened, but it must be 8 (B1.6.1.1.1)." in fewer.out
    assert "it must be 8" not in svedesk("deck", "check", str(tmp_path / "deck.txt"), "--box", *opened[:-1]).out


def test_a_restricted_card_is_told_and_a_newer_list_brought_in(svedesk, kept, tmp_path):
    path = tmp_path / "deck.txt"
    path.write_text("3 BP03-048\n3 BP06-039\n", encoding="utf-8")
    done = svedesk("deck", "check", str(path))
    assert done.status == 1
    assert (
        "The deck has 3 copies of Gingerbread House, which is limited to 1 (restriction list of 2026-04)." in done.out
    )
    assert "The deck has 3 copies of Curse Crafter, which is limited to 1 (restriction list of 2026-04)." in done.out
    newer = {"format": "svedesk-restrictions", "version": 1, "date": "2026-11", "rows": []}
    (tmp_path / "newer.json").write_text(json.dumps(newer), encoding="utf-8")
    done = svedesk("deck", "restrictions", str(tmp_path / "newer.json"))
    assert (done.status, done.out) == (0, "Added the restriction list of 2026-11: 0 entries.\n")
    assert "limited" not in svedesk("deck", "check", str(path)).out
    assert "Checked against the restriction list of 2026-11." in svedesk("deck", "check", "SD01").out


def test_an_older_or_damaged_restriction_list_is_a_sentence(svedesk, kept, tmp_path):
    older = {"format": "svedesk-restrictions", "version": 1, "date": "2025-02", "rows": []}
    (tmp_path / "older.json").write_text(json.dumps(older), encoding="utf-8")
    done = svedesk("deck", "restrictions", str(tmp_path / "older.json"))
    assert "The list of 2026-04 is newer." in done.out
    (tmp_path / "older.json").write_text(json.dumps(older | {"rows": [3]}), encoding="utf-8")
    done = svedesk("deck", "restrictions", str(tmp_path / "older.json"))
    assert (done.status, done.out) == (2, "")
    assert done.err.startswith("svedesk: “older.json” is damaged")


def test_a_list_with_english_numbers_is_said_once_and_given_back(svedesk, tmp_path):
    (tmp_path / "dragons.txt").write_text("3 Bahamut (BP02-104)\n3 BP02-100\n", encoding="utf-8")
    done = svedesk("deck", "export", str(tmp_path / "dragons.txt"))
    assert "Bahamut (BP02-107)" in done.out
    assert "BP02-103" in done.out
    assert done.err.count("English-edition") == 1
    english = svedesk("deck", "export", str(tmp_path / "dragons.txt"), "--format", "english")
    assert "Bahamut (BP02-104EN)" in english.out
    assert "(BP02-100EN)" in english.out


def test_a_saved_game_has_two_decks(svedesk, kept, tmp_path):
    save = tmp_path / "game.svedesk"
    desk = Desk.new(materials.setup((materials.deck("SD03"), materials.deck("SD05")), 5, 0), materials.rules())
    desk.save(save)
    checked = svedesk("deck", "check", str(save))
    assert checked.status == 0
    assert checked.out.count("It is legal.") == 2
    assert svedesk("deck", "import", str(save)).out.count("40 + 10 cards, saved as ") == 2
    assert "saved game with two decks" in svedesk("selfplay", "--decks", str(save), "SD01", "--games", "1").err


def test_a_wrong_total_is_told(svedesk, tmp_path):
    (tmp_path / "deck.txt").write_text("Main (4)\n3 Water Fairy\nTotal: 9", encoding="utf-8")
    done = svedesk("deck", "check", str(tmp_path / "deck.txt"))
    assert "The list says 4 cards in “Main deck”; 3 were recognized." in done.err
    assert "The list says 9 cards in all; 3 were recognized." in done.err


@pytest.mark.parametrize("text", ["https://decklog.bushiroad.com/view/7H9K2", "7H9K2"])
def test_a_link_is_a_sentence(svedesk, tmp_path, text):
    (tmp_path / "deck.txt").write_text(text, encoding="utf-8")
    assert "svedesk opens no web pages. Open " in svedesk("deck", "import", str(tmp_path / "deck.txt")).err


@pytest.mark.parametrize(
    ("edition", "number"), [(("--numbers", "en"), "BP02-107"), (("--numbers", "ja"), "BP02-104"), ((), "BP02-104")]
)
def test_whose_numbers_a_list_has_is_given_or_said(svedesk, tmp_path, edition, number):
    path = tmp_path / "numbers.txt"
    path.write_text("3 BP02-104", encoding="utf-8")
    done = svedesk("deck", "export", str(path), "--format", "json", *edition)
    assert number in done.out
    assert ("taken as Japanese" in done.err) is (not edition)


def test_at_a_terminal_it_is_asked(svedesk, tmp_path, monkeypatch):
    path = tmp_path / "numbers.txt"
    path.write_text("3 BP02-104", encoding="utf-8")
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("builtins.input", lambda prompt: "y")
    assert "BP02-107" in svedesk("deck", "export", str(path), "--format", "json").out

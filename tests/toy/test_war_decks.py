"""Decks of War: one section, built, kept, shared and played. What is of another game is refused by its name."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from shipped import SVE, starter_decks
from toy.test_war_terminal import Typist
from toy.war import War, war_setup
from toy.war_game import WAR

from svedesk.cards.library import shipped_library
from svedesk.decks.editing import DeckEditing
from svedesk.decks.exchange import FORMS, export, read_any
from svedesk.decks.files import load_deck, save_deck
from svedesk.decks.model import Deck, in_sections
from svedesk.decks.share_code import code_of, deck_of
from svedesk.decks.sheet import heading, sheet_of, sizes
from svedesk.decks.shelf import Shelf, all_decks
from svedesk.decks.starter import starter_decks as starter_decks_of
from svedesk.desk.desk import Desk
from svedesk.documents.damaged import DamagedFile
from svedesk.documents.kinds import DECK
from svedesk.documents.writing import write_document
from svedesk.engine.game import Game, KnownCards
from svedesk.engine.log import Setup

CARDS = shipped_library(WAR)
SPADES = starter_decks_of(WAR)["SPADES"]
FAIRIES = starter_decks()["SD01"]


@pytest.fixture
def mine() -> Deck:
    """A deck of two suits, built card by card."""
    editing = DeckEditing(Deck(in_sections(WAR.decks), "Mine"), WAR.decks)
    for number in ("S-12", "H-13", "S-12", "S-01", "H-02", "S-13"):
        editing.add(CARDS[number])
    editing.take_out("S-12")
    return editing.deck


def refused(act: Callable[[], object]) -> tuple[str, str]:
    """The sentence in both languages."""
    with pytest.raises(DamagedFile) as caught:
        act()
    return caught.value.in_words("en"), caught.value.in_words("ja")


def test_a_deck_is_built_in_the_one_section_there_is(mine: Deck) -> None:
    assert mine["deck"] == (("S-12", 1), ("H-13", 1), ("S-01", 1), ("H-02", 1), ("S-13", 1))
    assert (list(mine), sizes(mine, WAR.decks)) == (["deck"], "5")
    assert [heading(WAR, "deck", mine["deck"], lang) for lang in ("en", "ja")] == ["Deck · 5", "デッキ · 5"]
    assert WAR.decks.problems(mine.as_list(), mine.format, CARDS) == ()


def test_it_is_kept_loaded_and_played(mine: Deck, tmp_path: Path) -> None:
    shelf = Shelf(WAR, tmp_path)
    path = shelf.keep(mine)
    assert json.loads(path.read_text(encoding="utf-8"))["game"] == "war"
    assert load_deck(path, WAR) == mine
    decks = all_decks(shelf)
    setup = Setup("war", "1", 3, (decks["my:Mine"].as_list(), SPADES.as_list()), first=0)
    desk = Desk.new(setup, War())
    typist = Typist(desk, "1", "3", "1", f"save {tmp_path / 'war.svedesk'}")
    assert "── Turn 2 · Ben · battle ──" in typist.text
    again = Desk.load(tmp_path / "war.svedesk", War())
    assert again.session.setup == setup
    assert again.session.setup.decks[0]["deck"] == ("S-12", "H-13", "S-01", "H-02", "S-13")


@pytest.mark.parametrize("form", FORMS)
def test_it_comes_back_from_every_form(mine: Deck, form: str) -> None:
    again = read_any(export(mine, form, CARDS, WAR).encode(), CARDS, WAR).deck()  # type: ignore[arg-type]
    assert (again.name, again.sections) == ("Mine", mine.sections)


def test_what_lists_and_sheets_say_of_it(mine: Deck) -> None:
    assert export(mine, "text", CARDS, WAR).splitlines()[:3] == ["Name: Mine", "", "Deck"]
    sheet = sheet_of(mine, CARDS, WAR, "en")
    assert [(pile.heading, len(pile.lines)) for pile in sheet.piles] == [("Deck · 5", 5)]
    assert sheet.code.startswith("WAR1-")


@pytest.mark.parametrize(
    ("deck", "of", "wanted", "called"),
    [(FAIRIES, SVE, WAR, "Shadowverse: Evolve"), (SPADES, WAR, SVE, "war")],
    ids=["sve", "war"],
)
def test_a_deck_of_another_game_is_refused(deck: Deck, of: Game, wanted: Game, called: str, tmp_path: Path) -> None:
    path, library = tmp_path / "theirs.json", shipped_library(wanted)
    save_deck(path, deck, of)
    english = f"“theirs.json” belongs to another game, {called}. Choose one for the game played here."
    japanese = f"「theirs.json」は別のゲーム（{called}）のものです。このゲームのファイルを選んでください。"
    assert refused(lambda: load_deck(path, wanted)) == (english, japanese)
    assert refused(lambda: read_any(path.read_bytes(), library, wanted, path.name)) == (english, japanese)
    given = export(deck, "json", shipped_library(of), of).encode()
    assert refused(lambda: read_any(given, library, wanted, path.name)) == (english, japanese)
    assert Shelf(wanted, tmp_path).decks() == ()
    assert [one.deck for one in Shelf(of, tmp_path).decks()] == [deck]


@pytest.mark.parametrize(
    ("deck", "of", "wanted", "called"),
    [(FAIRIES, SVE, WAR, "Shadowverse: Evolve"), (SPADES, WAR, SVE, "war")],
    ids=["sve", "war"],
)
def test_so_is_its_share_code(deck: Deck, of: Game, wanted: Game, called: str) -> None:
    code, library = code_of(deck, of), shipped_library(wanted)
    said = (
        f"This share code is for another game, {called}. Use one for the game played here.",
        f"この共有コードは別のゲーム（{called}）のものです。このゲームの共有コードを使ってください。",
    )
    assert refused(lambda: deck_of(code, wanted)) == said
    assert refused(lambda: read_any(code.encode(), library, wanted)) == said
    assert deck_of(code, of).sections == deck.sections


def test_a_file_that_names_no_game_is_of_the_first(tmp_path: Path) -> None:
    path = tmp_path / "old.json"
    write_document(
        path, DECK._replace(version=1), {"name": "Old", "leaders": ["SD01-LD01"], "main": {"SD01-001": 3}}, dict
    )
    assert load_deck(path, SVE)["leaders"] == (("SD01-LD01", 1),)
    assert "Shadowverse: Evolve" in refused(lambda: load_deck(path, WAR))[0]


def test_so_are_saved_games_and_boards(tmp_path: Path) -> None:
    desk = Desk.new(war_setup(3), War())
    desk.save(tmp_path / "war.svedesk")
    desk.save_board(tmp_path / "board.svedesk")
    rules = SVE.rules(KnownCards(shipped_library(SVE)))
    for name in ("war.svedesk", "board.svedesk"):
        english, japanese = refused(lambda name=name: Desk.open(tmp_path / name, rules))  # type: ignore[misc]
        assert english == f"“{name}” belongs to another game, war. Choose one for the game played here."
        assert "別のゲーム（war）" in japanese

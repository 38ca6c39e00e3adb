"""The first page: from the start of the program to a game in one click."""

from __future__ import annotations

from pathlib import Path

import pytest
from gui.person import LEFT
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from svedesk.bot.plan import LEVELS as PLAYED
from svedesk.gui.app import open_game
from svedesk.gui.app.router import PageController
from svedesk.gui.app.routes import ComputerRoute, GameRoute
from svedesk.gui.app.run import make_window
from svedesk.gui.app.window import MainWindow
from svedesk.gui.kit.choices import LEVELS
from svedesk.gui.look.art.drawn import paint_now
from svedesk.gui.rooms.decks.room import DecksController
from svedesk.gui.rooms.learn.room import LearnController
from svedesk.gui.rooms.lobby.room import JoinController
from svedesk.gui.rooms.start.page import MenuPage
from svedesk.gui.rooms.start.pictures import land_picture, shown_on_tiles, tile_picture
from svedesk.gui.rooms.table.computer_game import ComputerController
from svedesk.gui.table.computer.thinker import Thinker


class Mute(Thinker):
    """Never answers."""

    def __init__(self) -> None:
        super().__init__(None, None)  # type: ignore[arg-type]  # it needs neither a bot nor a thread

    def think(self, view: object) -> None:
        pass


@pytest.fixture(autouse=True)
def mute(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ComputerController, "thinking", lambda self, app: Mute())


@pytest.fixture
def start(window: MainWindow) -> MenuPage:
    page = window.app.router.home.page
    assert isinstance(page, MenuPage)
    return page


def route(window: MainWindow) -> GameRoute:
    current = window.app.router.current
    assert current is not None
    found = current.state()
    assert isinstance(found, GameRoute)
    return found


def choose(box: QComboBox, data: object) -> None:
    box.setCurrentIndex(box.findData(data))


def test_levels_are_those_there_are_bots_for():
    assert tuple(name for name, _, _ in LEVELS) == PLAYED


def test_one_key_begins_a_game_against_the_computer(window: MainWindow, start: MenuPage, qtbot: QtBot):
    focused = window.focusWidget()
    assert focused is start.against["computer"]
    qtbot.keyClick(focused, Qt.Key.Key_Return)
    game = route(window)
    assert isinstance(game, ComputerRoute)
    assert game.desk.settings.computers == ("", "regular")
    assert game.names == ("You", "Computer (Regular)")


def test_one_click_begins_a_game_against_the_computer(window: MainWindow, start: MenuPage, qtbot: QtBot):
    assert start.tiles["computer"].lead == "Regular · random decks"
    qtbot.mouseClick(start.tiles["computer"], LEFT)
    assert isinstance(route(window), ComputerRoute)


@pytest.mark.parametrize(
    ("tile", "kind"),
    [("learn", LearnController), ("decks", DecksController), ("online", JoinController)],
    ids=["learn", "decks", "online"],
)
def test_the_large_entries_open_their_pages(
    window: MainWindow, start: MenuPage, qtbot: QtBot, tile: str, kind: type[PageController]
):
    qtbot.mouseClick(start.tiles[tile], LEFT)
    assert isinstance(window.app.router.current, kind)


def test_the_way_back_from_a_form_leads_to_the_entries(window: MainWindow, start: MenuPage, qtbot: QtBot):
    qtbot.mouseClick(start.options, LEFT)
    assert start.computer.isVisible()
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert start.tiles["learn"].isVisible()
    assert start.tiles["computer"].hasFocus()


def test_a_page_that_is_built_again_has_the_focus_on_its_first_entry(window: MainWindow):
    window.app.router.rebuild()
    page = window.app.router.home.page
    assert isinstance(page, MenuPage)
    assert window.focusWidget() is page.tiles["computer"]


def test_every_large_entry_has_a_picture(start: MenuPage):
    for name in start.tiles:
        picture = tile_picture(paint_now, shown_on_tiles()[name], 96, 60)
        assert (picture.width(), picture.isNull()) == (96, False)
    assert not land_picture(96, 60).isNull()


def test_what_was_chosen_is_played_and_remembered(window: MainWindow, start: MenuPage, qtbot: QtBot, tmp_path: Path):
    qtbot.mouseClick(start.options, LEFT)
    form = start.computer
    qtbot.mouseClick(form.level.button(2), LEFT)
    choose(form.decks[0], "SD03")
    choose(form.decks[1], "SD04")
    choose(form.first, 1)
    qtbot.mouseClick(form.more.button, LEFT)
    form.name.setText("Aiko")
    qtbot.mouseClick(form.start, LEFT)
    game = route(window)
    setup = game.desk.session.setup
    assert [deck.name for deck in setup.decks] == [window.app.decks.by_key[key].name for key in ("SD03", "SD04")]
    assert (setup.first, game.desk.settings.computers, game.names[0]) == (1, ("", "strong"), "Aiko")
    window.app.router.start()
    window.app.router.rebuild()
    again = window.app.router.home.page
    assert isinstance(again, MenuPage)
    kept = again.computer
    assert [box.currentData() for box in kept.decks] == ["SD03", "SD04"]
    assert (kept.level.checkedId(), kept.first.currentData(), kept.name.text()) == (2, 1, "Aiko")


def test_a_surprise_is_a_deck_that_may_be_played_and_is_wholly_executed(window: MainWindow):
    app = window.app
    keys = {open_game.surprised(app, ("", ""), "standard") for _ in range(6)}
    for mine, theirs in keys:
        assert mine != theirs
        for key in (mine, theirs):
            deck = app.decks.by_key[key]
            assert not app.game.decks.problems(deck.as_list(), "standard", app.cards.library)
            assert app.game.decks.automation(deck.numbers(), app.cards.rules).whole
    assert open_game.surprised(app, ("SD01", ""), "standard")[0] == "SD01"


def test_two_players_have_a_form_of_their_own_which_is_remembered(window: MainWindow, start: MenuPage, qtbot: QtBot):
    assert not start.form.isVisible()
    qtbot.mouseClick(start.against["person"], LEFT)
    assert (start.form.isVisible(), start.computer.isVisible()) == (True, False)
    qtbot.mouseClick(start.form.start, LEFT)
    assert not route(window).desk.settings.computers
    window.app.router.start()
    assert start.tiles["person"].isVisible(), "the main menu"
    qtbot.mouseClick(start.against["person"], LEFT)
    assert start.form.isVisible()
    qtbot.mouseClick(start.back, LEFT)
    assert start.tiles["person"].isVisible()


def test_the_entry_says_what_was_chosen_when_the_form_is_left(start: MenuPage, qtbot: QtBot):
    qtbot.mouseClick(start.options, LEFT)
    qtbot.mouseClick(start.computer.level.button(2), LEFT)
    qtbot.mouseClick(start.back, LEFT)
    assert start.tiles["computer"].accessibleDescription() == "Strong · random decks"


def test_rules_and_format_are_folded_away_until_they_are_not_the_usual_ones(start: MenuPage, qtbot: QtBot):
    start.show_form("computer")
    more = start.computer.more
    assert not more.edition.isVisible()
    qtbot.mouseClick(more.button, LEFT)
    assert more.edition.isVisible()
    start.show_form("person")
    assert not start.form.more.edition.isVisible()
    other = start.form.more.edition.itemData(1)
    choose(start.form.more.edition, other)
    qtbot.mouseClick(start.form.start, LEFT)
    assert start.form.more.edition.isVisibleTo(start.form)


def test_the_usual_edition_is_not_kept_since_another_is_usual_in_another_language(
    window: MainWindow, start: MenuPage, qtbot: QtBot
):
    start.show_form("person")
    usual, other = (start.form.more.edition.itemData(at) for at in (0, 1))
    qtbot.mouseClick(start.form.start, LEFT)
    assert window.app.chosen.edition == ""
    assert window.app.edition == usual
    window.app.router.start()
    page = window.app.router.home.page
    page.show_form("person")
    choose(page.form.more.edition, other)
    qtbot.mouseClick(page.form.start, LEFT)
    assert window.app.chosen.edition == other


def test_a_seed_that_is_no_number_is_refused_with_a_sentence(window: MainWindow, start: MenuPage, qtbot: QtBot):
    form = start.computer
    form.seed.setText("x")
    qtbot.mouseClick(start.tiles["computer"], LEFT)  # the form tells why
    assert window.app.router.current is None
    assert form.trouble.isVisible()
    assert "whole number" in form.trouble.text()


def test_a_game_loaded_from_a_file_goes_on_with_the_computer(
    window: MainWindow, start: MenuPage, qtbot: QtBot, tmp_path: Path
):
    qtbot.mouseClick(start.tiles["computer"], LEFT)
    path = tmp_path / "mine.svedesk"
    route(window).desk.save(path)
    other = make_window(saves=tmp_path / "elsewhere", reduced_motion=True)
    qtbot.addWidget(other)
    open_game.load(other.app, path)
    assert isinstance(route(other), ComputerRoute)
    other.close()


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_no_choice_of_a_new_game_is_cut(window: MainWindow, qtbot: QtBot, lang: str) -> None:
    home = window.app.router.home.page
    window.resize(1000, 600)
    for opponent in home.against:
        home.show_form(opponent)
        for box in (one for one in home.sheet.shown.findChildren(QComboBox) if one.isVisible()):
            frame = 34  # its padding, and the arrow
            widest = max(box.fontMetrics().horizontalAdvance(box.itemText(index)) for index in range(box.count()))
            assert widest + frame <= box.width(), [box.itemText(index) for index in range(box.count())]

"""War at the real window: another game with a table of its own, played by mouse, by hand, saved and gone on with."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from gui.person import RIGHT, Person
from gui.war.windows import war_window
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot
from toy.war import War, war_setup
from toy.war_game import WAR, WarGame

from svedesk.desk.desk import Desk
from svedesk.gui.app.routes import GameRoute, OwnCardsRoute
from svedesk.gui.app.run import application_for
from svedesk.gui.app.window import MainWindow
from svedesk.gui.kit.translate import speak
from svedesk.gui.look.theme import DARK
from svedesk.gui.rooms.own_cards.page import EditorPage
from svedesk.gui.rooms.start.room import showcase_card
from svedesk.gui.table.board_words import card_words

NAMES = ("Aiko", "Ren")


class Fighter(Person):
    """Somebody who plays War."""

    def battle(self, wager: int = 2) -> None:
        """Play the first card that may be played by dropping it, say what the battle is worth, answer with the first
        card of the other hand."""
        play = next(option for option in self.asked("main").options if option.kind == "play")
        self.drag(self.where(play.card), self.spot("field"))
        self.asked("number")
        self.press(str(wager))
        if self.ask is not None and self.ask.kind == "select":  # with one card left it answers itself
            self.click(self.ask.options[0].card)

    def asked(self, kind: str):
        assert self.ask is not None
        assert self.ask.kind == kind, self.says
        return self.ask

    def zone(self, zone: str, seat: int):
        return self.view.zone(seat, zone)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    """A window over a registry that holds another game."""
    application = application_for(DARK)
    window = war_window(tmp_path)
    window.resize(1280, 720)
    window.show()
    qtbot.waitExposed(window)
    yield window
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    speak(application, "en")


@pytest.fixture
def open_desk(qtbot: QtBot, window: MainWindow) -> Callable[..., Fighter]:
    def begin(desk: Desk, *, open_hands: bool = True) -> Fighter:
        window.app.router.open(GameRoute(desk, NAMES, open_hands))
        return Fighter(qtbot, window)

    return begin


@pytest.fixture
def fighter(open_desk: Callable[..., Fighter]) -> Fighter:
    return open_desk(Desk.new(war_setup(3), War()))


def test_a_battle_is_fought_by_mouse(fighter: Fighter) -> None:
    assert fighter.says == "Play a card for the battle."
    fighter.battle(wager=3)
    assert sum(fighter.view.number(seat, "score") for seat in (0, 1)) == 3
    assert sum(fighter.zone("won", seat).count for seat in (0, 1)) == 2
    assert (fighter.asked("main").seat, fighter.view.seat) == (1, 1), "the other seat begins the next battle"
    assert "Turn 2 · Ren" in fighter.page.log.lines


@pytest.mark.slow
def test_a_whole_war_is_fought_and_its_end_is_told(fighter: Fighter) -> None:
    for _ in range(8):
        if fighter.ask is not None:
            fighter.battle()
    assert fighter.view.outcome is not None
    fighter.qtbot.waitUntil(fighter.page.banner.isVisible)
    assert fighter.page.banner.reason.text().endswith("has the lower score.")


def test_its_table_has_its_own_zones_and_words(fighter: Fighter) -> None:
    scene = fighter.page.scene
    assert scene.layout.near.zones.keys() == {"field", "hand", "deck", "won", "spare"}
    assert scene.layout.shared.keys() == {"spoils"}
    assert {name for _, name in scene.zone_items} == {"deck", "won", "spare", "score", "name"}
    assert fighter.page.go_on.text() == "End the game"
    assert fighter.page.bar.phases.labels == ["battle"]


def test_a_wager_can_be_taken_back_with_its_card(fighter: Fighter) -> None:
    hand = [card.number for card in fighter.zone("hand", 0).cards]
    card = fighter.asked("main").options[0].card
    fighter.drag(fighter.where(card), fighter.spot("field"))
    fighter.asked("number")
    fighter.press("Cancel")
    assert [card.number for card in fighter.zone("hand", 0).cards] == hand
    fighter.asked("main")


def test_a_card_that_is_dropped_on_the_other_side_stays_in_hand(fighter: Fighter) -> None:
    card = fighter.asked("main").options[0].card
    fighter.drag(fighter.where(card), fighter.spot("field", far=True))
    fighter.asked("main")
    assert fighter.zone("hand", 0).count == 3


def test_the_button_ends_the_game(fighter: Fighter) -> None:
    fighter.battle()
    fighter.press_button(fighter.page.go_on)
    assert fighter.view.outcome is not None


def test_by_hand_cards_go_anywhere_and_the_score_is_set(fighter: Fighter) -> None:
    fighter.press_button(fighter.page.bar.rules)
    card = fighter.zone("hand", 0).cards[0]
    fighter.drag(fighter.where(card.id), fighter.spot("won"))
    assert fighter.zone("won", 0).cards[0].number == card.number
    deck = fighter.zone("deck", 0).count
    fighter.drag(fighter.spot("deck"), fighter.spot("hand"))
    assert (fighter.zone("deck", 0).count, fighter.zone("hand", 0).count) == (deck - 1, 3)
    score = fighter.page.scene.layout.near.numbers["score"]
    fighter.click_at(score.center(), RIGHT)
    fighter.choose_in_menu("Score +2")
    assert fighter.view.number(0, "score") == 2
    fighter.press_button(fighter.page.go_on)
    assert fighter.view.number(-1, "active") == 1, "one step makes a turn"


def test_its_cards_lie_in_three_ways(fighter: Fighter, tmp_path: Path) -> None:
    fighter.press_button(fighter.page.bar.rules)
    fighter.drag(fighter.where(fighter.zone("hand", 0).cards[0].id), fighter.spot("field"))
    for label, turned, said in (
        ("Turn across", 1, "across"),
        ("Turn upside down", 2, "upside down"),
        ("Turn upright", 0, "upright"),
        ("Turn across", 1, "across"),
    ):
        card = fighter.zone("field", 0).cards[0]
        fighter.click(card.id, RIGHT)
        fighter.choose_in_menu(label)
        (card,) = fighter.zone("field", 0).cards
        assert card.turned == turned
        assert fighter.page.scene.item_of(card.id).rotation() == 90 * turned
        assert said in card_words(card, fighter.view, fighter.page.table_seat.words)
    fighter.page.table_seat.desk.save(tmp_path / "war.svedesk")
    again = Desk.load(tmp_path / "war.svedesk", War())
    assert again.view(0).zone(0, "field").cards[0].turned == 1


def test_the_menu_of_a_card_says_where_it_may_go(fighter: Fighter) -> None:
    fighter.press_button(fighter.page.bar.rules)
    fighter.click(fighter.zone("hand", 0).cards[0].id, RIGHT)
    menu = fighter.page.opened
    assert isinstance(menu, QMenu)
    moves = next(action.menu() for action in menu.actions() if action.text() == "Move to")
    assert isinstance(moves, QMenu)
    said = [action.text().partition("\t")[0] for action in moves.actions()]
    assert {"To the battlefield", "To the cards won", "On top of the deck"} <= set(said)
    assert not [text for text in said if "EX area" in text or "volve" in text or "Banish" in text]


def test_it_is_saved_and_gone_on_with(fighter: Fighter, open_desk: Callable[..., Fighter], tmp_path: Path) -> None:
    fighter.battle()
    desk = fighter.page.table_seat.desk
    desk.save(tmp_path / "war.svedesk")
    again = open_desk(Desk.load(tmp_path / "war.svedesk", War()))
    assert again.page.table_seat.desk.session.digest() == desk.session.digest()
    assert [line for line in again.page.log.lines if line.startswith("Turn")] == ["Turn 1 · Aiko", "Turn 2 · Ren"]
    again.battle()


def test_closed_hands_are_covered_between_the_players(open_desk: Callable[..., Fighter]) -> None:
    fighter = open_desk(Desk.new(war_setup(3), War()), open_hands=False)
    assert fighter.page.cover.isVisible()
    fighter.press_button(fighter.page.cover.show_cards)
    assert [card.number for card in fighter.zone("hand", 0).cards]
    assert fighter.zone("hand", 1).cards == ()


def test_in_japanese_all_of_it_is_japanese(window: MainWindow, open_desk: Callable[..., Fighter]) -> None:
    window.app.settings.change(lang="ja")
    fighter = open_desk(Desk.new(war_setup(3), War()))
    assert fighter.says == "バトルに出すカードを選んでください。"
    assert fighter.page.go_on.text() == "ゲームを終える"
    fighter.battle()


def test_its_own_cards_have_no_classes_to_choose_from(window: MainWindow) -> None:
    window.app.router.open(OwnCardsRoute())
    page = window.stack.currentWidget()
    assert isinstance(page, EditorPage)
    assert not page.form.classes.buttons


def test_a_game_that_shows_no_card_of_its_own_is_shown_by_its_first() -> None:
    class PlainWar(WarGame):
        showcase = ()

    assert [showcase_card(game).number for game in (WAR, PlainWar())] == ["S-01", "S-01"]

"""Two players at one screen: what the next one finds there of the other's hand, when the screen is handed over, and
what the next one is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from gui.keyboard import CTRL, ENTER, UP, Typist
from gui.person import LEFT, RIGHT, Person
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QMenu, QToolTip, QWidget
from pytestqt.qtbot import QtBot
from sve.playing import Playing, Side, table

from svedesk.desk.desk import Desk
from svedesk.games.sve.ruleset import Sve
from svedesk.gui.app.routes import GameRoute
from svedesk.gui.app.window import MainWindow
from svedesk.settings.store import desk_settings

SAYINGS = (
    *("text", "toPlainText", "toHtml", "title", "placeholderText", "windowTitle", "currentText"),
    *("toolTip", "statusTip", "whatsThis", "accessibleName", "accessibleDescription"),
)
"""What a widget may say."""
HEARD = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value, QAccessible.Text.Help)
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture(autouse=True)
def client() -> Iterator[None]:
    """An assistive client is there."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def aiko(sit: Callable[..., Person]) -> Typist:
    """Aiko's first main phase, both hands closed."""
    person = sit(open_hands=False, quick="when_able")
    person.keep_hands()
    return Typist(person.qtbot, person.window)


# -- everything there is to read ---------------------------------------------------------------------------------------


def said_by(widget: QWidget) -> Iterator[str]:
    for name in SAYINGS:
        if callable(says := getattr(widget, name, None)):
            yield str(says())
    if isinstance(widget, QMenu):
        yield from (action.text() for action in widget.actions())
    if isinstance(widget, QComboBox):
        yield from (widget.itemText(index) for index in range(widget.count()))


def heard_of(node: QAccessibleInterface | None) -> Iterator[str]:
    if node is None or not node.isValid() or node.state().invisible:
        return
    yield from (node.text(kind) for kind in HEARD)
    for index in range(node.childCount()):
        yield from heard_of(node.child(index))


def on_screen(person: Person) -> str:
    """All texts of all widgets that can be seen, tips, and what an assistive client is told."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    said = [text for widget in QApplication.allWidgets() if widget.isVisible() for text in said_by(widget)]
    said += heard_of(QAccessible.queryAccessibleInterface(person.window))
    said += heard_of(QAccessible.queryAccessibleInterface(person.page.view))
    return "\n".join([*said, QToolTip.text()])


def drawn(person: Person) -> set[str]:
    """The numbers of the cards that are drawn where they can be seen: large, lying on the table, laid out."""
    page = person.page
    big = [page.preview.face, page.zoom]
    numbers = {face.number for face in big} | {face.card.number for face in big if face.card is not None}
    if page.scene.tray is not None and page.view.isVisible():
        numbers |= {card.number for card in page.scene.tray.content.cards}
    if page.view.isVisible():
        numbers |= {item.card.number for item in page.scene.cards.values() if item.card is not None}
    return numbers - {""}


def hidden_hand(person: Person) -> dict[str, str]:
    """The cards at the bottom that the other player must not learn of: their names by number."""
    view = person.view
    return {card.number: person.name(card) for card in view.zone(view.seat, "hand").cards}


def nothing_is_left_of(person: Person, hand: dict[str, str]) -> None:
    said = on_screen(person)
    assert len(said) > 50, "there is something to read"
    assert [name for number, name in hand.items() if name in said or number in said] == []
    assert not drawn(person) & hand.keys()


def end_turn(person: Typist) -> None:
    """End the turn by key: now somebody else is to look."""
    person.press_key(ENTER, CTRL)
    assert person.page.cover.isVisible()


def nothing_is_left_for_the_next(person: Typist, hand: dict[str, str]) -> None:
    nothing_is_left_of(person, hand)
    person.uncover()
    assert not person.page.cover.isVisible()
    nothing_is_left_of(person, hand)


# -- what a hidden card leaves -----------------------------------------------------------------------------------------


def hovered(person: Typist) -> None:
    person.hover(person.where(person.view.zone(0, "hand").cards[2].id))
    assert person.page.preview.card is not None


def reached_by_key(person: Typist) -> None:
    person.go_to(person.view.zone(0, "hand").cards[0].id)
    assert person.page.preview.card is not None
    assert person.page.view.accessibleDescription()


def zoomed(person: Typist) -> None:
    reached_by_key(person)
    QTest.keyPress(person.page.view, Qt.Key.Key_Z)
    assert person.page.zoom.isVisible()


def refused(person: Typist) -> None:
    hand = person.view.zone(0, "hand").cards
    dear = max(hand, key=lambda card: card.shown.cost or 0)
    person.double_click(dear.id)


def searched_for(person: Typist) -> None:
    person.page.talk.search.setFocus()
    QTest.keyClicks(person.page.talk.search, person.names("hand")[0])
    assert person.page.talk.search.text() == person.names("hand")[0]
    person.press_key(Qt.Key.Key_F6, SHIFT)


def dragged(person: Typist) -> None:
    card = person.view.zone(0, "hand").cards[1]
    person.drag(person.where(card.id), person.spot("field"), drop=False)
    assert person.page.mouse.drag is not None


def tipped(person: Typist) -> None:
    QToolTip.showText(QPoint(60, 60), person.names("hand")[3], person.page)
    assert QToolTip.text()


LEFT_BEHIND = (hovered, reached_by_key, zoomed, refused, searched_for, dragged, tipped)


@pytest.mark.slow_after_first
@pytest.mark.parametrize("leave", LEFT_BEHIND, ids=lambda leave: leave.__name__)
def test_what_a_hidden_card_left_on_the_screen_goes_with_the_cover(
    aiko: Typist, leave: Callable[[Typist], None]
) -> None:
    hand = hidden_hand(aiko)
    assert len(hand) >= 3
    leave(aiko)
    end_turn(aiko)
    nothing_is_left_for_the_next(aiko, hand)


@pytest.mark.slow
def test_the_same_when_all_of_it_was_done_and_the_other_way_round(aiko: Typist) -> None:
    for leave in LEFT_BEHIND:
        leave(aiko)
    hand = hidden_hand(aiko)
    aiko.page.table_seat.turn_around()
    nothing_is_left_for_the_next(aiko, hand)
    back = hidden_hand(aiko)
    aiko.hover(aiko.where(aiko.view.zone(1, "hand").cards[0].id))
    aiko.page.table_seat.turn_around()
    nothing_is_left_for_the_next(aiko, back)


@pytest.mark.slow
def test_an_open_menu_and_its_card_go_with_the_cover(aiko: Typist) -> None:
    aiko.press("Rules on")
    card = aiko.view.zone(0, "hand").cards[0]
    hand = hidden_hand(aiko)
    aiko.hover(aiko.where(card.id))
    aiko.click(card.id, RIGHT)
    assert aiko.menu is not None
    aiko.page.table_seat.turn_around()
    assert aiko.menu is None
    nothing_is_left_for_the_next(aiko, hand)


@pytest.mark.slow
def test_an_open_dialog_goes_with_the_cover(aiko: Typist) -> None:
    hand = hidden_hand(aiko)
    aiko.page.ask_text(aiko.names("hand")[0], aiko.names("hand")[1], lambda _: None)
    aiko.page.table_seat.turn_around()
    assert QApplication.activeModalWidget() is None
    nothing_is_left_for_the_next(aiko, hand)


@pytest.mark.slow
def test_nothing_below_the_cover_is_come_to_with_a_key(aiko: Typist) -> None:
    reached_by_key(aiko)
    end_turn(aiko)
    cover = aiko.page.cover
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_F6, UP, Qt.Key.Key_Z, Qt.Key.Key_F9):
        aiko.press_key(key)
        now = QApplication.focusWidget()
        assert now is cover or (now is not None and cover.isAncestorOf(now)), f"{key}: the keyboard is at {now}"
        assert cover.isVisible()


def test_at_the_first_cover_of_a_game_no_hand_is_to_be_read(sit: Callable[..., Person]) -> None:
    person = sit(open_hands=False)
    assert person.page.cover.isVisible()
    hands = {
        card.number: person.name(card)
        for seat in (0, 1)
        for card in person.page.table_seat.desk.view(seat).zone(seat, "hand").cards
    }
    assert len(hands) >= 6
    nothing_is_left_of(person, hands)


# -- when it is handed over --------------------------------------------------------------------------------------------


@pytest.fixture
def at(qtbot: QtBot, window: MainWindow) -> Iterator[Callable[[Playing], Typist]]:
    """Aiko before a table as it lies, under cover, with the settings a player has who never chose any."""
    rules = window.app.cards.rules

    def begin(t: Playing) -> Typist:
        assert isinstance(t.session.ruleset, Sve)
        window.app.cards.rules = t.session.ruleset
        desk = Desk(t.session, desk_settings(window.app.settings.now, window.app.game.table.choices))
        window.app.router.open(GameRoute(desk, ("Aiko", "Ren"), False))
        person = Typist(qtbot, window)
        person.uncover()
        return person

    yield begin
    window.app.cards.rules = rules


def attack_leader(person: Person) -> None:
    fighter = person.view.zone(0, "field").cards[0]
    person.drag(person.where(fighter.id), person.where(person.view.zone(1, "leader").cards[0].id))


def defense(person: Person, seat: int) -> int:
    return person.view.number(seat, "leader_defense")


def ready(*, answer: list[str]) -> Playing:
    """A Fighter of Aiko's that may attack, and what Ren holds."""
    return table(me=Side(field=["Fighter"], hand=["Goblin"]), foe=Side(hand=answer, field=["Goblin"]))


def test_nobody_hands_over_for_an_attack_the_other_player_can_do_nothing_about(
    at: Callable[[Playing], Typist],
) -> None:
    person = at(ready(answer=["Fighter"]))
    covers: list[int] = []
    person.page.table_seat.covered.connect(covers.append)
    before = defense(person, 1)
    attack_leader(person)
    assert covers == []
    assert person.page.view.isVisible()
    assert defense(person, 1) < before
    assert person.ask is not None
    assert (person.ask.kind, person.ask.seat) == ("main", 0), "Aiko goes on"


def test_damage_is_seen_before_the_screen_is_handed_over(at: Callable[[Playing], Typist]) -> None:
    person = at(ready(answer=["Angelic Snipe"]))
    page, cover = person.page, person.page.cover
    before = defense(person, 1)
    attack_leader(person)
    assert cover.isVisible(), "Ren could respond: an own attack is no news to who attacks"
    assert cover.name.text() == "Ren: your response"
    assert "Fighter" in cover.recap.text()
    assert "attack" in cover.recap.text()
    person.press_key(ENTER)
    assert person.view.seat == 1
    person.press("Pass")
    assert not cover.isVisible(), "nothing happens behind the cover"
    assert page.view.isVisible()
    assert person.view.seat == 1
    assert defense(person, 1) < before
    assert person.says == "Aiko is next. Pass the mouse when you have seen what happened."
    person.press("Pass to Aiko")
    assert cover.isVisible()
    assert cover.name.text() == "Aiko: your turn"
    told = cover.recap.text().splitlines()
    assert told[0] == "What happened:"
    assert any("Ren" in line and "damage" in line for line in told), told
    person.press_key(ENTER)
    assert person.ask is not None
    assert (person.ask.kind, person.ask.seat) == ("main", 0)


@pytest.mark.parametrize("keys", [(ENTER, CTRL), (ENTER, Qt.KeyboardModifier.NoModifier)], ids=["Ctrl+Enter", "Enter"])
def test_a_key_hands_over_and_another_one_takes_the_screen(
    at: Callable[[Playing], Typist], keys: tuple[Qt.Key, Qt.KeyboardModifier]
) -> None:
    person = at(ready(answer=["Angelic Snipe"]))
    attack_leader(person)
    person.press_key(ENTER)
    person.press_key(ENTER, CTRL)
    assert not person.page.cover.isVisible()
    person.press_key(*keys)
    assert person.page.cover.isVisible()
    person.press_key(Qt.Key.Key_Space)
    assert person.view.seat == 0


def test_undo_while_the_next_player_waits_goes_on_with_the_one_who_is_there(at: Callable[[Playing], Typist]) -> None:
    person = at(ready(answer=["Angelic Snipe"]))
    before = defense(person, 1)
    attack_leader(person)
    person.press_key(ENTER)
    person.press("Pass")
    person.press("Undo")
    assert not person.page.cover.isVisible()
    assert defense(person, 1) == before
    assert person.ask is not None
    assert (person.ask.kind, person.ask.seat) == ("quick", 1)
    assert "Hand over" not in " ".join(button.text() for button in person.page.strip.buttons)


def test_a_spell_that_answers_is_told_to_who_was_away_without_a_name_out_of_a_hand(
    at: Callable[[Playing], Typist],
) -> None:
    person = at(ready(answer=["Angelic Snipe", "Quickblader"]))
    attack_leader(person)
    person.press_key(ENTER)
    hand = {number: name for number, name in hidden_hand(person).items() if name == "Quickblader"}
    person.double_click(person.card("Angelic Snipe", "hand").id)
    while person.ask is not None and person.ask.kind == "target":
        person.click(person.ask.options[0].card)
    assert person.view.zone(0, "field").cards[0].damage == 2, "Ren sees it"
    assert not person.page.cover.isVisible()
    person.hand_over()
    assert "Angelic Snipe" in person.page.cover.recap.text()
    assert "Fighter" in person.page.cover.recap.text()
    nothing_is_left_for_the_next(person, hand)


def test_a_turn_that_just_ends_is_handed_over_at_once(at: Callable[[Playing], Typist]) -> None:
    person = at(ready(answer=["Fighter"]))
    hand = hidden_hand(person)
    end_turn(person)
    assert person.page.cover.name.text() == "Ren: your turn"
    nothing_is_left_for_the_next(person, {number: name for number, name in hand.items() if name != "Goblin"})
    assert person.ask is not None
    assert (person.ask.kind, person.ask.seat) == ("main", 1)


def test_the_cover_tells_the_end_of_a_long_turn(at: Callable[[Playing], Typist]) -> None:
    person = at(table(me=Side(hand=["Goblin"] * 5), foe=Side()))
    for _ in range(5):
        person.play("Goblin")
    end_turn(person)
    told = person.page.cover.recap.text().splitlines()
    assert len(told) <= 10
    assert "Goblin" in person.page.cover.recap.text()
    cover = person.page.cover
    place = cover.show_cards.geometry()
    assert cover.rect().contains(place)
    assert cover.rect().contains(cover.recap.geometry())
    cover.ask_for("Ren: your turn", "Turn 2", "")
    cover.layout().activate()
    assert cover.show_cards.geometry() == place, "it is where the mouse was the last time"


def test_a_game_pauses_only_where_the_other_player_could_act_unless_more_is_wanted(
    qtbot: QtBot, window: MainWindow
) -> None:
    qtbot.mouseClick(window.app.router.home.page.against["person"], LEFT)
    form = window.app.router.home.page.form
    assert form.passing.currentData() == "when_able"
    qtbot.mouseClick(form.start, LEFT)
    assert window.app.router.table is not None
    desk = window.app.router.table.table_seat.desk
    assert isinstance(desk, Desk)
    assert desk.settings.passing == ("when_able", "when_able")

"""Zones only some decks use, and the cards linked to a card: seen, counted, looked into, and laid by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import unescape

import pytest
from gui.person import Person
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot
from sve.cards.test_tokens_ja_1_24 import ja, wearing
from sve.cards.test_tokens_ja_1_26 import OCTRICE
from sve.cards.test_tokens_ja_1_26 import ja as by_ja_1_26
from sve.playing import Playing, Side, shipped, table
from sve.rules.test_ch02_faces import risen
from sve.rules.test_ch14_umamusume import stable
from sve.rules.test_ch14_vanguard import stage
from sve.rules.test_editions import late

from svedesk.desk.desk import Desk
from svedesk.engine.log import Setup
from svedesk.engine.records import Place
from svedesk.engine.session import Session
from svedesk.games.sve.actions.give import add_counters
from svedesk.games.sve.ruleset import Sve
from svedesk.games.sve.zones import deck_list
from svedesk.gui.app.routes import GameRoute
from svedesk.gui.app.window import MainWindow
from svedesk.gui.table.board_words import board_words, card_words
from svedesk.gui.table.used_zones import UsedPile


@pytest.fixture
def sit_before(qtbot: QtBot, window: MainWindow) -> Callable[[Playing], Person]:
    def begin(t: Playing) -> Person:
        rules = t.session.ruleset
        assert isinstance(rules, Sve)
        window.app.cards.rules = rules
        window.app.router.open(GameRoute(Desk(t.session), ("Aiko", "Ren"), True))
        return Person(qtbot, window)

    return begin


@pytest.fixture(autouse=True)
def rules_again(window: MainWindow) -> Iterator[None]:
    rules = window.app.cards.rules
    yield
    window.app.cards.rules = rules


def pile(person: Person, zone: str, seat: int = 0) -> UsedPile:
    found = person.page.scene.pile(Place(seat, zone))
    assert isinstance(found, UsedPile)
    return found


def seen(person: Person) -> list[str]:
    """The zones that are on the table, of both seats."""
    places = [(seat, zone) for seat in (0, 1) for zone in ("race", "drive", "trigger")]
    return [f"{seat} {zone}" for seat, zone in places if pile(person, zone, seat).isVisible()]


def test_a_game_without_them_has_none_of_them(sit_before: Callable[[Playing], Person]) -> None:
    assert seen(sit_before(table())) == []


def test_a_deck_that_uses_them_has_its_places_and_the_opponent_none(sit_before: Callable[[Playing], Person]) -> None:
    assert seen(sit_before(stage())) == ["0 drive", "0 trigger"]


def test_carrots_are_a_pile_with_their_count_and_peek_out_below_the_card(
    sit_before: Callable[[Playing], Person],
) -> None:
    person = sit_before(stable("Runner", "Glutton", carrots=4))
    person.double_click(person.card("Glutton", "field").id)
    assert seen(person) == ["0 race"]
    assert pile(person, "race").count == 2
    item = person.page.scene.item_of(person.card("Glutton", "field").id)
    assert item is not None
    assert [card.number for card in item.linked] == ["X-Carrot-E"] * 2
    other = person.page.scene.item_of(person.card("Runner", "field").id)
    assert other is not None
    assert other.linked == ()
    assert item.boundingRect().height() > other.boundingRect().height()


def test_a_pile_shows_its_card_large_and_is_looked_into(sit_before: Callable[[Playing], Person]) -> None:
    person = sit_before(stable("Runner").activate("Runner"))
    at = pile(person, "race").rect.center()
    person.hover(at)
    shown = person.page.preview.card
    assert shown is not None
    assert person.name(shown) == "Carrot"
    person.click_at(at)
    tray = person.page.scene.tray
    assert tray is not None
    assert tray.content.title == "Aiko: race zone · 1"
    assert [person.name(card) for card in tray.content.cards] == ["Carrot"]


def test_what_is_linked_is_said_of_the_card(sit_before: Callable[[Playing], Person]) -> None:
    person = sit_before(stable("Glutton").activate("Glutton"))
    glutton = person.card("Glutton", "field")
    person.hover(person.where(glutton.id))
    assert "Carrot ×2" in person.page.preview.notes.text()
    words = person.page.table_seat.words
    assert "Carrot ×2" in card_words(glutton, person.view, words)
    assert "Race zone: 2" in board_words(person.view, words).splitlines()


def test_equipment_is_a_pile_and_lies_with_its_follower(sit_before: Callable[[Playing], Person]) -> None:
    person = sit_before(wearing("Proof of Bonds", "Fighter"))
    assert pile(person, "equipment").isVisible()
    assert pile(person, "equipment").count == 1
    worn = person.card("Plain", "field")
    item, other = (person.page.scene.item_of(person.card(name, "field").id) for name in ("Plain", "Fighter"))
    assert item is not None
    assert other is not None
    assert [person.name(card) for card in item.linked] == ["Proof of Bonds"]
    assert item.boundingRect().height() > other.boundingRect().height()
    person.hover(person.where(worn.id))
    assert "Proof of Bonds ×1" in person.page.preview.notes.text()
    assert "Equipment zone: 1" in board_words(person.view, person.page.table_seat.words).splitlines()


def test_by_hand_equipment_dropped_on_a_follower_is_linked_to_it(sit_before: Callable[[Playing], Person]) -> None:
    t = ja(Side(field=["Fighter"]), Side())
    t.table.create("T-PRINCESS-SWORD", 0, Place(0, "ex"))
    person = sit_before(t)
    person.page.table_seat.toggle_rules()
    sword, fighter = person.card("Princess Sword", "ex"), person.card("Fighter", "field")
    person.drag(person.where(sword.id), person.where(fighter.id))
    assert [card.on for card in person.view.zone(0, "equipment").cards] == [fighter.id]


def test_the_card_a_drive_check_shows_lies_in_the_trigger_zone(sit_before: Callable[[Playing], Person]) -> None:
    person = sit_before(stage(hand=["Check"], deck=["Draw", "Fighter"]).play("Check"))
    top = pile(person, "trigger").top
    assert top is not None
    assert person.name(top) == "Draw"
    person.press("Yes")
    assert pile(person, "trigger").count == 0


def test_the_opponents_lie_on_the_other_side_of_the_middle(sit_before: Callable[[Playing], Person]) -> None:
    person = sit_before(table(me=Side(), foe=Side(), universes=("", "Umamusume: Pretty Derby")))
    assert seen(person) == ["1 race"]
    assert pile(person, "race", 1).rect.right() < person.page.scene.layout.shared["resolution"].left()


def test_by_hand_a_carrot_dropped_on_a_card_is_linked_to_it(sit_before: Callable[[Playing], Person]) -> None:
    person = sit_before(stable("Runner", carrots=2))
    person.page.table_seat.toggle_rules()
    runner = person.card("Runner", "field")
    person.click_at(person.page.scene.layout.near.zones["evolve_deck"].center())
    tray = person.page.scene.tray
    assert tray is not None
    carrot = next(card for card in tray.content.cards if person.name(card) == "Carrot")
    person.drag(person.where(carrot.id), person.where(runner.id))
    assert [card.on for card in person.view.zone(0, "race").cards] == [runner.id]


def test_by_hand_the_trigger_zone_is_offered_while_a_card_is_dragged_and_takes_it(
    sit_before: Callable[[Playing], Person],
) -> None:
    person = sit_before(table(me=Side(hand=["Goblin"])))
    person.page.table_seat.toggle_rules()
    goblin = person.card("Goblin", "hand")
    trigger = pile(person, "trigger").rect.center()
    person.drag(person.where(goblin.id), trigger, drop=False)
    assert seen(person) == ["0 trigger", "1 trigger"]
    person.let_go(trigger)
    assert person.names("trigger") == ["Goblin"]
    assert seen(person) == ["0 trigger"]
    person.drag(trigger, person.spot("field"))
    assert person.names("field") == ["Goblin"]
    assert seen(person) == []


def test_with_the_rules_on_a_spell_dropped_beside_the_middle_is_played(sit_before: Callable[[Playing], Person]) -> None:
    person = sit_before(stage(hand=["Horn"], field=["Mount"]))
    person.drag(person.where(person.card("Horn", "hand").id), pile(person, "drive").rect.center())
    assert person.names("hand") == []


def test_two_leaders_are_both_seen_and_pointed_at(sit_before: Callable[[Playing], Person]) -> None:
    deck = deck_list(("SD01-LD01", "SD03-LD01"), ("SD01-017",) * 40)
    setup = Setup("sve", "EN 1.16.0", 1, (deck, deck), 0, format="cross_craft")
    person = sit_before(Playing(Session(shipped(), setup)).say("no").say("no"))
    scene = person.page.scene
    for seat, rect in ((0, scene.layout.near.zones["leader"]), (1, scene.layout.far.zones["leader"])):
        for card, corner in zip(
            person.view.zone(seat, "leader").cards, (rect.bottomLeft(), rect.topRight()), strict=True
        ):
            item = scene.item_of(card.id)
            assert item is not None
            assert rect.adjusted(-0.5, -0.5, 0.5, 0.5).contains(item.mapRectToScene(item.face))
            inwards = QPointF(8, -8) if corner == rect.bottomLeft() else QPointF(-8, 8)
            assert scene.card_at(corner + inwards) is item


def test_super_evolution_points_are_seen_in_editions_that_have_them(sit_before: Callable[[Playing], Person]) -> None:
    person = sit_before(late())
    assert "Super-evolution points: 1" in board_words(person.view, person.page.table_seat.words).splitlines()
    item = person.page.scene.zone_item_at(
        person.page.scene.layout.near.numbers["evolution_points"].center() + QPointF(0, 12)
    )
    assert item is not None
    assert item.number == "super_evolution_points"
    plain = sit_before(late("EN 1.16.0"))
    plain.page.table_seat.desk.session.table.numbers.pop((0, "super_evolution_points"))
    assert plain.page.scene.rect_of(Place(0, "evolve_deck"))


def test_a_back_face_is_no_evolved_card(sit_before: Callable[[Playing], Person]) -> None:
    person = sit_before(risen(back=True))
    sun = person.card("Sun", "field")
    person.hover(person.where(sun.id))
    notes = person.page.preview.notes.text()
    assert notes.find("Back face of Moon") > 0
    assert notes.find("On its front: Moon 1/1") > 0
    assert notes.find("Ward.") > notes.find("On its front")
    person.page.preview.show_number("X-Moon-2")
    assert "On its back: Sun 5/6" in person.page.preview.notes.text()
    person.hover(person.where(sun.id))
    assert "Evolved" not in person.page.preview.notes.text()
    assert person.page.scene.faces.under(sun, 76) is None


@pytest.mark.slow
def test_what_was_given_is_said_in_words(sit_before: Callable[[Playing], Person], window: MainWindow) -> None:
    person = sit_before(stage(field=["Rider"], pp=5).activate("Rider"))
    person.hover(person.where(person.card("Rider", "field").id))
    assert "Drive, Single Drive, Rush from Rider" in person.page.preview.notes.text()
    stood = stage(hand=["Check"], field=["Scout [engaged]"], deck=["Stand", "Fighter"]).play("Check").say("yes")
    person = sit_before(stood)
    if person.ask is not None and person.ask.kind == "select":
        person.click(person.card("Scout", "field").id)
    person.hover(person.where(person.card("Scout", "field").id))
    assert "attack leaders from " in unescape(person.page.preview.notes.text())


@pytest.mark.parametrize("lang", ["ja"])
def test_a_crest_is_told_of_by_its_type_and_its_counters_by_what_its_card_calls_them(
    sit_before: Callable[[Playing], Person],
) -> None:
    t = by_ja_1_26(Side(ex=[OCTRICE]))
    add_counters(t.game, t.card(OCTRICE, "ex").id, "return", 3)
    person = sit_before(t)
    crest = next(card for card in person.view.zone(0, "ex").cards)
    told = card_words(crest, person.view, person.page.table_seat.words)
    assert "クレスト 空絶の顕現・オクトリス" in told
    assert "返戻" in told
    assert "コスト" not in told

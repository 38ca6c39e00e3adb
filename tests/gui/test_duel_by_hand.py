"""A whole game of Duel Masters with the rules off, by mouse: mana, evolution piles, cross gear, seals, shields."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from gui.answering import answer_duel
from gui.person import RIGHT, Person
from PySide6.QtWidgets import QApplication, QMenu, QMessageBox
from pytestqt.qtbot import QtBot

from svedesk.decks.model import Deck
from svedesk.decks.starter import starter_decks
from svedesk.engine.events import Attacked, CardMoved, CardTurned, NumberChanged
from svedesk.engine.records import SHARED, Place
from svedesk.engine.script import Lang
from svedesk.engine.view import CardView
from svedesk.gui.app.run import application_for, make_window
from svedesk.gui.app.window import MainWindow
from svedesk.gui.look.theme import DARK
from svedesk.gui.rooms.start.new_game import NewGame
from svedesk.gui.table.show.sequence import BANNER
from svedesk.gui.table.show.stage import GROW
from svedesk.gui.table.table_seat import Change

pytestmark = pytest.mark.slow
FANG, GROWN, CLAW, BLADE = "Fear Fang", "Barkwhip, the Smasher", "Emerald Claw", "Fire Blade"
GEARED = ("DM01-095", "DM02-045", "DM14-110", "DM14-102")


@pytest.fixture
def person(qtbot: QtBot, tmp_path: Path) -> Iterator[Person]:
    """Somebody before a game with the rules off, with a deck of his own that has cross gear."""
    application_for(DARK)
    window = make_window(saves=tmp_path, reduced_motion=True, game="dm")
    window.resize(1280, 720)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.app.decks.shelf.keep(geared(window))
    with qtbot.waitSignal(window.app.cards.changed):
        window.app.cards.reload()
    window.app.router.home.start_game(NewGame(("my:Geared", "DM-LW"), ("Aiko", "Ren"), 0, True, 4))
    person = Person(qtbot, window)
    person.press("Rules on")
    assert person.page.table_seat.manual
    yield person
    window.close()
    window.deleteLater()


def geared(window: MainWindow) -> Deck:
    """Four of each wanted card, and 24 of the rush deck."""
    deck = starter_decks(window.app.game)["DM-FN"]
    others = [one for one in deck["main"] if one[0] not in GEARED and one[1] == 4][:6]
    main = tuple(sorted((*((number, 4) for number in GEARED), *others)))
    return replace(deck, name="Geared", sections=tuple((one, main if one == "main" else deck[one]) for one in deck))


class Hands:
    """What hands do at a table, all of it by mouse."""

    def __init__(self, person: Person) -> None:
        self.person, self.seat = person, person.view.seat

    def pile(self, zone: str):
        found = self.person.page.scene.pile(Place(self.seat, zone))
        assert found is not None
        return found.rect.center()

    def zone(self, zone: str, *, far: bool = False):
        layout = self.person.page.scene.layout
        return (layout.far if far else layout.near).zones[zone].center()

    def cards(self, zone: str, seat: int | None = None) -> tuple[CardView, ...]:
        return self.person.view.zone(self.seat if seat is None else seat, zone).cards

    def lying_on(self, base: int) -> list[CardView]:
        return [card for card in self.cards("battle") if card.on == base]

    def draw_for(self, *names: str) -> None:
        """Draw until the hand has these cards."""
        for _ in range(35):
            if set(names) <= set(self.person.names("hand")):
                return
            self.person.drag(self.pile("deck"), self.zone("hand"))
        raise AssertionError(f"not among 35 cards: {names}")

    def held(self, name: str):
        return self.person.where(self.person.card(name, "hand").id)


def test_a_game_by_hand_from_the_first_mana_to_the_end(person: Person, qtbot: QtBot) -> None:
    hands = Hands(person)
    hands.draw_for(FANG, GROWN, CLAW, BLADE)
    spare = [card.id for card in hands.cards("hand") if person.name(card) not in (FANG, GROWN, CLAW, BLADE)][:2]
    for card in spare:
        person.drag(person.where(card), hands.zone("mana"))
    first, second = hands.cards("mana")
    assert [first.turned, second.turned] == [2, 2]
    person.click(first.id, RIGHT)
    person.choose_in_menu("Tap")
    person.double_click(second.id)
    assert [card.turned for card in hands.cards("mana")] == [3, 3]
    person.double_click(second.id)
    assert [card.turned for card in hands.cards("mana")] == [3, 2]

    # A creature, what it evolves into, and the gear it is crossed with.
    person.drag(hands.held(FANG), hands.zone("battle"))
    (fang,) = hands.cards("battle")
    person.drag(hands.held(GROWN), person.where(fang.id))
    person.drag(hands.held(CLAW), person.where(fang.id))
    upon = hands.lying_on(fang.id)
    assert sorted(person.name(card) for card in upon) == [GROWN, CLAW]
    (shown,) = [card for card in hands.cards("battle") if card.id == fang.id]
    assert (person.name(shown), shown.shown.attack) == (GROWN, 7000)

    # A seal lies facedown on it: it is taken off again, and its owner's graveyard has it.
    person.drag(hands.pile("deck"), person.where(fang.id))
    (seal,) = [card for card in hands.lying_on(fang.id) if not card.faceup]
    assert seal.number == ""
    settled(person)
    person.click(fang.id, RIGHT)
    person.choose_in_menu("More", "Take off", "Facedown card")
    assert all(card.faceup for card in hands.lying_on(fang.id))
    assert len(hands.cards("graveyard")) == 1

    # It attacks: three shields are broken into their owner's hand.
    person.click(fang.id, RIGHT)
    person.choose_in_menu("Tap")
    for left in (4, 3, 2):
        person.drag(person.where(hands.cards("shields", 1 - hands.seat)[-1].id), hands.zone("hand", far=True))
        assert len(hands.cards("shields", 1 - hands.seat)) == left
    assert person.view.zone(1 - hands.seat, "hand").count == 8

    # The other player's creature blocks, and the pile is destroyed: the gear remains where it lay.
    person.drag(person.where(fang.id), hands.zone("graveyard"))
    assert [person.name(card) for card in hands.cards("battle")] == [CLAW]
    assert {FANG, GROWN} <= set(person.names("graveyard"))
    person.drag(hands.held(BLADE), hands.zone("battle"))
    assert sorted(person.name(card) for card in hands.cards("battle")) == [CLAW, BLADE]

    # The last step is taken back and done again; then one gives up.
    person.press("Undo")
    assert [person.name(card) for card in hands.cards("battle")] == [CLAW]
    person.press("Redo")
    assert len(hands.cards("battle")) == 2
    person.page.action_wanted.emit("concede")
    box = person.page.opened
    assert isinstance(box, QMessageBox)
    person.press_button(next(one for one in box.buttons() if one.text() == "Concede"))
    assert person.view.outcome is not None
    assert person.view.outcome.losers == ((hands.seat, "conceded"),)


def test_a_shield_is_looked_at_alone(person: Person) -> None:
    me = person.page.table_seat.seat
    shield = person.view.zone(me, "shields").cards[0]
    assert not shield.number
    person.click(shield.id, RIGHT)
    person.choose_in_menu("Look at it privately")
    desk = person.page.table_seat.desk
    assert desk.view(me).card(shield.id).number
    other = desk.view(1 - me).card(shield.id)
    assert other is None or not other.number
    assert "looks at" in person.page.log.lines[-1]


def test_a_shield_that_one_knows_alone_still_looks_like_a_shield(person: Person) -> None:
    me = person.page.table_seat.seat
    shield, other = person.view.zone(me, "shields").cards[:2]
    person.click(shield.id, RIGHT)
    menu = person.page.opened
    assert isinstance(menu, QMenu)
    assert menu.actions()[-1].text() == "Remove this facedown card from the game"
    person.choose_in_menu("Look at it privately")
    settled(person)
    scene = person.page.scene
    known, unknown = scene.item_of(shield.id), scene.item_of(other.id)
    assert known is not None
    assert unknown is not None
    assert (known.home.label, unknown.home.label) == ("1", "2")
    place, faces = Place(me, "shields"), scene.faces
    (secret, back) = (faces.lying(item.card, place, 100).toImage() for item in (known, unknown))
    edge = [(x, back.height() // 3) for x in range(back.width() // 6)]
    assert [secret.pixel(*at) for at in edge] == [back.pixel(*at) for at in edge]
    assert secret != back


def test_mana_of_the_other_side_untaps_to_where_it_lies(person: Person) -> None:
    hands, page = Hands(person), person.page
    other = 1 - hands.seat
    page.table_seat.act("take", to=Place(other, "mana"), amount=3, source=Place(other, "deck"))
    cards = hands.cards("mana", other)
    upright = person.view
    page.table_seat.act("turn", cards, amount=3)
    settled(person)
    page.motion.reduced, page.motion.by_hand = False, True
    items = [page.scene.item_of(card.id) for card in cards]
    tapped = [item.rotation() for item in items if item is not None]
    untap = (CardTurned(card.id, 2) for card in cards)
    page.table_seat.changed.emit(Change(upright, (NumberChanged(SHARED, "turn", 1, 2), *untap)))
    page.motion.advance(BANNER)
    assert [item.rotation() for item in items if item is not None] == tapped, "the turn is announced first"
    while page.motion.running:
        page.motion.advance(20)
    for item in items:
        assert item is not None
        assert (item.pos(), item.rotation()) == (item.home.centre, 0.0)


def test_an_attack_on_the_player_is_an_arrow_to_the_shields_and_then_to_the_hand(person: Person) -> None:
    hands, page = Hands(person), person.page
    other = 1 - hands.seat
    page.table_seat.act("take", to=Place(hands.seat, "battle"), amount=1, source=Place(hands.seat, "deck"))
    (creature,) = hands.cards("battle")
    shield = hands.cards("shields", other)[-1]
    settled(person)
    page.motion.reduced, page.motion.by_hand = False, True
    at, scene = person.where(shield.id), page.scene
    places = Place(other, "shields"), Place(other, "hand")
    broken = CardMoved(shield.id, 999, "", *places, 0, 0, "break")
    begun = Attacked(hands.seat, creature.id, 0)
    page.table_seat.changed.emit(Change(person.view, (begun, broken)))
    page.motion.advance(GROW)
    assert scene.attack.isVisible()
    assert scene.attack.end == at
    page.motion.finish()
    page.table_seat.changed.emit(Change(person.view, (begun,)))
    page.motion.advance(GROW)
    assert scene.attack.end == scene.player_at(other)


def settled(person: Person) -> None:
    """Somebody has seen what happened. A menu that is opened before all is painted would be closed again."""
    person.page.queue.hurry()
    QApplication.processEvents()


TWINPACT, GOD, PSYCHIC = "Kabutorial Kuga/Mystery Disaster", "Heavy, Dragon God", "Bolshack Dragon, the Temporal Blaze"
SPECIAL = {
    "main": ("DMEX08-144", "DMX21-015", "DMC61-002", "DMC61-009"),
    "hyperspatial": ("DMC66-010a", "DMEX08-224a", "DMX12-b11a"),
    "gacharange": ("DMEX08-063", "DMEX17-061", "DMEX17-094", "DMEX17-095", "DMEX17-096", "DMEX17-126"),
}


def special(window: MainWindow) -> Deck:
    """Gods and twinpacts, 24 cards of the rush deck, psychic creatures and gacharange creatures beside it."""
    rush = [one for one in starter_decks(window.app.game)["DM-FN"]["main"] if one[1] == 4][:6]
    main = tuple(sorted((*((number, 4) for number in SPECIAL["main"]), *rush)))
    beside = ((zone, tuple((number, copies) for number in SPECIAL[zone])) for zone, copies in
              (("hyperspatial", 1), ("gacharange", 2)))  # fmt: skip
    return replace(starter_decks(window.app.game)["DM-FN"], name="Special", sections=(("main", main), *beside))


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_whole_game_with_cards_of_special_kinds(qtbot: QtBot, tmp_path: Path, lang: Lang) -> None:
    """Psychic and gacharange creatures, a twinpact and a God come to the table by hand, all by mouse; then the rules
    are on again, and it is played to its winner."""
    application_for(DARK)
    window = make_window(saves=tmp_path, reduced_motion=True, game="dm", lang=lang)
    window.resize(1280, 720)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.app.decks.shelf.keep(special(window))
    with qtbot.waitSignal(window.app.cards.changed):
        window.app.cards.reload()
    window.app.router.home.start_game(NewGame(("my:Special", "my:Special"), ("Aiko", "Ren"), 0, True, 4))
    person = Person(qtbot, window)
    person.press({"en": "Rules on", "ja": "ルールオン"}[lang])
    hands = Hands(person)
    for zone in ("hyperspatial", "gacharange", "gacharange"):
        person.drag(hands.pile(zone), hands.zone("battle"))
    hands.draw_for(TWINPACT, GOD)
    person.drag(hands.held(TWINPACT), hands.zone("mana"))
    person.drag(hands.held(GOD), hands.zone("battle"))
    kinds = {person.page.table_seat.words.facts(card.shown.printed).special for card in hands.cards("battle")}
    assert (kinds, len(hands.cards("battle")), len(hands.cards("mana"))) == ({"psychic", "gacharange", ""}, 4, 1)
    person.press({"en": "Rules on", "ja": "ルールオン"}[lang])
    assert not person.page.table_seat.manual
    for _ in range(600):
        person.hand_over()
        if person.page.cover.isVisible():
            person.uncover()
        if person.view.outcome is not None:
            break
        assert person.ask is not None
        answer_duel(person, person.ask)
    assert person.view.outcome is not None
    window.close()
    window.deleteLater()

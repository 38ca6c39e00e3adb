"""Duel Masters in the window: chosen on the first page, played with the mouse to a winner."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from dm.playing import game, side, tapped
from gui.answering import answer_duel
from gui.person import RIGHT, Person
from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from svedesk.desk.desk import Desk
from svedesk.engine.ask import Option
from svedesk.engine.game_table import Target
from svedesk.engine.records import Place
from svedesk.engine.script import Lang
from svedesk.engine.view import CardView
from svedesk.games.dm.desk.hands import is_drop
from svedesk.gui.app.routes import GameRoute
from svedesk.gui.app.run import application_for, make_window
from svedesk.gui.app.screenshot import shot
from svedesk.gui.app.window import MainWindow
from svedesk.gui.look.theme import DARK
from svedesk.gui.rooms.start.new_game import NewGame
from svedesk.gui.rooms.start.page import MenuPage
from svedesk.gui.table import manual
from svedesk.gui.table.card_item import CardItem
from svedesk.gui.table.effects import TurnBanner
from svedesk.gui.table.zone_items import NameItem
from svedesk.settings.store import SettingsStore


def opened(qtbot: QtBot, window: MainWindow) -> Iterator[MainWindow]:
    window.resize(1280, 720)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    yield window
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture
def duel(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    """A window about Duel Masters."""
    application_for(DARK)
    yield from opened(qtbot, make_window(saves=tmp_path, reduced_motion=True, game="dm"))


@pytest.fixture
def first_time(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    """A window of somebody who has never opened one."""
    application_for(DARK)
    settings = SettingsStore(tmp_path / "settings.json", this_run={"reduced_motion": True})
    yield from opened(qtbot, make_window(saves=tmp_path, settings=settings))


def home(window: MainWindow) -> MenuPage:
    page = window.app.router.home.page
    assert isinstance(page, MenuPage)
    return page


def begin(qtbot: QtBot, window: MainWindow, seed: int, *, open_hands: bool = True) -> Person:
    wanted = NewGame(("DM-FN", "DM-LW"), ("Aiko", "Ren"), seed % 2, open_hands, seed)
    window.app.router.home.start_game(wanted)
    return Person(qtbot, window)


def test_a_saved_duel_is_drawn_without_a_window(qtbot: QtBot, duel: MainWindow, tmp_path: Path) -> None:
    person = begin(qtbot, duel, 3)
    save, out = tmp_path / "duel.svedesk", tmp_path / "duel.png"
    person.page.table_seat.desk.save(save)
    shot(duel.app.game, save, out)
    picture = QImage(str(out))
    assert (picture.width(), picture.height()) == (1280, 720)


@pytest.mark.parametrize("width", [960, 1280])
def test_how_much_mana_is_untapped_stands_in_one_line(qtbot: QtBot, duel: MainWindow, width: int) -> None:
    person = begin(qtbot, duel, 3)
    duel.resize(width, width * 5 // 8)
    qtbot.waitUntil(lambda: duel.width() == width)
    plate = person.page.scene.zone_items[0, "name"]
    assert isinstance(plate, NameItem)
    plate.hold("Aiko", "2 cards in hand\nMana 7/7\nF4 N3", active=True)
    assert plate.lines == ["2 cards in hand", "Mana 7/7  F4 N3"]


def play(person: Person) -> Counter[str]:
    """Play to the end; returns what was asked how often."""
    asked = Counter[str]()
    for _ in range(600):
        person.hand_over()
        if person.page.cover.isVisible():
            person.uncover()
        if person.view.outcome is not None:
            break
        ask = person.ask
        assert ask is not None, "nobody before the screen is asked, and no cover says who should be"
        asked[ask.kind] += 1
        answer_duel(person, ask)
        now = person.page.table_seat.desk.session.ask
        assert now is None or now.serial != ask.serial, f"nothing happened at {ask}: {person.says}"
    return asked


@pytest.mark.slow
def test_the_first_time_it_asks_which_game_and_remembers(qtbot: QtBot, first_time: MainWindow, tmp_path: Path) -> None:
    page = home(first_time)
    assert page.choosing
    qtbot.mouseClick(page.choice.tiles["dm"], Qt.MouseButton.LeftButton)
    assert first_time.app.game.name == "dm"
    assert not home(first_time).choosing
    assert SettingsStore(tmp_path / "settings.json").now.game == "dm"
    assert {"DM-FN", "DM-LW"} <= first_time.app.decks.by_key.keys()


@pytest.mark.slow
def test_another_game_is_chosen_on_the_first_page_and_a_saved_game_brings_its_own(
    qtbot: QtBot, duel: MainWindow
) -> None:
    begin(qtbot, duel, 4)
    duel.app.router.start()
    box = home(duel).game
    assert [box.itemText(place) for place in range(box.count())] == ["Shadowverse: Evolve", "Duel Masters"]
    box.setCurrentIndex(0)
    box.activated.emit(0)
    assert duel.app.game.name == "sve"
    assert "SD01" in duel.app.decks.by_key
    assert "DM-FN" not in duel.app.decks.by_key
    qtbot.mouseClick(home(duel).resume, Qt.MouseButton.LeftButton)
    assert duel.app.game.name == "dm"
    assert duel.app.router.table is not None


@pytest.mark.slow
def test_each_game_has_its_own_last_decks_and_edition(qtbot: QtBot, first_time: MainWindow, tmp_path: Path) -> None:
    app = first_time.app
    app.turn_to("sve")
    app.router.home.start_game(NewGame(("SD03", "SD04"), ("Aiko", "Ren"), 0, True, 1, "pause", "EN early", "sealed"))
    app.router.start()
    app.turn_to("dm")
    two = home(first_time).form
    assert [box.currentData() for box in two.decks] == ["DM-FN", "DM-LW"]
    assert two.more.chosen[1:] == ("1.38", "standard")
    app.router.home.start_game(NewGame(("DM-LW", "DM-LW"), ("Aiko", "Ren"), 0, True, 1))
    app.router.start()
    app.turn_to("sve")
    assert [box.currentData() for box in home(first_time).form.decks] == ["SD03", "SD04"]
    assert home(first_time).form.more.chosen[1:] == ("EN early", "sealed")
    assert app.edition == "EN early"
    app.turn_to("dm")
    assert [box.currentData() for box in home(first_time).form.decks] == ["DM-LW", "DM-LW"]
    kept = SettingsStore(tmp_path / "settings.json").now
    assert (kept.decks, kept.about("dm").decks) == (("SD03", "SD04"), ("DM-LW", "DM-LW"))


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_button_on_the_table_shows_its_whole_caption(qtbot: QtBot, duel: MainWindow, lang: Lang) -> None:
    duel.app.settings.change(lang=lang)
    page = begin(qtbot, duel, 2).page
    assert page.go_on.text() == ("Charge nothing" if lang == "en" else "チャージしない")
    assert page.go_on.sizeHint().width() <= page.go_on.width()
    assert page.table_seat.words.of_game.caption("phase", "block") == ("Block" if lang == "en" else "ブロック")


def test_a_creature_dropped_on_the_name_of_the_other_attacks(qtbot: QtBot, duel: MainWindow) -> None:
    person = begin(qtbot, duel, 2)
    scene = person.page.scene
    target = scene.target_at(scene.layout.far.name.center())
    assert target is not None
    other = 1 - person.view.seat
    assert target == Target(other, "hand")
    assert is_drop(Option("attack_player", 1), None, target, person.view.seat)
    assert not is_drop(Option("attack_player", 1), None, target, other)


def test_a_card_is_charged_and_mana_is_picked_by_hand(qtbot: QtBot, duel: MainWindow) -> None:
    person = begin(qtbot, duel, 2)
    mine = person.view.seat
    ask = person.ask
    assert ask is not None
    assert ask.kind == "charge"
    answer_duel(person, ask)
    assert person.view.zone(mine, "mana").count == 1
    assert person.view.zone(mine, "mana").cards[0].turned == 2


def test_mana_is_picked_by_mouse_where_the_program_would_tap_other_cards(qtbot: QtBot, duel: MainWindow) -> None:
    person = begin(qtbot, duel, 2)
    seat = person.view.seat
    person.press("Rules on")
    for name in ("Brawler Zyler", "Burning Mane"):
        for _ in range(2):
            create(person, name, "mana")
    vorg = create(person, "Immortal Baron, Vorg", "hand")
    person.press("Rules on")
    person.press_button(person.page.go_on)  # charge nothing
    person.drag(person.where(vorg), person.page.scene.layout.near.zones["battle"].center())
    ask = person.ask
    assert ask is not None
    assert (ask.kind, len(ask.about)) == ("pay", 2)
    mine = next(one.card for one in ask.options if one.kind == "mana" and one.card not in ask.about)
    person.click(mine)
    assert person.ask is not None
    if person.ask.kind == "pay":
        person.click(next(one.card for one in person.ask.options if one.kind == "mana"))
    tapped = {card.id for card in person.view.zone(seat, "mana").cards if card.turned == 3}
    assert (len(tapped), mine in tapped) == (2, True)
    assert [person.name(card) for card in person.view.zone(seat, "battle").cards] == ["Immortal Baron, Vorg"]


def test_shields_are_numbered_backs_that_nobody_may_look_at(qtbot: QtBot, duel: MainWindow) -> None:
    person = begin(qtbot, duel, 2)
    for seat in (0, 1):
        shields = person.view.zone(seat, "shields").cards
        items = [person.page.scene.item_of(card.id) for card in shields]
        assert [item.home.label for item in items if item is not None] == list("12345")
        assert {card.number for card in shields} == {""}


@pytest.mark.slow
def test_a_new_turn_is_told_across_a_table_without_a_shared_zone(qtbot: QtBot, duel: MainWindow) -> None:
    person = begin(qtbot, duel, 2)
    scene = person.page.scene
    scene.motion.reduced = False
    for _ in range(2):
        person.press_button(person.page.go_on)  # charges nothing, plays nothing
    person.hand_over()
    (banner,) = (item for item in scene.items() if isinstance(item, TurnBanner))
    assert scene.sceneRect().contains(banner.sceneBoundingRect())
    scene.motion.finish()


@pytest.mark.slow
@pytest.mark.parametrize("seed", [0, 3])
def test_two_people_play_to_a_winner(qtbot: QtBot, duel: MainWindow, seed: int) -> None:
    person = begin(qtbot, duel, seed, open_hands=bool(seed))
    asked = play(person)
    assert person.view.outcome is not None, asked
    assert len(person.view.outcome.winners) == 1
    assert {"charge", "main", "attack", "block", "shields"} <= asked.keys()
    assert person.page.banner.title.text() in ("Aiko wins", "Ren wins")


# -- with the rules off -----------------------------------------------------------------------------------------------


@pytest.fixture
def by_hand(qtbot: QtBot, duel: MainWindow) -> Person:
    """A game with the rules off, with both hands open."""
    person = begin(qtbot, duel, 2)
    person.press("Rules on")
    assert person.page.table_seat.manual
    return person


def create(person: Person, name: str, zone: str) -> int:
    """A card that somebody needs is there."""
    facts = person.window.app.cards.library
    number = next(number for number, one in facts.items() if one.name == name)
    seat = person.view.seat
    assert manual.create(person.page.table_seat, number, Place(seat, zone))
    return person.view.zone(seat, zone).cards[-1].id


def lying_on(person: Person, base: int) -> list[CardView]:
    cards = person.view.zone(person.view.seat, "battle").cards
    return [card for card in cards if card.on == base]


def test_by_hand_an_evolution_is_laid_on_its_creature_and_taken_off_again(by_hand: Person) -> None:
    person = by_hand
    ox = create(person, "Fear Fang", "battle")
    grown = create(person, "Barkwhip, the Smasher", "hand")
    person.drag(person.where(grown), person.where(ox))
    (upon,) = lying_on(person, ox)
    assert person.view.zone(person.view.seat, "battle").count == 2
    item = person.page.scene.item_of(ox)
    assert item is not None
    assert item.card is not None
    assert person.name(item.card) == "Barkwhip, the Smasher"
    person.click(ox, RIGHT)
    person.choose_in_menu("More", "Take off", "Barkwhip, the Smasher")
    assert lying_on(person, ox) == []
    assert [card.number for card in person.view.zone(person.view.seat, "graveyard").cards] == [upon.number]


def test_by_hand_the_top_card_of_the_deck_seals_a_creature(by_hand: Person) -> None:
    person = by_hand
    ox = create(person, "Fear Fang", "battle")
    deck = person.page.scene.pile(Place(person.view.seat, "deck"))
    assert deck is not None
    count = person.view.zone(person.view.seat, "deck").count
    person.drag(deck.rect.center(), person.where(ox))
    (seal,) = lying_on(person, ox)
    assert (seal.faceup, seal.number) == (False, "")
    assert person.view.zone(person.view.seat, "deck").count == count - 1


def test_by_hand_a_turn_is_played_from_mana_to_a_broken_shield(by_hand: Person) -> None:
    person, layout = by_hand, by_hand.page.scene.layout
    seat = person.view.seat
    card = person.view.zone(seat, "hand").cards[0].id
    person.drag(person.where(card), layout.near.zones["mana"].center())
    mana = person.view.zone(seat, "mana").cards[0]
    assert mana.turned == 2
    ox = create(person, "Fear Fang", "hand")
    person.drag(person.where(ox), layout.near.zones["battle"].center())
    (lying,) = person.view.zone(seat, "battle").cards
    assert person.name(lying) == "Fear Fang"
    third = person.view.zone(1 - seat, "shields").cards[2].id
    held = person.view.zone(1 - seat, "hand").count
    person.drag(person.where(third), layout.far.zones["hand"].center())
    assert person.view.zone(1 - seat, "shields").count == 4
    assert person.view.zone(1 - seat, "hand").count == held + 1


MANA = ("Holy Awe", "Aqua Hulcus", "Terror Pit", "Emerald Grass", "Bolshack Dragon", "Bronze-Arm Tribe", "Brain Serum")


@pytest.fixture
def mana_duel(qtbot: QtBot, duel: MainWindow) -> Callable[[int], Person]:
    """A duel in which Brain Serum is being paid for, with so many cards of mana on either side, every second tapped."""

    def begin_duel(count: int) -> Person:
        mana = [tapped(MANA[at % len(MANA)]) if at % 2 else MANA[at % len(MANA)] for at in range(count)]
        me = side(battle=("Aqua Hulcus",), hand=("Brain Serum", "Holy Awe", "Fear Fang"), mana=mana, shields=8)
        played = game(me, side(battle=("Fear Fang",), mana=mana, shields=8))
        played.to("main").pick(("use", "Brain Serum"))
        duel.app.cards.rules = played.rules
        duel.app.router.open(GameRoute(Desk(played.session), ("Aiko", "Ren"), True))
        return Person(qtbot, duel)

    return begin_duel


def rows_of(person: Person, zone: str) -> Iterator[list[CardItem]]:
    """The cards of a zone of either seat, from left to right."""
    for seat in (0, 1):
        items = [item for item in person.page.scene.cards.values() if item.key.place == Place(seat, zone)]
        yield sorted(items, key=lambda item: item.home.centre.x())


def lies_in(person: Person, item: CardItem) -> QRectF:
    return item.mapRectToScene(item.face)


def test_ten_cards_of_mana_lie_side_by_side(mana_duel: Callable[[int], Person]) -> None:
    person = mana_duel(10)
    for row in rows_of(person, "mana"):
        lies = [lies_in(person, item) for item in row]
        assert all(right.left() >= left.right() - 1 for left, right in pairwise(lies))


def test_more_mana_overlaps_so_that_names_begin_in_sight_and_the_mouse_raises_a_card(
    mana_duel: Callable[[int], Person],
) -> None:
    person = mana_duel(18)
    near, far = rows_of(person, "mana")
    assert [item.home.z for item in near] == sorted((item.home.z for item in near), reverse=True)
    assert [item.home.z for item in far] == sorted(item.home.z for item in far)
    for row in rows_of(person, "shields"):
        assert [item.home.z for item in row] == sorted(item.home.z for item in row)
    middle = near[7]
    person.page.mouse.hover(middle.home.centre)
    assert middle.zValue() > max(item.zValue() for item in near if item is not middle)
    person.page.mouse.hover(None)
    assert middle.zValue() == middle.home.z


@pytest.mark.parametrize("count", [8, 16])
def test_the_box_that_asks_to_pay_hides_neither_mana_nor_its_count(
    mana_duel: Callable[[int], Person], count: int
) -> None:
    person = mana_duel(count)
    box = QRectF(person.page.strip.box.geometry())
    near, _ = rows_of(person, "mana")
    assert not any(box.intersects(lies_in(person, item)) for item in near)
    assert not box.intersects(person.page.scene.side(0).name)

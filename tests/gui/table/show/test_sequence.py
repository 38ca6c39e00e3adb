"""What happened is seen in its order: contact, the number, what is left on the card, death, the cemetery."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from gui.person import Person
from PySide6.QtWidgets import QGraphicsItem
from pytestqt.qtbot import QtBot
from sve.playing import Playing, Side, spell_card, table

from svedesk.desk.desk import Desk
from svedesk.engine.records import Place
from svedesk.games.sve import words as w
from svedesk.games.sve.ruleset import Sve
from svedesk.games.sve.source.tokens import FAIRY
from svedesk.gui.app.routes import GameRoute
from svedesk.gui.app.window import MainWindow
from svedesk.gui.table.card_item import CardItem
from svedesk.gui.table.number_items import ShieldItem
from svedesk.gui.table.show.cast import FIRE
from svedesk.gui.table.show.defeat import ShakenTable, WordAcross
from svedesk.gui.table.show.light import Bolt, Embers, Pillar, Rays
from svedesk.gui.table.show.marks import Circle, Cut
from svedesk.gui.table.show.shards import Shards
from svedesk.gui.table.show.sparks import PopNumber

STEP, MOST = 20, 6000


class Watcher(Person):
    """Somebody who looks at what moves, with a clock of their own."""

    def do(self, kind: str, target: int = 0) -> None:
        ask = self.ask
        assert ask is not None
        found = (i for i, option in enumerate(ask.options) if option.kind == kind and option.target == target)
        self.page.table_seat.answer((next(found),))

    def attack(self, target: int) -> None:
        """The first follower attacks; the other player passes. What is still shown of it is not waited for."""
        self.do("attack", target)
        while self.ask is not None and self.ask.kind != "main":
            self.do("pass")

    def wait(self, milliseconds: float) -> None:
        self.page.motion.advance(milliseconds)

    def order(self, **seen: Callable[[], bool]) -> list[str]:
        """What is seen, in the order it is first seen in."""
        first: dict[str, int] = {}
        for now in range(0, MOST, STEP):
            for name, is_seen in seen.items():
                if name not in first and is_seen():
                    first[name] = now
            if not self.page.motion.running:
                break
            self.wait(STEP)
        return sorted(first, key=lambda name: first[name])

    def seen(self, kind: type[QGraphicsItem]) -> list[QGraphicsItem]:
        """What of this kind is on the table."""
        return [item for item in self.page.scene.items() if isinstance(item, kind) and item.isVisible()]

    def numbers(self) -> list[str]:
        items = self.page.scene.items()
        return sorted(item.text for item in items if isinstance(item, PopNumber) and item.isVisible())


@pytest.fixture
def watch(qtbot: QtBot, window: MainWindow) -> Iterator[Callable[[Playing], Watcher]]:
    rules = window.app.cards.rules

    def begin(t: Playing) -> Watcher:
        assert isinstance(t.session.ruleset, Sve)
        window.app.cards.rules = t.session.ruleset
        window.app.router.open(GameRoute(Desk(t.session), ("Aiko", "Ren"), True))
        person = Watcher(qtbot, window)
        person.page.motion.reduced, person.page.motion.by_hand = False, True
        return person

    yield begin
    window.app.cards.rules = rules


def facing() -> Playing:
    """A Goblin 2/2 before an engaged Quickblader 1/1."""
    return table(me=Side(field=["Goblin"]), foe=Side(field=["Quickblader [engaged]"]))


def fight(watch: Callable[[Playing], Watcher]) -> tuple[Watcher, CardItem, CardItem]:
    """The Goblin attacks the Quickblader."""
    person = watch(facing())
    mine, theirs = person.card("Goblin", "field").id, person.card("Quickblader", "field", 1).id
    items = person.page.scene.item_of(mine), person.page.scene.item_of(theirs)
    assert items[0] is not None
    assert items[1] is not None
    person.attack(theirs)
    return person, items[0], items[1]


def test_a_fight_is_seen_in_its_order(watch: Callable[[Playing], Watcher]) -> None:
    person, attacker, target = fight(watch)
    cemetery = person.page.scene.pile(Place(1, "cemetery"))
    assert cemetery is not None
    home = attacker.home.centre
    assert person.order(
        lunge=lambda: (attacker.pos() - home).manhattanLength() > attacker.width,
        light=lambda: target.flash > 0.5,
        number=lambda: "−2" in person.numbers(),
        defense=lambda: target.worn[0] is not None and (target.worn[0].shown.defense or 0) < 0,
        death=lambda: target.broken > 0,
        pieces=lambda: bool(person.seen(Shards)) and not target.isVisible(),
        cemetery=lambda: cemetery.count > 0,
    ) == ["lunge", "light", "number", "defense", "death", "pieces", "cemetery"]
    assert attacker.worn[0] is not None
    assert (attacker.worn[0].shown.defense, attacker.pos()) == (1, attacker.home.centre)


def test_an_ability_says_what_it_waited_for(watch: Callable[[Playing], Watcher]) -> None:
    person = watch(table(me=Side(hand=["Fairy Caster"])))
    person.do("play")
    assert person.order(keyword=lambda: "Fanfare" in person.numbers()) == ["keyword"]


def test_a_token_breaks_where_it_lies_and_goes_nowhere(watch: Callable[[Playing], Watcher]) -> None:
    person = watch(table(me=Side(field=["Goblin"]), foe=Side(field=["Fairy [engaged]"])))
    fairy = person.card("Fairy", "field", 1).id
    item = person.page.scene.item_of(fairy)
    assert item is not None
    lay = item.pos()
    person.attack(fairy)
    assert person.order(
        breaks=lambda: item.broken > 0.9,
        leaves=lambda: (item.pos() - lay).manhattanLength() > item.width / 2,
    ) == ["breaks"]


def test_the_arrow_is_there_until_the_fight_is_over(watch: Callable[[Playing], Watcher]) -> None:
    person, _, target = fight(watch)
    arrow = person.page.scene.attack
    person.wait(400)
    assert arrow.isVisible()
    assert person.order(death=lambda: target.broken > 0.9, gone=lambda: not arrow.isVisible()) == ["death", "gone"]


def test_a_click_has_seen_it_all(watch: Callable[[Playing], Watcher]) -> None:
    person, _, _ = fight(watch)
    person.wait(100)
    person.click_at(person.page.scene.layout.middle.topLeft())
    assert not person.page.scene.animator.busy
    assert not person.page.queue.waits
    assert person.names("field", 1) == []
    assert all(item.pos() == item.home.centre for item in person.page.scene.cards.values())


def test_what_comes_meanwhile_waits_and_hurries_what_is_shown(watch: Callable[[Playing], Watcher]) -> None:
    person = watch(table(me=Side(field=["Goblin", "Goblin"])))
    leader = person.view.zone(1, "leader").cards[0].id
    desk = person.page.table_seat.desk
    for _ in range(2):  # as it comes from elsewhere: nobody before this screen does anything
        while True:
            ask = desk.view(desk.view(0).waits_for).ask
            assert ask is not None
            wanted = [i for i, option in enumerate(ask.options) if option.target == leader or option.kind == "pass"]
            desk.answer((wanted[0],))
            if ask.kind != "main":
                break
    assert person.page.queue.waits
    assert person.page.motion.hurry > 1
    shield = next(item for item in person.page.scene.items() if isinstance(item, ShieldItem) and item.seat == 1)
    assert person.order(
        drawn=lambda: not person.page.queue.waits,
        one=lambda: person.numbers() == ["−2"],
        both=lambda: shield.value == 16,
    ) == ["drawn", "one", "both"]
    assert person.page.motion.hurry == 1
    assert person.view.number(1, "leader_defense") == 16


def test_an_evolution_is_shown_large_before_it_lies_again(watch: Callable[[Playing], Watcher]) -> None:
    person = watch(table(me=Side(field=["Quickblader"], evolve=["Quickblader"], pp=3)))
    quickblader = person.card("Quickblader", "field").id
    base = person.page.scene.item_of(quickblader)
    assert base is not None
    assert person.ask is not None
    kinds = [option.kind for option in person.ask.options]
    person.page.table_seat.answer((kinds.index("evolve"),))
    assert person.order(
        light=lambda: base.flash > 0.5,
        large=lambda: base.scale() > 1.5,
        rays=lambda: bool(person.seen(Rays)),
        grew=lambda: "+2/+2" in person.numbers(),
        lies=lambda: base.scale() == 1.0 and base.worn[0] == base.card,
    ) == ["light", "rays", "large", "grew", "lies"]


def test_the_last_blow_shakes_the_table_and_the_leader_bursts(watch: Callable[[Playing], Watcher]) -> None:
    person = watch(table(me=Side(field=["Goblin"]), foe=Side(defense=2)))
    leader = person.page.scene.item_of(person.view.zone(1, "leader").cards[0].id)
    assert leader is not None
    person.attack(leader.key.card)
    assert person.order(
        quake=lambda: any(table.isVisible() for table in person.page.view.viewport().findChildren(ShakenTable)),
        cracks=lambda: leader.broken > 0,
        pieces=lambda: bool(person.seen(Shards)),
        said=lambda: bool(person.seen(WordAcross)),
        result=person.page.banner.isVisible,
    ) == ["quake", "cracks", "pieces", "said", "result"]


SPELLS = {
    "damage": (w.deal(3, w.enemy.follower), Bolt),
    "destroy": (w.destroy(w.enemy.follower), Cut),
    "heal": (w.give_leader(2), Pillar),
    "draw": (w.draw(1), Bolt),
    "tokens": (w.into_ex(1, FAIRY), Circle),
    "more": (w.give(w.your.follower, attack=1, defense=1), Embers),
    "less": (w.give(w.enemy.follower, defense=-1), Embers),
    "banish": (w.banish(w.enemy.follower), Circle),
}


def cast(person: Watcher) -> None:
    """Play the spell, at the first that it may be done to. What its question shows has been seen."""
    person.do("play")
    while person.ask is not None and person.ask.kind != "main":
        person.page.queue.hurry()
        person.page.table_seat.answer((0,))


@pytest.mark.parametrize("does", SPELLS)
def test_a_spell_is_told_by_what_it_does(watch: Callable[[Playing], Watcher], does: str) -> None:
    step, mark = SPELLS[does]
    charm = spell_card("Charm", w.spell(step))
    me = Side(hand=["Charm"], field=["Goblin"], deck=["Goblin", "Goblin"], pp=1)
    person = watch(table(me=me, foe=Side(field=["Goblin"]), cards=[charm]))
    cemetery = person.page.scene.pile(Place(0, "cemetery"))
    assert cemetery is not None
    cast(person)
    done = {
        "damage": lambda: "−3" in person.numbers(),
        "destroy": lambda: any(item.broken for item in person.page.scene.items() if isinstance(item, CardItem)),
        "heal": lambda: "+2" in person.numbers(),
        "draw": lambda: any(item.key.place.zone == "hand" and item.isVisible() for item in lying(person)),
        "tokens": lambda: any(item.key.place.zone == "ex" and item.isVisible() for item in lying(person)),
        "more": lambda: "+1/+1" in person.numbers(),
        "less": lambda: "+0/−1" in person.numbers(),
        "banish": lambda: person.page.scene.piles[Place(1, "banished")].count > 0,
    }[does]
    seen = person.order(mark=lambda: bool(person.seen(mark)), done=done, put_away=lambda: cemetery.count > 0)
    assert seen == ["mark", "done", "put_away"]


def lying(person: Watcher) -> list[CardItem]:
    return [item for item in person.page.scene.cards.values() if item.key.place.seat == 0]


def test_a_spell_without_a_question_is_seen_where_it_does_what_it_does(watch: Callable[[Playing], Watcher]) -> None:
    person = watch(table(me=Side(hand=["Insight"], deck=["Goblin"], pp=10)))
    item = person.page.scene.item_of(person.card("Insight", "hand").id)
    assert item is not None
    cast(person)
    resolution = person.page.scene.layout.shared["resolution"]
    assert person.order(
        there=lambda: resolution.contains(item.pos()),
        rays=lambda: any(rays.zValue() < item.zValue() for rays in person.seen(Rays)),
        light=lambda: bool(person.seen(Bolt)),
    ) == ["there", "rays", "light"]


def test_only_the_damage_of_spells_is_fire(watch: Callable[[Playing], Watcher]) -> None:
    person = watch(table(me=Side(hand=["Sylvan Justice"], pp=10), foe=Side(field=["Goblin"])))
    cast(person)
    colours: set[str] = set()
    person.order(never=lambda: bool(colours.update(one.colour for one in person.seen(Bolt) if isinstance(one, Bolt))))
    assert colours == {FIRE}


def test_with_reduced_motion_a_spell_has_no_marks(watch: Callable[[Playing], Watcher]) -> None:
    person = watch(table(me=Side(hand=["Summon Bloodkin"], pp=10)))
    person.page.motion.reduced = True
    cast(person)
    assert not person.page.motion.running
    assert not person.seen(Circle)
    assert person.names("field") == ["Forest Bat"]


def test_with_reduced_motion_all_is_there_at_once(watch: Callable[[Playing], Watcher]) -> None:
    person = watch(facing())
    person.page.motion.reduced = True
    person.attack(person.card("Quickblader", "field", 1).id)
    assert not person.page.motion.running
    assert person.names("cemetery", 1) == ["Quickblader"]


def test_nothing_of_a_hand_is_still_shown_behind_the_cover(sit: Callable[..., Person]) -> None:
    person = sit(open_hands=False)
    page = person.page
    page.motion.reduced, page.motion.by_hand = False, True
    for _ in range(4):
        assert page.cover.isVisible()
        assert not page.scene.animator.busy
        person.press_button(page.cover.show_cards)
        assert not page.queue.waits
        assert page.scene.view is not None
        assert page.scene.view.seat == page.table_seat.bottom
        if person.ask is not None and person.ask.kind == "redraw":
            person.press("Keep this hand")
        else:
            person.press_button(page.go_on)
        person.hand_over()

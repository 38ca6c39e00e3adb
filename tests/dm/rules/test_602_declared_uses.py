"""Abilities that are used or declared: tap abilities (602), Silent Skill (501.1a), Strike Back (509.3b), cards of the
hand that trigger (603.2e); and shields of several cards (113.2)."""

import pytest
from dm.playing import FILLER, creature, fresh, game, side, spell, tapped

from svedesk.engine.records import Place
from svedesk.games.dm.words import SHIELDS
from svedesk.games.dm.zones import DECK, HAND

pytestmark = pytest.mark.game("dm")
MAGE = creature("Mage", "TapAbility((DrawCards(2),))")
BIG = creature("Big", power=9000)


@pytest.mark.rule("602.1", "602.2")
def test_a_creature_is_tapped_for_its_ability_instead_of_attacking() -> None:
    ears = creature("Ears", 'OnEvent("tapped", (charge(),), creature)')
    played = game(side(battle=(MAGE, ears), hand=(FILLER,)))
    played.to("attack").pick(("tap_ability", "Mage"))
    assert (played.is_tapped("Mage"), len(played.hand()), len(played.mana())) == (True, 3, 1)
    assert played.can("tap_ability", "attack_player") == ["Ears"]


@pytest.mark.rule("506.1b")
def test_who_has_to_attack_is_not_tapped_for_its_ability_instead() -> None:
    eager = creature("Eager", "attacks_each_turn", "TapAbility((DrawCards(),))")
    untapper = creature("Untapper", 'TapAbility((Do("untap", Pick(Which(kind="creature", tapped=True))),))')
    played = game(side(battle=(eager, untapper)), side(shields=3))
    assert played.to("attack").can("tap_ability") == ["Untapper"]
    played.attack("Eager").answer(0)
    played.pick(("tap_ability", "Untapper")).pick("Eager")  # it has attacked: now it may do as it likes
    assert (played.can("tap_ability"), "end" in played.can()) == (["Eager"], True)


@pytest.mark.rule("601.1a", "801.1a")
def test_what_may_not_be_used_can_not_be_declared_as_a_shield_trigger() -> None:
    silence = creature("Silence", 'always(no_casting=Which(kind="spell", not_civilization="Light"))')
    grown = creature("Grown", "shield_trigger", 'evolution("Giant")', evolution=True)
    shields = (spell("Bolt", "shield_trigger", "destroy(theirs)"), grown, creature("Trap", "shield_trigger"))
    played = game(side(battle=(creature("Three", "triple_breaker"), silence)), side(shields=shields))
    played.attack("Three")
    assert (played.kind, played.can()) == ("shield_trigger", ["Trap"])


@pytest.mark.rule("601.1a")
def test_nor_by_strike_back() -> None:
    silence = creature("Silence", 'always(no_casting=Which(kind="spell", not_civilization="Light"))')
    back = spell("Back", 'StrikeBack(Which(zone=SHIELDS, civilizations=("Fire",)))', "destroy(theirs)")
    played = game(side(battle=(BIG, silence)), side(hand=(back,), shields=1))
    played.attack("Big")
    assert (played.kind, sorted(played.hand(1))) == ("attack", ["Back", "Filler"])


@pytest.mark.rule("602.3", "602.3a")
def test_not_where_it_could_not_attack() -> None:
    held = creature("Held", "cant_attack", "TapAbility((DrawCards(),))")
    played = game(side(battle=(fresh(MAGE), held, tapped(MAGE), BIG)))
    assert played.to("attack").can("tap_ability") == []


@pytest.mark.rule("501.1a")
def test_a_silent_skill_leaves_its_creature_tapped() -> None:
    silent = creature("Silent", 'OnEvent("silent_skill", (Do("untap", this), charge()))')
    quiet = creature("Quiet", 'OnEvent("silent_skill", (charge(),))')
    played = game(side(battle=(tapped(silent), tapped(quiet), tapped(BIG)), hand=(FILLER,)), step="start")
    assert played.can() == ["Silent", "Quiet"]
    played.pick("Quiet")
    assert [played.is_tapped(name) for name in ("Silent", "Quiet", "Big")] == [False, True, False]
    assert len(played.mana()) == 1


@pytest.mark.rule("509.3b", "112.3b")
def test_a_shield_is_discarded_for_a_card_that_strikes_back() -> None:
    red = 'Which(civilizations=("Fire",))'
    avenger = spell("Avenger", f"StrikeBack({red})", "destroy(theirs)", cost=7)
    shield = spell("Also", f"StrikeBack({red})", "destroy(theirs)", cost=7)
    played = game(side(battle=(BIG, "Fear Fang")), side(hand=(avenger,), shields=(shield,)))
    played.attack("Big")
    assert (played.kind, played.seat, played.can()) == ("strike_back", 1, ["Also"])
    played.answer(0).pick("Big")
    assert sorted(played.graveyard(1)) == ["Also", "Avenger"]
    assert played.battle(0) == ["Fear Fang"]
    none = game(side(battle=(BIG, "Fear Fang")), side(shields=(shield,)))  # it was not in the hand before
    none.attack("Big")
    assert none.hand(1) == ["Also"]


def test_what_strikes_back_may_be_moved_by_hand_while_it_is_asked_for() -> None:
    """Each card that was in the hand is asked for in turn; the next one may have gone by then."""
    red = 'Which(civilizations=("Fire",))'
    avengers = [spell(name, f"StrikeBack({red})", "destroy(theirs)", cost=7) for name in ("Avenger", "Twin")]
    played = game(side(battle=(BIG, "Fear Fang")), side(hand=tuple(avengers), shields=(spell("Also", cost=7),)))
    played.attack("Big")
    assert played.kind == "strike_back"
    for card in played.table.zone(1, HAND):
        played.by_hand("move", card, seat=1, to=Place(1, DECK))
    played.answer(0)
    assert played.battle(0) == ["Big", "Fear Fang"]
    assert played.hand(1) == []


@pytest.mark.rule("603.2e", "506.3b", "506.3d", "506.3e")
def test_cards_of_the_hand_are_declared_when_a_creature_attacks() -> None:
    """The active player's first; the other's only once the active player's effects are done."""
    cheer = creature("Cheer", 'DeclaredFromHand("attacks", (charge(),), Which(whose="your"))')
    ninja = creature("Ninja", 'DeclaredFromHand("attacks", (Do("put_in", this),), Which(whose="opponent"))')
    played = game(side(battle=(BIG, "Fear Fang"), hand=(cheer,)), side(hand=(ninja,)))
    played.attack("Big")
    assert (played.kind, played.seat, played.can()) == ("declare", 0, ["Cheer"])
    played.answer(0)
    assert (played.kind, played.seat, len(played.mana(0))) == ("declare", 1, 1)
    played.answer(0)
    assert (played.battle(1), played.hand(1)) == (["Ninja"], [])


@pytest.mark.rule("511.1b", "511.1d", "603.2e")
def test_cards_of_the_hand_are_declared_at_the_end_of_the_turn() -> None:
    late = creature("Late", 'DeclaredFromHand("end", (charge(),))')
    played = game(side(hand=(late,)), side(hand=(late,)))
    played.pick("next")
    assert (played.kind, played.seat) == ("declare", 0)
    played.answer(0)
    assert (played.kind, played.seat, len(played.mana(0))) == ("declare", 1, 1)
    played.none()
    assert (len(played.mana(1)), played.number("turn")) == (0, 6)


@pytest.mark.rule("113.2")
def test_each_card_of_a_stack_of_shields_counts_and_all_of_them_break() -> None:
    counter = creature("Counter", "always(power=1000, for_each=in_zone(SHIELDS))")
    played = game(side(battle=(BIG, "Fear Fang")), side(battle=(counter,), shields=3))
    first, second, _ = played.table.zone(1, SHIELDS)
    played.table.link(second, first)
    assert played.power("Counter") == 4000
    played.attack("Big")
    assert len(played.ask.options) == 2
    played.answer(0)
    assert (len(played.hand(1)), played.count(1, SHIELDS)) == (2, 1)


@pytest.mark.rule("113.2a")
def test_mixed_shields_keep_their_stacks_at_their_places() -> None:
    shields = tuple(creature(f"Card {at}") for at in range(7))
    played = game(side(hand=(spell("Mix", "MixShields()"), FILLER), mana="F", shields=shields))
    cards = played.table.zone(0, SHIELDS)
    for upper in cards[3:5]:
        played.table.link(upper, cards[2])
    before = played.names(0, SHIELDS)
    played.use("Mix")
    after = played.table.in_zone(0, SHIELDS)
    assert [card.on for card in after] == [0, 0, 0, after[2].id, after[2].id, 0, 0]
    assert played.names(0, SHIELDS) != before
    assert not {card.id for card in after} & set(cards)


@pytest.mark.rule("113.6d")
def test_a_static_ability_of_a_shield_holds_until_it_is_in_the_hand() -> None:
    """It gives Shield Trigger to all that is added to the hand, itself among it, and it is still there when uses are
    declared."""
    gives = 'always(Which(zone="standby", whose="your"), keywords=(shield_trigger,), in_shields=True)'
    banner = spell("Banner", gives, "destroy(theirs)", cost=7)
    played = game(side(battle=(BIG, "Fear Fang")), side(shields=(banner, FILLER)))
    played.by_hand("flip", played.table.zone(1, SHIELDS)[0], text="up")
    played.attack("Big").answer(0)
    assert (played.kind, played.can()) == ("shield_trigger", ["Banner"])
    played.pick("Banner").pick("Big")
    assert played.graveyard(1) == ["Banner"]
    played.attack("Fear Fang")
    assert played.kind != "shield_trigger"

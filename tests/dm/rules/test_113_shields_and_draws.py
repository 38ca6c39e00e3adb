"""Shields (113, 406, 509.2 to 509.4, 701.14) and draws (114, 609.6)."""

from __future__ import annotations

import pytest
from dm.playing import FILLER, creature, game, side, spell, tapped

from svedesk.engine.view import View
from svedesk.games.dm.words import SHIELDS, Which, always, in_zone, shield_trigger

pytestmark = pytest.mark.game("dm")
ZAP = spell("Zap", "shield_trigger", "destroy(theirs)", cost=5)
DUMB = spell("Dumb", "destroy(theirs)", cost=5)
FOE_SHIELDS = 'in_zone(SHIELDS, whose="opponent")'


@pytest.mark.rule("113.5", "509.2", "509.2a", "701.14", "701.14a", "509.3", "400.2c")
def test_the_attackers_player_chooses_the_shield_that_is_broken() -> None:
    played = game(side(battle=("Fear Fang", "Burning Mane")), side(shields=("Solar Ray", "Natural Snare", "Holy Awe")))
    played.attack("Fear Fang")
    assert (played.kind, played.seat, played.ask.low, played.ask.high) == ("shields", 0, 1, 1)
    backs = [played.session.view(0).card(option.card) for option in played.ask.options]
    assert all(back is not None and back.number == "" for back in backs)
    played.answer(1)
    assert (played.kind, played.seat) == ("shield_trigger", 1)
    played.none()
    assert played.hand(1) == ["Natural Snare"]
    assert played.names(1, SHIELDS) == ["Solar Ray", "Holy Awe"]


@pytest.mark.rule("509.2b", "701.14c")
def test_a_breaker_breaks_several_at_the_same_time() -> None:
    played = game(side(battle=(creature("Twin", "double_breaker"), "Fear Fang")), side(shields=(ZAP, ZAP, FILLER)))
    played.attack("Twin").answer(0, 1)
    assert played.kind == "shield_trigger"
    assert played.can() == ["Zap", "Zap"]
    played.none()
    assert played.hand(1) == ["Zap", "Zap"]


@pytest.mark.rule("509.2c")
def test_of_two_breaker_abilities_its_player_applies_one() -> None:
    both = creature("Both", "double_breaker", "triple_breaker")
    played = game(side(battle=(both, "Fear Fang")), side(shields=4))
    played.attack("Both")
    assert (played.kind, [option.index for option in played.ask.options]) == ("breaker", [2, 3])
    played.answer(1)
    assert (played.kind, played.ask.low) == ("shields", 3)


@pytest.mark.rule("509.2c")
def test_crew_breaker_is_one_of_several_breaker_abilities() -> None:
    played = game(
        side(battle=("Q-tronic Gargantua", "Bladerush Skyterror Q", "Promephius Q", "Gigaling Q")), side(shields=6)
    )
    played.attack("Q-tronic Gargantua")
    assert (played.kind, [option.index for option in played.ask.options]) == ("breaker", [2, 4])
    played.answer(1)
    assert (played.kind, played.ask.low) == ("shields", 4)


@pytest.mark.rule("113.6", "509.3a", "509.3c")
def test_triggers_are_declared_before_the_shields_enter_the_hand() -> None:
    played = game(side(battle=(creature("Twin", "double_breaker"), "Fear Fang")), side(shields=(ZAP, FILLER)))
    played.attack("Twin")
    assert played.kind == "shield_trigger"
    assert (played.hand(1), len(played.names(1, SHIELDS))) == ([], 2)
    played.pick("Zap")
    assert played.kind == "select"
    assert sorted(played.hand(1)) == ["Filler", "Zap"]
    played.pick("Twin")
    assert (played.graveyard(1), played.battle(0)) == (["Zap"], ["Fear Fang"])


@pytest.mark.rule("113.6a")
def test_shields_in_standby_are_not_counted() -> None:
    counter = creature("Counter", "always(power=1000, for_each=in_zone(SHIELDS))")
    played = game(side(battle=("Fear Fang", "Burning Mane")), side(battle=(counter,), shields=(ZAP, FILLER)))
    assert played.power("Counter") == 3000
    played.attack("Fear Fang").answer(0)
    assert played.kind == "shield_trigger"
    assert played.power("Counter") == 2000
    assert len(played.names(1, SHIELDS)) == 2


@pytest.mark.rule("113.6b")
def test_shield_trigger_given_in_the_shield_zone_is_read_before_standby() -> None:
    """While there is no other shield it holds: read in standby, the only shield would no longer be counted."""
    from svedesk.games.dm.words import ThereAre

    one = ThereAre(in_zone(SHIELDS), 1)
    giver = creature("Giver", always(Which(zone=SHIELDS, whose="your"), keywords=(shield_trigger,), condition=one))
    played = game(side(battle=("Fear Fang", "Burning Mane")), side(battle=(giver,), shields=(DUMB,)))
    played.attack("Fear Fang")
    assert (played.kind, played.can()) == ("shield_trigger", ["Dumb"])


@pytest.mark.rule("113.6c")
def test_shield_trigger_given_to_cards_that_are_added_is_read_in_standby() -> None:
    from svedesk.games.dm.words import ThereAre

    none = ThereAre(in_zone(SHIELDS), 0, 0)
    giver = creature("Giver", always(Which(zone="standby", whose="your"), keywords=(shield_trigger,), condition=none))
    foe = side(battle=(giver,), shields=(DUMB,))
    played = game(side(battle=("Fear Fang", "Burning Mane")), foe)
    played.attack("Fear Fang")
    assert (played.kind, played.can()) == ("shield_trigger", ["Dumb"])
    two = game(side(battle=("Fear Fang", "Burning Mane")), side(battle=(giver,), shields=(DUMB, DUMB)))
    two.attack("Fear Fang").answer(0)
    assert two.kind != "shield_trigger"


@pytest.mark.rule("701.14b")
def test_a_shield_put_into_the_hand_by_a_text_is_not_broken() -> None:
    """Double breaker makes it no two, and what waits for a break hears nothing."""
    taker = creature("Taker", "double_breaker", f'attacks(Do("to_hand", Pick({FOE_SHIELDS})))')
    ears = creature("Ears", 'OnEvent("breaks", (charge(),), Which(kind="creature"))')
    played = game(side(battle=(taker, ears)), side(battle=(creature("Wall", "blocker", power=500),), shields=4))
    played.attack("Taker").answer(0)
    assert (len(played.names(1, SHIELDS)), len(played.mana(0))) == (3, 0)
    assert played.kind == "block"


@pytest.mark.rule("113.6")
def test_triggers_may_be_used_of_shields_that_a_text_puts_into_the_hand() -> None:
    taker = spell("Taker", f'Do("to_hand", Pick({FOE_SHIELDS}))')
    played = game(side(battle=("Fear Fang",), hand=(taker,), mana="F"), side(shields=(ZAP,)))
    played.use("Taker")
    assert (played.kind, played.seat) == ("shield_trigger", 1)
    played.pick("Zap")
    assert played.battle(0) == []


@pytest.mark.rule("701.14d")
def test_every_break_of_a_creature_breaks_that_many() -> None:
    kicker = creature("Kicker", "double_breaker", 'OnEvent("blocked", (Breaks(),))', power=9000)
    wall = creature("Wall", "blocker", power=500)
    played = game(side(battle=(kicker, "Fear Fang")), side(battle=(wall,), shields=4))
    played.attack("Kicker").block("Wall")
    assert (played.kind, played.ask.low) == ("shields", 2)
    played.answer(0, 1)
    assert played.count(1, SHIELDS) == 2


@pytest.mark.rule("509.4c", "505.6")
def test_chosen_shields_break_though_the_attacker_left() -> None:
    brave = creature("Brave", 'OnEvent("before_break", (Do("destroy", this),))')
    played = game(side(battle=(brave, "Fear Fang")), side(shields=3))
    played.attack("Brave").answer(0)
    assert (played.battle(0), played.count(1, SHIELDS), len(played.hand(1))) == (["Fear Fang"], 2, 1)


@pytest.mark.rule("509.4", "509.3", "603.7", "603.7a", "509.4a")
def test_effects_before_the_break_come_before_others_and_before_the_break() -> None:
    first = creature("First", 'OnEvent("before_break", (Do("destroy", Pick(theirs)),))')
    other = creature("Other", 'OnEvent("destroyed", (Do("discard", Pick(in_zone("hand"), by="you")),), theirs)')
    later = creature("LaterOn", 'OnEvent("breaks", (charge(),), Which(kind="creature"))')
    me = side(battle=(first, other, later), hand=("Holy Awe", "Solar Ray"))
    played = game(me, side(battle=("Emerald Grass", "Hunter Fish"), shields=2))
    played.attack("First").block()
    played.answer(0)
    assert played.kind == "select"  # before the break
    assert played.count(1, SHIELDS) == 2
    played.pick("Emerald Grass")
    assert played.kind == "select"  # then what else waits, still before it
    assert (played.can(), played.count(1, SHIELDS), len(played.mana(0))) == (["Holy Awe", "Solar Ray"], 2, 0)
    played.pick("Solar Ray")
    assert (played.count(1, SHIELDS), len(played.mana(0))) == (1, 1)


@pytest.mark.rule("603.7b")
def test_a_break_within_a_break_has_its_own_effects_first() -> None:
    """Two shields, so two effects; the first breaks another shield, whose effect comes before the second."""
    break_one = 'OnEvent("before_break", (MayDo((Breaks(),)),))'
    played = game(side(battle=(creature("Chain", "double_breaker", break_one), "Fear Fang")), side(shields=5))
    played.attack("Chain").answer(0, 1)
    assert played.kind == "may"
    played.yes()
    assert (played.kind, played.seat) == ("shields", 0)
    before = played.count(1, SHIELDS)
    played.answer(2, 3)
    assert played.kind == "may"  # of the new break, before it happens
    assert played.count(1, SHIELDS) == before
    played.no()
    while played.kind == "may":
        played.no()
    assert played.count(1, SHIELDS) == 1


@pytest.mark.rule("406.2", "406.3", "400.4", "402.3", "401.2", "401.3", "404.2", "405.2", "400.2a", "400.2b")
def test_who_sees_what() -> None:
    me = side(hand=("Holy Awe",), shields=("Solar Ray", "Natural Snare"), graveyard=("Fear Fang",), mana="F")
    played = game(me, side(hand=("Spiral Gate",), battle=("Emerald Grass",)))
    views: list[View] = [played.session.view(seat) for seat in (0, 1)]
    for view in views:
        for seat in (0, 1):
            assert [card.number for card in view.zone(seat, "shields").cards] == [""] * view.zone(seat, "shields").count
            assert (view.zone(seat, "deck").count, view.zone(seat, "deck").cards) == (10, ())
            assert all(card.number for zone in ("battle", "mana", "graveyard") for card in view.zone(seat, zone).cards)
    assert [len(view.zone(0, "hand").cards) for view in views] == [1, 0]
    assert [view.zone(0, "hand").count for view in views] == [1, 1]
    kinds = {option.kind for option in played.ask.options}
    assert kinds <= {"use", "next"}  # nothing moves a shield or a card of the deck


@pytest.mark.rule("406.2")
def test_a_text_lets_one_player_look_at_a_shield_and_puts_it_back() -> None:
    look = spell("Look", f"LookAt(Pick({FOE_SHIELDS}))")
    played = game(side(hand=(look,), mana="F"), side(shields=("Holy Awe", "Solar Ray")))
    played.use("Look").answer(1)
    assert played.kind == "looked"
    numbers = [[card.number for card in played.session.view(seat).zone(1, "shields").cards] for seat in (0, 1)]
    assert [sum(map(bool, one)) for one in numbers] == [1, 0]
    played.pick("done")
    assert played.names(1, SHIELDS) == ["Holy Awe", "Solar Ray"]
    assert not any(card.number for card in played.session.view(0).zone(1, "shields").cards)


# -- draws ------------------------------------------------------------------------------------------------------------

LUCKY = creature("Lucky", 'InsteadOf("draw", (DrawCards(2), Do("discard", Pick(in_zone("hand")))), may=True)')


@pytest.mark.rule("114.1", "502.1", "702.3b")
def test_a_player_draws_the_top_card_each_turn() -> None:
    played = game(side(deck=("Holy Awe", "Fear Fang")), step="draw")
    assert played.hand() == ["Holy Awe"]


@pytest.mark.rule("114.2", "114.5")
def test_cards_are_drawn_one_by_one_and_what_triggers_waits() -> None:
    ears = creature("Ears", 'OnEvent("drawn", (charge(),), Which(whose="your"))')
    played = game(side(battle=(ears,), hand=(spell("Two", "DrawCards(2)"),), mana="F"))
    played.use("Two")
    assert (len(played.hand()), len(played.mana())) == (2, 3)


@pytest.mark.rule("114.2a")
def test_of_both_players_the_active_one_draws_first() -> None:
    from svedesk.engine.events import CardMoved

    played = game(side(hand=(spell("Gift", "DrawCards(both=True)"),), mana="F"))
    played.use("Gift")
    drawn = [event.to.seat for event in played.said(CardMoved) if event.why == "draw" and event.to]
    assert drawn[:2] == [0, 1]


@pytest.mark.rule("114.3")
def test_a_card_that_is_put_into_the_hand_is_not_drawn() -> None:
    from svedesk.games.dm.words import SearchDeck

    ears = creature("Ears", 'OnEvent("drawn", (charge(),), Which(whose="your"))')
    find = spell("Find", SearchDeck(in_zone("deck")))
    played = game(side(battle=(ears, LUCKY), hand=(find,), mana="F"))
    played.use("Find").answer(0)
    assert (len(played.hand()), len(played.mana())) == (1, 1)


@pytest.mark.rule("114.4", "114.4a", "609.6", "609.6a", "609.3", "101.5")
def test_a_replaced_draw_is_done_before_the_next_one() -> None:
    played = game(side(battle=(LUCKY,), hand=(spell("Two", "DrawCards(2)"), "Holy Awe"), mana="F"))
    played.use("Two")
    assert played.kind == "may"
    played.yes()
    assert (played.kind, len(played.hand()) - 1) == ("select", 3)  # two were drawn, none of them replaced again
    played.pick("Holy Awe")
    assert played.kind == "may"  # the second draw
    played.no()
    assert len([one for one in played.hand() if one != "Two"]) == 3


@pytest.mark.rule("114.4b", "609.6b")
def test_nothing_is_done_to_cards_that_came_instead_of_a_draw() -> None:
    shown = spell("Shown", "DrawCards()", 'Do("to_mana", It())')
    usual = game(side(hand=(shown,), mana="F"))
    usual.use("Shown")
    assert len(usual.mana()) == 2
    played = game(side(battle=(LUCKY,), hand=(shown,), mana="F"))
    played.use("Shown").yes().answer(0)
    assert len(played.mana()) == 1


@pytest.mark.rule("114.6", "114.6a")
def test_a_draw_from_an_empty_deck_is_tried_and_triggers_nothing() -> None:
    """It can still be replaced. Whoever has no deck has lost already (703.4b), so here the deck does not count."""
    ears = creature("Ears", 'OnEvent("drawn", (Give(this, power=1000),), Which(whose="your"))')
    safe = creature("Safe", 'InsteadOf("draw", (Do("untap", Pick(mine)),), may=True)')
    me = side(battle=(ears, tapped(safe)), hand=(spell("Two", "DrawCards(2)"),), mana="F", deck=0)
    played = game(me, numbers=((0, "deck_counts", 0),))
    played.use("Two")
    assert played.kind == "may"
    played.yes().pick("Safe")
    assert not played.is_tapped("Safe")
    played.no()
    assert played.outcome is None
    assert (played.power("Ears"), played.number("drawn", 0)) == (1000, 0)


@pytest.mark.rule("101.5a", "609.4")
def test_what_depends_on_something_done_is_an_event_of_its_own() -> None:
    """ "If you do": what was replaced was not done."""
    stays = creature("Stays", 'InsteadOf("destroy", (Do("to_mana", this),))')
    bargain = spell("Bargain", 'Do("destroy", Pick(mine))', "IfDone((DrawCards(3),))")
    played = game(side(battle=(stays,), hand=(bargain,), mana="F"))
    played.use("Bargain")
    assert (played.mana()[-1], played.battle(), played.hand()) == ("Stays", [], [])
    usual = game(side(battle=("Fear Fang",), hand=(bargain,), mana="F"))
    usual.use("Bargain")
    assert len(usual.hand()) == 3


def test_a_creature_of_a_shield_trigger_is_summoned_for_nothing() -> None:
    ogre = creature("Ogre", "shield_trigger", "enters(destroy(theirs))", cost=7, power=7000)
    played = game(side(battle=("Fear Fang", "Burning Mane")), side(shields=(ogre,)))
    played.attack("Fear Fang").pick("Ogre")
    assert (played.kind, played.seat) == ("select", 1)
    played.pick("Fear Fang")
    assert played.battle(1) == ["Ogre"]


def test_unused_triggers_are_not_told_where_the_setup_hides_them() -> None:
    played = game(side(battle=("Fear Fang", "Burning Mane")), side(shields=2), ask_hidden=True)
    played.attack("Fear Fang").answer(0)
    assert (played.kind, played.ask.options) == ("shield_trigger", ())

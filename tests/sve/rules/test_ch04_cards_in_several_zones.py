"""4.1, 4.4.3.1, 4.10, 5.6: texts that mean cards in the banished zone, in several zones, or in any zone."""

import pytest
from sve.playing import Playing, Side, evolved, follower, spell_card, table


def test_the_top_of_the_deck_is_banished_as_far_as_there_are_cards():
    pit = spell_card("Pit", "spell(banish_top(3))", cost=0)
    assert table(me=Side(hand=["Pit"], deck=["Goblin"] * 5), cards=[pit]).play("Pit").me.banished == ["Goblin"] * 3
    assert table(me=Side(hand=["Pit"], deck=["Goblin"]), cards=[pit]).play("Pit").me.banished == ["Goblin"]


def test_cards_of_the_hand_are_banished_and_are_not_discarded():
    t = table(
        me=Side(hand=["Fire", "Goblin", "Fighter"]), cards=[spell_card("Fire", "spell(banish_from_hand())", cost=0)]
    )
    t.play("Fire").pick("Goblin")
    assert (t.me.hand, t.me.banished, t.me.cemetery) == (["Fighter"], ["Goblin"], ["Fire"])


def test_what_lies_banished_can_be_selected_and_counted():
    circus = follower("Circus", "fanfare(select(your.follower.in_banished), add_to_hand(it))", cost=0)
    tamer = follower("Tamer", "fanfare(when(at_least(2, your.card.in_banished), give(this, attack=1)))", cost=0)
    t = table(me=Side(hand=["Circus", "Tamer"], banished=["Goblin", "Fighter"]), cards=[circus, tamer])
    t.play("Tamer")
    assert t.me.field == ["Tamer 2/1"]
    t.play("Circus").pick("Goblin")
    assert (t.me.hand, t.me.banished) == (["Goblin"], ["Fighter"])


def test_cards_on_the_field_and_in_the_ex_area_are_counted_together():
    crowd = follower("Crowd", "fanfare(when(at_least(3, your.follower.on_field_or_in_ex), draw(1)))", cost=0)
    for ex, drawn in ((["Fairy"], []), (["Fairy", "Fairy"], ["Goblin"])):
        t = table(me=Side(hand=["Crowd"], ex=ex, deck=["Goblin"] * 3), cards=[crowd]).play("Crowd")
        assert t.me.hand == drawn


def test_one_of_the_field_or_the_ex_area_is_selected():
    flag = spell_card("Flag", "spell(select(your.follower.on_field_or_in_ex), give(it, attack=1))", cost=0)
    t = table(me=Side(hand=["Flag", "Flag"], field=["Fighter"], ex=["Fairy"]), cards=[flag])
    t.play("Flag").pick("Fairy").play("Flag").pick("Fighter")
    assert t.me.field == ["Fighter 3/3"]


# -- costs (10.4) ------------------------------------------------------------------------------------------------------


def test_a_card_of_the_hand_is_revealed_as_a_cost_and_stays_there():
    scout = follower("Scout", "activate(revealing(your.follower), draw(1))")
    t = table(me=Side(hand=["Goblin", "Fighter"], deck=["Fairy"] * 2, field=["Scout"]), cards=[scout])
    t.activate("Scout").pick("Goblin")
    assert t.me.hand[:2] == ["Goblin", "Fighter"]
    assert "Goblin" in [event_card(t, event) for event in t.events]


def event_card(t, event):
    """The name of the card of an event, "" for none."""
    card = t.session.table.cards.get(getattr(event, "card", 0))
    return "" if card is None else t.session.ruleset.facts(card.number).name


def test_without_such_a_card_in_hand_it_cannot_be_used():
    scout = follower("Scout", "activate(revealing(your.amulet), draw(1))")
    t = table(me=Side(hand=["Goblin"], field=["Scout"]), cards=[scout])
    assert t.why_not("activate Scout")[0] == "too-few-in-hand"


def test_cards_of_the_hand_are_banished_or_put_elsewhere_as_a_cost():
    for cost, zone in (("banishing_from_hand", "banished"), ("putting_into_ex", "ex"), ("putting_on_bottom", "deck")):
        trader = follower("Trader", f"activate({cost}(your.follower), give(this, attack=1))")
        t = table(me=Side(hand=["Goblin", "Fighter"], deck=["Fairy"], field=["Trader"]), cards=[trader])
        t.activate("Trader").pick("Goblin")
        assert (t.me.hand, getattr(t.me, zone)[-1], t.me.field) == (["Fighter"], "Goblin", ["Trader 2/1"])


def test_nothing_is_put_into_a_full_ex_area_as_a_cost():
    trader = follower("Trader", "activate(putting_into_ex(your.card), draw(1))")
    t = table(me=Side(hand=["Goblin"], ex=["Fairy"] * 5, field=["Trader"]), cards=[trader])
    assert t.why_not("activate Trader") == ("ex-full", "4.8.3.1")


def test_the_top_of_the_deck_is_banished_as_a_cost_only_if_there_is_enough():
    golem = follower("Golem", "strike(give(this, attack=1), cost=banishing_top(3))", attack=1, defense=9)
    for deck, attack in ((3, 2), (2, 1)):
        t = table(me=Side(field=["Golem"], deck=["Fairy"] * deck), cards=[golem]).attack("Golem", "leader")
        if t.ask.kind == "may":
            t.say("yes")
        assert t.quiet().me.field == [f"Golem {attack}/9"]


def test_a_card_banishes_itself_as_a_cost_from_the_field_or_the_ex_area():
    lamp = follower("Lamp", "activate(engage_this + banish_this, draw(1))")
    t = table(me=Side(field=["Lamp"], deck=["Goblin"] * 2), cards=[lamp]).activate("Lamp")
    assert (t.me.field, t.me.banished, t.me.hand) == ([], ["Lamp"], ["Goblin"])
    wisp = follower("Wisp", "activate_from_ex(banish_this_in_ex, draw(1))")
    t = table(me=Side(ex=["Wisp"], deck=["Goblin"] * 2), cards=[wisp]).activate("Wisp")
    assert (t.me.ex, t.me.banished, t.me.hand) == ([], ["Wisp"], ["Goblin"])


# -- the next play -----------------------------------------------------------------------------------------------------


def paid(t, name):
    before = t.me.pp
    return before - t.play(name).me.pp


def test_the_next_card_of_a_kind_costs_less_and_no_other():
    herald = follower("Herald", "activate((), next_play(your.follower.that_cost_at_least(2), -2))")
    ogre, imp = follower("Ogre", cost=3), follower("Imp", cost=1)
    t = table(me=Side(hand=["Ogre", "Ogre", "Imp"], field=["Herald"]), cards=[herald, ogre, imp]).activate("Herald")
    assert [paid(t, name) for name in ("Imp", "Ogre", "Ogre")] == [1, 1, 3]


def test_the_next_card_of_the_ex_area_costs_so_much():
    herald = follower("Herald", "activate((), next_play(your.card.in_ex, to=0))")
    ogre = follower("Ogre", cost=3)
    t = table(me=Side(hand=["Ogre"], ex=["Ogre", "Ogre"], field=["Herald"]), cards=[herald, ogre]).activate("Herald")
    for place, cost in ((0, 3), (0, 0), (0, 3)):  # from the hand, then from the EX area
        before = t.me.pp
        assert before - table_after(t, place).me.pp == cost


def table_after(t, place):
    """The table after the play at a place among the answers."""
    plays = [nth for nth, option in enumerate(t.options()) if option.startswith("play")]
    t._answer(plays[place])
    return t


def test_the_next_play_of_a_turn_is_not_that_of_the_turn_after():
    herald = follower("Herald", "activate((), next_play(your.follower, -2))")
    ogre = follower("Ogre", cost=3)
    cards = [herald, ogre, evolved("Herald")]
    t = table(me=Side(hand=["Ogre"], field=["Herald"], deck=["Fairy"] * 3), foe=Side(deck=["Fairy"] * 3), cards=cards)
    t.activate("Herald").end().quiet().end().quiet()
    assert paid(t, "Ogre") == 3


# -- what cards cost, played from any zone (4.4.3.1) -------------------------------------------------------------------


GUIDE = follower("Guide", "play_cost(your.follower, shift=-1)")
PATRON = follower("Patron", "play_cost(your.follower, 1, anywhere=True)")
TITHE = follower("Tithe", "play_cost(your.follower, 3, anywhere=True)")
LORD = follower("Lord", "play_cost(your.follower, 1)")
SALE = follower("Sale", "play_cost(your.follower, shift=-1, anywhere=True)")
SIGN = follower("Sign", "play_cost(your.card, shift=2, anywhere=True)")
TAXER = follower("Taxer", "play_cost(enemy.follower, shift=1, anywhere=True)")
BIG = follower("Big", cost=5)
TALE = spell_card("Tale", "spell(draw(1))", cost=3)
CARDS = [GUIDE, PATRON, TITHE, SALE, LORD, SIGN, TAXER, BIG, TALE]
EN, JA = "EN 1.16.0", "JA 1.18.0"


def stage(*field: str, edition: str = "", foe: tuple[str, ...] = (), **side: object) -> Playing:
    me = Side(**{"hand": ["Big", "Tale"], "field": list(field), **side})
    return table(me=me, foe=Side(field=list(foe)), cards=CARDS, edition=edition)


def costs(t: Playing) -> list[int | None]:
    return [t.session.ruleset.shown(t.table, card).cost for card in t.table.in_zone(0, "hand")]


def points_paid(t: Playing, name: str) -> int:
    before = t.me.pp
    return before - t.play(name).me.pp


@pytest.mark.rule("4.4.3.1")
@pytest.mark.parametrize("zone", ["hand", "ex"])
def test_cards_of_every_zone_they_are_played_from_are_meant(zone):
    side = {"hand": [], zone: ["Big", "Tale"]}
    assert points_paid(stage("Guide", **side), "Big") == 4
    assert points_paid(stage("Guide", **side), "Tale") == 3  # no follower
    assert points_paid(stage(**side), "Big") == 5


@pytest.mark.parametrize(("edition", "cost"), [(EN, 4), (JA, 5)])
def test_some_editions_leave_it_to_the_text(edition, cost):
    t = stage("Guide", edition=edition)
    assert costs(t) == [cost, 3]
    assert points_paid(t, "Big") == cost


@pytest.mark.parametrize("edition", [EN, JA])
def test_a_text_that_says_any_zone_means_it(edition):
    assert costs(stage("Sign", edition=edition)) == [7, 5]


def test_the_opponents_cards_are_none_of_yours():
    assert costs(stage(foe=("Sale",))) == [5, 3]
    assert costs(stage(foe=("Taxer",))) == [6, 3]
    assert points_paid(stage(foe=("Taxer",)), "Big") == 6


@pytest.mark.rule("10.9.1.6.1", "10.2.1.3.3")
@pytest.mark.parametrize(("field", "cost"), [(("Patron", "Tithe"), 3), (("Tithe", "Patron"), 1)])
def test_of_two_that_set_it_the_card_that_came_last_counts(field, cost):
    assert costs(stage(*field)) == [cost, 3]


@pytest.mark.rule("10.10.2.4")
def test_a_cost_is_set_first_then_raised_and_lowered_and_never_under_0():
    assert costs(stage("Sale", "Patron")) == [0, 3]
    assert costs(stage("Patron", "Sign")) == [3, 5]
    assert costs(stage("Patron", "Sale", "Sale")) == [0, 3]

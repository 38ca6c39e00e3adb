"""10.6.2.5.1.3, 10.2.1.3.3: what a card says of its own cost and of playing it, and what others say of it as it is
played."""

import pytest
from sve.playing import Playing, Side, evolved, follower, spell_card, table

from svedesk.games.sve.text.cards import card_text
from svedesk.games.sve.words import activate, change_evolve_cost, evolve, reduce_evolve_cost


def paid(t: Playing, name: str) -> int:
    before = t.me.pp
    return before - t.play(name).me.pp


def shown(t: Playing, zone: str = "hand") -> list[int | None]:
    return [t.session.ruleset.shown(t.table, card).cost for card in t.table.in_zone(0, zone)]


# -- what a card says of its own cost ----------------------------------------------------------------------------------

TIERS = "costs_less_if(necrocharge(1), 2, less_instead(necrocharge(2), 4), less_instead(necrocharge(3), 9))"


@pytest.mark.rule("10.6.2.5.1.3")
@pytest.mark.parametrize(("cemetery", "cost"), [(0, 8), (1, 6), (2, 4), (3, 0), (5, 0)])
def test_of_several_reductions_the_last_that_holds_counts_alone(cemetery, cost):
    t = table(me=Side(hand=["Tomb"], cemetery=["Goblin"] * cemetery), cards=[follower("Tomb", TIERS, cost=8)])
    assert shown(t) == [cost]
    assert paid(t, "Tomb") == cost


@pytest.mark.rule("10.6.2.5.1.3")
def test_what_a_card_on_a_field_would_cost_is_shown_anew_when_another_comes():
    heron = follower("Heron", "costs_less_if(present(your.follower.but_this()), 2)", cost=5)
    t = table(me=Side(field=["Heron"], hand=["Goblin"], pp=5), cards=[heron])
    assert shown(t, "field") == [5]
    assert shown(t.play("Goblin"), "field")[0] == 3


def test_what_makes_the_next_card_cost_less_is_forgotten_of_those_on_a_field():
    tale = spell_card("Tale", 'spell(next_costs_less("follower", 1))', cost=0)
    t = table(me=Side(field=["Goblin"], hand=["Tale", "Goblin"], pp=5), cards=[tale])
    before = shown(t, "field")
    assert shown(t.play("Tale"), "field") == [before[0] - 1]
    assert shown(t.play("Goblin"), "field") == [before[0]] * 2


def test_what_a_card_costs_is_shown_as_it_is_at_the_moment():
    ghost = follower("Ghoul", "costs_less_if(necrocharge(1), 3)", cost=5)
    t = table(me=Side(hand=["Ghoul", "Tale"]), cards=[ghost, spell_card("Tale", "spell(draw(1))")])
    assert shown(t)[0] == 5
    assert shown(t.play("Tale"))[0] == 2


def test_the_card_that_is_played_is_no_longer_in_the_hand_it_asks_for():
    alone = follower("Alone", "costs_less_if(no_cards_in_hand, 3)", cost=5)
    assert paid(table(me=Side(hand=["Alone"]), cards=[alone]), "Alone") == 2


@pytest.mark.parametrize(("zone", "cost"), [("hand", 5), ("ex", 2)])
def test_a_reduction_for_the_ex_area_counts_for_cards_played_from_there_only(zone, cost):
    guest = follower("Guest", "costs_less_if(present(your.follower), 3, from_ex=True)", cost=5)
    side = Side(**{"hand": [], "field": ["Goblin"], zone: ["Guest"]})
    t = table(me=side, cards=[guest])
    assert shown(t, zone) == [cost]
    assert paid(t, "Guest") == cost


@pytest.mark.parametrize(("more", "cost"), [(False, 2), (True, 6)])
def test_a_card_costs_as_much_less_or_more_as_there_are_cards(more, cost):
    herd = follower("Herd", f"costs_by_count(count(enemy.follower), more={more})", cost=4)
    t = table(me=Side(hand=["Herd"]), foe=Side(field=["Goblin", "Fairy"]), cards=[herd])
    assert paid(t, "Herd") == cost


def test_a_card_never_costs_less_than_0():
    herd = follower("Herd", "costs_by_count(count(enemy.follower))", cost=1)
    t = table(me=Side(hand=["Herd"], pp=0), foe=Side(field=["Goblin", "Fairy"]), cards=[herd])
    assert paid(t, "Herd") == 0


# -- when a card can be played -----------------------------------------------------------------------------------------


@pytest.mark.rule("1.3.3")
@pytest.mark.parametrize(
    ("when", "hand", "ex"), [("ex", True, False), ("elsewhere", True, False), ("enemy", True, True)]
)
def test_a_card_may_not_be_played_from_everywhere(when, hand, ex):
    t = table(me=Side(hand=["Shy"], ex=["Shy"]), cards=[follower("Shy", f"cannot_play({when!r})")])
    assert t.options("play") == ["play Shy"] * (hand + ex)


@pytest.mark.rule("1.3.3")
@pytest.mark.parametrize(("when", "mine", "theirs"), [("your", False, True), ("enemy", True, False)])
def test_a_card_may_be_played_in_one_players_turn_only(when, mine, theirs):
    trap = spell_card("Trap", "quick", f"cannot_play({when!r})", "spell(draw(1))")
    t = table(me=Side(hand=["Trap"]), cards=[trap])
    assert (t.options("play") == ["play Trap"]) == mine
    t = table(me=Side(field=["Goblin"]), foe=Side(hand=["Trap"], field=["Fairy [engaged]"]), cards=[trap])
    t.attack("Goblin", "Fairy")
    assert ("play Trap" in t.options()) == theirs


# -- what others say of it ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["EN 1.16.0", "JA 1.18.0"])
@pytest.mark.parametrize("zone", ["hand", "ex"])
def test_cards_cost_less_wherever_they_are_played_from_in_all_editions(edition, zone):
    guide = follower("Guide", "play_cost_while_here(your.follower, shift=-2)")
    side = Side(**{"hand": [], "field": ["Guide"], zone: ["Big"]})
    t = table(me=side, cards=[guide, follower("Big", cost=5)], edition=edition)
    assert paid(t, "Big") == 3


@pytest.mark.parametrize(("zone", "cost"), [("hand", 5), ("ex", 4)])
def test_cards_of_the_ex_area_are_those_played_from_there(zone, cost):
    guide = follower("Guide", "play_cost_while_here(your.card.in_ex, shift=-1)")
    side = Side(**{"hand": [], "field": ["Guide"], zone: ["Big"]})
    t = table(me=side, cards=[guide, follower("Big", cost=5)])
    assert shown(t, zone) == [cost]
    assert paid(t, "Big") == cost


def test_the_opponents_cards_cost_more_while_it_is_there():
    tax = follower("Tax", "play_cost_while_here(enemy.card, shift=2)")
    t = table(me=Side(hand=["Big"]), foe=Side(field=["Tax"]), cards=[tax, follower("Big", cost=5)])
    assert paid(t, "Big") == 7


@pytest.mark.parametrize(("there", "cost"), [((), 5), (("Goblin",), 4)])
def test_a_condition_is_judged_for_the_player_whose_card_says_so(there, cost):
    tax = follower("Tax", "play_cost_while_here(your.card, shift=-1, condition=present(enemy.follower))")
    me, foe = Side(hand=["Big"], field=["Tax"]), Side(field=list(there))
    assert paid(table(me=me, foe=foe, cards=[tax, follower("Big", cost=5)]), "Big") == cost


def test_what_is_not_to_be_counted_yet_is_not():
    """A card is played only when its cost is paid (10.6.2.7)."""
    flurry = follower("Flurry", "costs_less_if(combo(2), 1)", cost=3)
    assert paid(table(me=Side(hand=["Flurry"]), cards=[flurry]), "Flurry") == 3


# -- what a text says of a card it named -------------------------------------------------------------------------------

GIFT = spell_card("Gift", "spell(top_into_ex(), shift_play_cost(it, -2))", cost=0)


@pytest.mark.rule("10.6.2.1.3")
def test_a_card_put_into_the_ex_area_costs_less_from_there_as_long_as_it_stays():
    t = table(
        me=Side(hand=["Gift"], deck=["Big", *["Goblin"] * 5]),
        foe=Side(deck=["Goblin"] * 5),
        cards=[GIFT, follower("Big", cost=5)],
    ).play("Gift")
    assert shown(t, "ex") == [3]
    t.end().quiet()
    t.end().quiet()
    assert paid(t, "Big") == 3


def test_what_it_costs_this_turn_it_costs_no_more_in_the_next():
    treat = spell_card("Treat", "spell(select(your.follower.in_ex), set_play_cost(it, 1, this_turn=True))", cost=0)
    t = table(me=Side(hand=["Treat"], ex=["Big"]), cards=[treat, follower("Big", cost=5)]).play("Treat").pick("Big")
    assert shown(t, "ex") == [1]
    t.end().quiet()
    assert shown(t, "ex") == [5]


@pytest.mark.rule("10.10.2.4")
def test_a_cost_that_is_set_is_lowered_afterwards():
    both_ways = "spell(top_into_ex(), shift_play_cost(it, -1), set_play_cost(it, 3))"
    t = table(me=Side(hand=["Both"], deck=["Big"]), cards=[spell_card("Both", both_ways), follower("Big", cost=5)])
    assert shown(t.play("Both"), "ex") == [2]


@pytest.mark.rule("10.10.2.4")
def test_an_evolve_cost_that_is_set_is_lowered_afterwards_and_only_this_turn():
    lines = (activate((), reduce_evolve_cost(1, this_turn=True), change_evolve_cost(3, this_turn=True)), evolve(6))
    t = table(me=Side(field=["Cub"], evolve=["Cub"], pp=2), cards=[follower("Cub", *lines), evolved("Cub")])
    t.activate("Cub")
    t.evolve("Cub")
    assert (t.me.pp, t.me.field) == (0, ["Cub 2/2"])
    t = table(me=Side(field=["Cub"], evolve=["Cub"], pp=2, max_pp=2), cards=[follower("Cub", *lines), evolved("Cub")])
    t.activate("Cub")
    t.end().quiet()
    t.end().quiet()
    assert "evolve Cub" not in t.options()


# -- the next card -----------------------------------------------------------------------------------------------------


def test_the_next_spell_costs_less_and_the_one_after_it_does_not():
    hush = follower("Hush", 'activate((), next_costs_less("spell", 2))')
    tale, big = spell_card("Tale", "spell(draw(1))", cost=3), follower("Big", cost=5)
    t = table(me=Side(hand=["Big", "Tale", "Tale"], field=["Hush"], pp=10), cards=[hush, tale, big]).activate("Hush")
    assert shown(t) == [5, 1, 1]
    assert paid(t, "Big") == 5
    assert paid(t, "Tale") == 1
    assert shown(t)[0] == 3


def test_the_next_card_may_be_any_and_only_this_turn():
    hush = follower("Hush", 'activate((), next_costs_less("card", 2), next_costs_less("card", 1))')
    side = Side(hand=["Big"], field=["Hush"], deck=["Goblin"] * 5)
    t = table(me=side, foe=Side(deck=["Goblin"] * 5), cards=[hush, follower("Big", cost=5)]).activate("Hush")
    assert shown(t) == [2]
    t.end().quiet()
    assert shown(t)[0] == 5


@pytest.mark.rule("10.12.2.3")
def test_others_deal_more_damage_in_fights_and_by_abilities():
    drum = follower("Drum", "others_deal_more(1, your.follower)", attack=1)
    archer = follower("Archer", "fanfare(deal(1, enemy.follower))", attack=0)
    t = table(me=Side(hand=["Archer"], field=["Drum"]), foe=Side(field=["Okami [engaged]"]), cards=[drum, archer])
    assert t.play("Archer").foe.field == ["Okami 5/3"]
    assert t.attack("Drum", "Okami").quiet().foe.field == ["Okami 5/1"]


# -- either of two costs -----------------------------------------------------------------------------------------------

GATE = follower("Gate", 'costs_less_when_either_paid(discarding("card"), burying(your.follower), 4)', cost=5)


@pytest.mark.rule("10.6.2.2.1")
def test_either_of_two_costs_may_be_paid_and_never_both():
    t = table(me=Side(hand=["Gate", "Okami"], field=["Goblin"], pp=5), cards=[GATE]).play("Gate")
    assert t.ask.reason.key == "may-pay-first"
    t.say("yes").pick("Okami")
    assert (t.me.pp, t.me.hand, t.me.field) == (4, [], ["Goblin 2/2", "Gate 1/1"])
    t = table(me=Side(hand=["Gate", "Okami"], field=["Goblin"], pp=5), cards=[GATE]).play("Gate").say("no")
    assert t.ask.reason.key == "may-pay-second"
    t.say("yes")
    assert (t.me.pp, t.me.hand, t.me.field) == (4, ["Okami"], ["Gate 1/1"])
    t = table(me=Side(hand=["Gate", "Okami"], field=["Goblin"], pp=5), cards=[GATE]).play("Gate").say("no").say("no")
    assert (t.me.pp, t.me.hand, t.me.field) == (0, ["Okami"], ["Goblin 2/2", "Gate 1/1"])


def test_a_card_too_dear_can_be_played_if_one_of_them_can_be_paid():
    t = table(me=Side(hand=["Gate"], field=["Goblin"], pp=1), cards=[GATE])
    assert "play Gate" in t.options()
    t = table(me=Side(hand=["Gate"], pp=4), cards=[GATE])
    assert "play Gate" not in t.options()


# -- what a spell may cost in addition, and what it then does (10.6.2.5.1.3, 10.6.2.5.1.4) -----------------------------


JUSTICE = spell_card("Justice", "may_cost_more(2)", "spell(draw(1), when(paid_more(2), give_leader(1)))", cost=1)
FEED = spell_card(
    "Feed",
    "may_pay_also(discarding(your.card))",
    "spell(select(enemy.follower), instead(deal(1, it), paid_more(), deal(3, it)))",
    cost=0,
)


@pytest.mark.rule("10.6.2.5.1.3")
@pytest.mark.parametrize(("answer", "points", "defense"), [("yes", 3, 21), ("no", 1, 20)])
def test_a_spell_may_cost_more_and_does_more_then(answer, points, defense):
    t = table(me=Side(hand=["Justice"], pp=5), cards=[JUSTICE]).play("Justice").say(answer)
    assert (t.me.pp, t.me.defense, t.me.hand) == (5 - points, defense, ["Fighter"])


@pytest.mark.rule("10.6.2.5.1")
def test_what_cannot_be_paid_in_addition_is_not_asked():
    t = table(me=Side(hand=["Justice"], pp=2), cards=[JUSTICE]).play("Justice")
    assert (t.me.pp, t.me.defense) == (1, 20)


@pytest.mark.rule("10.10.2.4")
def test_what_is_added_is_lowered_as_well():
    cheap = spell_card(
        "Cheap",
        "may_cost_more(2)",
        "costs_less_if(None, 4, from_ex=True)",
        "spell(when(paid_more(2), draw(1)))",
        cost=3,
    )
    t = table(me=Side(ex=["Cheap"], pp=5), cards=[cheap]).play("Cheap").say("yes")
    assert (t.me.pp, t.me.hand) == (4, ["Fighter"])


@pytest.mark.rule("10.6.2.5.1.4")
@pytest.mark.parametrize(("answer", "left", "hand"), [("yes", "Ox 1/2", []), ("no", "Ox 1/4", ["Goblin"])])
def test_an_additional_cost_may_be_paid_or_not(answer, left, hand):
    ox = follower("Ox", attack=1, defense=5)
    t = table(me=Side(hand=["Feed", "Goblin"]), foe=Side(field=["Ox"]), cards=[FEED, ox]).play("Feed").say(answer)
    while t.ask.kind != "main":
        t.pick("Goblin" if t.ask.kind == "discard" else "Ox")
    assert (t.foe.field, t.me.hand) == ([left], hand)


@pytest.mark.rule("10.6.2.3.3")
def test_it_cannot_be_played_without_a_target_whatever_is_paid():
    """Q1738, Q1772."""
    assert "play Feed" not in table(me=Side(hand=["Feed", "Goblin"]), cards=[FEED]).options()


def test_both_texts_say_what_may_be_paid():
    assert card_text(JUSTICE, "en").startswith("When playing this card, it may cost 2 more to play.\nDraw a card.")
    assert card_text(JUSTICE, "ja").startswith(
        "これをプレイする際、コストを+2してよい。\n1枚引く。コストを+2したなら、"
    )
    assert card_text(FEED, "en").startswith("As an additional cost to play this card, you may discard a card.\n")
    assert card_text(FEED, "ja").startswith("これをプレイする際、追加コストとして手札1枚を捨ててよい。\n")
    bury = spell_card("Bury", "may_pay_also(burying(your.follower))", "spell(draw(1))")
    assert card_text(bury, "ja").startswith("これをプレイする際、追加コストとして場のフォロワー1体を墓場に置いてよい。")

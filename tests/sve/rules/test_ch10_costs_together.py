"""10.4.2.1 and 10.4.2.2: whether a cost can be paid is asked of all its parts together, in their order."""

import pytest
from sve.playing import Side, amulet, follower, spell_card, table

from svedesk.engine.message import Message

SPELL, AMULET = "Forge Weaponry", "Woodland Refuge"
TOGETHER = ("cost-takes-too-much", "10.4.2.2")


def mill(*costs):
    return amulet("Mill", f"activate({' + '.join(costs)}, draw(1))")


def offers(t, option="activate Mill"):
    """Whether it may be done; where not, all parts of the cost by themselves could have been paid."""
    if option in t.options():
        return True
    assert t.why_not(option) == TOGETHER
    return False


# -- cards that are moved away -----------------------------------------------------------------------------------------


@pytest.mark.rule("10.4.2.2")
@pytest.mark.parametrize(
    ("lying", "able"), [([SPELL, "Goblin"], False), ([SPELL, SPELL], False), ([SPELL, "Goblin", "Goblin"], True)]
)
@pytest.mark.parametrize("turned", [False, True])
def test_no_card_is_banished_for_two_parts_of_a_cost(lying, able, turned):
    parts = ('banishing("spell")', 'banishing("card", 2)')
    t = table(me=Side(field=["Mill"], cemetery=lying), cards=[mill(*(parts[::-1] if turned else parts))])
    assert offers(t) == able


@pytest.mark.rule("10.4.2.2")
def test_nor_discarded_or_put_from_the_field_into_the_cemetery_for_two():
    cards = [mill('discarding("card")', 'discarding("spell")')]
    assert not offers(table(me=Side(field=["Mill"], hand=[SPELL]), cards=cards))
    assert offers(table(me=Side(field=["Mill"], hand=[SPELL, "Goblin"]), cards=cards))
    cards = [mill("burying(your.follower)", "burying(your.card, 2)")]
    assert not offers(table(me=Side(field=["Mill", "Goblin"]), cards=cards))
    assert offers(table(me=Side(field=["Mill", "Goblin", "Fairy"]), cards=cards))


@pytest.mark.rule("10.4.2.1", "10.4.2.2")
def test_what_is_chosen_first_leaves_enough_for_what_is_paid_later():
    """Of three cards for "any card" and "a spell", the only spell is not offered for the first."""
    me = Side(field=["Mill"], hand=[SPELL, "Goblin", "Fairy"])
    t = table(me=me, cards=[mill('discarding("card")', 'discarding("spell")')]).activate("Mill")
    assert t.options("card") == ["Goblin", "Fairy"]
    t.pick("Fairy")
    assert t.options("card") == [SPELL]
    t.pick(SPELL)
    assert (t.me.hand, t.me.cemetery) == (["Goblin", "Fighter"], [SPELL])  # the Fairy is a token
    assert t.ask.kind == "main"


@pytest.mark.rule("10.4.2.2")
def test_of_several_cards_for_one_part_none_is_chosen_that_another_needs():
    """Two of four cards, and a spell: either of the two spells may be among the two, not both."""
    me = Side(field=["Mill"], cemetery=[SPELL, SPELL, "Goblin", "Fencer"])
    t = table(me=me, cards=[mill('banishing("card", 2)', 'banishing("spell")')]).activate("Mill")
    assert (t.ask.low, t.ask.high, t.options("card")) == (1, 1, [SPELL, SPELL, "Goblin", "Fencer"])
    t.pick(SPELL)
    assert t.options("card") == ["Goblin", "Fencer"]
    t.pick("Fencer")
    assert (t.ask.kind, t.me.cemetery, sorted(t.me.banished)) == ("main", ["Goblin"], ["Fencer", SPELL, SPELL])


@pytest.mark.rule("10.4.2.2")
def test_where_every_choice_leaves_enough_all_cards_are_asked_for_at_once():
    me = Side(field=["Mill"], cemetery=[SPELL, SPELL, "Goblin", "Fencer"])
    t = table(me=me, cards=[mill('banishing("follower")', 'banishing("card", 2)')]).activate("Mill")
    t.pick("Goblin")
    assert (t.ask.low, t.ask.high) == (2, 2)


@pytest.mark.rule("10.4.2.2")
def test_tokens_of_the_ex_area_are_banished_once():
    spark = follower("Spark", "activate(banish_with_tokens(FAIRY, 1) + banish_with_tokens(FAIRY, 1), draw(1))")
    t = table(me=Side(field=["Spark"], ex=["Fairy"] * 3), cards=[spark])
    assert t.options("activate") == []


# -- engaged, moved away -----------------------------------------------------------------------------------------------


@pytest.mark.rule("10.4.2.2")
@pytest.mark.parametrize(("field", "able"), [(["Goblin"], False), (["Goblin", "Fairy"], True)])
def test_no_card_is_engaged_for_two_parts_of_a_cost(field, able):
    t = table(me=Side(field=["Mill", *field]), cards=[mill("engaging(your.follower)", "engaging(your.follower)")])
    assert offers(t) == able
    rite = spell_card("Rite", "added_cost(engaging_each(your.follower, your.follower))", "spell(draw(1))")
    t = table(me=Side(hand=["Rite"], field=field), cards=[rite])
    assert offers(t, "play Rite") == able


@pytest.mark.rule("10.4.2.2")
def test_the_card_itself_is_engaged_once_too():
    lone = follower("Mill", "activate(engage_this + engaging(your.follower), draw(1))")
    assert not offers(table(me=Side(field=["Mill"]), cards=[lone]))
    t = table(me=Side(field=["Mill", "Goblin", "Fairy"]), cards=[lone]).activate("Mill")
    assert t.options("card") == ["Goblin", "Fairy"]
    assert t.ask.reason == Message("engage-group", (1, "follower on your field", "自分のフォロワー"), "10.4.6")


@pytest.mark.rule("10.4.2.1", "10.4.2.2")
def test_a_card_is_engaged_and_then_put_away_but_not_the_other_way_round():
    there = Side(field=["Mill", "Goblin"])
    first = mill("engaging(your.follower)", "burying(your.follower)")
    t = table(me=there, cards=[first])
    assert offers(t)
    assert t.activate("Mill").me.cemetery == ["Goblin"]
    assert not offers(table(me=there, cards=[mill("burying(your.follower)", "engaging(your.follower)")]))
    assert not offers(table(me=there, cards=[mill("bury_this", "engage_this")]))
    t = table(me=there, cards=[mill("engage_this", "bury_this")])
    assert t.activate("Mill").me.cemetery == ["Mill"]


@pytest.mark.rule("10.4.2.1", "10.4.2.2")
def test_what_is_put_away_first_is_another_card_than_the_one_engaged_later():
    lone = follower("Mill", "activate(burying(your.follower) + engage_this, draw(1))")
    t = table(me=Side(field=["Mill", "Goblin", "Fairy"]), cards=[lone]).activate("Mill")
    assert t.options("card") == ["Goblin", "Fairy"]
    t.pick("Goblin")
    assert (t.me.field, t.is_engaged("Mill")) == (["Mill 1/1", "Fairy 1/1"], True)


@pytest.mark.rule("10.4.2.2", "10.4.6")
@pytest.mark.parametrize(("field", "able"), [(["Fighter", "Fencer"], False), (["Fighter", "Fencer", "Goblin"], True)])
def test_those_that_must_cost_so_much_together_are_others_than_those_of_another_part(field, able):
    """Fighter 2, Fencer 3: 5 together; the Goblin is the one left for the other part."""
    t = table(
        me=Side(field=["Mill", *field]), cards=[mill("engaging(your.follower)", "engaging_that_cost(your.follower, 5)")]
    )
    assert offers(t) == able
    if able:
        t.activate("Mill")
        assert (t.is_engaged("Goblin"), t.options("card")) == (False, ["Fighter", "Fencer"])
        t.pick("Fencer").pick("Fighter")
        assert (t.ask.kind, t.is_engaged("Goblin")) == ("main", True)


@pytest.mark.rule("10.4.2.2")
def test_any_number_to_engage_leaves_those_that_must_be():
    t = table(
        me=Side(field=["Mill", "Goblin", "Fairy"]), cards=[mill("engage_any(your.follower)", "engaging(your.follower)")]
    )
    t.activate("Mill").pick("Goblin")
    assert (t.ask.kind, t.is_engaged("Goblin"), t.is_engaged("Fairy")) == ("main", True, True)


# -- counters, numbers -------------------------------------------------------------------------------------------------

FONT = amulet("Font", "stack")


def with_fonts(counts, cards, **more):
    t = table(me=Side(field=["Font"] * len(counts), **more), cards=[FONT, *cards])
    for card, count in zip(t.cards("Font", "field"), counts, strict=True):
        t.table.put(card._replace(counters=(("Stack", count),)))
    return t


@pytest.mark.rule("10.4.2.2", "13.3.3.2")
@pytest.mark.parametrize(("counts", "asked"), [((2,), 1), ((3,), 2), ((2, 1), 2)])
def test_a_stack_counter_is_removed_for_one_part_only(counts, asked):
    """Two Earth Rites, of 2 counters and of 1."""
    rite = spell_card("Rite", "spell(earth_rite(draw(1), count=2), earth_rite(give_leader(1)))")
    t = with_fonts(counts, [rite], hand=["Rite"]).play("Rite")
    said = 0
    while t.ask.kind == "may":
        t.say("yes")
        said += 1
    while t.ask.kind == "select":
        t.pick("Font")
    assert (said, t.ask.kind, len(t.me.hand), t.me.defense) == (asked, "main", 1, 20 + (asked == 2))


@pytest.mark.rule("10.4.2.2")
def test_an_amulet_put_away_with_its_last_counter_is_not_put_away_again():
    rite = spell_card("Rite", "added_cost(burying(your.amulet))", "spell(draw(1), earth_rite(draw(1)))")
    t = with_fonts((1,), [rite], hand=["Rite"]).play("Rite")
    assert (t.ask.kind, len(t.me.hand), sorted(t.me.cemetery)) == ("main", 1, ["Font", "Rite"])
    t = with_fonts((1, 1), [rite], hand=["Rite"]).play("Rite")
    assert t.ask.kind == "may"


@pytest.mark.rule("10.4.2.2", "10.4.5")
@pytest.mark.parametrize(("defense", "able"), [(3, False), (4, True)])
def test_numbers_are_counted_together(defense, able):
    t = table(
        me=Side(field=["Mill"], defense=defense), cards=[mill("lower_leader_defense(2)", "lower_leader_defense(2)")]
    )
    assert ("activate Mill" in t.options()) == able
    if not able:
        assert t.why_not("activate Mill") == ("not-enough-leader-defense", "10.4.5")


@pytest.mark.rule("10.4.2.1", "10.4.5.1")
@pytest.mark.parametrize(("shifts", "able"), [((1, 1), False), ((-1, 1), True), ((1, -1), True)])
def test_a_limit_holds_for_each_part_in_its_turn(shifts, able):
    cost = [f"shift_max_play_points({shift})" for shift in shifts]
    t = table(me=Side(field=["Mill"], pp=0, max_pp=9), cards=[mill(*cost)])
    assert ("activate Mill" in t.options()) == able


# -- options taken while playing ---------------------------------------------------------------------------------------


@pytest.mark.rule("10.4.2.2", "10.6.2.2.1")
@pytest.mark.parametrize(("lying", "asked"), [(2, 1), (3, 1), (4, 2)])
def test_two_reductions_are_not_paid_with_the_same_cards(lying, asked):
    lines = ['costs_less_when_paid(banishing("card", 2), 3)'] * 2
    wyrm = follower("Wyrm", *lines, cost=9)
    t = table(me=Side(hand=["Wyrm"], cemetery=["Goblin"] * lying), cards=[wyrm]).play("Wyrm")
    said = 0
    while t.ask.kind == "may":
        t.say("yes")
        said += 1
    while t.ask.kind == "select":
        t.pick(*["Goblin"] * t.ask.low)
    assert (said, t.me.pp, len(t.me.banished)) == (asked, 10 - 9 + 3 * asked, 2 * asked)


@pytest.mark.rule("10.4.2.2", "10.6.2.1.2")
def test_a_card_needing_both_of_two_reductions_is_not_offered_for_one():
    lines = ['costs_less_when_paid(banishing("spell", 2), 3)', 'costs_less_when_paid(banishing("card", 2), 3)']
    wyrm = follower("Wyrm", *lines, cost=9)
    for lying, able in (([SPELL] * 3, False), ([SPELL] * 3 + ["Goblin"], True)):
        t = table(me=Side(hand=["Wyrm"], cemetery=lying, pp=3), cards=[wyrm])
        assert ("play Wyrm" in t.options()) == able


@pytest.mark.rule("10.4.2.2", "10.6.2.2.1")
def test_the_cost_is_paid_so_that_the_additional_one_can_be_paid_too():
    bolt = spell_card(
        "Bolt",
        'costs_when_paid(banishing("card"), 1)',
        'spell(when_playing(banishing("spell"), deal(1, enemy.leader)))',
        cost=5,
    )
    me = Side(hand=["Bolt"], cemetery=[SPELL, "Goblin", "Fencer"])
    t = table(me=me, cards=[bolt]).play("Bolt").say("yes").say("yes")
    assert t.options("card") == ["Goblin", "Fencer"]
    t.pick("Fencer")
    assert (t.ask.kind, t.foe.defense, t.me.pp, sorted(t.me.banished)) == ("main", 19, 9, ["Fencer", SPELL])


@pytest.mark.rule("10.4.2.2")
def test_an_additional_cost_counts_what_the_ability_itself_costs():
    lone = follower("Lone", "activate(engage_this, when_playing(engaging(your.follower), draw(1)), draw(1))")
    t = table(me=Side(field=["Lone"]), cards=[lone]).activate("Lone")
    assert (t.ask.kind, len(t.me.hand)) == ("main", 1)
    t = table(me=Side(field=["Lone", "Goblin"]), cards=[lone]).activate("Lone").say("yes")
    assert (len(t.me.hand), t.is_engaged("Goblin")) == (2, True)

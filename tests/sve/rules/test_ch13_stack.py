"""13.3.2, 13.3.3 and 11.7: Stack and Earth Rite; 10.6.2.5.2: costs that something else happened to."""

from dataclasses import replace

import pytest
from sve.playing import Side, amulet, follower, spell_card, table
from sve.rules.probes import by_hand, moves

from svedesk.engine.events import Played

MOSS = amulet("Moss", "stack")
SLATE = amulet("Slate", "stack", "last_words(draw(1))")
MAKE = spell_card("Make", "spell(add_to_stack(2))", cost=0)


def with_counters(t, **counters):
    """Lay Stack counters on the first card of each name."""
    for name, amount in counters.items():
        by_hand(t, "counter_set", name, text="Stack", amount=amount)
    return t


def counters(t, name="Moss"):
    return [card.counter("Stack") for card in t.cards(name, "field")]


# -- Stack -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("13.3.2.2")
def test_a_card_with_stack_comes_with_one_counter_played_or_summoned():
    made = amulet("Sediment", "stack")
    token = 'Token("X-Shard", "Shard", "Shard")'
    shard = amulet("Shard", "stack")
    shard = replace(shard, facts=replace(shard.facts, special="token"))
    call = spell_card("Call", f"spell(summon({token}))")
    t = table(me=Side(hand=["Sediment", "Call"]), cards=[made, shard, call])
    t.play("Sediment").play("Call")
    assert (counters(t, "Sediment"), counters(t, "Shard")) == ([1], [1])


@pytest.mark.rule("13.3.2.2")
@pytest.mark.parametrize("how", ["destroy", "banish", "return_to_hand"])
def test_instead_of_leaving_it_loses_a_counter_as_long_as_it_has_any(how):
    wipe = spell_card("Wipe", f"spell({how}(your.amulet))", cost=0)
    t = table(me=Side(hand=["Wipe", "Wipe", "Wipe"], field=["Slate"]), cards=[SLATE, wipe])
    with_counters(t, Slate=3).play("Wipe")
    assert (counters(t, "Slate"), t.me.hand, moves(t.events, "destroy")) == ([2], ["Wipe", "Wipe"], [])
    t.play("Wipe")
    assert counters(t, "Slate") == [1]


@pytest.mark.rule("13.3.2.2")
def test_cards_that_leave_with_it_do_leave():
    wipe = spell_card("Wipe", "spell(destroy(your.card))")
    t = table(me=Side(hand=["Wipe"], field=["Goblin", "Moss", "Fighter"]), cards=[MOSS, wipe])
    with_counters(t, Moss=2).play("Wipe")
    assert (t.me.field, counters(t)) == (["Moss"], [1])


@pytest.mark.rule("11.7.1", "13.3.2.3")
def test_without_counters_it_is_moved_to_the_cemetery_and_not_destroyed():
    wipe = spell_card("Wipe", "spell(destroy(your.amulet))", cost=0)
    t = table(me=Side(hand=["Wipe"], field=["Slate"]), cards=[SLATE, wipe])
    with_counters(t, Slate=1).play("Wipe")
    assert t.me.cemetery == ["Wipe", "Slate"]
    assert [event.why for event in moves(t.events) if event.number == "X-Slate"] == ["bury"]
    assert t.me.hand == ["Fighter"]  # it was put into the cemetery from the field


@pytest.mark.rule("11.7.1")
def test_an_amulet_without_stack_needs_no_counters():
    t = table(me=Side(hand=["Goblin"], field=["Plain"]), cards=[amulet("Plain")])
    t.play("Goblin")
    assert t.me.field == ["Plain", "Goblin 2/2"]


@pytest.mark.rule("13.3.2.2")
def test_it_hands_all_its_counters_to_another_one():
    t = table(me=Side(field=["Moss", "Slate"]), cards=[MOSS, SLATE])
    with_counters(t, Moss=3, Slate=1)
    t.activate("Moss").pick("Slate")
    assert (counters(t, "Slate"), t.me.field, t.me.cemetery) == ([4], ["Slate"], ["Moss"])


@pytest.mark.rule("13.3.2.2")
def test_there_must_be_another_one_with_stack():
    t = with_counters(table(me=Side(field=["Moss", "Plain"]), cards=[MOSS, amulet("Plain")]), Moss=3)
    assert t.options("activate") == []


@pytest.mark.rule("13.3.2.4")
def test_adding_to_a_stack_puts_counters_on_one_card_with_stack():
    t = table(me=Side(hand=["Make"], field=["Moss", "Slate", "Plain"]), cards=[MOSS, SLATE, MAKE, amulet("Plain")])
    with_counters(t, Moss=1, Slate=1).play("Make")
    assert t.options() == ["Moss", "Slate"]
    t.pick("Slate")
    assert (counters(t, "Moss"), counters(t, "Slate")) == ([1], [3])


@pytest.mark.rule("13.3.2.4")
def test_without_a_stack_nothing_is_added():
    t = table(me=Side(hand=["Make"], field=["Plain"]), cards=[MAKE, amulet("Plain")]).play("Make")
    assert (t.ask.kind, counters(t, "Plain")) == ("main", [0])


@pytest.mark.rule("10.6.2.5.2")
def test_a_cost_is_paid_though_something_else_happened_instead():
    """The amulet is put into the cemetery as a cost: it loses a counter and stays, and the text is resolved."""
    font = amulet("Font", "stack", "activate(bury_this, draw(2))")
    t = with_counters(table(me=Side(field=["Font"]), cards=[font]), Font=2)
    t.activate("Font")
    assert (t.me.field, counters(t, "Font"), t.me.hand) == (["Font"], [1], ["Fighter", "Fighter"])


# -- Earth Rite --------------------------------------------------------------------------------------------------------

SEER = follower("Seer", "fanfare(earth_rite(draw(2)))")
HAMMER = spell_card("Hammer", "spell(earth_rite(select(enemy.follower), deal(3, it), count=2), draw(1))")


@pytest.mark.rule("13.3.3.2", "13.3.3.2.1", "15.1.4")
@pytest.mark.parametrize(("answer", "left", "drawn"), [("yes", 1, 2), ("no", 2, 0)])
def test_earth_rite_may_be_paid_with_one_counter_for_its_text(answer, left, drawn):
    t = table(me=Side(hand=["Seer"], field=["Moss"]), cards=[MOSS, SEER])
    with_counters(t, Moss=2).play("Seer")
    assert (t.ask.kind, t.options()) == ("may", ["yes", "no"])
    t.say(answer)
    assert (counters(t), len(t.me.hand)) == ([left], drawn)


@pytest.mark.rule("13.3.3.2")
def test_the_last_counter_takes_the_amulet_with_it():
    t = table(me=Side(hand=["Seer"], field=["Slate"]), cards=[SLATE, SEER])
    with_counters(t, Slate=1).play("Seer").say("yes").in_any_order()
    assert (t.me.field, t.me.cemetery) == (["Seer 1/1"], ["Slate"])
    assert len(t.me.hand) == 3  # Last Words of the amulet too


@pytest.mark.rule("13.3.3.2")
def test_and_is_gone_before_the_text_is_resolved():
    """The rest of the text finds no amulet: it went with the cost, not at the next rules handling."""
    pit = spell_card("Pit", "spell(earth_rite(draw(1)), when(present(your.amulet), draw(3)))")
    t = table(me=Side(hand=["Pit"], field=["Moss"]), cards=[MOSS, pit])
    with_counters(t, Moss=1).play("Pit").say("yes")
    assert (t.me.hand, sorted(t.me.cemetery)) == (["Fighter"], ["Moss", "Pit"])


@pytest.mark.rule("13.3.3.2")
def test_all_its_counters_come_from_one_amulet_which_its_player_picks():
    t = table(
        me=Side(hand=["Hammer"], field=["Moss", "Slate", "Moss"]),
        foe=Side(field=["Okami"]),
        cards=[MOSS, SLATE, HAMMER],
    )
    with_counters(t, Moss=1, Slate=3)
    by_hand(t, "move", "Moss", to=(0, "cemetery"))
    by_hand(t, "counter_set", "Moss", text="Stack", amount=1)
    t.play("Hammer").say("yes").pick("Okami")
    assert (counters(t, "Slate"), counters(t, "Moss"), t.foe.field) == ([1], [1], ["Okami 5/2"])


@pytest.mark.rule("13.3.3.2")
def test_two_amulets_with_enough_are_a_choice():
    t = table(me=Side(hand=["Seer"], field=["Moss", "Slate"]), cards=[MOSS, SLATE, SEER])
    with_counters(t, Moss=2, Slate=2).play("Seer").say("yes")
    assert (t.ask.kind, t.options()) == ("select", ["Moss", "Slate"])
    t.pick("Slate")
    assert (counters(t, "Moss"), counters(t, "Slate"), len(t.me.hand)) == ([2], [1], 2)


@pytest.mark.editions("EN 1.16.0", "EN early")
@pytest.mark.rule("13.3.3.2", "10.6.2.2.1")
def test_without_the_counters_it_is_not_asked_and_the_rest_is_done():
    t = table(me=Side(hand=["Hammer"], field=["Moss"]), foe=Side(field=["Okami"]), cards=[MOSS, HAMMER])
    with_counters(t, Moss=1).play("Hammer")
    assert (t.ask.kind, t.me.hand, t.foe.field) == ("main", ["Fighter"], ["Okami 5/5"])


@pytest.mark.editions("EN 1.16.0", "EN early")
@pytest.mark.rule("13.3.3.2")
def test_its_targets_are_selected_only_where_it_is_paid():
    t = table(me=Side(hand=["Hammer"], field=["Moss"]), foe=Side(field=["Okami"]), cards=[MOSS, HAMMER])
    with_counters(t, Moss=2).play("Hammer").say("no")
    assert (t.ask.kind, t.me.hand, t.foe.field) == ("main", ["Fighter"], ["Okami 5/5"])


@pytest.mark.editions("JA 1.18.0", "JA 1.24.1", "JA 1.27 (as far as known)", "JA 1.26.1")
@pytest.mark.rule("13.3.3.2", "10.6.2.2.1")
@pytest.mark.parametrize(("counters", "answers"), [(1, ()), (2, ("no",))])
def test_in_some_editions_its_targets_are_selected_whether_or_not_it_is_paid(counters, answers):
    t = table(me=Side(hand=["Hammer"], field=["Moss"]), foe=Side(field=["Okami"]), cards=[MOSS, HAMMER])
    with_counters(t, Moss=counters).play("Hammer")
    for answer in answers:
        t.say(answer)
    assert t.ask.kind == "target"
    assert t.pick("Okami").ask.kind == "main"
    assert (t.me.hand, t.foe.field) == (["Fighter"], ["Okami 5/5"])


@pytest.mark.editions("JA 1.18.0", "JA 1.24.1", "JA 1.27 (as far as known)", "JA 1.26.1")
@pytest.mark.rule("10.6.2.3.3")
@pytest.mark.parametrize("counters", [1, 2])
def test_and_without_one_it_is_not_played(counters):
    t = with_counters(table(me=Side(hand=["Hammer"], field=["Moss"]), cards=[MOSS, HAMMER]), Moss=counters)
    assert t.why_not("play Hammer") == ("no-target", "10.6.2.3.3")


@pytest.mark.rule("10.6.2.5.1.4", "13.3.3.2")
def test_it_is_added_to_the_cost_and_paid_before_the_card_is_played():
    t = table(me=Side(hand=["Hammer"], field=["Moss"]), foe=Side(field=["Okami"]), cards=[MOSS, HAMMER])
    with_counters(t, Moss=2).play("Hammer").say("yes").pick("Okami")
    order = [type(event).__name__ for event in t.events]
    assert (
        order.index("NumberChanged") < order.index("CardChanged") < order.index("Played") < order.index("DamageDealt")
    )
    assert any(isinstance(event, Played) for event in t.events)


@pytest.mark.rule("13.3.3.2")
def test_earth_rite_of_an_activated_ability_and_of_an_option():
    lab = amulet("Lab", "activate(engage_this, earth_rite(draw(1)))")
    guard = follower("Guard", "fanfare(choose_one(mode(earth_rite(give(this, attack=1))), mode(draw(1))))")
    t = table(me=Side(hand=["Guard"], field=["Lab", "Moss"]), cards=[lab, guard, MOSS])
    with_counters(t, Moss=2).activate("Lab").say("yes")
    assert (counters(t), t.me.hand) == ([1], ["Guard", "Fighter"])
    t.play("Guard").choose(1).say("yes")
    assert t.me.field == ["Lab", "Guard 2/1"]

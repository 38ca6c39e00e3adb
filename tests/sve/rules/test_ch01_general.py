"""1.3: general rules."""

import pytest
from sve.playing import Side, amulet, follower, spell_card, table
from sve.rules.probes import Do, by_hand, kinds, moves

from svedesk.engine.events import CardTurned
from svedesk.engine.message import Refused
from svedesk.games.sve.actions.draw import draw
from svedesk.games.sve.words import last_words, spell


@pytest.mark.rule("1.3.1")
def test_card_text_takes_precedence_over_the_rules():
    """Ward (12.8.2) says it must be attacked; Elf Wanderer's text says it need not."""
    t = table(me=Side(field=["Elf Wanderer", "Fighter"]), foe=Side(field=["Veteran Lancer [engaged]"]))
    assert "attack Elf Wanderer > leader" in t.options()
    assert "attack Fighter > leader" not in t.options()


@pytest.mark.rule("1.3.2")
def test_what_cannot_be_done_is_left_out_and_the_rest_is_done():
    t = table(me=Side(hand=["Onslaught"], ex=["Fairy"] * 5), foe=Side(field=["Fighter"]))
    t.play("Onslaught").pick("Fighter")
    assert t.foe.field == []
    assert t.me.ex == ["Fairy"] * 5


@pytest.mark.rule("1.3.2")
def test_of_several_actions_as_many_as_possible_are_performed():
    t = table(me=Side(hand=["Fairy Circle"], ex=["Knight"] * 3))
    t.play("Fairy Circle")
    assert t.me.ex == ["Knight"] * 3 + ["Fairy"] * 2


@pytest.mark.rule("1.3.2.1")
def test_a_card_that_is_refreshed_already_is_not_refreshed_again():
    t = table(foe=Side(field=["Fighter", "Goblin [engaged]"]))
    t.end().quiet()
    goblin = t.card("Goblin", "field").id
    assert [event for event in t.events if isinstance(event, CardTurned)] == [CardTurned(goblin, False)]


@pytest.mark.rule("1.3.2.2")
def test_dealing_0_damage_is_not_dealing_damage():
    t = table(me=Side(hand=["Unbridled Fury"]), foe=Side(field=["Fighter"]))
    t.play("Unbridled Fury").pick("Fighter")
    assert "DamageDealt" not in kinds(t.events)
    assert t.foe.field == ["Fighter 2/3"]


@pytest.mark.rule("1.3.2.2")
@pytest.mark.parametrize(("attack", "defense"), [(0, 20), (2, 22)])
def test_no_damage_triggers_nothing(attack, defense):
    t = table(me=Side(field=["Leech"]), cards=[follower("Leech", "drain", attack=attack)])
    t.attack("Leech", "leader").quiet()
    assert (t.foe.defense, t.me.defense) == (20 - attack, defense)


@pytest.mark.rule("1.3.2.2")
@pytest.mark.parametrize("times", [0, -2])
def test_doing_something_no_or_fewer_times_is_not_doing_it(times):
    t = table(me=Side(hand=["Nothing"]), cards=[spell_card("Nothing", spell(Do(lambda g, c: draw(g, c.seat, times))))])
    t.play("Nothing")
    assert (t.me.hand, len(t.me.deck)) == ([], 8)


@pytest.mark.rule("1.3.2.2")
def test_dealing_a_negative_amount_heals_nothing():
    nurse = spell_card("Nurse", "spell(select(enemy.follower), deal(-2, it))")
    t = table(me=Side(hand=["Nurse"]), foe=Side(field=["Fighter [damage 2]"]), cards=[nurse])
    t.play("Nurse").pick("Fighter")
    assert t.foe.field == ["Fighter 2/1"]


@pytest.mark.rule("1.3.2.2")
def test_raising_by_a_negative_amount_lowers_nothing():
    leak = spell_card("Leak", "spell(give_leader(-3))")
    t = table(me=Side(hand=["Leak"]), cards=[leak]).play("Leak")
    assert t.me.defense == 20


@pytest.mark.rule("1.3.2.2")
def test_damage_of_0_is_not_there_to_be_made_more():
    cards = [follower("Idler", attack=0), amulet("Curse", "damage_shift(2)")]
    t = table(me=Side(field=["Idler"]), foe=Side(field=["Curse"]), cards=cards).attack("Idler", "leader").quiet()
    assert t.foe.defense == 20


@pytest.mark.rule("1.3.2.2")
def test_giving_0_is_not_giving():
    t = table(me=Side(field=["Fighter"], hand=["Null"]), cards=[spell_card("Null", "spell(give(your.follower))")])
    t.play("Null")
    assert "CardChanged" not in kinds(t.events)


@pytest.mark.rule("1.3.2.2.1")
def test_a_card_whose_cost_is_below_zero_is_played_for_no_play_points():
    t = table(me=Side(hand=["Fighter"], pp=4, max_pp=10))
    by_hand(t, "stat", "Fighter", zone="hand", text="cost", amount=-5)
    t.play("Fighter")
    assert (t.me.field, t.me.pp) == (["Fighter 2/3"], 4)  # none is gained


@pytest.mark.rule("1.3.2.4")
def test_attack_may_be_negative_and_leader_defense_has_no_upper_limit():
    leech = follower("Leech", "drain", attack=4)
    t = table(me=Side(field=["Fighter", "Leech"]), cards=[leech])
    by_hand(t, "stat", "Fighter", text="attack", amount=-5)
    assert t.me.field[0] == "Fighter -3/3"
    t.attack("Fighter", "leader").quiet()
    assert t.foe.defense == 20  # a negative value does nothing, it never heals
    t.attack("Leech", "leader").quiet()
    assert t.me.defense == 24


@pytest.mark.rule("1.3.2.4.1")
def test_a_value_beyond_its_limit_becomes_the_limit():
    t = table(me=Side(pp=10))
    by_hand(t, "number", side=0, text="play_points", amount=3)
    t.end()
    assert t.me.pp == 10
    t = table(me=Side(pp=10)).end().quiet().end().quiet()
    assert t.me.number("max_play_points") == 10  # 11th turn or later: it would rise above 10


# -- several players ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.3.4")
@pytest.mark.parametrize("active", [0, 1])
def test_the_active_player_selects_first_and_the_other_knows_the_selection(active):
    t = table(me=Side(field=["Fighter"] * 5), foe=Side(field=["Goblin"] * 5), active=active)
    by_hand(t, "create", to=(0, "field"), text="SD02-019", amount=1)
    by_hand(t, "create", to=(1, "field"), text="SD02-017", amount=1)
    t.end()
    asked = t.ask
    assert (asked.seat, asked.kind, asked.low, asked.high) == (active, "keep", 5, 5)
    first = asked.options[0].card
    t.numbers(1, 2, 3, 4, 5)
    assert (t.ask.seat, t.ask.kind) == (1 - active, "keep")
    assert t.ask.about == (first,)
    assert moves(t.events) == []  # all of it is done together, after both have selected
    second = t.ask.options[5].card
    t.numbers(0, 1, 2, 3, 4)
    assert [move.was for move in moves(t.events)] == [first, second]
    assert (len(t.me.field), len(t.foe.field)) == (5, 5)


@pytest.mark.rule("1.3.4.1")
def test_what_needs_no_selection_happens_to_both_at_once():
    """Both followers that fall in the same attack go together: each one's Last Words counts the cemetery of both."""
    seen: list[tuple[int, int]] = []

    def look(game, context):
        seen.append((len(game.table.zone(0, "cemetery")), len(game.table.zone(1, "cemetery"))))

    wreck = follower("Wreck", last_words(Do(look)))
    t = table(me=Side(field=["Wreck"]), foe=Side(field=["Wreck [engaged]"]), cards=[wreck])
    t.attack("Wreck", "Wreck").quiet()
    assert seen == [(1, 1), (1, 1)]


# -- numbers -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.3.5")
@pytest.mark.parametrize("said", [-1, 5])
def test_a_selected_number_is_no_less_than_zero_and_no_more_than_the_limit(said):
    t = table(me=Side(hand=["Aria, Fairy Princess"])).play("Aria, Fairy Princess").pick()
    assert (t.ask.kind, t.ask.low, t.ask.high) == ("number", 0, 4)
    with pytest.raises(Refused):
        t.numbers(said)


@pytest.mark.rule("1.3.5.1")
def test_up_to_may_be_none():
    t = table(me=Side(hand=["Aria, Fairy Princess"])).play("Aria, Fairy Princess").pick()
    t.numbers(0).numbers(0)
    assert (t.me.field, t.me.ex) == (["Aria, Fairy Princess 5/5"], [])


@pytest.mark.rule("5.2.1.2.1")
def test_an_x_that_the_text_tells_is_counted_not_asked():
    t = table(me=Side(hand=["Unbridled Fury"], field=["Goblin"] * 2), foe=Side(field=["Fighter"]))
    t.play("Unbridled Fury").pick("Fighter")
    assert t.foe.field == ["Fighter 2/1"]


@pytest.mark.rule("1.3.2")
def test_an_opponent_with_fewer_followers_buries_those():
    toll = spell_card("Toll", "spell(each_opponent_buries(enemy.follower, 2))")
    t = table(me=Side(hand=["Toll"]), foe=Side(field=["Goblin"]), cards=[toll]).play("Toll")
    t.pick("Goblin")
    assert (t.foe.field, t.foe.cemetery) == ([], ["Goblin"])


@pytest.mark.rule("1.3.2.2")
def test_lowering_a_leaders_defense_by_0_is_no_loss_of_defense():
    altar = amulet("Altar", "activate(lower_leader_defense(0), when(sanguine, draw(1)))")
    t = table(me=Side(field=["Altar"]), cards=[altar]).activate("Altar")
    assert (t.me.defense, t.me.hand) == (20, [])

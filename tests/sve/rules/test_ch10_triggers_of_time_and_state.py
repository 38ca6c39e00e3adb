"""10.7.2.2, 10.7.5, 10.7.6 and 10.12.1.3: limits per turn, delayed triggers, state triggers."""

import pytest
from sve.playing import Side, amulet, follower, spell_card, table
from sve.rules.probes import Do, by_hand

from svedesk.engine.events import DamageDealt, Played
from svedesk.engine.message import Refused
from svedesk.games.sve.actions.arrive import put_all_onto_field
from svedesk.games.sve.actions.move import destroy as fell
from svedesk.games.sve.words import give, present, spell, this, when_so, your


def played(t, number):
    return sum(isinstance(event, Played) and (event.what, event.number) == ("automatic", number) for event in t.events)


# -- limits per turn ---------------------------------------------------------------------------------------------------

DRUM = amulet("Drum", "limited(whenever_enters(your.follower, draw(1)))")


@pytest.mark.rule("10.7.2.2")
def test_once_a_turn_is_once_a_turn_and_again_in_the_next():
    t = table(me=Side(hand=["Goblin", "Goblin", "Goblin"], field=["Drum"]), cards=[DRUM])
    t.play("Goblin")
    assert t.me.hand == ["Goblin", "Goblin", "Fighter"]
    t.play("Goblin")
    assert t.me.hand == ["Goblin", "Fighter"]
    t.end().quiet().end().quiet()
    assert t.me.hand == ["Goblin", "Fighter", "Fighter"]
    t.play("Goblin")
    assert t.me.hand == ["Fighter", "Fighter", "Fighter"]


@pytest.mark.rule("10.7.2.2")
def test_two_cards_with_it_count_each_for_itself():
    t = table(me=Side(hand=["Goblin", "Goblin"], field=["Drum", "Drum"]), cards=[DRUM])
    t.play("Goblin").in_any_order()
    assert t.me.hand == ["Goblin", "Fighter", "Fighter"]
    t.play("Goblin")
    assert t.me.hand == ["Fighter", "Fighter"]


@pytest.mark.rule("10.7.2.2")
def test_only_in_its_controllers_turns():
    gift = spell_card("Gift", spell(Do(bring)))
    me = Side(field=["Drum"], cemetery=["Goblin"])
    t = table(me=me, foe=Side(hand=["Gift"]), cards=[DRUM, gift], active=1).play("Gift")
    assert (t.me.field, t.me.hand) == (["Drum", "Goblin 2/2"], [])


@pytest.mark.rule("10.7.2.2")
def test_what_works_once_a_turn_works_once_however_often_the_follower_attacks():
    racer = follower("Racer", "storm", "strike(refresh(this), draw(1), times=1)", attack=1, defense=1)
    t = table(me=Side(field=["Racer"]), cards=[racer]).attack("Racer", "leader").quiet()
    assert (t.me.hand, t.is_engaged("Racer")) == (["Fighter"], False)
    t.attack("Racer", "leader").quiet()
    assert (t.me.hand, t.is_engaged("Racer")) == (["Fighter"], True)
    t.end().quiet().end().quiet().attack("Racer", "leader").quiet()
    assert len(t.me.hand) == 3


@pytest.mark.rule("10.7.2.2")
@pytest.mark.parametrize("picked", ["Goblin", "Fighter"])
def test_of_conditions_met_at_once_its_controller_picks_which_count(picked):
    """Two followers come at once; the herald acts for one of them only."""
    herald = amulet("Herald", "limited(whenever_enters(your.follower, give(it, attack=3)))")
    muster = spell_card("Muster", spell(Do(bring)))
    t = table(me=Side(hand=["Muster"], field=["Herald"], cemetery=["Goblin", "Fighter"]), cards=[herald, muster])
    t.play("Muster")
    assert (t.ask.seat, t.ask.kind, t.options()) == (0, "pending", ["pending Goblin", "pending Fighter"])
    with pytest.raises(Refused):
        t.numbers(0, 1)
    t.say(f"pending {picked}")
    assert t.me.field[1:] == (["Goblin 5/2", "Fighter 2/3"] if picked == "Goblin" else ["Goblin 2/2", "Fighter 5/3"])
    assert t.table.pending == ()


def bring(game, context):
    yield from put_all_onto_field(game, 0, 0, game.table.zone(0, "cemetery"), "summon")


@pytest.mark.rule("10.7.2.2")
def test_twice_a_turn_takes_one_more_of_three_when_one_has_been():
    herald = amulet("Herald", "limited(whenever_enters(your.follower, give(it, attack=3)), 2)")
    muster = spell_card("Muster", spell(Do(bring)), cost=0)
    side = Side(hand=["Goblin", "Muster"], field=["Herald"], cemetery=["Fighter", "Knight"])
    t = table(me=side, cards=[herald, muster])
    t.play("Goblin").play("Muster")
    assert (t.ask.low, t.ask.high, len(t.ask.options)) == (1, 1, 2)
    t.say("pending Knight")
    assert [line.split()[1][0] for line in t.me.field[1:]] == ["5", "2", "4"]


@pytest.mark.rule("10.7.2.2")
def test_conditions_that_are_alike_for_the_text_are_no_choice():
    call = spell_card("Call", "spell(summon(KNIGHT, KNIGHT))")
    t = table(me=Side(hand=["Call"], field=["Drum"]), cards=[DRUM, call])
    t.play("Call")
    assert (t.ask.kind, t.me.hand) == ("main", ["Fighter"])


# -- delayed triggers --------------------------------------------------------------------------------------------------

PLAN = spell_card("Plan", "spell(draw(1), at_next_end(give_leader(2)))")


@pytest.mark.rule("10.7.5", "10.7.5.1")
def test_what_is_set_up_for_later_happens_then_and_once():
    t = table(me=Side(hand=["Plan"], deck=["Goblin"] * 8), cards=[PLAN])
    t.play("Plan")
    assert (t.me.defense, len(t.table.delayed)) == (20, 1)
    t.end().quiet()
    assert (t.me.defense, t.table.delayed) == (22, ())
    t.end().quiet().end().quiet()
    assert t.me.defense == 22


@pytest.mark.rule("10.7.5")
def test_the_next_main_phase_is_that_of_the_next_turn_of_ones_own():
    dawn = spell_card("Dawn", "spell(at_next_main(give_leader(1)))")
    t = table(me=Side(hand=["Dawn"]), cards=[dawn]).play("Dawn").end().quiet()
    assert t.me.defense == 20
    t.end().quiet()
    assert (t.ask.seat, t.me.defense) == (0, 21)


@pytest.mark.rule("10.7.5.1")
def test_without_a_time_frame_it_is_triggered_once_though_its_condition_is_met_often():
    trap = spell_card("Trap", "spell(once_later(whenever_enters(your.follower, draw(1))))", cost=0)
    call = spell_card("Call", "spell(summon(KNIGHT, KNIGHT))", cost=0)
    t = table(me=Side(hand=["Trap", "Call", "Goblin"]), cards=[trap, call])
    t.play("Trap").play("Call").play("Goblin")
    assert t.me.hand == ["Fighter"]


@pytest.mark.rule("10.7.5.1")
def test_with_a_time_frame_it_is_triggered_each_time_until_that_ends():
    war = spell_card("War", "spell(this_turn(whenever_enters(your.follower, give(it, attack=1))))", cost=0)
    call = spell_card("Call", "spell(summon(KNIGHT, KNIGHT))", cost=0)
    t = table(me=Side(hand=["War", "Call", "Goblin", "Fighter"]), cards=[war, call])
    t.play("War").play("Call").in_any_order().play("Goblin")
    assert [line.split()[1] for line in t.me.field] == ["2/1", "2/1", "3/2"]
    t.end().quiet().end().quiet().play("Fighter")
    assert t.me.field[-1] == "Fighter 2/3"


@pytest.mark.rule("10.7.5")
def test_what_the_text_had_named_is_still_meant_then():
    bomb = spell_card("Bomb", "spell(select(enemy.follower), both(deal(1, it), at_next_end(destroy(it))))")
    t = table(me=Side(hand=["Bomb"]), foe=Side(field=["Okami", "Treant"]), cards=[bomb])
    t.play("Bomb").pick("Okami")
    assert t.foe.field[0] == "Okami 5/4"
    t.end().quiet()
    assert [line.split()[0] for line in t.foe.field] == ["Treant"]


@pytest.mark.rule("10.12.1.3")
def test_the_source_of_a_delayed_effect_is_that_of_the_effect_that_made_it():
    """The mage set it up with Fanfare: its damage is the mage's damage, though the mage has no such ability itself."""
    mage = follower("Mage", "fanfare(at_next_end(deal(2, enemy.follower)))", attack=1, defense=3)
    t = table(me=Side(hand=["Mage"]), foe=Side(field=["Okami"]), cards=[mage])
    t.play("Mage")
    mage_id = t.card("Mage", "field").id
    t.end()
    dealt = [(event.source, event.amount) for event in t.events if isinstance(event, DamageDealt)]
    assert dealt == [(mage_id, 2)]


@pytest.mark.rule("10.12.1.3", "10.7.5")
def test_this_card_of_a_delayed_text_is_the_card_that_made_it():
    mage = follower("Mage", "fanfare(at_next_end(give(this, attack=2)))", attack=1, defense=3)
    t = table(me=Side(hand=["Mage"], field=["Mage"]), cards=[mage])
    t.play("Mage").end()
    assert t.me.field == ["Mage 1/3", "Mage 3/3"]


# -- state triggers ----------------------------------------------------------------------------------------------------

MISER = follower("Miser", "when_so(no_cards_in_hand, draw(1))", attack=1, defense=4)


@pytest.mark.rule("10.7.6")
def test_a_state_trigger_waits_for_a_state_whatever_brought_it_about():
    t = table(me=Side(hand=["Goblin", "Fighter"], field=["Miser"], deck=["Okami"] * 3), cards=[MISER])
    t.play("Goblin")
    assert t.me.hand == ["Fighter"]
    t.play("Fighter")
    assert t.me.hand == ["Okami"]


@pytest.mark.rule("10.7.6")
def test_a_state_brought_about_by_the_card_itself_counts():
    t = table(me=Side(hand=["Miser"]), cards=[MISER]).play("Miser")
    assert t.me.hand == ["Fighter"]


@pytest.mark.rule("10.7.6")
def test_a_state_that_was_for_a_moment_within_a_text_counts():
    """The hand was empty between the two halves of the text."""
    churn = spell_card("Churn", "spell(destroy(your.amulet), draw(1), draw(1))")
    t = table(me=Side(hand=["Churn"], field=["Miser"]), cards=[MISER, churn]).play("Churn")
    assert len(t.me.hand) == 3
    assert played(t, "X-Miser") == 1


@pytest.mark.rule("10.7.6.1")
def test_it_is_pending_once_as_long_as_the_state_lasts():
    """The state goes on through several events before the ability is played: it waits once."""
    hermit = follower("Hermit", "when_so(no_cards_in_hand, give(this, attack=1), draw(1))", attack=1, defense=4)
    storm = spell_card("Storm", "spell(destroy(your.amulet), destroy(enemy.follower), give_leader(1))")
    box = amulet("Box", "last_words(give_leader(1))")
    side = Side(hand=["Storm"], field=["Hermit", "Box", "Box"])
    t = table(me=side, foe=Side(field=["Goblin"]), cards=[hermit, storm, box]).play("Storm")
    assert "pending Hermit" in t.options()
    assert sum(waiting.number == "X-Hermit" for waiting in t.table.pending) == 1
    t.in_any_order()
    assert t.me.field == ["Hermit 2/4"]
    assert len(t.me.hand) == 1


@pytest.mark.rule("10.7.6.1")
def test_it_is_pending_again_when_the_state_is_met_after_it_was_resolved():
    """One card is all the deck gives each time; the hand is emptied again by playing it."""
    t = table(me=Side(hand=["Goblin"], field=["Miser"], deck=["Goblin", "Fighter", "Fighter"]), cards=[MISER])
    t.play("Goblin")
    assert t.me.hand == ["Goblin"]
    t.play("Goblin")
    assert t.me.hand == ["Fighter"]


@pytest.mark.rule("10.7.6.1")
def test_a_state_that_its_own_resolution_does_not_end_makes_it_pending_again():
    """It gives itself attack as long as there is an amulet, and destroys one each time: three amulets, three times."""

    def one_falls(game, context):
        yield from fell(game, [card.id for card in game.field(0) if game.facts(card).kind == "amulet"][:1])

    eater = follower("Eater", when_so(present(your.amulet), give(this, attack=1), Do(one_falls)), attack=0, defense=4)
    box = amulet("Box")
    t = table(me=Side(field=["Box", "Box", "Box"], hand=["Eater"]), cards=[eater, box]).play("Eater")
    assert t.me.field == ["Eater 3/4"]


@pytest.mark.rule("10.7.6")
def test_a_state_of_a_number_is_seen_at_the_next_confirmation_timing():
    dragon = follower("Dragon", "when_so(overflow, give(this, attack=1), destroy(this))")
    t = table(me=Side(field=["Dragon"], hand=["Goblin"], pp=5, max_pp=5), cards=[dragon])
    by_hand(t, "number_set", side=0, text="max_play_points", amount=7)
    assert t.me.cemetery == []
    t.play("Goblin")
    assert t.me.cemetery == ["Dragon"]


# -- wording -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.7.6")
def test_a_state_that_nothing_else_told_of_counts():
    """Only a number changed: no card moved, nothing was dealt or given."""
    dragon = follower("Dragon", "when_so(overflow, destroy(this))")
    well = amulet("Well", "activate(shift_max_play_points(2), give_leader(1))")
    t = table(me=Side(field=["Dragon", "Well"], pp=5, max_pp=5), cards=[dragon, well]).activate("Well")
    assert (t.me.number("max_play_points"), t.me.field, t.me.cemetery) == (7, ["Well"], ["Dragon"])

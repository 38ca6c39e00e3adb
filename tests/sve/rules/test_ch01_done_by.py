"""1.3.4.1, 10.11.1: what each player does, each opponent, and the controller of a card."""

import pytest
from sve.playing import Side, follower, spell_card, table


@pytest.mark.rule("1.3.4.1")
def test_each_player_puts_tokens_into_their_own_ex_area():
    forge = spell_card("Forge", "spell(each_player(into_ex(2, KNIGHT)))")
    t = table(me=Side(hand=["Forge"]), foe=Side(ex=["Goblin"] * 4), cards=[forge]).play("Forge")
    assert (t.me.ex, t.foe.ex) == (["Knight"] * 2, ["Goblin"] * 4 + ["Knight"])


@pytest.mark.rule("1.3.4.1")
def test_each_player_takes_cards_of_their_own_deck():
    dig = spell_card("Dig", "spell(each_player(top_into_ex(1)))")
    t = table(me=Side(hand=["Dig"], deck=["Okami"]), foe=Side(deck=["Goblin"]), cards=[dig]).play("Dig")
    assert (t.me.ex, t.foe.ex) == (["Okami"], ["Goblin"])


@pytest.mark.rule("5.11.1")
def test_an_opponent_chooses_what_they_discard():
    nag = follower("Nag", "fanfare(each_opponent(discard(1)))")
    t = table(me=Side(hand=["Nag", "Okami"]), foe=Side(hand=["Goblin", "Fighter"]), cards=[nag]).play("Nag")
    assert (t.ask.seat, t.ask.kind) == (1, "discard")
    t.pick("Fighter")
    assert (t.me.hand, t.foe.hand, t.foe.cemetery) == (["Okami"], ["Goblin"], ["Fighter"])


@pytest.mark.rule("1.3.2")
def test_an_empty_hand_discards_nothing():
    nag = follower("Nag", "fanfare(each_opponent(discard(1)))")
    t = table(me=Side(hand=["Nag"]), cards=[nag]).play("Nag")
    assert (t.ask.kind, t.foe.cemetery) == ("main", [])


@pytest.mark.rule("5.11.1")
def test_a_whole_hand_is_discarded_without_a_question():
    blaze = follower("Blaze", "fanfare(discard_hand, draw(1))")
    me = Side(hand=["Blaze", "Goblin", "Okami"], deck=["Fighter"])
    t = table(me=me, cards=[blaze]).play("Blaze")
    assert (t.ask.kind, t.me.hand, sorted(t.me.cemetery)) == ("main", ["Fighter"], ["Goblin", "Okami"])


@pytest.mark.rule("10.11.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_controller_of_a_card_that_was_destroyed_is_who_had_it_last(seat):
    duel = spell_card("Duel", "spell(select(any_side.follower), destroy(it), its_controller(summon(KNIGHT)))")
    sides = [Side(hand=["Duel"]), Side()]
    sides[seat].field.append("Goblin")
    t = table(me=sides[0], foe=sides[1], cards=[duel]).play("Duel").pick("Goblin")
    assert (t.me.field, t.foe.field)[seat] == ["Knight 1/1"]
    assert (t.me.field, t.foe.field)[1 - seat] == []


@pytest.mark.rule("10.11.1")
def test_the_controller_of_a_card_that_went_into_a_deck_discards_at_random():
    sink = spell_card(
        "Sink", "spell(select(any_side.follower), put_into_deck(it), its_controller(discard_at_random()))"
    )
    foe = Side(field=["Goblin"], hand=["Okami"])
    t = table(me=Side(hand=["Sink", "Fighter"]), foe=foe, cards=[sink]).play("Sink").pick("Goblin")
    assert (t.me.hand, t.foe.hand, t.foe.cemetery) == (["Fighter"], [], ["Okami"])


@pytest.mark.rule("5.4.1")
def test_an_opponent_puts_the_top_of_their_deck_into_their_cemetery():
    erode = spell_card("Erode", "spell(top_into_cemetery(2, opponent=True))")
    foe = Side(deck=["Okami", "Goblin", "Fighter"])
    t = table(me=Side(hand=["Erode"]), foe=foe, cards=[erode]).play("Erode")
    assert (t.foe.deck, sorted(t.foe.cemetery)) == (["Fighter"], ["Goblin", "Okami"])

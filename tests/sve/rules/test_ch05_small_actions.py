"""5.3 refreshing, 5.4.2 one of two tokens, 5.9 each player drawing, 5.11 discarding as a cost, 3.2.4 maximum play
points, 13.3 Spellchain, 13.4 Overflow."""

import pytest
from sve.playing import Side, amulet, follower, spell_card, table
from sve.rules.probes import by_hand, kinds, moves

from svedesk.engine.events import CardTurned, NumberChanged
from svedesk.engine.message import Refused
from svedesk.games.sve.words import discard, spell

# -- 5.3 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.3.1")
def test_refreshing_turns_engaged_cards_to_reserved_and_does_nothing_to_others():
    dawn = spell_card("Dawn", "spell(refresh(your.follower))")
    me = Side(hand=["Dawn"], field=["Fighter [engaged]", "Goblin"])
    t = table(me=me, foe=Side(field=["Okami [engaged]"]), cards=[dawn]).play("Dawn")
    assert (t.is_engaged("Fighter"), t.is_engaged("Goblin"), t.is_engaged("Okami")) == (False, False, True)
    assert [event.turned for event in t.events if isinstance(event, CardTurned)] == [False]


# -- 5.4.2 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.4.2")
def test_one_of_two_tokens_is_said_when_it_is_put_not_while_playing():
    fork = follower("Fork", "fanfare(into_ex_one_of(FAIRY, KNIGHT))")
    t = table(me=Side(hand=["Fork"], ex=["Fairy"] * 4), cards=[fork]).play("Fork")
    assert (t.ask.kind, t.me.field) == ("select", ["Fork 1/1"])
    t.pick("Knight")
    assert t.me.ex == ["Fairy"] * 4 + ["Knight"]


# -- 5.9, 1.3.4.1 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.9.2", "1.3.4.1")
def test_each_player_draws_so_many_from_their_own_deck():
    feast = spell_card("Feast", "spell(each_player_draws(2))")
    me, foe = Side(hand=["Feast"], deck=["Goblin", "Fighter", "Okami"]), Side(deck=["Okami", "Goblin", "Fighter"])
    t = table(me=me, foe=foe, cards=[feast]).play("Feast")
    assert (t.me.hand, t.foe.hand) == (["Goblin", "Fighter"], ["Okami", "Goblin"])
    assert [(move.to.seat, move.why) for move in moves(t.events, "draw")] == [(0, "draw")] * 2 + [(1, "draw")] * 2


# -- 5.11 --------------------------------------------------------------------------------------------------------------

SCHOLAR = follower("Scholar", 'activate(pay(1) + engage_this + discarding("spell"), draw(1))')
GLUTTON = follower("Glutton", 'activate(discarding("follower") + discarding("card", 2), draw(1))')
HERALD = follower("Herald", 'fanfare(draw(1), cost=discarding("follower"))')


@pytest.mark.rule("5.11.1", "10.4.2.1")
def test_a_discard_is_paid_in_its_place_among_the_actions_of_a_cost():
    t = table(me=Side(field=["Scholar"], hand=["Angelic Snipe", "Goblin"], deck=["Okami"]), cards=[SCHOLAR])
    t.activate("Scholar")
    assert (t.ask.kind, t.options(), t.me.pp) == ("discard", ["Angelic Snipe"], 10)
    t.pick("Angelic Snipe")
    assert (t.me.hand, t.me.cemetery, t.me.pp) == (["Goblin", "Okami"], ["Angelic Snipe"], 9)
    assert kinds(t.events)[:4] == ["NumberChanged", "CardTurned", "discard", "Played"]


@pytest.mark.rule("10.4.2.2")
def test_a_cost_that_cannot_be_paid_whole_is_not_paid_at_all():
    t = table(me=Side(field=["Scholar"], hand=["Goblin"], deck=["Okami"]), cards=[SCHOLAR])
    assert "activate Scholar" not in t.options()
    assert t.why_not("activate Scholar") == ("too-few-in-hand-spell", "10.4.2.2")
    assert (t.me.pp, t.is_engaged("Scholar")) == (10, False)


@pytest.mark.rule("10.4.2.2")
@pytest.mark.parametrize(("hand", "able"), [(3, True), (2, False)])
def test_a_card_is_discarded_for_one_part_of_a_cost_only(hand, able):
    t = table(me=Side(field=["Glutton"], hand=["Goblin"] * hand, deck=["Okami"]), cards=[GLUTTON])
    assert ("activate Glutton" in t.options()) == able
    if able:
        t.activate("Glutton").numbers(0)
        assert len(t.ask.options) == 2
        t.numbers(0, 1)
        assert (t.me.hand, t.me.cemetery) == (["Okami"], ["Goblin"] * 3)


@pytest.mark.rule("10.4.7.4")
@pytest.mark.parametrize("pays", [True, False])
def test_a_discard_may_be_paid_for_the_effect_of_an_automatic_ability(pays):
    t = table(me=Side(hand=["Herald", "Goblin", "Angelic Snipe"], deck=["Okami"]), cards=[HERALD]).play("Herald")
    t.say("yes" if pays else "no")
    if pays:
        assert (t.ask.kind, t.options(), t.ask.cancel) == ("discard", ["Goblin"], False)
        t.pick("Goblin")
    assert t.me.hand == (["Angelic Snipe", "Okami"] if pays else ["Goblin", "Angelic Snipe"])


@pytest.mark.rule("10.6.2.5.4")
def test_what_to_discard_taken_away_by_hand_leaves_the_ability_unplayed():
    t = table(me=Side(field=["Scholar"], hand=["Angelic Snipe"], deck=["Okami"]), cards=[SCHOLAR]).activate("Scholar")
    by_hand(t, "move", "Angelic Snipe", zone="hand", to=(0, "banished")).numbers()
    assert (t.ask.kind, t.me.pp, t.is_engaged("Scholar"), t.me.deck) == ("main", 10, False, ["Okami"])


def test_more_cards_than_the_cost_says_cannot_be_discarded():
    t = table(me=Side(field=["Scholar"], hand=["Angelic Snipe"] * 2), cards=[SCHOLAR]).activate("Scholar")
    with pytest.raises(Refused):
        t.numbers(0, 1)


# -- 3.2.4 -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("3.2.4", "3.2.4.1")
@pytest.mark.parametrize(("before", "after"), [(3, 6), (8, 10), (10, 10)])
def test_maximum_play_points_rise_to_their_limit_and_play_points_stay(before, after):
    dream = spell_card("Dream", "spell(raise_max_play_points(3))")
    t = table(me=Side(hand=["Dream"], pp=2, max_pp=before), cards=[dream]).play("Dream")
    assert (t.me.number("max_play_points"), t.me.pp) == (after, 1)
    changed = [event for event in t.events if isinstance(event, NumberChanged) and event.name == "max_play_points"]
    assert len(changed) == (before != after)


# -- 13.3 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("13.3.1.4")
def test_spellchain_is_counted_when_the_text_begins_and_not_again():
    """The first step brings the tenth spell into the cemetery, too late for the second."""
    study = spell_card("Study", 'spell(look_at_top(1, into_cemetery("spell")), when(spellchain(10), draw(1)))')
    me = Side(hand=["Study"], cemetery=["Angelic Snipe"] * 9, deck=["Angelic Snipe", "Okami"])
    t = table(me=me, cards=[study]).play("Study").pick("Angelic Snipe")
    assert (t.me.hand, len(t.me.cemetery)) == ([], 11)


@pytest.mark.rule("13.3.1.4")
def test_spells_that_leave_while_the_text_is_resolved_still_count():
    study = spell_card("Study", 'spell(look_at_top(1, into_cemetery("card")), when(spellchain(1), draw(1)))')
    me = Side(hand=["Study"], cemetery=["Angelic Snipe"], deck=["Goblin", "Okami"])
    t = table(me=me, cards=[study]).play("Study")
    by_hand(t, "move", "Angelic Snipe", zone="cemetery", to=(0, "banished"))
    assert t.say("no").me.hand == ["Goblin"]


@pytest.mark.rule("13.3.1.3")
def test_a_spell_with_spellchain_is_not_in_the_cemetery_yet():
    chain = spell_card("Chain", "spell(when(spellchain(2), draw(1)))")
    t = table(me=Side(hand=["Chain", "Chain"], cemetery=["Angelic Snipe"], deck=["Okami"]), cards=[chain])
    assert t.play("Chain").me.hand == ["Chain"]
    assert t.play("Chain").me.hand == ["Okami"]


@pytest.mark.rule("13.3.1.2")
def test_sc_and_spellchain_are_one_condition():
    words = [
        card.abilities[0].text("en", "spell")
        for card in (
            spell_card("Long", "spell(when(spellchain(3), draw(1)))"),
            spell_card("Short", "spell(when(sc(3), draw(1)))"),
        )
    ]
    assert words == ["Spellchain (3): Draw a card.", "SC (3): Draw a card."]
    for word in ("spellchain", "sc"):
        chain = spell_card("Chain", f"spell(when({word}(1), draw(1)))")
        t = table(me=Side(hand=["Chain"], cemetery=["Angelic Snipe"], deck=["Okami"]), cards=[chain]).play("Chain")
        assert t.me.hand == ["Okami"]


@pytest.mark.rule("10.10.2.5")
def test_damage_instead_may_go_elsewhere_and_says_so():
    turn = amulet("Turn", "fanfare(instead(deal(1, your.follower), spellchain(1), deal(2, enemy.follower)))")
    (ability,) = turn.abilities
    assert ability.text("en", "amulet").endswith(
        "Spellchain (1): Deal 2 damage to each enemy follower on the field instead."
    )
    me = Side(hand=["Turn"], field=["Fighter"], cemetery=["Angelic Snipe"])
    t = table(me=me, foe=Side(field=["Okami"]), cards=[turn]).play("Turn")
    assert (t.me.field[0], t.foe.field) == ("Fighter 2/3", ["Okami 5/3"])


@pytest.mark.rule("5.11.1", "1.3.2")
@pytest.mark.parametrize("picked", [["Okami"], ["Okami", "Fighter"], ["Goblin", "Okami", "Fighter"]])
def test_what_an_effect_has_discarded_the_player_selects(picked):
    """As many as there are, where it is more than there are."""
    shed = spell_card("Shed", spell(discard(5 if len(picked) == 3 else len(picked))))
    t = table(me=Side(hand=["Shed", "Goblin", "Okami", "Fighter"]), cards=[shed]).play("Shed").pick(*picked)
    assert sorted(t.me.cemetery) == sorted([*picked, "Shed"])
    assert len(t.me.hand) == 3 - len(picked)

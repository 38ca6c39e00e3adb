"""13.2.1: Combo."""

import pytest
from sve.playing import Side, amulet, evolved, follower, spell_card, table

from svedesk.games.sve.values.stats import attack

TRIO = follower("Trio", "fanfare(when(combo(3), draw(1)))", cost=0)
SWARM = follower("Swarm", 'fanfare(give_x(this, others_played, "attack"))', attack=1, cost=0)
CALL = spell_card("Call", "spell(hand_onto_field(any_side.follower))", cost=0)
ODE = spell_card("Ode", "quick", "spell(when(combo(2), draw(1)))", cost=0)


@pytest.mark.rule("13.2.1.2")
@pytest.mark.parametrize(("before", "drawn"), [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_it_holds_with_so_many_cards_played_this_turn_this_card_included(before, drawn):
    t = table(me=Side(hand=["Trio", *["Goblin"] * before]), cards=[TRIO])
    for _ in range(before):
        t.play("Goblin")
    t.play("Trio")
    assert len(t.me.hand) == drawn


@pytest.mark.rule("13.2.1.2")
def test_a_spell_counts_itself_as_well():
    t = table(me=Side(hand=["Ode", "Ode"]), cards=[ODE])
    t.play("Ode")
    assert t.me.hand == ["Ode"]
    t.play("Ode")
    assert t.me.hand == ["Fighter"]


@pytest.mark.rule("13.2.1.3")
@pytest.mark.parametrize("zone", ["hand", "ex"])
def test_cards_and_tokens_played_from_any_zone_count(zone):
    t = table(
        me=Side(hand=["Trio", *["Goblin"] * (2 * (zone == "hand"))], ex=["Fairy"] * (2 * (zone == "ex"))), cards=[TRIO]
    )
    name = "Goblin" if zone == "hand" else "Fairy"
    t.play(name).play(name).play("Trio")
    assert t.me.hand == ["Fighter"]


@pytest.mark.rule("13.2.1.2")
def test_abilities_evolving_attacks_and_tokens_put_onto_the_field_do_not_count():
    well = amulet("Well", "activate(pay(0), draw(0))")
    t = table(
        me=Side(hand=["Trio", "Oathless Knight"], field=["Well", "Cub"], evolve=["Cub"]),
        cards=[TRIO, well, follower("Cub", "evolve(1)"), evolved("Cub")],
    )
    t.play("Oathless Knight").activate("Well").evolve("Cub").attack("Cub", "leader").quiet()
    t.play("Trio")
    assert t.me.hand == []


@pytest.mark.rule("13.2.1.2")
def test_cards_played_in_another_turn_or_by_the_opponent_do_not_count():
    t = table(
        me=Side(hand=["Goblin", "Goblin"], field=["Fighter"]),
        foe=Side(hand=["Ode", "Ode", "Trio", "Ode"]),
        cards=[TRIO, ODE],
    )
    t.play("Goblin").play("Goblin").attack("Fighter", "leader").play("Ode")
    assert t.foe.hand == ["Ode", "Trio", "Ode"]  # the two goblins are not its player's
    t.play("Ode")
    assert t.foe.hand == ["Trio", "Ode", "Fighter"]  # in the opponent's turn as well
    t.quiet()
    t.end().quiet()
    assert t.ask.seat == 1
    t.play("Trio").play("Ode")
    assert len(t.foe.hand) == 3  # two drawn: for the turn, and for the second card played in it


@pytest.mark.rule("13.2.1.2")
def test_a_play_taken_back_does_not_count():
    shot = spell_card("Shot", "spell(both(select(enemy.follower), deal(1, it)))")
    t = table(me=Side(hand=["Shot", "Trio", "Goblin"]), foe=Side(field=["Okami"]), cards=[shot, TRIO])
    t.play("Goblin").play("Shot")
    t.session.cancel()
    t.play("Trio")
    assert t.me.hand == ["Shot"]


def attack_of(t):
    return attack(t.game, t.card("Swarm", "field"))


@pytest.mark.rule("13.2.1.3")
def test_others_played_this_turn_are_counted_without_this_card():
    t = table(me=Side(hand=["Swarm", "Goblin", "Goblin"]), cards=[SWARM])
    t.play("Goblin").play("Goblin").play("Swarm")
    assert attack_of(t) == 1 + 2


@pytest.mark.rule("13.2.1.3")
def test_one_that_was_not_played_leaves_out_nothing():
    t = table(me=Side(hand=["Swarm", "Call", "Goblin"]), cards=[SWARM, CALL])
    t.play("Goblin").play("Call").pick("Swarm")
    assert attack_of(t) == 1 + 2

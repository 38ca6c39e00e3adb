"""13.5.2: Sanguine."""

import pytest
from sve.playing import Side, amulet, follower, spell_card, table
from sve.rules.probes import Do

from svedesk.games.sve.actions.damage import deal
from svedesk.games.sve.trigger_events import Damage
from svedesk.games.sve.words import spell

VAMPIRE = follower("Vampire", "fanfare(when(sanguine, draw(1)))")
ALTAR = amulet("Altar", "activate(lower_leader_defense(1), give_leader(1))")


def hurts_me(points):
    def act(game, context):
        return deal(game, [Damage(context.this, game.table.zone(0, "leader")[0], points, "ability")])

    return spell_card("Sting", spell(Do(act)), cost=0)


@pytest.mark.rule("13.5.2.2")
@pytest.mark.parametrize("before", ["nothing", "cost", "damage"])
def test_sanguine_is_active_once_the_leader_lost_defense_in_its_own_turn(before):
    """Paid or dealt; that the altar gives back as much is no matter."""
    t = table(me=Side(hand=["Sting", "Vampire"], field=["Altar"]), cards=[VAMPIRE, ALTAR, hurts_me(2)])
    if before == "cost":
        t.activate("Altar")
        assert t.me.defense == 20
    elif before == "damage":
        t.play("Sting")
        assert t.me.defense == 18
    t.play("Vampire")
    assert ("Fighter" in t.me.hand) == (before != "nothing")


@pytest.mark.rule("13.5.2.2")
def test_damage_that_is_replaced_by_none_is_no_loss():
    shield = amulet("Shield", "damage_shift(-2)")
    t = table(me=Side(hand=["Sting", "Vampire"], field=["Shield"]), cards=[VAMPIRE, shield, hurts_me(2)])
    t.play("Sting").play("Vampire")
    assert t.me.hand == []


@pytest.mark.rule("13.5.2.2")
def test_it_ends_with_the_turn_and_what_was_lost_in_the_other_turn_does_not_count():
    """In the other player's turn my leader loses 2: neither then nor in my next turn is Sanguine active for me."""
    bat = follower("Bat", "last_words(when(sanguine, draw(1)))", attack=1, defense=1)
    t = table(
        me=Side(field=["Bat [engaged]"], hand=["Vampire"]),
        foe=Side(field=["Knight", "Fighter"]),
        cards=[VAMPIRE, bat],
        active=1,
    )
    t.attack("Knight", "leader").quiet().attack("Fighter", "Bat").quiet()
    assert (t.me.defense < 20, t.me.cemetery, t.me.hand) == (True, ["Bat"], ["Vampire"])
    t.end().quiet()
    assert t.me.hand == ["Vampire", "Fighter"]
    t.play("Vampire")
    assert t.me.hand == ["Fighter"]


@pytest.mark.rule("13.5.2.2")
def test_not_active_for_the_other_player_whose_turn_it_is_not():
    """Its own follower falls in my turn, in which its leader lost defense."""
    ghoul = follower("Ghoul", "last_words(when(sanguine, draw(1)))", attack=1, defense=1)
    t = table(me=Side(field=["Fighter", "Knight"]), foe=Side(field=["Ghoul [engaged]"]), cards=[ghoul])
    t.attack("Fighter", "leader").quiet()
    assert t.foe.defense == 18
    t.attack("Knight", "Ghoul").quiet()
    assert (t.foe.cemetery, t.foe.hand) == (["Ghoul"], [])

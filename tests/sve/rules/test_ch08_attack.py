"""8.4.1 to 8.4.5: who may attack, what may be attacked, and that the attack is made."""

import pytest
from sve.playing import Side, follower, table
from sve.rules.probes import Do, by_hand, kinds

from svedesk.engine.events import Attacked, CardTurned
from svedesk.games.sve.actions.arrive import create
from svedesk.games.sve.actions.move import return_to_hand
from svedesk.games.sve.words import last_words

LEAVES = Do(lambda game, context: return_to_hand(game, [context.this]))
DUELIST = follower("Duelist", "strike(give(this, attack=1))", cost=2, attack=2, defense=4)


def in_combat(t):
    """The card that attacks and the one it attacks, as the table shows it."""
    return t.table.number(-1, "attacker"), t.table.number(-1, "attack_target")


# -- 8.4.1, 8.4.2: who may attack --------------------------------------------------------------------------------------


@pytest.mark.rule("8.4.1")
def test_followers_attack_the_enemy_leader_and_enemy_followers():
    me = Side(field=["Fighter", "Woodland Refuge"], hand=["Goblin"], ex=["Fairy"])
    foe = Side(field=["Goblin [engaged]", "Titania's Sanctuary [engaged]", "Okami"])
    t = table(me=me, foe=foe)
    assert t.options("attack") == ["attack Fighter > Goblin", "attack Fighter > leader"]
    assert t.why_not("attack Fighter > Titania's Sanctuary") == ("not-a-follower-target", "8.4.1")


@pytest.mark.rule("8.4.1")
def test_the_steps_come_in_their_order():
    t = table(me=Side(field=["Duelist"]), foe=Side(field=["Goblin [engaged]"]), cards=[DUELIST])
    duelist, goblin = t.card("Duelist", "field").id, t.card("Goblin", "field").id
    t.attack("Duelist", "Goblin")
    assert kinds(t.events) == [
        "CardTurned",  # 8.4.4
        "Attacked",  # 8.4.5
        "NumberChanged",
        "NumberChanged",
        "Played",  # 8.4.6: the Strike ability
        "CardChanged",
    ]
    assert (t.events[0], t.events[1]) == (CardTurned(duelist, True), Attacked(0, duelist, goblin))
    assert (t.ask.kind, t.ask.seat) == ("quick", 1)  # 8.4.7
    t.say("pass")
    assert kinds(t.events) == [
        "DamageDealt",  # 8.4.9
        "DamageDealt",
        "destroy",  # 8.4.10
        "NumberChanged",
        "NumberChanged",
        "AttackEnded",  # 8.4.11
    ]
    assert (t.ask.kind, t.ask.seat) == ("main", 0)


@pytest.mark.rule("8.4.2")
def test_an_engaged_follower_cannot_attack():
    t = table(me=Side(field=["Fighter [engaged]", "Goblin"]))
    assert t.options("attack") == ["attack Goblin > leader"]
    assert t.why_not("attack Fighter") == ("attacker-engaged", "8.4.2")
    t.attack("Goblin", "leader").quiet()
    assert t.options("attack") == []  # attacking has engaged it


@pytest.mark.rule("8.4.2")
def test_only_the_own_followers_attack():
    t = table(me=Side(field=["Woodland Refuge"]), foe=Side(field=["Fighter"]))
    assert t.options("attack") == []


@pytest.mark.rule("8.4.2.1")
def test_a_follower_that_came_this_turn_cannot_attack():
    t = table(me=Side(hand=["Fighter"], field=["Goblin"]), foe=Side(field=["Okami [engaged]"])).play("Fighter")
    assert t.options("attack") == ["attack Goblin > Okami", "attack Goblin > leader"]
    assert t.why_not("attack Fighter") == ("came-this-turn", "8.4.2.1")
    t.end().quiet().end().quiet()
    assert "attack Fighter > leader" in t.options()


@pytest.mark.rule("8.4.2.1")
def test_a_token_made_in_the_others_turn_has_been_there_since_the_start_of_ones_own():
    t = table(me=Side(field=["Goblin"]), foe=Side(field=["Water Fairy [engaged]", "Floral Fencer"])).end()
    by_hand(t, "create", to=(1, "field"), text="SD01-T01", amount=1)
    t.quiet()
    assert "attack Fairy > leader" in t.options()


@pytest.mark.rule("8.4.2.1")
def test_a_follower_that_came_in_the_start_phase_has_not_been_there_since_the_start_of_the_turn():
    t = table(foe=Side(field=["Wreck"]), cards=[follower("Wreck", last_words(Do(knight_for_its_player)))])
    by_hand(t, "stat", "Wreck", text="defense", amount=1, until="turn")
    by_hand(t, "damage", "Wreck", amount=1)
    t.end().quiet()
    assert (t.foe.cemetery, t.foe.field) == (["Wreck"], ["Knight 1/1"])
    assert t.options("attack") == []


def knight_for_its_player(game, context):
    yield from create(game, context.seat, context.seat, "field", ["SD02-T01"])


@pytest.mark.rule("8.4.2.1", "8.4.3.1")
def test_a_follower_that_came_and_evolved_this_turn_attacks_followers_but_not_the_leader():
    me = Side(field=["Goblin [new]"], evolve=["Goblin"])
    t = table(me=me, foe=Side(field=["Okami [engaged]"]))
    assert t.options("attack") == []
    t.evolve("Goblin")
    assert t.options("attack") == ["attack Goblin > Okami"]
    assert t.why_not("attack Goblin > leader") == ("leader-not-yet", "8.4.3.1")


@pytest.mark.rule("8.4.2.1")
def test_a_follower_that_was_there_attacks_the_leader_also_when_it_evolves():
    t = table(me=Side(field=["Goblin"], evolve=["Goblin"])).evolve("Goblin")
    assert t.options("attack") == ["attack Goblin > leader"]


@pytest.mark.rule("8.4.2.1")
def test_having_evolved_in_an_earlier_turn_is_not_evolving_this_turn():
    t = table(me=Side(field=["Goblin"], evolve=["Goblin"]), foe=Side(field=["Okami"])).evolve("Goblin")
    t.end().quiet().end().quiet()
    by_hand(t, "turn", "Okami", amount=1)
    assert "attack Goblin > Okami" in t.options()
    for seat in (1, 0):  # under the other's control for a moment
        by_hand(t, "control", "Goblin", to=(seat, "field"))
    assert t.me.field == ["Goblin 4/4"]
    assert t.options("attack") == []
    assert t.why_not("attack Goblin") == ("came-this-turn", "8.4.2.1")


# -- 8.4.3: the target -------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.4.3", "8.4.3.1")
def test_engaged_followers_and_the_leader_are_targets():
    t = table(me=Side(field=["Fighter"]), foe=Side(field=["Okami", "Goblin [engaged]", "Treant [engaged]"]))
    assert t.options("attack") == ["attack Fighter > Goblin", "attack Fighter > Treant", "attack Fighter > leader"]
    assert t.why_not("attack Fighter > Okami") == ("target-reserved", "8.4.3.1")
    t.attack("Fighter", "Treant").quiet()
    assert t.foe.field == ["Okami 5/5", "Goblin 2/2", "Treant 3/1"]


@pytest.mark.rule("8.4.3.1")
def test_own_followers_and_the_own_leader_are_no_targets():
    t = table(me=Side(field=["Fighter", "Goblin [engaged]"]))
    (attack,) = [option for option in t.ask.options if option.kind == "attack"]
    assert attack.target == t.table.zone(1, "leader")[0]


@pytest.mark.rule("8.4.3.1")
def test_storm_lets_a_new_follower_attack_the_leader_and_nothing_else_does():
    t = table(me=Side(hand=["Quickblader", "White General"]), foe=Side(field=["Okami [engaged]"]))
    t.play("Quickblader").play("White General")
    assert t.options("attack") == [
        "attack Quickblader > Okami",
        "attack Quickblader > leader",
        "attack White General > Okami",
    ]


@pytest.mark.rule("8.4.3.2")
def test_without_a_target_the_follower_cannot_attack():
    t = table(me=Side(hand=["White General"])).play("White General")  # Rush, but no engaged follower there
    assert t.options("attack") == []
    assert not t.is_engaged("White General")
    assert t.why_not("attack White General > leader") == ("leader-not-yet", "8.4.3.1")


# -- 8.4.4, 8.4.5: the attack is made ----------------------------------------------------------------------------------


@pytest.mark.rule("8.4.4")
def test_the_attacking_follower_is_engaged_before_anything_else():
    t = table(me=Side(field=["Fighter"]), foe=Side(field=["Goblin [engaged]"])).attack("Fighter", "Goblin")
    assert t.is_engaged("Fighter")
    assert kinds(t.events)[0] == "CardTurned"


@pytest.mark.rule("8.4.5")
@pytest.mark.parametrize("target", ["leader", "Goblin"])
def test_it_has_attacked_whatever_its_target(target):
    t = table(me=Side(field=["Duelist"]), foe=Side(field=["Goblin [engaged]"]), cards=[DUELIST])
    t.attack("Duelist", target)
    assert t.me.field == ["Duelist 3/4"]  # its Strike ability


@pytest.mark.rule("8.4.5")
def test_only_the_attacking_follower_has_attacked():
    t = table(me=Side(field=["Duelist", "Fighter"]), foe=Side(field=["Duelist [engaged]"]), cards=[DUELIST])
    t.attack("Fighter", "Duelist")
    assert (t.me.field, t.foe.field) == (["Duelist 2/4", "Fighter 2/3"], ["Duelist 2/4"])


@pytest.mark.rule("8.4.5.1")
def test_attacker_and_target_are_in_combat_as_long_as_both_are_there():
    foe = Side(field=["Goblin [engaged]"], hand=["Forge Weaponry"])
    t = table(me=Side(field=["Okami"]), foe=foe)
    okami, goblin = t.card("Okami", "field").id, t.card("Goblin", "field").id
    t.attack("Okami", "Goblin")
    assert in_combat(t) == (okami, goblin)
    t.play("Forge Weaponry").pick("Goblin")
    assert in_combat(t) == (okami, goblin)
    by_hand(t, "move", "Goblin", to=(1, "hand"))
    assert in_combat(t) == (okami, 0)

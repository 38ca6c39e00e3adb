"""1.3.3: what texts forbid for a time, and what cards forbid while they are there."""

import pytest
from sve.playing import Playing, Side, follower, spell_card, table

from svedesk.games.sve.words import cannot_refresh, enemy, forbid, it, select, spell, your


def held(rule: str, during: str = "turn", whom=enemy.follower) -> Playing:
    """After a spell that forbids something to a follower of either side."""
    hold = spell_card("Hold", spell(select(whom), forbid(it, rule, during)), cost=0)
    me = Side(hand=["Hold"], field=["Okami"], deck=["Goblin"] * 9)
    foe = Side(field=["Fighter [engaged]"], deck=["Goblin"] * 9)
    return table(me=me, foe=foe, cards=[hold]).play("Hold").pick("Fighter" if whom == enemy.follower else "Okami")


def turns(t: Playing, count: int) -> Playing:
    for _ in range(count):
        t.end().quiet()
    return t


# -- for a time --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("1.3.3")
def test_what_deals_no_damage_still_takes_it():
    t = held("dealing").attack("Okami", "Fighter").quiet()
    assert (t.me.field, t.foe.field) == (["Okami 5/5"], [])


@pytest.mark.rule("5.13.3.2")
@pytest.mark.parametrize(
    ("rule", "fight", "bolt"), [("damage", 0, 0), ("combat_damage", 0, 1), ("ability_damage", 1, 0)]
)
def test_damage_of_the_forbidden_kind_is_not_taken(rule, fight, bolt):
    wall = follower("Wall", attack=0, defense=5)
    hold = spell_card("Hold", f'spell(select(enemy.follower), forbid(it, {rule!r}, "turn"))', cost=0)
    shot = spell_card("Shot", "spell(deal(1, enemy.follower))", cost=0)
    puncher = follower("Puncher", attack=1)
    me, foe = Side(hand=["Hold", "Shot"], field=["Puncher"]), Side(field=["Wall [engaged]"])
    t = table(me=me, foe=foe, cards=[wall, hold, shot, puncher]).play("Hold").pick("Wall")
    assert t.attack("Puncher", "Wall").quiet().foe.field == [f"Wall 0/{5 - fight}"]
    assert t.play("Shot").foe.field == [f"Wall 0/{5 - fight - bolt}"]


def test_leaders_and_followers_are_spared_together():
    pray = spell_card("Pray", 'spell(forbid(your.leader_and_follower, "ability_damage", "turn"))', cost=0)
    quake = spell_card("Quake", "spell(deal(1, any_side.leader_and_follower))", cost=0)
    t = table(me=Side(hand=["Pray", "Quake"], field=["Okami"]), foe=Side(field=["Goblin"]), cards=[pray, quake])
    t.play("Pray").play("Quake")
    assert (t.me.defense, t.foe.defense, t.me.field, t.foe.field) == (20, 19, ["Okami 5/5"], ["Goblin 2/1"])


@pytest.mark.parametrize(
    ("during", "now", "later"), [("turn", False, True), ("next", True, True), ("both", False, True)]
)
def test_it_is_forbidden_as_long_as_the_text_says(during, now, later):
    t = held("attacks", during, your.follower)
    assert any(option.startswith("attack Okami") for option in t.options("attack")) == now
    turns(t, 2)
    assert any(option.startswith("attack Okami") for option in t.options("attack")) == later


@pytest.mark.parametrize(("during", "able"), [("turn", True), ("next", False), ("both", False), ("", False)])
def test_in_the_opponents_next_turn_its_followers_do_not_attack(during, able):
    t = turns(held("attacks", during), 1)
    assert any(option.startswith("attack Fighter") for option in t.options("attack")) == able
    turns(t, 2)
    assert any(option.startswith("attack Fighter") for option in t.options("attack")) == (during != "")


def test_leaders_alone_may_be_forbidden():
    t = held("leader_attacks", whom=your.follower)
    assert t.options("attack") == ["attack Okami > Fighter"]


@pytest.mark.rule("7.2.3")
@pytest.mark.parametrize("during", ["next", "its"])
def test_what_does_not_refresh_in_the_next_start_phase_does_in_the_one_after_it(during):
    t = turns(held("refreshing", during), 1)
    assert t.is_engaged("Fighter")
    turns(t, 2)
    assert not t.is_engaged("Fighter")


# -- while a card is there ---------------------------------------------------------------------------------------------


def test_a_follower_attacks_no_leader_while_its_condition_holds():
    shy = follower("Shy", "storm", "cannot_attack_while(at_least(2, enemy.follower), leaders=True)")
    t = table(me=Side(field=["Shy"]), foe=Side(field=["Goblin", "Fighter [engaged]"]), cards=[shy])
    assert t.options("attack") == ["attack Shy > Fighter"]
    t = table(me=Side(field=["Shy"]), foe=Side(field=["Fighter [engaged]"]), cards=[shy])
    assert len(t.options("attack")) == 2


def test_small_followers_of_both_players_do_not_attack_while_it_is_there():
    tyrant = follower("Tyrant", "others_cannot_attack(any_side.follower.that_cost_up_to(2))", cost=5)
    small, big = follower("Small", cost=2), follower("Big", cost=3)
    t = table(me=Side(field=["Small", "Big"]), foe=Side(field=["Tyrant [engaged]"]), cards=[tyrant, small, big])
    assert {option.split(" > ")[0] for option in t.options("attack")} == {"attack Big"}


@pytest.mark.rule("7.2.3")
def test_it_stays_engaged_in_its_players_start_phases():
    sloth = follower("Sloth", "cannot_refresh")
    side = Side(field=["Sloth [engaged]", "Goblin [engaged]"], deck=["Goblin"] * 9)
    t = turns(table(me=side, foe=Side(deck=["Goblin"] * 9), cards=[sloth]), 2)
    assert (t.is_engaged("Sloth"), t.is_engaged("Goblin")) == (True, False)


@pytest.mark.parametrize("verb", ["destroy", "banish"])
def test_it_is_neither_destroyed_nor_banished_by_abilities(verb):
    rock = follower("Rock", "cannot_be_banished")
    end = spell_card("End", f"spell(select(enemy.follower), {verb}(it))")
    t = table(me=Side(hand=["End"]), foe=Side(field=["Rock"]), cards=[rock, end]).play("End").pick("Rock")
    assert t.foe.field == ["Rock 1/1"]


def test_combat_damage_is_what_followers_deal_each_other():
    knight = follower("Knight", 'no_damage(this, "combat")', attack=1, defense=1)
    shot = spell_card("Shot", "spell(deal(1, enemy.follower))", cost=0)
    t = table(me=Side(hand=["Shot"], field=["Okami"]), foe=Side(field=["Knight [engaged]"]), cards=[knight, shot])
    assert t.attack("Okami", "Knight").quiet().foe.field == ["Knight 1/1"]
    assert t.play("Shot").foe.field == []


def test_a_leader_takes_no_damage_from_abilities_but_from_attacks():
    nun = follower("Nun", 'no_damage(your.leader, "ability")')
    shot = spell_card("Shot", "spell(deal(3, enemy.leader))", cost=0)
    t = table(me=Side(hand=["Shot"], field=["Okami"]), foe=Side(field=["Nun"]), cards=[nun, shot]).play("Shot")
    assert t.foe.defense == 20
    assert t.attack("Okami", "leader").quiet().foe.defense == 15


@pytest.mark.rule("8.4.9")
def test_followers_deal_as_much_as_they_have_defense_in_attacks_only():
    bell = follower("Bell", "deals_by_defense(your.follower)", attack=0, defense=4)
    archer = follower("Archer", "fanfare(deal(1, enemy.follower))", attack=0, defense=6)
    me, foe = Side(hand=["Archer"], field=["Bell"]), Side(field=["Wall [engaged]"])
    t = table(me=me, foe=foe, cards=[bell, archer, follower("Wall", attack=3, defense=9)])
    assert t.play("Archer").foe.field == ["Wall 3/8"]
    t.attack("Bell", "Wall").quiet()
    assert (t.me.field, t.foe.field) == (["Bell 0/1", "Archer 0/6"], ["Wall 3/4"])


@pytest.mark.parametrize("kind", ["leader", "equipment", "spell"])
def test_a_prohibition_is_said_on_whatever_card_has_it(kind):
    assert cannot_refresh.text("en", kind) == "This card doesn't refresh during your start phase."

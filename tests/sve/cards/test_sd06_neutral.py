"""SD06: its Neutral cards and its tokens."""

from sve.cards.plays import plays
from sve.playing import Side, table


@plays("SD06-017")
def test_the_sword_maiden_guards_as_she_comes():
    t = table(me=Side(hand=["SD06-017"]), foe=Side(field=["Fighter"]))
    t.play("Angelic Sword Maiden").pick("Angelic Sword Maiden").end().quiet()
    assert t.options("attack") == ["attack Fighter > Angelic Sword Maiden"]


@plays("SD06-018", "SD06-019")
def test_the_angel_heals_as_she_comes_and_as_she_evolves():
    t = table(me=Side(hand=["Healing Angel"], evolve=["SD06-019"], defense=10, pp=4))
    t.play("Healing Angel")
    assert (t.me.field, t.me.defense) == (["Healing Angel 2/4"], 11)
    t.evolve("Healing Angel")
    assert (t.me.field, t.me.defense, t.me.pp) == (["Healing Angel 3/5"], 13, 0)


@plays("SD06-020")
def test_the_snipe_deals_two_in_any_turn():
    t = table(me=Side(hand=["SD06-020"], field=["Fighter"]), foe=Side(hand=["SD06-020"], field=["Goblin"]))
    t.play("Angelic Snipe").pick("Goblin")
    assert t.foe.cemetery == ["Goblin"]
    t.attack("Fighter", "leader").play("Angelic Snipe").pick("Fighter").quiet()
    assert (t.me.field, t.foe.defense) == (["Fighter 2/1"], 18)


@plays("SD06-T01")
def test_a_falcon_attacks_the_leader_at_once():
    t = table(me=Side(ex=["Holy Falcon"], pp=3))
    t.play("Holy Falcon").attack("Holy Falcon", "leader").quiet()
    assert (t.foe.defense, t.me.pp) == (18, 0)


@plays("SD06-T02")
def test_a_tiger_attacks_only_followers_at_once():
    t = table(me=Side(ex=["Holy Tiger"], pp=4), foe=Side(field=["Fighter [engaged]"]))
    t.play("Holy Tiger")
    assert t.options("attack") == ["attack Holy Tiger > Fighter"]
    assert t.why_not("attack Holy Tiger > leader") == ("leader-not-yet", "8.4.3.1")
    t.attack("Holy Tiger", "Fighter").quiet()
    assert (t.me.field, t.foe.field) == (["Holy Tiger 4/2"], [])

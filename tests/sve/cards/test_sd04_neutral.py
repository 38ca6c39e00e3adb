"""SD04, Wrath of the Greatwyrm: its Neutral cards, its token and its leader."""

from sve.cards.plays import plays
from sve.playing import Side, starter_game, table


@plays("SD04-017", "SD04-018")
def test_goliath_evolves_and_is_only_large():
    t = table(me=Side(hand=["SD04-017"], evolve=["SD04-018"], pp=5))
    t.play("Goliath")
    assert (t.me.field, t.me.pp) == (["Goliath 3/4"], 2)
    t.evolve("Goliath")
    assert (t.me.field, t.keywords("Goliath"), t.me.pp) == (["Goliath 5/6"], (), 0)


@plays("SD04-019")
def test_angelic_sword_maiden_may_come_engaged_and_guards():
    t = table(me=Side(hand=["SD04-019"], pp=5), foe=Side(field=["Okami"]))
    t.play("Angelic Sword Maiden").pick("Angelic Sword Maiden").end().quiet()
    assert t.me.field == ["Angelic Sword Maiden 4/6"]
    assert t.why_not("attack Okami > leader")[0] == "ward-first"
    t.attack("Okami", "Angelic Sword Maiden").quiet()
    assert t.me.field == ["Angelic Sword Maiden 4/1"]


@plays("SD04-020")
def test_angelic_snipe_deals_2_to_a_follower():
    t = table(me=Side(hand=["SD04-020"], pp=1), foe=Side(field=["Okami", "Fighter"]))
    t.play("Angelic Snipe").pick("Okami")
    assert (t.foe.field, t.me.cemetery, t.me.pp) == (["Okami 5/3", "Fighter 2/3"], ["Angelic Snipe"], 0)


def test_angelic_snipe_answers_an_attack():
    t = table(me=Side(field=["Goblin"]), foe=Side(hand=["SD04-020"], pp=1))
    t.attack("Goblin", "leader").play("Angelic Snipe").pick("Goblin").quiet()
    assert (t.me.field, t.foe.defense) == ([], 20)


@plays("SD04-T01")
def test_a_dragon_is_played_from_the_ex_area():
    t = table(me=Side(ex=["Dragon"], pp=4)).play("Dragon")
    assert (t.me.field, t.me.ex, t.me.pp, t.keywords("Dragon")) == (["Dragon 5/5"], [], 0, ())
    assert t.why_not("attack Dragon") == ("came-this-turn", "8.4.2.1")


@plays("SD04-LD01")
def test_rowen_lies_there_from_the_start_with_20_defense():
    t = starter_game("SD03", "SD04", first=0)
    assert t.foe.leader == ["Rowen"]
    t.say("no").say("no")
    assert t.foe.defense == 20

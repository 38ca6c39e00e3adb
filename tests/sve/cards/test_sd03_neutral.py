"""SD03, Mysteries of Conjuration: its Neutral cards, its tokens and its leader."""

from sve.cards.plays import plays
from sve.playing import Side, starter_game, table


@plays("SD03-017", "SD03-018")
def test_healing_angel_heals_when_it_comes_and_when_it_evolves():
    t = table(me=Side(hand=["SD03-017"], evolve=["SD03-018"], defense=15, pp=4))
    t.play("Healing Angel")
    assert (t.me.defense, t.me.field) == (16, ["Healing Angel 2/4"])
    t.evolve("Healing Angel")
    assert (t.me.defense, t.me.field, t.me.pp) == (18, ["Healing Angel 3/5"], 0)


def test_healing_angel_heals_over_20():
    t = table(me=Side(hand=["SD03-017"], defense=20)).play("Healing Angel")
    assert (t.me.defense, t.foe.defense) == (21, 20)


@plays("SD03-019")
def test_angelic_snipe_deals_2_to_a_follower():
    t = table(me=Side(hand=["SD03-019"], pp=1), foe=Side(field=["Goblin", "Fighter"]))
    t.play("Angelic Snipe").pick("Goblin")
    assert (t.foe.field, t.me.cemetery, t.me.pp) == (["Fighter 2/3"], ["Angelic Snipe"], 0)


def test_angelic_snipe_answers_an_attack():
    t = table(me=Side(field=["Goblin"]), foe=Side(hand=["SD03-019"], pp=1))
    t.attack("Goblin", "leader").play("Angelic Snipe").pick("Goblin").quiet()
    assert (t.me.field, t.foe.defense) == ([], 20)


@plays("SD03-020")
def test_angelic_barrage_deals_1_to_every_enemy_follower():
    t = table(me=Side(hand=["SD03-020"], field=["Knight"], pp=1), foe=Side(field=["Knight", "Fighter"]))
    t.play("Angelic Barrage")
    assert (t.foe.field, t.me.field, t.foe.defense) == (["Fighter 2/2"], ["Knight 1/1"], 20)


def test_angelic_barrage_is_quick_and_needs_no_target():
    t = table(me=Side(field=["Knight"]), foe=Side(hand=["SD03-020"], pp=1))
    t.attack("Knight", "leader").play("Angelic Barrage").quiet()
    assert (t.me.field, t.foe.defense) == ([], 20)
    assert "play Angelic Barrage" in table(me=Side(hand=["SD03-020"])).options()


@plays("SD03-T01")
def test_strikeform_golem_attacks_followers_at_once():
    t = table(me=Side(ex=["Strikeform Golem"], pp=2), foe=Side(field=["Fighter [engaged]"]))
    t.play("Strikeform Golem")
    assert (t.me.field, t.keywords("Strikeform Golem")) == (["Strikeform Golem 3/2"], ("rush",))
    assert "attack Strikeform Golem > leader" not in t.options()
    t.attack("Strikeform Golem", "Fighter").quiet()
    assert (t.foe.field, t.me.field, t.me.ex) == ([], [], [])


@plays("SD03-T02")
def test_guardform_golem_may_come_engaged_and_guards():
    t = table(me=Side(ex=["Guardform Golem"], pp=2), foe=Side(field=["Okami"]))
    t.play("Guardform Golem").pick("Guardform Golem")
    assert (t.me.field, t.is_engaged("Guardform Golem")) == (["Guardform Golem 2/3"], True)
    t.end().quiet()
    assert t.why_not("attack Okami > leader")[0] == "ward-first"


@plays("SD03-LD01")
def test_isabelle_lies_there_from_the_start_with_20_defense():
    t = starter_game("SD03", "SD04", first=0)
    assert t.me.leader == ["Isabelle"]
    t.say("no").say("no")
    assert t.me.defense == 20

"""The Neutral tokens."""

import pytest
from sve.cards.plays import plays
from sve.playing import Side, follower, spell_card, table

RIDER = follower("Rider", traits=("Wasteland",), traits_ja=("荒野",))
ROBOT = follower("Robot", traits=("Machina",), traits_ja=("機械",))
AXE = spell_card("Axe", "spell(select(any_side.card), destroy(it))", cost=0)
VOID = spell_card("Void", "spell(select(any_side.card), banish(it))", cost=0)
GUST = spell_card("Gust", "spell(select(any_side.card), return_to_hand(it))", cost=0)

# -- Goblin King -------------------------------------------------------------------------------------------------------

GOBLIN = follower("Hobgoblin", traits=("Goblinoid",), traits_ja=("ゴブリン",))


@plays("BP04-T02")
def test_the_king_strengthens_his_folk():
    t = table(
        me=Side(ex=["Goblin King"], field=["Hobgoblin", "Fighter"], pp=4), foe=Side(field=["Hobgoblin"]), cards=[GOBLIN]
    )
    t.play("Goblin King").pick()
    assert t.me.field == ["Hobgoblin 2/2", "Fighter 2/3", "Goblin King 6/6"]
    assert (t.foe.field, t.keywords("Goblin King")) == (["Hobgoblin 1/1"], ("ward",))


# -- Puppet, Ancient Artifact, Mystic Artifact, Keenedge Artifact ------------------------------------------------------


@plays("BP05-T03", "BP05-T04")
@pytest.mark.parametrize(("name", "stats"), [("Puppet", "1/1"), ("Ancient Artifact", "3/1")])
def test_they_rush_at_followers(name, stats):
    t = table(me=Side(ex=[name], pp=1), foe=Side(field=["Fighter [engaged]"]))
    t.play(name)
    assert (t.me.field, t.options("attack")) == ([f"{name} {stats}"], [f"attack {name} > Fighter"])


@plays("BP05-T05")
def test_the_mystic_artifact_guards_and_draws():
    t = table(me=Side(ex=["Mystic Artifact"], pp=3))
    t.play("Mystic Artifact").pick("Mystic Artifact")
    assert (t.me.field, t.me.hand, t.is_engaged("Mystic Artifact")) == (["Mystic Artifact 2/3"], ["Fighter"], True)


@plays("T-KEENEDGE-ARTIFACT")
def test_the_keenedge_artifact_drains_what_it_rushes_at():
    t = table(me=Side(ex=["Keenedge Artifact"], pp=5, defense=10), foe=Side(field=["Fighter [engaged]"]))
    t.play("Keenedge Artifact").attack("Keenedge Artifact", "Fighter").quiet()
    assert (t.foe.field, t.me.field, t.me.defense) == ([], ["Keenedge Artifact 3/2"], 13)


# -- Assembly Droid ----------------------------------------------------------------------------------------------------


@plays("BP07-T01")
def test_three_machines_make_a_shot_of_five():
    t = table(
        me=Side(field=["Assembly Droid", "Robot", "Fighter", "Robot", "Robot"]),
        foe=Side(field=["Okami"]),
        cards=[ROBOT],
    )
    t.activate("Assembly Droid").pick("Okami").pick("Robot", "Robot", "Robot")
    assert (t.me.field, t.me.cemetery, t.foe.field) == (["Assembly Droid 1/1", "Fighter 2/3"], ["Robot"] * 3, [])
    assert t.is_engaged("Assembly Droid")


def test_the_droid_may_be_one_of_them():
    t = table(me=Side(field=["Assembly Droid", "Robot", "Robot"]), foe=Side(field=["Okami"]), cards=[ROBOT])
    t.activate("Assembly Droid").pick("Okami")
    assert (t.me.field, t.foe.field, t.foe.cemetery) == ([], [], ["Okami"])


def test_with_two_machines_there_is_no_shot():
    t = table(me=Side(field=["Assembly Droid", "Robot"]), foe=Side(field=["Okami", "Robot"]), cards=[ROBOT])
    assert t.why_not("activate Assembly Droid") == ("too-few-to-bury", "10.4.2.2")


# -- Repair Mode, Magical Item -----------------------------------------------------------------------------------------


@plays("BP07-T02")
def test_a_repair_answers_an_attack():
    t = table(me=Side(field=["Fighter"]), foe=Side(ex=["Repair Mode"], pp=1, defense=10))
    t.attack("Fighter", "leader").play("Repair Mode").quiet()
    assert (t.foe.defense, t.foe.ex, t.foe.pp) == (9, [], 0)


@plays("T-MAGICAL-ITEM")
def test_a_magical_item_heals_and_draws():
    t = table(me=Side(ex=["Magical Item"], pp=4, defense=10))
    t.play("Magical Item")
    assert (t.me.defense, t.me.hand, t.me.pp, t.me.ex) == (11, ["Fighter"], 0, [])


# -- Naterran Great Tree -----------------------------------------------------------------------------------------------


@plays("BP07-T03")
def test_the_tree_is_cut_for_a_play_point():
    t = table(me=Side(ex=["Naterran Great Tree"], hand=["Goblin"], deck=["Okami", "Fighter"], pp=2))
    t.play("Naterran Great Tree").activate("Naterran Great Tree")
    assert (t.me.hand, t.ask.kind) == (["Goblin", "Okami"], "discard")
    t.pick("Goblin")
    assert (t.me.field, t.me.hand, t.me.cemetery, t.me.pp) == ([], ["Okami"], ["Goblin"], 0)


@pytest.mark.parametrize("how", ["Axe", "Void", "Gust"])
def test_however_the_tree_leaves_it_leaves_a_card_for_a_card(how):
    t = table(me=Side(field=["Naterran Great Tree"], hand=[how]), cards=[AXE, VOID, GUST])
    t.play(how).pick("Naterran Great Tree")
    assert t.ask.kind == "discard"
    t.pick("Fighter")
    assert (t.me.hand, t.me.cemetery) == ([], [how, "Fighter"])


def test_another_tree_says_nothing_when_one_leaves():
    t = table(me=Side(field=["Naterran Great Tree"] * 2, hand=["Axe", "Goblin"]), cards=[AXE])
    t.play("Axe").pick("Naterran Great Tree").pick("Goblin")
    assert (t.ask.kind, t.me.hand, t.me.field) == ("main", ["Fighter"], ["Naterran Great Tree"])


# -- Dutiful Steed, Bullet Bike, Arcane Personnel Carrier --------------------------------------------------------------


@plays("T-DUTIFUL-STEED", "T-BULLET-BIKE", "T-ARCANE-PERSONNEL-CARRIER")
@pytest.mark.parametrize(
    ("mount", "rider", "keywords"),
    [("Dutiful Steed", "2/2", ()), ("Bullet Bike", "2/1", ("rush",)), ("Arcane Personnel Carrier", "1/2", ("ward",))],
)
def test_a_mount_carries_a_wasteland_follower_further(mount, rider, keywords):
    t = table(me=Side(ex=[mount, mount], field=["Rider", "Fighter"], pp=2), cards=[RIDER])
    t.play(mount).activate(mount).pick("Rider")
    t.play(mount).activate(mount).pick("Fighter")
    assert t.me.field == [f"Rider {rider}", "Fighter 2/3"]
    assert (t.keywords("Rider"), t.keywords("Fighter"), t.me.cemetery) == (keywords, keywords, [])


def test_a_follower_on_a_bike_rushes():
    t = table(me=Side(field=["Bullet Bike", "Fighter [new]"]), foe=Side(field=["Goblin [engaged]"]))
    t.activate("Bullet Bike").pick("Fighter")
    assert t.options("attack") == ["attack Fighter > Goblin"]

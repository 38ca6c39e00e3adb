"""The Abysscraft tokens but those of the starter deck."""

import pytest
from sve.cards.plays import plays
from sve.playing import Side, evolved, follower, spell_card, table

DEMON = follower("Imp", traits=("Demon",), traits_ja=("魔界",))
GIANT = follower("Giant", cost=5, attack=5, defense=5)
PAGE = follower("Page", cost=2)
ALUZARD = follower("Aluzard, Timeworn Vampire", "evolve(1)", attack=2, defense=3)
EVOLVED = evolved("Aluzard, Timeworn Vampire", attack=4, defense=4)
AXE = spell_card("Axe", "spell(select(any_side.card), destroy(it))", cost=0)

# -- Mimi, Coco --------------------------------------------------------------------------------------------------------


@plays("BP01-T12", "BP01-T13")
def test_mimi_bites_and_coco_cheers():
    t = table(me=Side(ex=["Mimi", "Coco"], field=["Goblin"], pp=0), foe=Side(field=["Okami", "Fighter"]))
    t.play("Mimi").pick("Okami").play("Coco")
    assert t.options() == ["Goblin"]
    t.pick("Goblin")
    assert (t.foe.field, t.me.field) == (["Okami 5/3", "Fighter 2/3"], ["Goblin 4/2"])
    assert (t.me.ex, t.me.cemetery) == ([], [])


# -- Gargantuan Ghost, Serpent, One-Tailed Fox -------------------------------------------------------------------------


@plays("BP03-T06")
def test_the_gargantuan_ghost_guards_for_a_round():
    t = table(me=Side(ex=["Gargantuan Ghost"], pp=1), foe=Side(field=["Fighter", "Goblin"], deck=["Goblin"] * 3))
    t.play("Gargantuan Ghost").pick("Gargantuan Ghost")
    t.end().quiet()
    assert t.options("attack") == ["attack Fighter > Gargantuan Ghost", "attack Goblin > Gargantuan Ghost"]
    t.end().quiet()
    assert (t.me.field, t.me.banished) == ([], [])


@plays("BP04-T01")
def test_the_serpents_bite_is_deadly():
    t = table(me=Side(field=["Serpent"]), foe=Side(field=["Okami [engaged]"]))
    t.attack("Serpent", "Okami").quiet().in_any_order()
    assert (t.me.field, t.foe.field, t.foe.cemetery) == ([], [], ["Okami"])


@plays("BP06-T03")
def test_the_fox_rushes_and_guards():
    t = table(me=Side(ex=["One-Tailed Fox"], pp=2), foe=Side(field=["Fighter [engaged]"]))
    t.play("One-Tailed Fox").pick()
    assert t.options("attack") == ["attack One-Tailed Fox > Fighter"]
    t.end().pick("One-Tailed Fox").quiet()
    assert t.options("attack") == ["attack Fighter > One-Tailed Fox"]


# -- Medusiana ---------------------------------------------------------------------------------------------------------


@plays("T-MEDUSIANA")
def test_medusiana_heals_for_each_demon_and_turns_to_stone():
    t = table(
        me=Side(ex=["Medusiana"], field=["Imp", "Goblin"], pp=3, defense=10),
        foe=Side(field=["Okami", "Imp"]),
        cards=[DEMON],
    )
    t.play("Medusiana")
    assert (t.me.field[-1], t.me.defense) == ("Medusiana 1/5", 12)
    t.attack("Medusiana", "Okami").quiet().in_any_order()
    assert t.foe.field == ["Imp 1/1"]


def test_when_medusiana_goes_the_opponent_says_which_follower_goes_with_her():
    t = table(
        me=Side(hand=["Axe"], field=["Medusiana", "Goblin"]),
        foe=Side(field=["Okami", "Titania's Sanctuary", "Fighter"]),
        cards=[AXE],
    )
    t.play("Axe").pick("Medusiana")
    assert (t.ask.seat, t.options()) == (1, ["Okami", "Fighter"])
    t.pick("Fighter")
    assert (t.foe.field, t.foe.cemetery) == (["Okami 5/5", "Titania's Sanctuary"], ["Fighter"])
    assert t.me.field == ["Goblin 2/2"]


def test_an_opponent_without_followers_buries_none():
    t = table(me=Side(hand=["Axe"], field=["Medusiana"]), foe=Side(field=["Titania's Sanctuary"]), cards=[AXE])
    t.play("Axe").pick("Medusiana")
    assert (t.ask.kind, t.ask.seat, t.foe.field) == ("main", 0, ["Titania's Sanctuary"])


# -- Magitrain ---------------------------------------------------------------------------------------------------------


@plays("T-MAGITRAIN")
def test_the_train_runs_over_an_engaged_follower():
    t = table(
        me=Side(field=["Magitrain", "Giant"], pp=1, defense=10),
        foe=Side(field=["Okami [engaged]", "Fighter", "Goblin [engaged]"]),
        cards=[GIANT],
    )
    t.activate("Magitrain").pick("Giant")
    assert (t.me.field[0], t.me.pp, t.is_engaged("Giant")) == ("Magitrain 4/5", 0, True)
    t.attack("Magitrain", "Goblin")
    assert t.options() == ["Okami", "Goblin"]
    t.pick("Okami").quiet()
    assert (t.foe.field, t.me.defense) == (["Fighter 2/3"], 12)


def test_the_engaged_cost_five_together_and_may_cost_more():
    t = table(me=Side(field=["Magitrain", "Page", "Page", "Giant", "Goblin"]), cards=[GIANT, PAGE])
    t.activate("Magitrain").pick("Page")
    assert t.options() == ["Page", "Giant", "Goblin"], "two play points are not enough"
    assert (t.ask.low, t.ask.high) == (1, 1)
    t.pick("Giant")
    assert (t.ask.low, t.ask.high) == (0, 2)
    t.pick("Goblin")
    assert [card.sideways for card in t.cards("Page", "field")] == [True, False]
    assert (t.is_engaged("Giant"), t.is_engaged("Goblin"), t.me.field[0]) == (True, True, "Magitrain 4/5")


def test_the_train_takes_it_back_before_anything_was_engaged():
    t = table(me=Side(field=["Magitrain", "Page", "Giant"], pp=1), cards=[GIANT, PAGE])
    t.activate("Magitrain").pick("Page")
    t.session.cancel()
    assert (t.is_engaged("Page"), t.me.pp, t.ask.kind) == (False, 1, "main")


@pytest.mark.parametrize("field", [["Page", "Page"], ["Giant [engaged]", "Page"]])
def test_with_too_little_to_engage_the_train_stays(field):
    t = table(me=Side(field=["Magitrain", *field]), cards=[GIANT, PAGE])
    assert t.why_not("activate Magitrain") == ("too-cheap-to-engage", "10.4.6")


# -- Blood Arts --------------------------------------------------------------------------------------------------------


@plays("T-BLOOD-ARTS")
@pytest.mark.parametrize(("faceup", "stats"), [(0, "3/3"), (2, "3/3"), (3, "6/6")])
def test_blood_arts_hurts_and_feeds_each_aluzard(faceup, stats):
    name = "Aluzard, Timeworn Vampire"
    t = table(
        me=Side(ex=["Blood Arts"], field=[name, "Goblin", name], evolve=[f"{name} (faceup)"] * faceup + [name], pp=1),
        foe=Side(field=["Fighter", "Knight"]),
        cards=[ALUZARD, EVOLVED],
    )
    t.play("Blood Arts")
    assert (t.me.defense, t.foe.defense, t.foe.field) == (19, 20, ["Fighter 2/2"])
    assert t.me.field == [f"{name} {stats}", "Goblin 2/2", f"{name} {stats}"]
    assert t.keywords(name) == ("drain",)


# -- Darkest Desire ----------------------------------------------------------------------------------------------------


@plays("T-DARKEST-DESIRE")
def test_the_desire_takes_two_followers():
    t = table(me=Side(ex=["Darkest Desire"], field=["Goblin", "Knight", "Fighter"], pp=1, defense=10))
    t.play("Darkest Desire").pick("Goblin", "Knight")
    assert (t.me.field, t.me.cemetery, t.me.pp) == (["Fighter 2/3"], ["Goblin"], 0)
    assert (t.me.defense, t.foe.defense) == (12, 18)


def test_with_one_follower_the_desire_is_not_played():
    t = table(me=Side(ex=["Darkest Desire"], field=["Goblin", "Magic Sediment"]), foe=Side(field=["Fighter"]))
    assert t.options("play") == []
    assert t.why_not("play Darkest Desire") == ("too-few-to-bury", "10.4.2.2")

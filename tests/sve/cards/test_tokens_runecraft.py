"""The Runecraft tokens."""

import pytest
from sve.cards.plays import plays
from sve.playing import Side, follower, spell_card, table

WITCH = follower("Witch", classes=("Runecraft",), cost=3, attack=2, defense=2)
ARCHMAGE = follower("Archmage", classes=("Runecraft",), cost=4)
PUPIL = follower("Pupil", traits=("Academic",), traits_ja=("学院",))
AXE = spell_card("Axe", "spell(select(any_side.card), destroy(it))", cost=0)
VOID = spell_card("Void", "spell(select(any_side.card), banish(it))", cost=0)
SPARK = spell_card("Spark", "spell(select(enemy.follower), deal(1, it))", cost=0)
CRATE = spell_card("Crate", "spell(select(any_side.card), box(it))", cost=0)

# -- Magical Pawn, Celestial Shikigami ---------------------------------------------------------------------------------


@plays("BP02-T04")
def test_the_pawn_is_a_follower_without_abilities():
    t = table(me=Side(ex=["Magical Pawn"], pp=1))
    t.play("Magical Pawn")
    assert (t.me.field, t.keywords("Magical Pawn"), t.options("attack")) == (["Magical Pawn 2/1"], (), [])


@plays("BP06-T01")
def test_the_celestial_shikigami_cannot_be_selected_by_the_opponent():
    t = table(me=Side(hand=["Spark"]), foe=Side(field=["Celestial Shikigami"]), cards=[SPARK])
    assert t.why_not("play Spark") == ("no-target", "10.6.2.3.3")


# -- Magic Sediment ----------------------------------------------------------------------------------------------------


@plays("BP01-T10")
def test_the_sediment_comes_with_a_counter_and_hands_it_over():
    t = table(me=Side(ex=["Magic Sediment", "Magic Sediment"], pp=2))
    t.play("Magic Sediment").play("Magic Sediment")
    first, second = t.cards("Magic Sediment", "field")
    assert (first.counter("Stack"), second.counter("Stack")) == (1, 1)
    t.activate("Magic Sediment").pick("Magic Sediment")
    (left,) = t.cards("Magic Sediment", "field")
    assert (left.id, left.counter("Stack")) == (second.id, 2)


# -- Destruction in White, Destruction in Black ------------------------------------------------------------------------


@plays("BP05-T01", "BP05-T02")
def test_the_destructions_work_at_the_start_of_each_main_phase_of_yours():
    white, black = "Destruction in White", "Destruction in Black"
    t = table(me=Side(ex=[white, black], pp=3, defense=10), foe=Side(deck=["Goblin"] * 3))
    t.play(white).play(black)
    assert (t.me.defense, t.foe.defense) == (10, 20)
    t.end().quiet()
    assert (t.me.defense, t.foe.defense) == (10, 20)
    t.end().quiet().in_any_order()
    assert (t.me.defense, t.foe.defense) == (12, 18)


# -- Paper Shikigami ---------------------------------------------------------------------------------------------------


@plays("BP06-T02")
def test_the_paper_shikigami_leaves_a_card_for_a_card():
    t = table(
        me=Side(field=["Paper Shikigami"], hand=["Goblin"], deck=["Okami", "Fairy Caster"]),
        foe=Side(field=["Okami [engaged]"]),
    )
    t.attack("Paper Shikigami", "Okami").quiet()
    assert t.options() == ["Goblin", "Okami"]
    t.pick("Okami")
    assert (t.me.hand, t.me.cemetery, t.me.field) == (["Goblin"], ["Okami"], [])


def test_banished_the_paper_shikigami_says_nothing():
    t = table(me=Side(field=["Paper Shikigami"], hand=["Void"]), cards=[VOID])
    t.play("Void").pick("Paper Shikigami")
    assert (t.me.hand, t.ask.kind) == ([], "main")


# -- Instant Poison ----------------------------------------------------------------------------------------------------


@plays("BP09-T01")
def test_the_poison_hurts_the_follower_and_its_leader():
    t = table(me=Side(ex=["Instant Poison"], pp=2), foe=Side(field=["Okami", "Fighter"]))
    t.play("Instant Poison").pick("Okami")
    assert (t.foe.field, t.foe.defense, t.me.defense) == (["Okami 5/1", "Fighter 2/3"], 18, 20)


# -- Eternal Potion ----------------------------------------------------------------------------------------------------


@plays("BP09-T02")
def test_the_potion_brings_a_witch_back_for_a_turn():
    t = table(
        me=Side(ex=["Eternal Potion"], cemetery=["Goblin", "Archmage", "Witch"], pp=2),
        foe=Side(field=["Fighter [engaged]"], deck=["Goblin"] * 3),
        cards=[WITCH, ARCHMAGE],
    )
    t.play("Eternal Potion")
    assert t.options() == ["Witch"]
    t.pick("Witch")
    assert (t.me.field, t.me.cemetery) == (["Witch 2/2"], ["Goblin", "Archmage"])
    assert t.options("attack") == ["attack Witch > Fighter"]
    t.end().quiet()
    assert (t.me.field, t.me.cemetery) == ([], ["Goblin", "Archmage", "Witch"])


def test_boxed_the_witch_stays():
    """The ability given to her is hers, and a boxed card loses what it has (5.30.2)."""
    t = table(
        me=Side(ex=["Eternal Potion"], hand=["Crate"], cemetery=["Witch"]),
        foe=Side(deck=["Goblin"] * 3),
        cards=[WITCH, CRATE],
    )
    t.play("Eternal Potion").pick("Witch").play("Crate").pick("Witch")
    t.end().quiet()
    assert t.me.field == ["Witch 2/2"]


def test_a_witch_that_went_and_came_again_is_another_card():
    t = table(me=Side(ex=["Eternal Potion"] * 2, hand=["Axe"], cemetery=["Witch"]), cards=[WITCH, AXE])
    t.play("Eternal Potion").pick("Witch").play("Axe").pick("Witch").play("Eternal Potion").pick("Witch")
    assert len([change for change in t.card("Witch", "field").given if change.what == "ability"]) == 1


# -- Armored Tentacle, Assault Tentacle --------------------------------------------------------------------------------


@plays("T-ARMORED-TENTACLE")
def test_the_armored_tentacle_guards_and_heals_when_destroyed():
    t = table(me=Side(field=["Armored Tentacle"], hand=["Axe"], defense=10), cards=[AXE])
    assert t.keywords("Armored Tentacle") == ("ward",)
    t.play("Axe").pick("Armored Tentacle")
    assert (t.me.field, t.me.defense) == ([], 14)


@plays("T-ASSAULT-TENTACLE")
def test_the_assault_tentacle_storms_and_strikes_once_more_when_destroyed():
    t = table(me=Side(ex=["Assault Tentacle"], pp=3), foe=Side(field=["Okami [engaged]", "Fighter"]))
    t.play("Assault Tentacle").attack("Assault Tentacle", "Okami").quiet()
    t.pick("Okami")
    assert (t.me.field, t.foe.field, t.foe.cemetery) == ([], ["Fighter 2/3"], ["Okami"])


# -- Anne's Summoning --------------------------------------------------------------------------------------------------


@plays("T-ANNES-SUMMONING")
def test_the_summoning_stays_for_a_round():
    t = table(
        me=Side(ex=["Anne's Summoning"], pp=2, defense=10), foe=Side(field=["Fighter [engaged]"], deck=["Goblin"] * 3)
    )
    t.play("Anne's Summoning").pick()
    assert (t.me.field, t.me.defense) == (["Anne's Summoning 4/4"], 12)
    assert t.options("attack") == ["attack Anne's Summoning > Fighter"]
    t.end().pick("Anne's Summoning").quiet()
    assert t.me.field == ["Anne's Summoning 4/4"]
    t.end().quiet()
    assert (t.me.field, t.me.banished, t.me.cemetery) == ([], [], [])


# -- Mysterian Missile -------------------------------------------------------------------------------------------------


@plays("T-MYSTERIAN-MISSILE")
@pytest.mark.parametrize(("pupils", "defense"), [(9, 20), (10, 18)])
def test_the_missile_reaches_the_leader_with_ten_academics_in_the_cemetery(pupils, defense):
    t = table(
        me=Side(ex=["Mysterian Missile"], cemetery=["Goblin"] * 3 + ["Pupil"] * pupils, pp=2),
        foe=Side(field=["Okami"], cemetery=["Pupil"] * 5),
        cards=[PUPIL],
    )
    t.play("Mysterian Missile").pick("Okami")
    assert (t.foe.field, t.foe.defense) == (["Okami 5/2"], defense)


# -- Resentful Blaze ---------------------------------------------------------------------------------------------------


@pytest.mark.editions("EN 1.16.0", "JA 1.18.0", "JA 1.24.1")
@plays("T-RESENTFUL-BLAZE")
def test_the_blaze_burns_one():
    t = table(me=Side(ex=["Resentful Blaze"], pp=1), foe=Side(field=["Okami"]))
    t.play("Resentful Blaze")
    assert len(t.ask.options) == 1, "for the other effect there are too few"
    t.choose(1).pick("Okami")
    assert t.foe.field == ["Okami 5/1"]


@pytest.mark.parametrize(("pupils", "left"), [(14, ["Okami 5/5", "Fighter 2/3"]), (15, ["Okami 5/1"])])
def test_the_blaze_burns_two_with_fifteen_academics_in_the_cemetery(pupils, left):
    t = table(
        me=Side(ex=["Resentful Blaze"], cemetery=["Pupil"] * pupils),
        foe=Side(field=["Okami", "Fighter"]),
        cards=[PUPIL],
    )
    t.play("Resentful Blaze").choose(2).pick("Okami", "Fighter")
    assert t.foe.field == left

"""The Swordcraft tokens."""

import pytest
from sve.cards.plays import plays
from sve.playing import Side, follower, table

WASTELANDER = follower("Wastelander", traits=("Wasteland",), traits_ja=("荒野",))
ROYAL = follower("Royal", classes=("Swordcraft",))
BUNNY = follower("Bunny & Baron, Specter Duo", attack=2, defense=2)
LECIA = follower("Lecia, Sky Saber")
NANO = follower("Nano, the Dawnblade")

# -- Otohime's Bodyguard, Shield Guardian, Viking ----------------------------------------------------------------------


@plays("BP01-T04", "BP02-T02")
@pytest.mark.parametrize(("guard", "stats"), [("Otohime's Bodyguard", "1/2"), ("Shield Guardian", "1/1")])
def test_a_guard_must_be_attacked_first(guard, stats):
    t = table(me=Side(ex=[guard], pp=1), foe=Side(field=["Fighter"]))
    t.play(guard).pick(guard)
    assert t.me.field == [f"{guard} {stats}"]
    t.end().quiet()
    assert t.options("attack") == [f"attack Fighter > {guard}"]


@plays("BP01-T06")
def test_the_viking_storms_the_leader():
    t = table(me=Side(ex=["Viking"], pp=3))
    t.play("Viking").attack("Viking", "leader").quiet()
    assert (t.foe.defense, t.me.field) == (17, ["Viking 3/2"])


# -- Leonidas's Resolve ------------------------------------------------------------------------------------------------


@plays("BP02-T03")
def test_the_resolve_strengthens_each_swordcraft_follower_that_comes():
    t = table(
        me=Side(field=["Leonidas's Resolve"], hand=["Royal", "Goblin"], ex=["Knight"]),
        foe=Side(field=["Fighter [engaged]"]),
        cards=[ROYAL],
    )
    t.play("Royal").play("Goblin").play("Knight")
    assert t.me.field[1:] == ["Royal 4/4", "Goblin 2/2", "Knight 4/4"]
    assert t.keywords("Royal") == ("rush",)
    assert t.options("attack") == ["attack Royal > Fighter", "attack Knight > Fighter"]


def test_the_resolve_gives_nothing_to_the_opponents_followers():
    t = table(me=Side(hand=["Royal"]), foe=Side(field=["Leonidas's Resolve"]), cards=[ROYAL])
    t.play("Royal")
    assert t.me.field == ["Royal 1/1"]


# -- Exterminus Weapon -------------------------------------------------------------------------------------------------


@plays("T-EXTERMINUS-WEAPON")
def test_the_weapon_destroys_any_enemy_card_and_goes_out_with_a_bang():
    t = table(me=Side(ex=["Exterminus Weapon"], pp=2), foe=Side(field=["Titania's Sanctuary", "Okami"]))
    t.play("Exterminus Weapon").pick()
    t.pick("Titania's Sanctuary")
    assert (t.foe.field, t.foe.cemetery) == (["Okami 5/5"], ["Titania's Sanctuary"])
    assert (t.me.field, t.keywords("Exterminus Weapon")) == (["Exterminus Weapon 6/6"], ("ward",))


def test_the_weapon_destroyed_deals_four_to_the_leader():
    t = table(me=Side(field=["Exterminus Weapon [damage 5]"]), foe=Side(field=["Fighter [engaged]"]))
    t.attack("Exterminus Weapon", "Fighter").quiet()
    assert (t.me.field, t.foe.field, t.foe.defense) == ([], [], 16)


# -- Val, Trusty Getaway Car -------------------------------------------------------------------------------------------


@plays("T-VAL-TRUSTY-GETAWAY-CAR")
def test_val_is_driven_by_her_duo_and_storms():
    t = table(me=Side(field=["Val, Trusty Getaway Car [new]", "Bunny & Baron, Specter Duo", "Fighter"]), cards=[BUNNY])
    t.activate("Val, Trusty Getaway Car")
    assert t.is_engaged("Bunny & Baron, Specter Duo")
    assert t.me.field[0] == "Val, Trusty Getaway Car 3/3"
    t.attack("Val, Trusty Getaway Car", "leader").quiet()
    assert (t.foe.defense, t.me.hand) == (17, []), "no other Wasteland follower, no card"


def test_val_is_driven_by_any_two_for_a_play_point():
    t = table(me=Side(field=["Val, Trusty Getaway Car", "Fighter", "Goblin", "Fairy"], pp=1))
    t.activate("Val, Trusty Getaway Car").pick("Fairy", "Goblin")
    assert [t.is_engaged(name) for name in ("Fighter", "Goblin", "Fairy")] == [False, True, True]
    assert (t.me.field[0], t.me.pp) == ("Val, Trusty Getaway Car 3/3", 0)


def test_val_draws_beside_another_wasteland_follower():
    t = table(
        me=Side(field=["Val, Trusty Getaway Car", "Wastelander", "Bunny & Baron, Specter Duo"]),
        cards=[WASTELANDER, BUNNY],
    )
    t.activate("Val, Trusty Getaway Car").attack("Val, Trusty Getaway Car", "leader").quiet()
    assert t.me.hand == ["Fighter"]


def test_val_stays_parked_with_one_follower_or_engaged_ones():
    t = table(me=Side(field=["Val, Trusty Getaway Car", "Fighter", "Goblin [engaged]"]))
    assert t.options("activate") == []
    assert t.why_not("activate Val, Trusty Getaway Car") == ("too-few-to-engage", "10.4.6")


def test_val_is_an_amulet_again_in_the_next_turn():
    t = table(me=Side(field=["Val, Trusty Getaway Car", "Fighter", "Goblin"]))
    t.activate("Val, Trusty Getaway Car")
    t.end().quiet()
    assert t.me.field[0] == "Val, Trusty Getaway Car"


# -- Twilight Blade ----------------------------------------------------------------------------------------------------


@plays("T-TWILIGHT-BLADE")
def test_the_blade_takes_lecia_and_nano_and_ten_of_all():
    t = table(
        me=Side(ex=["Twilight Blade"], field=["Lecia, Sky Saber", "Goblin", "Nano, the Dawnblade"], pp=5),
        foe=Side(field=["Fighter", "Titania's Sanctuary", "Okami"]),
        cards=[LECIA, NANO],
    )
    t.play("Twilight Blade")
    assert (t.foe.field, t.foe.defense, t.me.pp) == (["Titania's Sanctuary"], 10, 0)
    assert [t.is_engaged(card) for card in ("Lecia, Sky Saber", "Goblin", "Nano, the Dawnblade")] == [True, False, True]


def test_of_two_lecias_one_is_engaged():
    t = table(
        me=Side(ex=["Twilight Blade"], field=["Lecia, Sky Saber", "Lecia, Sky Saber", "Nano, the Dawnblade"]),
        cards=[LECIA, NANO],
    )
    t.play("Twilight Blade").pick("Lecia, Sky Saber")
    assert [card.sideways for card in t.cards("Lecia, Sky Saber", "field")] == [True, False]


@pytest.mark.parametrize(
    "field", [["Lecia, Sky Saber"], ["Nano, the Dawnblade"], ["Lecia, Sky Saber [engaged]", "Nano, the Dawnblade"]]
)
def test_without_both_reserved_the_blade_is_not_played(field):
    t = table(me=Side(ex=["Twilight Blade"], field=field), cards=[LECIA, NANO])
    assert t.why_not("play Twilight Blade") == ("too-few-to-engage", "10.4.6")


def test_the_blade_takes_its_play_points_as_well():
    t = table(
        me=Side(ex=["Twilight Blade"], field=["Lecia, Sky Saber", "Nano, the Dawnblade"], pp=4), cards=[LECIA, NANO]
    )
    assert t.why_not("play Twilight Blade") == ("not-enough-points", "10.6.2.5.4")

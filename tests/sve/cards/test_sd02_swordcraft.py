"""SD02, Blade of Resentment: its Swordcraft cards."""

import pytest
from sve.cards.plays import plays
from sve.playing import Side, table

from svedesk.engine.log import Operation
from svedesk.engine.records import Place

# -- SD02-001 Tsubaki --------------------------------------------------------------------------------------------------


@plays("SD02-001")
def test_tsubaki_destroys_a_follower():
    t = table(me=Side(hand=["Tsubaki"]), foe=Side(field=["Fighter", "Okami"]))
    t.play("Tsubaki").choose(1).pick("Okami")
    assert (t.foe.field, t.foe.cemetery) == (["Fighter 2/3"], ["Okami"])
    assert t.keywords("Tsubaki") == ()


def test_tsubaki_attacks_the_leader_at_once_with_storm():
    t = table(me=Side(hand=["Tsubaki"]), foe=Side(field=["Fighter"]))
    t.play("Tsubaki").choose(2).attack("Tsubaki", "leader").quiet()
    assert (t.foe.field, t.foe.defense) == (["Fighter 2/3"], 15)


def test_without_an_enemy_follower_only_storm_can_be_chosen():
    t = table(me=Side(hand=["Tsubaki"], field=["Fighter"]))
    t.play("Tsubaki")
    assert [option.index for option in t.ask.options] == [1]
    t.choose(2)
    assert t.keywords("Tsubaki") == ("storm",)


def test_tsubaki_may_destroy_a_token_and_last_words_are_heard():
    t = table(me=Side(hand=["Tsubaki", "Tsubaki"], pp=12), foe=Side(field=["Knight", "Waltzing Fairy"]))
    t.play("Tsubaki").choose(1).pick("Knight")
    t.play("Tsubaki").choose(1).pick("Waltzing Fairy")
    assert (t.foe.field, t.foe.cemetery, t.foe.ex) == ([], ["Waltzing Fairy"], ["Fairy"])


# -- SD02-002 Latham ---------------------------------------------------------------------------------------------------


@plays("SD02-002")
def test_latham_has_no_text():
    t = table(me=Side(hand=["Latham, Vanguard Captain"], pp=2))
    t.play("Latham, Vanguard Captain")
    assert (t.me.field, t.options()) == (["Latham, Vanguard Captain 3/3"], ["end"])


# -- SD02-003, 004 Floral Fencer ---------------------------------------------------------------------------------------


@plays("SD02-003", "SD02-004")
def test_floral_fencer_evolves_and_calls_two_knights():
    t = table(me=Side(field=["Floral Fencer"], evolve=["Floral Fencer"], pp=1))
    t.evolve("Floral Fencer")
    assert t.me.field == ["Floral Fencer 4/4", "Steelclad Knight 2/2", "Knight 1/1"]


@pytest.mark.rule("4.4.4.2")
def test_with_room_for_one_you_say_which():
    t = table(me=Side(field=["Floral Fencer"] + ["Fighter"] * 3, evolve=["Floral Fencer"]))
    t.evolve("Floral Fencer").pick("Knight")
    assert t.me.field[-1] == "Knight 1/1"
    assert len(t.me.field) == 5


def test_with_room_for_none_nothing_is_asked():
    t = table(me=Side(field=["Floral Fencer"] + ["Fighter"] * 4, evolve=["Floral Fencer"]))
    t.evolve("Floral Fencer")
    assert (t.ask.kind, len(t.me.field)) == ("main", 5)


# -- SD02-005 Moonlight Assassin ---------------------------------------------------------------------------------------


@plays("SD02-005")
def test_moonlight_assassin_with_bane_destroys_whom_it_fights():
    t = table(me=Side(field=["Moonlight Assassin"], pp=1), foe=Side(field=["Angelic Sword Maiden [engaged]"]))
    t.activate("Moonlight Assassin").attack("Moonlight Assassin", "Angelic Sword Maiden").quiet()
    assert (t.foe.field, t.foe.cemetery) == ([], ["Angelic Sword Maiden"])
    assert t.me.cemetery == ["Moonlight Assassin"]  # it takes 4 itself


def test_without_bane_it_deals_its_damage():
    t = table(me=Side(field=["Moonlight Assassin"], pp=0), foe=Side(field=["Angelic Sword Maiden [engaged]"]))
    t.attack("Moonlight Assassin", "Angelic Sword Maiden").quiet()
    assert t.foe.field == ["Angelic Sword Maiden 4/3"]


def test_bane_can_be_bought_twice_and_is_had_once():
    t = table(me=Side(field=["Moonlight Assassin [engaged]"], pp=3))
    t.activate("Moonlight Assassin").activate("Moonlight Assassin")
    assert (t.keywords("Moonlight Assassin"), t.me.pp) == (("bane",), 1)
    assert t.is_engaged("Moonlight Assassin")  # engaging is no part of the cost, and being engaged no hindrance


def test_bane_stays_in_the_other_players_turn():
    t = table(me=Side(hand=["Moonlight Assassin"], pp=3), foe=Side(field=["Angelic Sword Maiden"]))
    t.play("Moonlight Assassin").activate("Moonlight Assassin").end().quiet().end().pick().quiet()
    assert t.keywords("Moonlight Assassin") == ("bane",)


def test_bane_does_not_destroy_without_a_fight():
    t = table(me=Side(field=["Moonlight Assassin"], pp=1))
    t.activate("Moonlight Assassin").attack("Moonlight Assassin", "leader").quiet()
    assert t.foe.defense == 17


# -- SD02-006 White General --------------------------------------------------------------------------------------------


@plays("SD02-006")
def test_white_general_strengthens_another_follower_when_it_attacks():
    t = table(me=Side(field=["White General", "Fighter"]))
    t.attack("White General", "leader").pick("Fighter").quiet()
    assert (t.me.field, t.foe.defense) == (["White General 5/3", "Fighter 4/3"], 15)


def test_without_another_follower_the_attack_just_goes_on():
    t = table(me=Side(field=["White General", "Titania's Sanctuary"]), foe=Side(field=["Fighter"]))
    t.attack("White General", "leader")
    assert t.ask.kind == "quick"
    t.quiet()
    assert t.foe.defense == 15


def test_white_general_attacks_followers_at_once_but_no_leader():
    t = table(me=Side(hand=["White General"], pp=4), foe=Side(field=["Fighter [engaged]"]))
    t.play("White General")
    assert t.options("attack") == ["attack White General > Fighter"]
    assert t.why_not("attack White General > leader") == ("leader-not-yet", "8.4.3.1")


def test_the_attack_given_stays():
    t = table(me=Side(field=["White General", "Fighter"]))
    t.attack("White General", "leader").pick("Fighter").quiet().end().quiet().end().quiet()
    assert "Fighter 4/3" in t.me.field


# -- SD02-007 Ninja Trainee --------------------------------------------------------------------------------------------


@plays("SD02-007")
def test_ninja_trainee_has_no_text():
    t = table(me=Side(hand=["Ninja Trainee"], pp=1))
    t.play("Ninja Trainee")
    assert (t.me.field, t.options()) == (["Ninja Trainee 2/2"], ["end"])


# -- SD02-008 Veteran Lancer -------------------------------------------------------------------------------------------


@plays("SD02-008")
def test_veteran_lancer_engages_as_it_comes_and_must_be_attacked():
    t = table(me=Side(hand=["Veteran Lancer"], field=["Fighter [engaged]"]), foe=Side(field=["Goblin"]))
    t.play("Veteran Lancer").pick("Veteran Lancer").end().quiet()
    assert t.options("attack") == ["attack Goblin > Veteran Lancer"]
    assert t.why_not("attack Goblin > leader") == ("ward-first", "12.8.2")


def test_veteran_lancer_may_engage_at_the_end_of_its_turn():
    t = table(me=Side(hand=["Veteran Lancer"]), foe=Side(field=["Goblin"]))
    t.play("Veteran Lancer").pick().end().pick("Veteran Lancer").quiet()
    assert t.is_engaged("Veteran Lancer")
    assert t.options("attack") == ["attack Goblin > Veteran Lancer"]


def test_a_reserved_veteran_lancer_guards_nothing():
    t = table(me=Side(hand=["Veteran Lancer"]), foe=Side(field=["Goblin"]))
    t.play("Veteran Lancer").pick().end().pick().quiet()
    assert t.options("attack") == ["attack Goblin > leader"]


# -- SD02-009 Fencer ---------------------------------------------------------------------------------------------------


@plays("SD02-009")
def test_fencer_strengthens_another_follower():
    t = table(me=Side(hand=["Fencer"], field=["Fighter [damage 1]", "Goblin"], pp=3))
    t.play("Fencer")
    assert t.options() == ["Fighter", "Goblin"]
    t.pick("Fighter")
    assert t.me.field == ["Fighter 3/3", "Goblin 2/2", "Fencer 3/3"]


def test_fencer_alone_strengthens_nobody():
    t = table(me=Side(hand=["Fencer"]), foe=Side(field=["Fighter"]))
    t.play("Fencer")
    assert (t.ask.kind, t.me.field) == ("main", ["Fencer 3/3"])


# -- SD02-010, 011 Oathless Knight -------------------------------------------------------------------------------------


@plays("SD02-010")
def test_oathless_knight_calls_a_knight():
    t = table(me=Side(hand=["Oathless Knight"], pp=2))
    t.play("Oathless Knight")
    assert t.me.field == ["Oathless Knight 1/1", "Knight 1/1"]


def test_a_full_field_gets_no_knight():
    t = table(me=Side(hand=["Oathless Knight"], field=["Fighter"] * 4))
    t.play("Oathless Knight")
    assert (t.me.field[-1], t.me.ex) == ("Oathless Knight 1/1", [])


@plays("SD02-011")
def test_evolved_it_attacks_reserved_followers_even_in_the_turn_it_came():
    t = table(
        me=Side(hand=["Oathless Knight"], evolve=["Oathless Knight"], pp=3), foe=Side(field=["Fighter", "Goblin"])
    )
    t.play("Oathless Knight").evolve("Oathless Knight")
    assert t.me.field == ["Oathless Knight 3/1", "Knight 1/1"]
    assert t.options("attack") == ["attack Oathless Knight > Fighter", "attack Oathless Knight > Goblin"]


# -- SD02-012, 013 Quickblader -----------------------------------------------------------------------------------------


@plays("SD02-012")
def test_quickblader_attacks_the_leader_at_once():
    t = table(me=Side(hand=["Quickblader"], pp=1))
    t.play("Quickblader").attack("Quickblader", "leader").quiet()
    assert t.foe.defense == 19


@plays("SD02-013")
def test_evolved_quickblader_still_does():
    t = table(me=Side(hand=["Quickblader"], evolve=["Quickblader"], pp=4))
    t.play("Quickblader").evolve("Quickblader").attack("Quickblader", "leader").quiet()
    assert (t.me.field, t.foe.defense) == (["Quickblader 3/3"], 17)


def test_evolving_does_not_refresh_it():
    t = table(me=Side(hand=["Quickblader"], evolve=["Quickblader"], pp=4))
    t.play("Quickblader").attack("Quickblader", "leader").quiet().evolve("Quickblader")
    assert t.why_not("attack Quickblader") == ("attacker-engaged", "8.4.2")


# -- SD02-014 Forge Weaponry -------------------------------------------------------------------------------------------


@plays("SD02-014")
def test_forge_weaponry_strengthens_and_draws():
    t = table(me=Side(hand=["Forge Weaponry"], field=["Fighter"], deck=["Goblin"], pp=2))
    t.play("Forge Weaponry").pick("Fighter")
    assert (t.me.field, t.me.hand, t.me.pp) == (["Fighter 3/4"], ["Goblin"], 0)


def test_forge_weaponry_saves_a_follower_in_the_other_players_attack():
    t = table(
        me=Side(field=["Elf Metallurgist"]),
        foe=Side(hand=["Forge Weaponry"], field=["Fighter [engaged]"], deck=["Goblin"], pp=2),
    )
    t.attack("Elf Metallurgist", "Fighter").play("Forge Weaponry").pick("Fighter").quiet()
    assert (t.foe.field, t.foe.hand, t.me.field) == (["Fighter 3/1"], ["Goblin"], [])


def test_forge_weaponry_needs_a_follower_of_yours():
    t = table(me=Side(hand=["Forge Weaponry"]), foe=Side(field=["Fighter"]))
    assert t.why_not("play Forge Weaponry") == ("no-target", "10.6.2.3.3")


# -- SD02-015 Onslaught ------------------------------------------------------------------------------------------------


@plays("SD02-015")
def test_onslaught_deals_five_and_makes_a_knight():
    t = table(me=Side(hand=["Onslaught"], pp=3), foe=Side(field=["Angelic Sword Maiden"]))
    t.play("Onslaught").pick("Angelic Sword Maiden")
    assert (t.foe.field, t.me.ex) == (["Angelic Sword Maiden 4/1"], ["Knight"])


def test_onslaught_is_not_quick():
    t = table(me=Side(field=["Fighter"]), foe=Side(hand=["Onslaught"]))
    t.attack("Fighter", "leader")
    assert t.options() == ["pass"]
    assert t.why_not("play Onslaught") == ("not-quick", "12.3.4")


# -- SD02-016 Unbridled Fury -------------------------------------------------------------------------------------------


@plays("SD02-016")
def test_unbridled_fury_counts_your_followers():
    t = table(
        me=Side(hand=["Unbridled Fury"], field=["Fighter", "Knight", "Titania's Sanctuary", "Goblin"], pp=1),
        foe=Side(field=["Okami", "Fighter"]),
    )
    t.play("Unbridled Fury").pick("Okami")
    assert t.foe.field == ["Okami 5/2", "Fighter 2/3"]


def test_unbridled_fury_counts_when_it_resolves():
    """A Knight that comes while the target is being selected counts."""
    t = table(me=Side(hand=["Unbridled Fury"], field=["Fighter"]), foe=Side(field=["Okami", "Fighter"]))
    t.play("Unbridled Fury")
    t.session.operate(Operation("create", 0, to=Place(0, "field"), amount=1, text="SD02-T01"))
    t.pick("Okami")
    assert t.foe.field == ["Okami 5/3", "Fighter 2/3"]


def test_without_followers_it_deals_nothing():
    t = table(me=Side(hand=["Unbridled Fury"], pp=1), foe=Side(field=["Knight"]))
    t.play("Unbridled Fury").pick("Knight")
    assert (t.foe.field, t.me.cemetery, t.me.pp) == (["Knight 1/1"], ["Unbridled Fury"], 0)


def test_unbridled_fury_in_the_other_players_attack_counts_its_players_followers():
    t = table(
        me=Side(field=["Fighter", "Fighter", "Fighter"]),
        foe=Side(hand=["Unbridled Fury"], field=["Knight", "Knight"], pp=1),
    )
    t.attack("Fighter", "leader").play("Unbridled Fury").pick("Fighter").quiet()
    assert t.me.field[0] == "Fighter 2/1"
    assert t.foe.defense == 18

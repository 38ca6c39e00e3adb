"""SD01, Regal Fairy Princess: its Forestcraft followers."""

import pytest
from sve.cards.plays import plays
from sve.playing import Side, table

# -- SD01-001 Aria, Fairy Princess -------------------------------------------------------------------------------------


@plays("SD01-001")
def test_aria_fills_field_and_ex_area_with_nine_fairies():
    t = table(me=Side(hand=["Aria, Fairy Princess"]))
    t.play("Aria, Fairy Princess").pick().numbers(4).numbers(5)
    assert t.me.field == ["Aria, Fairy Princess 5/5"] + ["Fairy 1/1"] * 4
    assert t.me.ex == ["Fairy"] * 5


def test_aria_makes_no_more_than_both_zones_hold():
    t = table(me=Side(hand=["Aria, Fairy Princess"], field=["Fighter", "Fighter"], ex=["Fairy", "Fairy", "Fairy"]))
    t.play("Aria, Fairy Princess").pick()
    assert (t.ask.low, t.ask.high) == (0, 2)
    t.numbers(2)
    assert (t.ask.low, t.ask.high) == (0, 2)
    t.numbers(2)
    assert len(t.me.field) == len(t.me.ex) == 5


def test_aria_makes_no_more_than_nine_and_as_few_as_you_like():
    t = table(me=Side(hand=["Aria, Fairy Princess"]))
    t.play("Aria, Fairy Princess").pick().numbers(1).numbers(0)
    assert (t.me.field, t.me.ex) == (["Aria, Fairy Princess 5/5", "Fairy 1/1"], [])


def test_aria_may_arrive_engaged():
    t = table(me=Side(hand=["Aria, Fairy Princess"]))
    t.play("Aria, Fairy Princess").pick("Aria, Fairy Princess").numbers(0).numbers(0)
    assert t.is_engaged("Aria, Fairy Princess")


def test_aria_lets_other_pixies_attack_followers_at_once():
    t = table(
        me=Side(hand=["Aria, Fairy Princess"], field=["Waltzing Fairy [new]", "Fencer [new]"]),
        foe=Side(field=["Fighter [engaged]", "Ninja Trainee"]),
    )
    t.play("Aria, Fairy Princess").pick().numbers(1).numbers(0)
    assert t.options("attack") == ["attack Waltzing Fairy > Fighter", "attack Fairy > Fighter"]
    assert t.why_not("attack Fairy > leader") == ("leader-not-yet", "8.4.3.1")
    assert "rush" not in t.keywords("Aria, Fairy Princess")


def test_pixies_of_the_other_player_get_no_rush():
    t = table(me=Side(field=["Aria, Fairy Princess"]), foe=Side(field=["Fairy"]))
    assert t.keywords("foe's Fairy") == ()


def test_without_aria_the_rush_is_gone():
    t = table(
        me=Side(field=["Aria, Fairy Princess [damage 4]", "Waltzing Fairy [new]"]),
        foe=Side(field=["Fighter [engaged]"]),
    )
    assert t.keywords("Waltzing Fairy") == ("rush",)
    t.attack("Aria, Fairy Princess", "Fighter").quiet()
    assert t.me.cemetery == ["Aria, Fairy Princess"]
    assert t.keywords("Waltzing Fairy") == ()


# -- SD01-003, 004 Rose Gardener ---------------------------------------------------------------------------------------


@plays("SD01-003", "SD01-004")
def test_rose_gardener_evolves_for_one_and_returns_a_follower():
    t = table(me=Side(field=["Rose Gardener"], evolve=["Rose Gardener"], pp=1), foe=Side(field=["Fighter"]))
    t.evolve("Rose Gardener").pick("Fighter")
    assert (t.me.field, t.me.pp, t.me.evolve_deck) == (["Rose Gardener 4/4"], 0, [])
    assert (t.foe.field, t.foe.hand) == ([], ["Fighter"])


def test_rose_gardener_evolves_for_an_evolution_point_instead():
    t = table(me=Side(field=["Rose Gardener"], evolve=["Rose Gardener"], pp=1, ep=1), foe=Side(field=["Fighter"]))
    t.evolve("Rose Gardener").say("evolution").pick("Fighter")
    assert (t.me.pp, t.me.ep) == (1, 0)


def test_a_returned_token_is_gone():
    t = table(me=Side(field=["Rose Gardener"], evolve=["Rose Gardener"]), foe=Side(field=["Knight"]))
    t.evolve("Rose Gardener").pick("Knight")
    assert (t.foe.field, t.foe.hand, t.foe.cemetery) == ([], [], [])


def test_rose_gardener_draws_after_three_cards():
    side = Side(ex=["Fairy", "Fairy"], hand=["Rose Gardener"], evolve=["Rose Gardener"])
    t = table(me=side, foe=Side(field=["Fighter"]))
    t.play("Fairy").play("Fairy").play("Rose Gardener").evolve("Rose Gardener").pick("Fighter")
    assert t.me.hand == ["Fighter"]


def test_rose_gardener_does_not_draw_after_two():
    side = Side(ex=["Fairy", "Fairy"], field=["Rose Gardener"], evolve=["Rose Gardener"], deck=["Goblin"])
    t = table(me=side, foe=Side(field=["Fighter"]))
    t.play("Fairy").play("Fairy").evolve("Rose Gardener").pick("Fighter")
    assert t.me.hand == []


@pytest.mark.rule("10.7.3.2")
def test_without_an_enemy_follower_the_ability_is_not_played_and_nothing_drawn():
    side = Side(ex=["Fairy"] * 3, field=["Rose Gardener"], evolve=["Rose Gardener"], deck=["Goblin"])
    t = table(me=side)
    t.play("Fairy").play("Fairy").play("Fairy").evolve("Rose Gardener")
    assert (t.ask.kind, t.me.hand) == ("main", [])


# -- SD01-005 Waltzing Fairy -------------------------------------------------------------------------------------------


@plays("SD01-005")
def test_waltzing_fairy_makes_a_fairy_as_she_comes():
    t = table(me=Side(hand=["Waltzing Fairy"]))
    t.play("Waltzing Fairy")
    assert (t.me.field, t.me.ex) == (["Waltzing Fairy 3/3"], ["Fairy"])


def test_waltzing_fairy_makes_a_fairy_as_she_goes():
    t = table(me=Side(field=["Waltzing Fairy"]), foe=Side(field=["Aria, Fairy Princess [engaged]"]))
    t.attack("Waltzing Fairy", "Aria, Fairy Princess").quiet()
    assert (t.me.field, t.me.ex, t.me.cemetery) == ([], ["Fairy"], ["Waltzing Fairy"])


def test_waltzing_fairy_returned_to_hand_makes_none():
    t = table(
        me=Side(field=["Rose Gardener"], evolve=["Rose Gardener"]),
        foe=Side(field=["Waltzing Fairy"]),
    )
    t.evolve("Rose Gardener").pick("Waltzing Fairy")
    assert (t.foe.hand, t.foe.ex) == (["Waltzing Fairy"], [])


def test_waltzing_fairy_makes_none_where_there_is_no_room():
    t = table(me=Side(hand=["Waltzing Fairy"], ex=["Fairy"] * 5))
    t.play("Waltzing Fairy")
    assert t.me.ex == ["Fairy"] * 5


# -- SD01-006 Fairy Caster ---------------------------------------------------------------------------------------------


@plays("SD01-006")
def test_fairy_caster_summons_three():
    t = table(me=Side(hand=["Fairy Caster"]))
    t.play("Fairy Caster")
    assert (t.me.field, t.me.ex) == (["Fairy Caster 3/3"] + ["Fairy 1/1"] * 3, [])


@pytest.mark.parametrize(("others", "summoned", "put"), [(1, 3, 0), (2, 2, 1), (3, 1, 2), (4, 0, 3)])
def test_fairies_a_full_field_has_no_room_for_go_to_the_ex_area(others, summoned, put):
    t = table(me=Side(hand=["Fairy Caster"], field=["Fighter"] * others))
    t.play("Fairy Caster")
    assert t.me.field == ["Fighter 2/3"] * others + ["Fairy Caster 3/3"] + ["Fairy 1/1"] * summoned
    assert t.me.ex == ["Fairy"] * put


def test_fairies_the_ex_area_has_no_room_for_are_not_made():
    t = table(me=Side(hand=["Fairy Caster"], field=["Fighter"] * 4, ex=["Knight"] * 4))
    t.play("Fairy Caster")
    assert t.me.ex == ["Knight"] * 4 + ["Fairy"]


# -- SD01-007 Elf Metallurgist -----------------------------------------------------------------------------------------


@plays("SD01-007")
def test_elf_metallurgist_deals_one():
    t = table(me=Side(hand=["Elf Metallurgist"]), foe=Side(field=["Fighter"]))
    t.play("Elf Metallurgist").pick("Fighter")
    assert (t.me.field, t.foe.field) == (["Elf Metallurgist 3/2"], ["Fighter 2/2"])


def test_as_the_third_card_it_deals_three_and_not_one_besides():
    t = table(me=Side(hand=["Elf Metallurgist"], ex=["Fairy", "Fairy"]), foe=Side(field=["Angelic Sword Maiden"]))
    t.play("Fairy").play("Fairy").play("Elf Metallurgist").pick("Angelic Sword Maiden")
    assert t.foe.field == ["Angelic Sword Maiden 4/3"]


def test_as_the_second_card_it_deals_one():
    t = table(me=Side(hand=["Elf Metallurgist"], ex=["Fairy"]), foe=Side(field=["Fighter"]))
    t.play("Fairy").play("Elf Metallurgist").pick("Fighter")
    assert t.foe.field == ["Fighter 2/2"]


def test_elf_metallurgist_can_be_played_when_there_is_nothing_to_hurt():
    t = table(me=Side(hand=["Elf Metallurgist"], field=["Fighter"]))
    t.play("Elf Metallurgist")
    assert t.me.field == ["Fighter 2/3", "Elf Metallurgist 3/2"]


# -- SD01-008 Okami ----------------------------------------------------------------------------------------------------


@plays("SD01-008")
def test_okami_grows_with_each_other_follower():
    t = table(me=Side(field=["Okami"], hand=["Fighter"], ex=["Fairy"]))
    t.play("Fighter").play("Fairy")
    assert t.me.field == ["Okami 7/7", "Fighter 2/3", "Fairy 1/1"]


def test_okami_grows_once_for_each_of_several_that_come_at_once():
    t = table(me=Side(field=["Okami"], hand=["Fairy Caster"]))
    t.play("Fairy Caster").in_any_order()
    assert t.me.field[0] == "Okami 9/9"


def test_abilities_alike_in_all_but_what_triggered_them_are_no_choice():
    """Four followers come: four abilities of Okami wait, none of which says which of them it was."""
    t = table(me=Side(field=["Okami"], hand=["Fairy Caster"]))
    t.play("Fairy Caster").say("pending Fairy Caster")
    assert (t.ask.kind, t.me.field[0]) == ("main", "Okami 9/9")


def test_okami_does_not_grow_by_itself_by_amulets_or_by_what_comes_to_the_foe():
    t = table(me=Side(hand=["Okami", "Titania's Sanctuary"]), foe=Side(ex=["Knight"]))
    t.play("Okami").play("Titania's Sanctuary").end().quiet()
    t.play("Knight")
    assert t.me.field == ["Okami 5/5", "Titania's Sanctuary"]


def test_two_okami_grow_by_one_another():
    t = table(me=Side(field=["Okami"], hand=["Okami"]))
    t.play("Okami")
    assert t.me.field == ["Okami 6/6", "Okami 5/5"]


# -- SD01-009, 010 Treant ----------------------------------------------------------------------------------------------


@plays("SD01-009", "SD01-010")
def test_treant_evolves_for_two():
    t = table(me=Side(hand=["Treant"], evolve=["Treant"], pp=5))
    t.play("Treant").evolve("Treant")
    assert (t.me.field, t.me.pp) == (["Treant 5/5"], 0)


def test_treant_as_the_third_card_evolves_for_nothing():
    t = table(me=Side(hand=["Treant"], ex=["Fairy", "Fairy"], evolve=["Treant"], pp=5, ep=1))
    t.play("Fairy").play("Fairy").play("Treant")
    assert t.me.pp == 0
    t.evolve("Treant")
    assert (t.me.field, t.me.pp, t.me.ep) == (["Fairy 1/1", "Fairy 1/1", "Treant 5/5"], 0, 1)


def test_the_changed_cost_stays_in_later_turns():
    t = table(me=Side(hand=["Treant"], ex=["Fairy", "Fairy"], evolve=["Treant"], pp=5))
    t.play("Fairy").play("Fairy").play("Treant").end().quiet().end().quiet()
    points = t.me.pp
    t.evolve("Treant")
    assert ("Treant 5/5" in t.me.field, t.me.pp) == (True, points)


def test_treant_as_the_second_card_still_costs_two():
    t = table(me=Side(hand=["Treant"], ex=["Fairy"], evolve=["Treant"], pp=5))
    t.play("Fairy").play("Treant")
    assert t.why_not("evolve Treant") == ("not-enough-points", "10.6.2.5.4")


def test_another_treant_is_not_changed():
    t = table(me=Side(hand=["Treant"], field=["Treant"], ex=["Fairy", "Fairy"], evolve=["Treant", "Treant"], pp=5))
    t.play("Fairy").play("Fairy").play("Treant")
    assert t.options("evolve") == ["evolve Treant"]
    assert t.ask.options[[o.kind for o in t.ask.options].index("evolve")].card == t.cards("Treant", "field")[1].id


# -- SD01-011, 012 Water Fairy -----------------------------------------------------------------------------------------


@plays("SD01-011")
def test_water_fairy_leaves_a_fairy():
    t = table(me=Side(field=["Water Fairy"]), foe=Side(field=["Fighter [engaged]"]))
    t.attack("Water Fairy", "Fighter").quiet()
    assert (t.me.field, t.me.ex, t.me.cemetery) == ([], ["Fairy"], ["Water Fairy"])


@plays("SD01-012")
def test_evolved_water_fairy_summons_a_fairy_and_leaves_one():
    t = table(me=Side(field=["Water Fairy"], evolve=["Water Fairy"]), foe=Side(field=["Fighter [engaged]"]))
    t.evolve("Water Fairy")
    assert t.me.field == ["Water Fairy 2/2", "Fairy 1/1"]
    t.attack("Water Fairy", "Fighter").quiet()
    assert (t.me.field, t.me.ex, t.me.cemetery) == (["Fairy 1/1"], ["Fairy"], ["Water Fairy"])
    assert t.me.evolve_deck == ["Water Fairy (faceup)"]


# -- SD01-013 Elf Wanderer ---------------------------------------------------------------------------------------------


@plays("SD01-013")
def test_elf_wanderer_attacks_reserved_followers_and_ignores_ward():
    t = table(me=Side(field=["Elf Wanderer", "Fighter"]), foe=Side(field=["Veteran Lancer [engaged]", "Goblin"]))
    assert t.options("attack") == [
        "attack Elf Wanderer > Veteran Lancer",
        "attack Elf Wanderer > Goblin",
        "attack Elf Wanderer > leader",
        "attack Fighter > Veteran Lancer",
    ]
    t.attack("Elf Wanderer", "Goblin").quiet()
    assert (t.me.field, t.foe.field) == (["Elf Wanderer 2/1", "Fighter 2/3"], ["Veteran Lancer 2/3"])

"""SD01, Regal Fairy Princess: its Forestcraft spells and amulets."""

from sve.cards.plays import plays
from sve.playing import Side, table

# -- SD01-002 Titania's Sanctuary --------------------------------------------------------------------------------------


@plays("SD01-002")
def test_the_sanctuary_strengthens_pixie_tokens_that_are_there():
    t = table(
        me=Side(hand=["Titania's Sanctuary"], field=["Fairy", "Fairy", "Waltzing Fairy", "Knight"]),
        foe=Side(field=["Fairy"]),
    )
    t.play("Titania's Sanctuary")
    assert t.me.field == ["Fairy 2/2", "Fairy 2/2", "Waltzing Fairy 3/3", "Knight 1/1", "Titania's Sanctuary"]
    assert t.foe.field == ["Fairy 1/1"]


def test_tokens_that_come_later_are_strengthened_as_they_come():
    t = table(me=Side(field=["Titania's Sanctuary", "Fairy"], ex=["Fairy", "Knight"]))
    t.play("Fairy").play("Knight")
    assert t.me.field == ["Titania's Sanctuary", "Fairy 1/1", "Fairy 2/2", "Knight 1/1"]


def test_several_tokens_that_come_at_once_are_each_strengthened_once():
    t = table(me=Side(hand=["Fairy Caster"], field=["Titania's Sanctuary"]))
    t.play("Fairy Caster").in_any_order()
    assert t.me.field == ["Titania's Sanctuary", "Fairy Caster 3/3"] + ["Fairy 2/2"] * 3


def test_two_sanctuaries_each_strengthen():
    t = table(me=Side(hand=["Titania's Sanctuary"], field=["Titania's Sanctuary"], ex=["Fairy", "Fairy"]))
    t.play("Fairy")
    t.play("Titania's Sanctuary")
    t.play("Fairy").in_any_order()
    assert t.me.field == ["Titania's Sanctuary", "Fairy 3/3", "Titania's Sanctuary", "Fairy 3/3"]


def test_a_token_put_into_the_ex_area_is_not_strengthened():
    t = table(me=Side(hand=["Fairy Circle"], field=["Titania's Sanctuary"]))
    t.play("Fairy Circle")
    assert [card.given for card in t.cards("Fairy", "ex")] == [(), (), ()]


def test_pixie_tokens_of_the_sanctuary_attack_reserved_followers():
    t = table(me=Side(field=["Titania's Sanctuary", "Fairy", "Waltzing Fairy"]), foe=Side(field=["Fighter"]))
    assert t.options("attack") == ["attack Fairy > Fighter", "attack Fairy > leader", "attack Waltzing Fairy > leader"]


# -- SD01-014 Fairy Circle ---------------------------------------------------------------------------------------------


@plays("SD01-014")
def test_fairy_circle_makes_three_fairies():
    t = table(me=Side(hand=["Fairy Circle"], pp=1))
    t.play("Fairy Circle")
    assert (t.me.ex, t.me.cemetery, t.me.pp) == (["Fairy"] * 3, ["Fairy Circle"], 0)


def test_fairy_circle_makes_as_many_as_there_is_room_for():
    t = table(me=Side(hand=["Fairy Circle", "Fairy Circle"], pp=2))
    t.play("Fairy Circle").play("Fairy Circle")
    assert t.me.ex == ["Fairy"] * 5


# -- SD01-015 Woodland Refuge ------------------------------------------------------------------------------------------


@plays("SD01-015")
def test_woodland_refuge_strengthens_a_pixie():
    t = table(me=Side(hand=["Woodland Refuge"], field=["Fairy", "Fighter"]), foe=Side(field=["Fairy"]))
    t.play("Woodland Refuge")
    assert t.options() == ["Fairy"]
    t.pick("Fairy")
    assert (t.me.field, t.foe.field) == (["Fairy 2/1", "Fighter 2/3", "Woodland Refuge"], ["Fairy 1/1"])


def test_woodland_refuge_comes_without_a_pixie_too():
    t = table(me=Side(hand=["Woodland Refuge"], field=["Fighter"]))
    t.play("Woodland Refuge")
    assert t.me.field == ["Fighter 2/3", "Woodland Refuge"]


def test_woodland_refuge_returns_for_one_and_can_be_played_again():
    t = table(me=Side(hand=["Woodland Refuge"], field=["Fairy"], pp=3))
    t.play("Woodland Refuge").pick("Fairy").activate("Woodland Refuge")
    assert (t.me.hand, t.me.field, t.me.pp) == (["Woodland Refuge"], ["Fairy 2/1"], 1)
    t.play("Woodland Refuge").pick("Fairy")
    assert t.me.field == ["Fairy 3/1", "Woodland Refuge"]


def test_returning_costs_engaging_it():
    t = table(me=Side(field=["Woodland Refuge [engaged]"]))
    assert t.options() == ["end"]
    assert t.why_not("activate Woodland Refuge") == ("already-engaged", "10.4.6")


def test_returning_costs_a_play_point():
    t = table(me=Side(field=["Woodland Refuge"], pp=0))
    assert t.why_not("activate Woodland Refuge") == ("not-enough-points", "10.4.4")


# -- SD01-016 Sylvan Justice -------------------------------------------------------------------------------------------


@plays("SD01-016")
def test_sylvan_justice_deals_three_and_makes_a_fairy():
    t = table(me=Side(hand=["Sylvan Justice"], pp=2), foe=Side(field=["Fighter", "Okami"]))
    t.play("Sylvan Justice").pick("Okami")
    assert (t.foe.field, t.me.ex, t.me.pp) == (["Fighter 2/3", "Okami 5/2"], ["Fairy"], 0)


def test_sylvan_justice_answers_an_attack():
    t = table(me=Side(field=["Fighter"]), foe=Side(hand=["Sylvan Justice"], pp=2))
    t.attack("Fighter", "leader").play("Sylvan Justice").pick("Fighter").quiet()
    assert (t.me.field, t.foe.defense, t.foe.ex) == ([], 20, ["Fairy"])


def test_sylvan_justice_needs_an_enemy_follower():
    t = table(me=Side(hand=["Sylvan Justice"], field=["Fighter"]))
    assert t.why_not("play Sylvan Justice") == ("no-target", "10.6.2.3.3")

"""SD01, Regal Fairy Princess: its Neutral cards."""

from sve.cards.plays import plays
from sve.playing import Side, table

# -- SD01-017, 018 Goblin ----------------------------------------------------------------------------------------------


@plays("SD01-017", "SD01-018")
def test_goblin_evolves_for_four():
    t = table(me=Side(hand=["SD01-017"], evolve=["SD01-018"], pp=5))
    t.play("Goblin").evolve("Goblin")
    assert (t.me.field, t.me.pp) == (["Goblin 4/4"], 0)


def test_goblin_evolves_for_three_and_an_evolution_point():
    t = table(me=Side(field=["SD01-017"], evolve=["SD01-018"], pp=3, ep=3))
    t.evolve("Goblin")
    assert (t.me.field, t.me.pp, t.me.ep) == (["Goblin 4/4"], 0, 2)


def test_an_evolution_point_stands_for_one_play_point_only():
    t = table(me=Side(field=["SD01-017"], evolve=["SD01-018"], pp=2, ep=3))
    assert t.why_not("evolve Goblin") == ("not-enough-points", "10.6.2.5.4")


# -- SD01-019 Angelic Snipe --------------------------------------------------------------------------------------------


@plays("SD01-019")
def test_angelic_snipe_deals_two():
    t = table(me=Side(hand=["Angelic Snipe"], pp=1), foe=Side(field=["Fighter", "Goblin"]))
    t.play("Angelic Snipe").pick("Goblin")
    assert (t.foe.field, t.foe.cemetery, t.me.cemetery) == (["Fighter 2/3"], ["Goblin"], ["Angelic Snipe"])


def test_angelic_snipe_at_the_end_of_the_other_players_turn():
    t = table(me=Side(field=["Fighter"]), foe=Side(hand=["Angelic Snipe"], pp=1))
    t.end().play("Angelic Snipe").pick("Fighter")
    assert (t.me.field, t.foe.pp) == (["Fighter 2/1"], 0)


def test_angelic_snipe_needs_an_enemy_follower():
    t = table(me=Side(hand=["Angelic Snipe"], field=["Goblin"]), foe=Side(field=["Titania's Sanctuary"]))
    assert t.why_not("play Angelic Snipe") == ("no-target", "10.6.2.3.3")


# -- SD01-020 Angelic Barrage ------------------------------------------------------------------------------------------


@plays("SD01-020")
def test_angelic_barrage_deals_one_to_each_enemy_follower():
    t = table(
        me=Side(hand=["Angelic Barrage"], field=["Goblin"], pp=1),
        foe=Side(field=["Fighter", "Titania's Sanctuary", "Knight", "Okami"]),
    )
    t.play("Angelic Barrage")
    assert t.me.field == ["Goblin 2/2"]
    assert t.foe.field == ["Fighter 2/2", "Titania's Sanctuary", "Okami 5/4"]
    assert t.foe.defense == 20


def test_what_angelic_barrage_destroys_goes_at_once():
    """Two Waltzing Fairies and a Water Fairy leave together: each makes its Fairy."""
    t = table(
        me=Side(hand=["Angelic Barrage"]),
        foe=Side(field=["Waltzing Fairy [damage 2]", "Water Fairy", "Waltzing Fairy [damage 2]"]),
    )
    t.play("Angelic Barrage").in_any_order()
    assert (t.foe.field, t.foe.ex) == ([], ["Fairy"] * 3)


def test_angelic_barrage_can_be_played_when_there_is_nothing_to_hit():
    t = table(me=Side(hand=["Angelic Barrage"], pp=1))
    t.play("Angelic Barrage")
    assert (t.me.cemetery, t.me.pp) == (["Angelic Barrage"], 0)

"""SD02, Blade of Resentment: its Neutral cards."""

from sve.cards.plays import plays
from sve.playing import Side, table


@plays("SD02-017", "SD02-018")
def test_goblin_evolves_for_four():
    t = table(me=Side(hand=["SD02-017"], evolve=["SD02-018"], pp=5))
    t.play("Goblin").evolve("Goblin")
    assert (t.me.field, t.me.pp) == (["Goblin 4/4"], 0)


def test_goblins_of_both_decks_have_one_name():
    """Corresponding is by name (5.15.1.1.1), not by number."""
    t = table(me=Side(field=["SD02-017"], evolve=["SD01-018"]))
    t.evolve("Goblin")
    assert t.me.field == ["Goblin 4/4"]


@plays("SD02-019")
def test_fighter_has_no_text():
    t = table(me=Side(hand=["Fighter"], pp=2), foe=Side(field=["Goblin [engaged]"]))
    t.play("Fighter")
    assert (t.me.field, t.keywords("Fighter"), t.options()) == (["Fighter 2/3"], (), ["end"])


@plays("SD02-020")
def test_angelic_sword_maiden_guards():
    t = table(me=Side(hand=["Angelic Sword Maiden"]), foe=Side(field=["Fighter"]))
    t.play("Angelic Sword Maiden").pick("Angelic Sword Maiden").end().quiet()
    assert t.options("attack") == ["attack Fighter > Angelic Sword Maiden"]
    t.attack("Fighter", "Angelic Sword Maiden").quiet()
    assert (t.me.field, t.foe.field) == (["Angelic Sword Maiden 4/4"], [])

"""The Havencraft tokens but those of the starter deck."""

from sve.cards.plays import plays
from sve.playing import Side, follower, spell_card, table

KAGUYA = follower("Kaguya", attack=2, defense=2)
SPARK = spell_card("Spark", "spell(select(any_side.follower), deal(1, it))", cost=0)

# -- Ephemeral Moon ----------------------------------------------------------------------------------------------------


@plays("BP02-T08")
def test_under_the_moon_kaguya_is_not_hurt_in_your_turn():
    t = table(
        me=Side(ex=["Ephemeral Moon"], field=["Kaguya", "Goblin"], hand=["Spark"], pp=3),
        foe=Side(field=["Okami [engaged]", "Fighter [engaged]"]),
        cards=[KAGUYA, SPARK],
    )
    t.play("Ephemeral Moon").play("Spark").pick("Kaguya")
    t.attack("Kaguya", "Okami").quiet().attack("Goblin", "Fighter").quiet()
    assert t.me.field == ["Kaguya 2/2", "Ephemeral Moon"]
    assert t.foe.field == ["Okami 5/3", "Fighter 2/1"]


def test_in_the_turn_of_the_opponent_she_is():
    t = table(me=Side(field=["Fighter"]), foe=Side(field=["Ephemeral Moon", "Kaguya [engaged]"]), cards=[KAGUYA])
    t.attack("Fighter", "Kaguya").quiet()
    assert (t.foe.field, t.me.field) == (["Ephemeral Moon"], ["Fighter 2/1"])


def test_the_opponents_kaguya_is_hurt():
    t = table(me=Side(field=["Ephemeral Moon"], hand=["Spark"]), foe=Side(field=["Kaguya"]), cards=[KAGUYA, SPARK])
    t.play("Spark").pick("Kaguya")
    assert t.foe.field == ["Kaguya 2/1"]


def test_the_moon_is_gone_when_your_next_main_phase_begins():
    t = table(me=Side(ex=["Ephemeral Moon"], pp=3), foe=Side(deck=["Goblin"] * 3))
    t.play("Ephemeral Moon").end().quiet()
    assert t.me.field == ["Ephemeral Moon"]
    t.end().quiet()
    assert (t.me.field, t.me.banished, t.me.cemetery) == ([], [], [])

"""What holds as long as its condition does (10.5.2): it comes and goes at once."""

import pytest
from sve.answers.position import position
from sve.playing import Side


def test_q1412_bane_and_ward_come_with_the_fifth_banished_card():
    me = Side(field=["Nitro Juggler", "Goblin"], banished=["Fighter"] * 4)
    t = position(me, Side(hand=["Acolyte's Light"]), active=1)
    assert t.keywords("Nitro Juggler") == ()
    assert set(t.play("Acolyte's Light").pick("Goblin").keywords("Nitro Juggler")) == {"bane", "ward"}


@pytest.mark.parametrize(
    ("name", "keyword", "needed"),
    [
        pytest.param("Doranbau", "bane", 10, id="q1430"),
        pytest.param("Swordsman of the Explosive Flames, Palamedes", "storm", 15, id="q1400"),
        pytest.param("Mirei Hayasaka", "rush", 5, id="q906"),
        pytest.param("Lævateinn Dragon, Dual Form γ", "storm", 5, id="q1310"),
        pytest.param("Grim Reaper", "storm", 10, id="q1432"),
        pytest.param("Jeno, Levin Axeraider", "storm", 5, id="q2060"),
    ],
)
def test_a_keyword_comes_with_the_last_card_in_the_cemetery_and_goes_with_it(name, keyword, needed):
    buried = "Lance Lizard" if "Lævateinn" in name else name
    me = Side(hand=["Undying Resentment", "Undead King"], field=[name], cemetery=[buried] * (needed - 1), deck=[buried])
    t = position(me, Side(field=["Goblin"]))
    assert keyword not in t.keywords(name)
    t.play("Undying Resentment").pick("Goblin")
    assert keyword in t.keywords(name), "the top of the deck went into the cemetery"
    t.play("Undead King").pick(buried, buried)
    assert keyword not in t.keywords(name)


def test_q1248_storm_comes_and_goes_with_another_card():
    me = Side(hand=["Masamune Date, Raging Dragon"], field=["Scythe Dragoon"])
    t = position(me, Side(hand=["Fiery Embrace"]))
    assert "storm" not in t.keywords("Scythe Dragoon")
    assert "storm" in t.play("Masamune Date, Raging Dragon").keywords("Scythe Dragoon")
    t.end().quiet().play("Fiery Embrace").pick("Masamune Date, Raging Dragon")
    assert "storm" not in t.keywords("Scythe Dragoon")


def test_q1028_rush_comes_and_goes_with_another_machine():
    me = Side(hand=["Robogoblin"], field=["Robozombie"])
    t = position(me, Side(hand=["Fiery Embrace"]))
    assert "rush" not in t.keywords("Robozombie")
    assert "rush" in t.play("Robogoblin").keywords("Robozombie")
    t.end().quiet().play("Fiery Embrace").pick("Robogoblin")
    assert "rush" not in t.keywords("Robozombie")


def test_q356_storm_is_lost_with_the_eighth_card_on_both_fields():
    me = Side(hand=["Angelic Snipe"], field=["Gold City", *["Goblin"] * 3])
    t = position(me, Side(field=["Fairy", *["Fighter"] * 3]))
    assert "storm" in t.keywords("Gold City")
    assert "storm" not in t.play("Angelic Snipe").pick("Fairy").keywords("Gold City")


def test_q1112_what_necrocharge_gives_comes_with_the_last_card():
    name = "Marian the Mummy"
    for many, keywords in ((6, {"ward"}), (7, {"ward", "assail"}), (15, {"ward", "assail", "storm", "bane"})):
        t = position(Side(field=[name + " [evolved]"], cemetery=["Goblin"] * many))
        assert set(t.keywords(name)) == keywords
    me = Side(hand=["Undying Resentment"], field=[name + " [evolved]"], cemetery=["Goblin"] * 5)
    t = position(me, Side(field=["Goliath"])).play("Undying Resentment").pick("Goliath")
    assert "assail" in t.keywords(name)


def test_q952_storm_and_bane_come_and_go_with_the_leaders_defense():
    name = "Sachiko Koshimizu"
    t = position(Side(hand=["Razory Claw", "Healing Angel"], field=[name], defense=12))
    assert t.keywords(name) == ()
    assert set(t.play("Razory Claw").pick("foe's leader").keywords(name)) == {"storm", "bane"}
    assert t.play("Healing Angel").keywords(name) == ()

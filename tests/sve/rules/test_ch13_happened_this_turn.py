"""Conditions on what has happened this turn: judged when the text comes to it (10.3.3)."""

import pytest
from sve.playing import Side, amulet, follower, spell_card, table

DOOM = spell_card("Doom", "spell(select(any_side.follower), destroy(it))")
LOSS = spell_card("Loss", "spell(discard(1))")
RECALL = spell_card("Recall", "spell(select(any_side.card), return_to_hand(it))")


def asks(condition):
    """A spell that gives 3 defense where that has happened."""
    return spell_card("Ask", f"spell(when({condition}, give_leader(3)))")


@pytest.mark.rule("10.3.3")
@pytest.mark.parametrize(
    ("condition", "deeds"),
    [
        ("happened(whenever_destroyed(your.follower))", [("Doom", "my Fighter")]),
        ("happened(whenever_buried(your.follower))", [("Doom", "my Fighter")]),
        ('happened(whenever_discards("your"))', [("Loss", "Goblin")]),
        ("happened(whenever_returned(your.card))", [("Recall", "my Fighter")]),
    ],
)
def test_what_has_happened_this_turn_is_remembered_to_its_end(condition, deeds):
    hand = ["Ask", "Ask", "Ask", "Doom", "Loss", "Recall", "Goblin"]
    deck = ["Goblin"] * 4
    t = table(
        me=Side(hand=hand, field=["Fighter"], deck=deck),
        foe=Side(deck=deck),
        cards=[DOOM, LOSS, RECALL, asks(condition)],
    )
    assert t.play("Ask").me.defense == 20
    for name, picked in deeds:
        t.play(name).pick(picked)
    assert t.play("Ask").me.defense == 23
    t.end().quiet()
    t.end().quiet()
    if "Ask" in t.me.hand:
        assert t.play("Ask").me.defense == 23


@pytest.mark.rule("10.3.3")
def test_what_happened_to_others_is_not_meant():
    t = table(
        me=Side(hand=["Ask", "Doom"]),
        foe=Side(field=["Fighter"]),
        cards=[DOOM, asks("happened(whenever_destroyed(your.follower))")],
    )
    t.play("Doom").pick("Fighter")
    assert t.play("Ask").me.defense == 20


def test_attacks_are_counted():
    volley = amulet("Volley")
    ask = asks("happened(whenever_attacks(your.follower), 2)")
    t = table(me=Side(hand=["Ask", "Ask"], field=["Volley", "Fighter", "Fighter"]), cards=[volley, ask])
    t.attack("Fighter", "leader").quiet()
    assert t.play("Ask").me.defense == 20
    t.attack("Fighter", "leader").quiet()
    assert t.play("Ask").me.defense == 23


@pytest.mark.rule("10.6.2.7")
def test_a_spell_that_asks_for_spells_has_been_played_itself():
    t = table(me=Side(hand=["Ask"]), cards=[asks("happened(whenever_plays(your.spell))")])
    assert t.play("Ask").me.defense == 23


def test_it_may_say_what_is_done_instead():
    step = "instead(deal(1, it), happened(whenever_destroyed(your.follower)), deal(4, it))"
    avenger = follower("Avenger", f"fanfare(select(enemy.follower), {step})")
    wall = follower("Wall", defense=9)
    t = table(
        me=Side(hand=["Doom", "Avenger"], field=["Fighter"]), foe=Side(field=["Wall"]), cards=[DOOM, wall, avenger]
    )
    t.play("Doom").pick("Fighter").play("Avenger").pick("Wall")
    assert t.foe.field == ["Wall 1/5"]


def test_nobody_remembers_what_no_card_asks_for():
    t = table(me=Side(hand=["Doom"], field=["Fighter"]), cards=[DOOM])
    t.play("Doom").pick("Fighter")
    assert not [name for _, name in t.table.numbers if name.startswith("happened")]

"""Texts that mean leaders: 4.3.3, 5.13.1; a follower's leader after it left: 10.11.1."""

import pytest
from sve.checking import mistakes
from sve.playing import Side, spell_card, table
from sve.rules.probes import outcome

from svedesk.games.sve.text.sentences import sentence

BOLT = spell_card("Bolt", "spell(both(select(enemy.leader_and_follower), deal(3, it)))")
STORMCLOUD = spell_card("Stormcloud", "spell(deal(2, enemy.leader_and_follower))")
PLAGUE = spell_card("Plague", "spell(deal(2, any_side.leader))")
PACT = spell_card("Pact", "spell(deal(2, your.leader))")
DOOM = spell_card("Doom", "spell(both(select(enemy.follower), destroy(it)), deal(4, its_leader))")
GRUDGE = spell_card("Grudge", "spell(both(select(any_side.follower), deal(1, it)), deal(4, its_leader))")
CARDS = [BOLT, STORMCLOUD, PLAGUE, PACT, DOOM, GRUDGE]


def hand(name):
    return table(me=Side(hand=[name], field=["Goblin"]), foe=Side(field=["Fighter"]), cards=CARDS).play(name)


@pytest.mark.rule("10.6.2.3", "4.3.3")
def test_a_leader_is_a_target_beside_followers():
    t = hand("Bolt")
    assert [t.table.cards[option.card].zone for option in t.ask.options] == ["leader", "field"]
    assert sentence(t.ask.reason, "en", str) == "Choose the enemy leader or an enemy follower."
    t.pick("foe's leader")
    assert (t.foe.defense, t.foe.field) == (17, ["Fighter 2/3"])
    t = hand("Bolt").pick("Fighter")
    assert (t.foe.defense, t.foe.field) == (20, [])


@pytest.mark.rule("10.6.2.3.3")
def test_with_a_leader_there_is_always_a_target():
    t = table(me=Side(hand=["Bolt"]), cards=CARDS).play("Bolt").pick("foe's leader")
    assert t.foe.defense == 17


@pytest.mark.rule("5.13.1")
@pytest.mark.parametrize(
    ("name", "mine", "foes", "field"),
    [("Stormcloud", 20, 18, ["Fighter 2/1"]), ("Plague", 18, 18, ["Fighter 2/3"]), ("Pact", 18, 20, ["Fighter 2/3"])],
)
def test_damage_to_each_leader_that_is_meant(name, mine, foes, field):
    t = hand(name)
    assert (t.me.defense, t.foe.defense, t.foe.field) == (mine, foes, field)
    assert t.me.field == ["Goblin 2/2"]


@pytest.mark.rule("10.11.1")
def test_the_leader_of_a_follower_that_is_gone_is_the_one_of_who_controlled_it():
    t = hand("Doom").pick("Fighter")
    assert (t.foe.field, t.foe.defense, t.me.defense) == ([], 16, 20)


def test_the_leader_of_a_follower_is_that_of_its_controller():
    assert hand("Grudge").pick("Goblin").me.defense == 16
    assert hand("Grudge").pick("Fighter").foe.defense == 16


@pytest.mark.rule("11.2.1")
def test_damage_to_both_leaders_can_end_in_a_draw():
    t = table(me=Side(hand=["Plague"], defense=2), foe=Side(defense=1), cards=CARDS).play("Plague")
    assert outcome(t) == ((), {0: "defense", 1: "defense"})


@pytest.mark.parametrize(
    ("card", "en", "ja"),
    [
        (
            BOLT,
            "Select an enemy leader or enemy follower on the field and deal it 3 damage.",
            "相手のリーダー1人か相手のフォロワー1体を選ぶ。",
        ),
        (
            STORMCLOUD,
            "Deal 2 damage to each enemy leader and enemy follower on the field.",
            "相手のリーダーすべてと相手のフォロワーすべてに2ダメージ。",
        ),
        (PLAGUE, "Deal 2 damage to each leader.", "リーダーすべてに2ダメージ。"),
        (PACT, "Deal 2 damage to your leader.", "自分のリーダーに2ダメージ。"),
        (DOOM, "Deal 4 damage to that follower's leader.", "それのリーダーに4ダメージ。"),
    ],
)
def test_how_leaders_are_written(card, en, ja):
    (text,) = card.abilities
    assert text.text("en", "spell").endswith(en)
    assert ja in text.text("ja", "spell")
    assert not list(mistakes(card.facts.number, card.abilities, {card.facts.number: card.facts}))

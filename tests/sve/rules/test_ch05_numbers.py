"""5.23: originally; 5.26.2: setting a value; 5.28: for every; 5.29: half."""

import pytest
from sve.playing import Side, amulet, evolved, follower, spell_card, table

from svedesk.engine.events import CardChanged, DamageDealt, NumberChanged

# -- 5.23 --------------------------------------------------------------------------------------------------------------

MEMORY = spell_card(
    "Memory", "spell(select(your.follower), give(it, attack=4), deal(original_attack_of(it), enemy.leader))"
)
GRUB, MOTH = follower("Grub", attack=1), evolved("Grub", attack=5, defense=5)


@pytest.mark.rule("5.23.1")
@pytest.mark.parametrize(("name", "damage"), [("Goblin", 2), ("Grub", 1), ("Grub [evolved]", 5)])
def test_original_attack_is_what_is_printed(name, damage):
    """On the evolved card where it is evolved: that is its information then (10.9.1.1.1)."""
    t = table(me=Side(hand=["Memory"], field=[name]), cards=[MEMORY, GRUB, MOTH]).play("Memory").pick(name.split()[0])
    assert t.foe.defense == 20 - damage
    assert MEMORY.abilities[0].text("en", "spell").endswith("X equals the selected follower's original attack.")
    assert MEMORY.abilities[0].text("ja", "spell").endswith("「選んだフォロワーの元の攻撃力」と同じダメージ。")


# -- 5.26.2 ------------------------------------------------------------------------------------------------------------

SHAPE = spell_card("Shape", "spell(select(your.follower), set_stats(it, attack=3, defense=3))")
WITNESS = amulet(
    "Witness",
    'whenever_raised(your.follower, "attack", draw(1))',
    'whenever_lowered(your.follower, "defense", into_ex(1, FAIRY))',
)
GIANT = follower("Giant", attack=2, defense=5)
DWARF = follower("Dwarf", attack=4, defense=1)
EVEN = follower("Even", attack=3, defense=3)
CARDS = [SHAPE, WITNESS, GIANT, DWARF, EVEN]


@pytest.mark.rule("5.26.2")
@pytest.mark.parametrize(
    ("name", "raised", "lowered", "told"),
    [
        ("Giant", 1, 1, [("attack", 1), ("defense", -2)]),
        ("Dwarf", 0, 0, [("attack", -1), ("defense", 2)]),
        ("Even", 0, 0, []),
    ],
)
def test_a_value_that_is_set_was_raised_or_lowered(name, raised, lowered, told):
    t = table(me=Side(hand=["Shape"], field=[name, "Witness"]), cards=CARDS).play("Shape").pick(name)
    changes = [(event.what, event.amount) for event in t.events if isinstance(event, CardChanged)]
    t.in_any_order()
    assert t.me.field[0] == f"{name} 3/3"
    assert (len(t.me.hand), len(t.me.ex)) == (raised, lowered)
    assert changes == told


@pytest.mark.rule("5.26.1")
@pytest.mark.parametrize(("attack", "defense", "drawn", "fairies"), [(2, 0, 1, 0), (-1, -1, 0, 1), (0, 1, 0, 0)])
def test_plus_and_minus_raise_and_lower(attack, defense, drawn, fairies):
    push = spell_card("Push", f"spell(select(your.follower), give(it, attack={attack}, defense={defense}))")
    t = table(me=Side(hand=["Push"], field=["Giant", "Witness"]), cards=[*CARDS, push]).play("Push").pick("Giant")
    t.in_any_order()
    assert (len(t.me.hand), len(t.me.ex)) == (drawn, fairies)


# -- 5.28 --------------------------------------------------------------------------------------------------------------

PYRE = spell_card("Pyre", "spell(for_every(5, your.card.in_cemetery, deal(1, enemy.leader)))")


@pytest.mark.rule("5.28.1")
def test_for_every_five_of_twelve_cards_is_two_damage_once():
    """The example of the rules."""
    t = table(me=Side(hand=["Pyre"], cemetery=["Goblin"] * 12), cards=[PYRE]).play("Pyre")
    assert [event.amount for event in t.events if isinstance(event, DamageDealt)] == [2]
    assert t.foe.defense == 18
    assert PYRE.abilities[0].text("en", "spell") == (
        "For every 5 cards in your cemetery, deal 1 damage to each enemy leader."
    )
    assert PYRE.abilities[0].text("ja", "spell") == "自分の墓場のカード5枚につき、相手のリーダーすべてに1ダメージ。"


@pytest.mark.rule("5.28.1")
def test_one_amount_is_reduced_once():
    wall = amulet("Wall", "damage_shift(-1)")
    foe = Side(field=["Wall"])
    t = table(me=Side(hand=["Pyre"], cemetery=["Goblin"] * 12), foe=foe, cards=[PYRE, wall]).play("Pyre")
    assert t.foe.defense == 19


@pytest.mark.rule("5.28.1")
def test_fewer_than_one_unit_is_nothing():
    t = table(me=Side(hand=["Pyre"], cemetery=["Goblin"] * 4), cards=[PYRE]).play("Pyre")
    assert (t.foe.defense, [event for event in t.events if isinstance(event, DamageDealt)]) == (20, [])


@pytest.mark.rule("5.28.1")
def test_other_things_are_done_for_every_one_too():
    feast = spell_card(
        "Feast", "spell(for_every(1, your.follower, draw(2)), for_every(2, your.follower, give_leader(3)))"
    )
    t = table(me=Side(hand=["Feast"], field=["Goblin"] * 3), cards=[feast]).play("Feast")
    assert (len(t.me.hand), t.me.defense) == (6, 23)
    changes = [event for event in t.events if isinstance(event, NumberChanged) and event.name == "leader_defense"]
    assert len(changes) == 1
    rest = spell_card("Rest", "spell(for_every(1, your.follower, recover(1)))")
    t = table(me=Side(hand=["Rest"], field=["Goblin"] * 3, pp=5), cards=[rest]).play("Rest")
    assert t.me.pp == 7


@pytest.mark.rule("5.28.1")
def test_what_is_done_for_every_one_may_be_counted_itself():
    flood = spell_card("Flood", "spell(for_every(1, your.follower, draw_x(count(your.follower))))")
    t = table(me=Side(hand=["Flood"], field=["Goblin"] * 2), cards=[flood]).play("Flood")
    assert len(t.me.hand) == 4
    rain = spell_card("Rain", "spell(for_every(1, your.follower, deal(count(your.follower), enemy.leader)))")
    t = table(me=Side(hand=["Rain"], field=["Goblin"] * 2), cards=[rain]).play("Rain")
    assert t.foe.defense == 16


# -- 5.29 --------------------------------------------------------------------------------------------------------------

SHARE = spell_card("Share", "spell(deal(half_of(count(your.follower)), enemy.leader))")
RUIN, ROT = (
    spell_card("Ruin", "spell(banish_half_of_deck())"),
    spell_card("Rot", 'spell(banish_half_of_deck("bottom"))'),
)
DECK = ["Goblin", "Okami", "Fighter", "Angelic Snipe", "Fairy Caster"]


@pytest.mark.rule("5.29.1")
@pytest.mark.parametrize(("followers", "damage"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_half_of_an_odd_number_is_rounded_up(followers, damage):
    t = table(me=Side(hand=["Share"], field=["Goblin"] * followers), cards=[SHARE]).play("Share")
    assert t.foe.defense == 20 - damage


@pytest.mark.rule("5.29.2")
@pytest.mark.rule("5.29.2.1", edition="JA 1.18.0")
@pytest.mark.parametrize(
    ("name", "cards", "left"),
    [("Ruin", 5, DECK[3:]), ("Rot", 5, DECK[:2]), ("Ruin", 4, DECK[2:4]), ("Rot", 4, DECK[:2]), ("Ruin", 1, [])],
)
def test_half_of_a_zone_is_counted_from_its_top_or_bottom(name, cards, left):
    t = table(me=Side(hand=[name], deck=DECK[:cards]), cards=[RUIN, ROT]).play(name)
    assert t.me.deck == left
    assert sorted(t.me.banished) == sorted(card for card in DECK[:cards] if card not in left)


def test_an_empty_zone_has_an_empty_half():
    assert table(me=Side(hand=["Rot"], deck=[]), cards=[ROT]).play("Rot").me.banished == []


@pytest.mark.rule("5.28.1")
def test_tokens_for_every_one_come_together():
    """They are asked about together, as followers with Ward that come together are."""
    guard = follower("Guard", "ward", special="token")
    call = spell_card("Call", 'spell(for_every(1, enemy.follower, summon(Token("X-Guard", "Guard", "Guard"))))')
    t = table(me=Side(hand=["Call"]), foe=Side(field=["Goblin"] * 3), cards=[guard, call]).play("Call")
    assert (t.ask.kind, t.options()) == ("ward", ["Guard"] * 3)

"""5.21: steal and give control; 5.18: random cards; 5.19: rolling a die."""

import pytest
from sve.playing import Side, evolved, follower, spell_card, table
from sve.rules.probes import kinds, moves

from svedesk.engine.events import RandomDrawn

# -- 5.21 --------------------------------------------------------------------------------------------------------------

CHARM = spell_card("Charm", "spell(select(enemy.card), both(steal(it), refresh(it)))")
GIFT = spell_card("Gift", "spell(select(your.follower), give_control(it))")
RAID = spell_card("Raid", "spell(steal(enemy.follower))")
DOOM = spell_card("Doom", "spell(destroy(your.follower))")
GREET = follower("Greet", "whenever_enters(your.follower, draw(1))", "whenever_leaves(your.follower, draw(1))")
FANFARE = follower("Loud", "fanfare(draw(1))", defense=3)
CARDS = [CHARM, GIFT, RAID, DOOM, GREET, FANFARE]


@pytest.mark.rule("5.21.1", "5.21.4")
def test_a_stolen_card_is_the_same_card_on_your_field():
    t = table(me=Side(hand=["Charm"]), foe=Side(field=["Loud [engaged, damage 1]"]), cards=CARDS)
    loud = t.card("Loud").id
    t.play("Charm").pick("Loud")
    card = t.card("Loud", "field")
    assert (t.me.field, t.foe.field) == (["Loud 1/2"], [])
    assert (card.id, card.seat, card.owner, card.sideways) == (loud, 0, 1, False)
    assert "attack Loud > leader" not in t.options()  # it has not been there since the start of the turn


@pytest.mark.rule("5.21.2")
def test_giving_control_moves_a_card_of_yours_to_the_other_field():
    t = table(me=Side(hand=["Gift"], field=["Loud"]), cards=CARDS).play("Gift").pick("Loud")
    card = t.card("Loud", "field")
    assert (t.me.field, t.foe.field, card.seat, card.owner) == ([], ["Loud 1/3"], 1, 0)


@pytest.mark.rule("10.7.4.3", "5.21.4")
def test_a_card_that_changes_fields_neither_enters_nor_leaves():
    me, foe = Side(hand=["Charm"], field=["Greet"]), Side(field=["Greet", "Loud"])
    t = table(me=me, foe=foe, cards=CARDS).play("Charm").pick("Loud")
    assert (t.ask.kind, t.table.pending) == ("main", ())
    assert (t.me.hand, t.foe.hand, t.me.field) == ([], [], ["Greet 1/1", "Loud 1/3"])
    assert [move.why for move in moves(t.events)] == ["control", "resolve"]


@pytest.mark.rule("5.21.1")
def test_an_evolved_card_goes_along_and_back_to_its_owner():
    grub, moth = follower("Grub"), evolved("Grub", attack=4, defense=4)
    foe = Side(field=["Grub [evolved]"])
    t = table(me=Side(hand=["Charm", "Doom"]), foe=foe, cards=[*CARDS, grub, moth]).play("Charm").pick("Grub")
    assert (t.me.field, t.me.evolve, t.foe.evolve) == (["Grub 4/4"], ["Grub"], [])
    t.play("Doom")
    assert (t.foe.cemetery, t.foe.evolve_deck, t.me.evolve_deck) == (["Grub"], ["Grub (faceup)"], [])


@pytest.mark.rule("5.21.5")
def test_a_stolen_card_leaves_to_its_owners_zone():
    t = table(me=Side(hand=["Charm", "Doom"]), foe=Side(field=["Loud"]), cards=CARDS)
    t.play("Charm").pick("Loud").play("Doom")
    assert (t.me.cemetery, t.foe.cemetery) == (["Charm", "Doom"], ["Loud"])


@pytest.mark.rule("4.4.4.2", "5.21.1")
def test_as_many_are_stolen_as_there_is_room_for():
    t = table(me=Side(hand=["Raid"], field=["Fighter"] * 4), foe=Side(field=["Loud", "Greet"]), cards=CARDS)
    t.play("Raid")
    assert (t.ask.seat, t.ask.kind, t.ask.low, t.ask.high) == (0, "keep", 1, 1)
    t.pick("foe's Greet")
    assert (t.me.field[4:], t.foe.field) == (["Greet 1/1"], ["Loud 1/3"])
    t = table(me=Side(hand=["Raid"], field=["Fighter"] * 5), foe=Side(field=["Loud"]), cards=CARDS).play("Raid")
    assert (len(t.me.field), t.foe.field) == (5, ["Loud 1/3"])


def test_what_was_given_to_it_stays():
    boost = spell_card("Boost", "spell(select(enemy.follower), give(it, storm, attack=2), steal(it))")
    t = table(me=Side(hand=["Boost"]), foe=Side(field=["Loud"]), cards=[*CARDS, boost]).play("Boost").pick("Loud")
    assert (t.me.field, t.keywords("Loud")) == (["Loud 3/3"], ("storm",))
    assert "attack Loud > leader" in t.options()


# -- 5.18 --------------------------------------------------------------------------------------------------------------

STRAY = spell_card("Stray", "spell(at_random(enemy.follower, 2), deal(1, it))")
FUMBLE = spell_card("Fumble", 'spell(discard_at_random(2, "opponent"), discard_at_random())')


def with_seed(t, seed):
    t.table.rng = seed
    return t


@pytest.mark.rule("5.18.1")
def test_every_card_of_the_zone_may_be_the_random_one():
    names = ["Goblin", "Okami", "Fighter", "Loud"]
    hit = set()
    for seed in range(40):
        t = table(me=Side(hand=["Stray"]), foe=Side(field=list(names)), cards=[STRAY, FANFARE])
        before = t.foe.field
        t = with_seed(t, seed).play("Stray")
        changed = [name for name, was, now in zip(names, before, t.foe.field, strict=True) if was != now]
        assert len(changed) == 2
        hit.add(tuple(changed))
    assert len(hit) == 6  # every pair of four


@pytest.mark.rule("5.18.1")
def test_random_cards_are_no_selection_so_aura_does_not_help_and_few_are_all():
    veiled = follower("Veiled", "aura", defense=2)
    t = table(me=Side(hand=["Stray"]), foe=Side(field=["Veiled"]), cards=[STRAY, veiled]).play("Stray")
    assert (t.ask.kind, t.foe.field) == ("main", ["Veiled 1/1"])


@pytest.mark.rule("5.18.1")
def test_a_random_discard_asks_nobody():
    discarded = set()
    for seed in range(20):
        foe = Side(hand=["Goblin", "Okami", "Fighter"])
        t = table(me=Side(hand=["Fumble", "Goblin"]), foe=foe, cards=[FUMBLE])
        t = with_seed(t, seed).play("Fumble")
        assert (t.ask.kind, len(t.foe.hand), t.me.cemetery) == ("main", 1, ["Goblin", "Fumble"])
        discarded.add(t.foe.hand[0])
    assert discarded == {"Goblin", "Okami", "Fighter"}
    assert FUMBLE.abilities[0].text("en", "spell") == "Each opponent discards 2 random cards. Discard a random card."
    assert FUMBLE.abilities[0].text("ja", "spell") == (
        "相手プレイヤーすべては、自身の手札をランダムに2枚捨てる。自分の手札をランダムに1枚捨てる。"
    )


# -- 5.19 --------------------------------------------------------------------------------------------------------------

DICE = spell_card("Dice", "spell(roll_die((1, 3, draw(1)), (4, 5, into_ex(1, FAIRY)), (6, 6, give_leader(2))))")


TWICE = spell_card("Twice", "spell(repeat(2, roll_die((1, 6, give_leader(1)))), draw(1))")


def test_what_is_done_twice_is_done_twice_in_all():
    """BP10-020, BP14-077."""
    t = table(me=Side(hand=["Twice"], deck=["Okami"] * 3), cards=[TWICE]).play("Twice")
    assert (t.me.defense, len(t.me.hand), kinds(t.events).count("RandomDrawn")) == (22, 1, 2)


def test_what_one_sentence_joins_is_done_at_that_result_alone():
    both_at_six = "roll_die((1, 5, give_leader(1)), (6, 6, both(give_leader(3), draw(1))))"
    card = spell_card("Dice", f"spell({both_at_six})")
    assert card.abilities[0].text("ja", "spell").endswith("6なら、自分のリーダーは【体力】+3して、1枚引く。")
    seen = set()
    for seed in range(30):
        t = with_seed(table(me=Side(hand=["Dice"], deck=["Okami"]), cards=[card]), seed).play("Dice")
        seen.add((t.me.defense, len(t.me.hand)))
    assert seen == {(21, 0), (23, 1)}


@pytest.mark.rule("5.19.1")
def test_a_die_has_six_sides_and_its_result_says_what_happens():
    results = set()
    for seed in range(60):
        t = with_seed(table(me=Side(hand=["Dice"], deck=["Okami"]), cards=[DICE]), seed).play("Dice")
        (rolled,) = [event for event in t.events if isinstance(event, RandomDrawn)]
        results.add(rolled.value)
        assert rolled.sides == 6
        assert (len(t.me.hand), len(t.me.ex), t.me.defense) == {
            1: (1, 0, 20),
            2: (1, 0, 20),
            3: (1, 0, 20),
            4: (0, 1, 20),
            5: (0, 1, 20),
            6: (0, 0, 22),
        }[rolled.value]
        assert kinds(t.events).count("RandomDrawn") == 1
    assert results == {1, 2, 3, 4, 5, 6}

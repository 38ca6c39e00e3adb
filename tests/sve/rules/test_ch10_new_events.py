"""10.7: things to wait for that newer cards name: races, cards put into the EX area, discards, the n-th attack."""

import pytest
from sve.playing import Side, evolved, follower, spell_card, table


def test_what_waits_for_others_that_race():
    runner = follower("Runner", "serve(1, (), race(this))")
    fan = follower("Fan", "whenever_races(your.follower.but_this(), give_leader(1))", "serve(1, (), race(this))")
    side = Side(field=["Runner", "Fan"], evolve=["Carrot"] * 2)
    for name, defense in (("Runner", 21), ("Fan", 20)):
        t = table(me=side, cards=[runner, fan, evolved("Carrot")]).activate(name)
        assert t.me.defense == defense


def test_what_waits_for_cards_put_into_the_ex_area():
    store = follower("Store", "whenever_put_into_ex(your.card, give_leader(1))")
    gift = spell_card("Gift", "spell(into_ex(2, FAIRY))", cost=0)
    t = table(me=Side(hand=["Gift"], field=["Store"]), cards=[store, gift]).play("Gift").in_any_order()
    assert t.me.defense == 22


@pytest.mark.parametrize(
    ("waits", "gained"),
    [('whenever_discards("your", give_leader(1))', 2), ("whenever_discards_some(give_leader(1))", 1)],
)
def test_cards_discarded_at_once_are_one_discard_where_the_text_says_so(waits, gained):
    gull = follower("Gull", waits)
    purge = spell_card("Purge", "spell(discard(2))", cost=0)
    t = table(me=Side(hand=["Purge", "Goblin", "Fighter"], field=["Gull"]), cards=[gull, purge]).play("Purge")
    t.pick("Goblin", "Fighter").in_any_order()
    assert t.me.defense == 20 + gained


def test_any_players_discard_can_be_waited_for():
    gull = follower("Gull", 'whenever_discards("any", give_leader(1))')
    purge = spell_card("Purge", "spell(discard(1))", cost=0)
    for me, foe in ((["Gull"], []), ([], ["Gull"])):
        sides = {"me": Side(hand=["Purge", "Goblin"], field=me), "foe": Side(field=foe)}
        t = table(**sides, cards=[gull, purge]).play("Purge").pick("Goblin")
        assert (t.me if me else t.foe).defense == 21


def test_a_card_that_is_banished_from_the_hand_or_discarded_and_from_nowhere_else():
    ghost = follower("Ghost", 'when_this_is_put_away(give_leader(1), how="hand")')
    for text in ("banish_from_hand()", "discard(1)"):
        card = spell_card("Cast", f"spell({text})", cost=0)
        t = table(me=Side(hand=["Cast", "Ghost"]), cards=[ghost, card]).play("Cast").pick("Ghost")
        assert t.me.defense == 21


def test_the_third_attack_is_neither_the_second_nor_the_fourth():
    third = "happened(whenever_attacks(your.follower), 3, nth=True)"
    drum = follower("Drum", f"whenever_attacks(your.follower, when({third}, draw(1)))", attack=1, defense=9)
    names = ["Drum", "Fighter", "Fighter", "Fighter"]
    t = table(me=Side(field=names, deck=["Goblin"] * 5), foe=Side(defense=20), cards=[drum])
    hands = []
    for name in names:
        attacks = [option for option in t.options() if option.startswith(f"attack {name} > leader")]
        t._option(attacks[0])
        t.quiet().in_any_order()
        hands.append(len(t.me.hand))
    assert hands == [0, 0, 1, 1]


def test_a_spell_may_put_itself_into_the_ex_area_and_be_played_again():
    echo = spell_card("Echo", "spell(give_leader(1), when(present(your.follower), put_into_ex(this)))", cost=1)
    t = table(me=Side(hand=["Echo"], field=["Fighter"]), cards=[echo]).play("Echo")
    assert (t.me.ex, t.me.cemetery, t.me.defense) == (["Echo"], [], 21)
    assert t.play("Echo").me.defense == 22
    assert table(me=Side(hand=["Echo"]), cards=[echo]).play("Echo").me.cemetery == ["Echo"]


@pytest.mark.rule("4.6.3")
def test_faceup_cards_of_the_evolve_deck_are_turned_facedown():
    carrot = evolved("Carrot")
    text = 'spell(turn_facedown(Called("Carrot", "Carrot"), 1))'
    t = table(me=Side(hand=["Meal"], evolve=["Carrot (faceup)"] * 2), cards=[carrot, spell_card("Meal", text, cost=0)])
    assert sorted(t.play("Meal").me.evolve_deck) == ["Carrot", "Carrot (faceup)"]


@pytest.mark.rule("4.6.3")
def test_any_faceup_evolved_follower_is_turned_facedown_by_choice():
    grown, other = evolved("Grown", attack=1, defense=1), evolved("Other", attack=1, defense=1)
    cards = [grown, other, spell_card("Meal", "spell(turn_facedown())", cost=0)]
    t = table(me=Side(hand=["Meal"], evolve=["Grown (faceup)", "Other (faceup)"]), cards=cards)
    assert sorted(t.play("Meal").pick("Other").me.evolve_deck) == ["Grown (faceup)", "Other"]


@pytest.mark.rule("10.6.2.3.3")
@pytest.mark.parametrize(("up_to", "playable"), [(False, False), (True, True)])
def test_without_a_faceup_card_to_select_for_it_nothing_is_turned_facedown(up_to, playable):
    cards = [evolved("Grown"), spell_card("Meal", f"spell(turn_facedown(None, 1, up_to={up_to}), draw(1))", cost=0)]
    assert ("play Meal" in table(me=Side(hand=["Meal"], evolve=["Grown"]), cards=cards).options()) is playable


def test_the_second_spell_of_a_turn_is_neither_the_first_nor_the_third():
    second = "happened(whenever_plays(your.spell), 2, nth=True)"
    sage = follower("Sage", f"whenever_plays(your.spell, when({second}, draw(1)))")
    cast = spell_card("Cast", "spell(give_leader(1))", cost=0)
    t = table(me=Side(hand=["Cast"] * 3, field=["Sage"], deck=["Goblin"] * 5), cards=[sage, cast])
    drawn = [t.play("Cast").in_any_order().me.hand.count("Goblin") for _ in range(3)]
    assert drawn == [0, 1, 1]


@pytest.mark.rule("10.6.2.5.1.3")
def test_a_card_costs_less_where_it_is_played_from_the_ex_area():
    ogre = follower("Ogre", "costs_less_if(None, 2, from_ex=True)", cost=3)
    for zone, cost in (("hand", 3), ("ex", 1)):
        t = table(me=Side(**{zone: ["Ogre"]}), cards=[ogre])
        assert t.play("Ogre").me.pp == 10 - cost


@pytest.mark.rule("12.16.3", edition="JA 1.24.1")
@pytest.mark.parametrize(("cemetery", "can"), [(1, False), (2, True)])
def test_advance_activation_may_ask_for_a_condition(cemetery, can):
    host = follower("Host", "advanced(pay(1), draw(1), condition=at_least(2, your.card.in_cemetery))")
    side = Side(field=["Host"], cemetery=["Goblin"] * cemetery)
    t = table(me=side, cards=[host])
    assert ("activate Host" in t.options()) == can


ROT = spell_card(
    "Rot", "spell(select(enemy.follower), deal(1, it), when_it_is_buried_this_turn(give_leader(1)))", cost=0
)
BOLT = spell_card("Bolt", "spell(select(enemy.follower), destroy(it))", cost=0)
PULL = spell_card("Pull", "spell(select(enemy.follower), return_to_hand(it))", cost=0)


@pytest.mark.rule("10.7.5")
@pytest.mark.parametrize(("casts", "gained"), [(["Rot"], 1), (["Rot", "Rot"], 2)])
def test_a_named_card_is_waited_for_by_each_text_that_named_it(casts, gained):
    """Q1976."""
    t = table(me=Side(hand=[*casts, "Bolt"]), foe=Side(field=["Ox"]), cards=[ROT, BOLT, follower("Ox", defense=9)])
    for name in casts:
        t.play(name).pick("Ox")
    assert t.me.defense == 20
    assert t.play("Bolt").pick("Ox").in_any_order().me.defense == 20 + gained


@pytest.mark.rule("10.7.5")
def test_another_card_or_another_zone_is_not_waited_for():
    cards = [ROT, BOLT, PULL, follower("Ox", defense=9), follower("Cow")]
    side = Side(hand=["Rot", "Bolt", "Pull"])
    t = table(me=side, foe=Side(field=["Ox", "Cow"]), cards=cards).play("Rot").pick("Ox")
    assert t.play("Bolt").pick("Cow").me.defense == 20
    t = table(me=side, foe=Side(field=["Ox"]), cards=cards).play("Rot").pick("Ox").play("Pull").pick("Ox")
    assert (t.me.defense, t.foe.field) == (20, [])


@pytest.mark.rule("10.7.5.1")
def test_a_named_card_is_waited_for_in_that_turn_only():
    t = table(me=Side(hand=["Rot", "Bolt"]), foe=Side(field=["Ox"]), cards=[ROT, BOLT, follower("Ox", defense=9)])
    t.play("Rot").pick("Ox").end().quiet().end().quiet()
    assert t.play("Bolt").pick("Ox").me.defense == 20


@pytest.mark.rule("5.26.1")
@pytest.mark.parametrize(
    ("text", "gained"),
    [
        ("give(your.follower, attack=1)", 1),
        ("give(your.follower, defense=1)", 1),
        ("give(your.follower, attack=1, defense=1)", 1),
        ("give(your.follower, attack=-1)", 0),
        ("give(your.follower, attack=-1, defense=1)", 1),
        ("give_x(your.follower, attack_of(it))", 1),
    ],
)
def test_attack_or_defense_raised_by_one_effect_is_raised_once(text, gained):
    ape = follower("Ape", "when_this_is_raised(give_leader(1))", attack=2, defense=2)
    feed = spell_card("Feed", f"spell(select(your.follower), {text})", cost=0)
    t = table(me=Side(hand=["Feed"], field=["Ape"]), cards=[ape, feed]).play("Feed").pick("Ape")
    assert t.me.defense == 20 + gained


def test_another_card_that_is_raised_is_not_this_one():
    ape = follower("Ape", "when_this_is_raised(give_leader(1))")
    feed = spell_card("Feed", "spell(select(your.follower), give(it, attack=1))", cost=0)
    t = table(me=Side(hand=["Feed"], field=["Ape", "Fighter"]), cards=[ape, feed]).play("Feed").pick("Fighter")
    assert t.me.defense == 20

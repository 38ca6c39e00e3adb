"""10.3.4, 5.8, 10.9.1: abilities that a card has while something holds, keywords for a turn, cards shuffled away."""

import pytest
from sve.playing import Side, follower, spell_card, table

OX = follower("Ox", attack=1, defense=9)


@pytest.mark.rule("10.3.4")
@pytest.mark.parametrize(("cemetery", "defense"), [(["Ox"], 19), (["Ox", "Ox"], 17)])
def test_it_has_the_ability_only_while_that_holds(cemetery, defense):
    wolf = follower(
        "Wolf",
        "has_ability_while(at_least(2, your.card.in_cemetery), strike(deal(2, enemy.leader)))",
        attack=1,
        defense=3,
    )
    t = table(me=Side(field=["Wolf"], cemetery=cemetery), cards=[wolf, OX]).attack("Wolf", "leader").quiet()
    assert t.foe.defense == defense


@pytest.mark.rule("10.7.4.1.2")
@pytest.mark.parametrize(("others", "drawn"), [([], 0), (["Ox"], 1)])
def test_as_it_was_when_its_card_left(others, drawn):
    """The follower that left together with it counts."""
    egg = follower("Egg", "has_ability_while(at_least(1, your.follower.but_this()), last_words(draw(1)))")
    fall = spell_card("Fall", "spell(destroy(your.follower))")
    t = table(me=Side(hand=["Fall"], field=["Egg", *others]), cards=[egg, fall, OX]).play("Fall")
    assert len(t.me.hand) == drawn


@pytest.mark.rule("10.9.1")
def test_a_keyword_for_a_turn_ends_with_it():
    haste = spell_card("Haste", "spell(give_keyword(your.follower, rush, this_turn=True))")
    t = table(me=Side(hand=["Haste"], field=["Ox"]), foe=Side(field=["Ox"]), cards=[haste, OX]).play("Haste")
    (card,) = t.session.table.in_zone(0, "field")
    assert [given.until for given in card.given] == ["turn"]


@pytest.mark.rule("5.8")
def test_what_is_shuffled_away_lies_in_its_owners_deck():
    tide = spell_card("Tide", "spell(shuffle_into_deck(your.card.in_cemetery))")
    t = table(me=Side(hand=["Tide"], cemetery=["Ox", "Ox"], deck=["Ox"]), cards=[tide, OX]).play("Tide")
    assert (len(t.session.table.zone(0, "deck")), t.me.cemetery) == (3, ["Tide"])


@pytest.mark.rule("4.1.4")
def test_this_card_may_be_shuffled_away_from_the_cemetery():
    imp = follower("Imp", "last_words(shuffle_into_deck(this))")
    fall = spell_card("Fall", "spell(destroy(your.follower))")
    t = table(me=Side(hand=["Fall"], field=["Imp"], deck=["Ox"]), cards=[imp, fall, OX]).play("Fall")
    assert (t.me.cemetery, len(t.session.table.zone(0, "deck"))) == (["Fall"], 2)

"""1.3.2, JA 1.3.6: what is not done, since there is no place or no information for it."""

import pytest
from sve.playing import Invented, Side, follower, spell_card, table

from svedesk.games.sve.amount import Count
from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.values.amounts import counted
from svedesk.games.sve.values.belonging import traits
from svedesk.games.sve.values.groups import members
from svedesk.games.sve.words import your

BOLT = spell_card("Bolt", "spell(banish(your.amulet))")


@pytest.mark.rule("1.3.2")
@pytest.mark.parametrize("step", ['look_at_top(3, reveal_onto_field("card"))', 'search(your.card, to="field")'])
def test_a_spell_is_not_offered_for_the_field(step):
    lift = spell_card("Lift", f"spell({step})")
    t = table(me=Side(hand=["Lift"], deck=["Bolt", "Fighter", "Bolt"]), cards=[BOLT, lift]).play("Lift")
    assert ("Fighter" in t.options(), "Bolt" in t.options()) == (True, False)


@pytest.mark.rule("1.3.2")
def test_a_spell_stays_where_it_is_when_it_would_be_put_onto_the_field():
    lift = spell_card("Lift", "spell(select(your.card.in_cemetery), put_onto_field(it))")
    t = table(me=Side(hand=["Lift"], cemetery=["Bolt", "Fighter"]), cards=[BOLT, lift]).play("Lift").pick("Bolt")
    assert (t.me.field, t.me.cemetery) == ([], ["Bolt", "Fighter", "Lift"])


@pytest.mark.rule("1.3.2")
@pytest.mark.parametrize(
    "step", ["put_onto_field(it)", "return_to_hand(it)", "bury(it)", "put_into_deck(it)", "banish(it)"]
)
def test_a_leader_stays_in_its_area(step):
    lift = spell_card("Lift", f"spell(select(your.leader), {step})")
    t = table(me=Side(hand=["Lift"]), cards=[lift]).play("Lift")
    if t.ask.kind == "target":
        t.numbers(0)
    assert len(t.table.zone(0, "leader")) == 1
    assert (t.me.field, t.me.hand) == ([], [])


# -- information that a card does not have (JA 1.3.6) ------------------------------------------------------------------


CREST = Invented(SveFacts("X-Seal", "Seal", "Seal", "crest", "token"))
ALL = your.card.in_ex
GHOST = follower("Ghost", cost=0)


def lying(edition=""):
    """A table with a crest, which has no cost, and a card that costs 0, in the EX area."""
    return table(me=Side(ex=["Seal", "Ghost"]), cards=[CREST, GHOST], edition=edition)


def names(t, group):
    return [t.named(t.table.cards[card_id]) for card_id in members(t.game, group, 0, 0)]


@pytest.mark.rule("1.3.6.1", edition="JA 1.26.1")
def test_cards_that_lack_what_is_counted_are_left_out_of_the_count():
    assert counted(lying().game, Count(ALL), 0, 0) == 2
    assert counted(lying().game, Count(ALL.that_cost_at_least(0)), 0, 0) == 1


@pytest.mark.rule("1.3.6.2", edition="JA 1.26.1")
@pytest.mark.parametrize("group", [ALL.that_cost_up_to(3), ALL.that_cost_at_least(0), ALL.that_costs(0)])
def test_nothing_compares_with_what_a_card_lacks(group):
    """Q2698 asks it of a crest."""
    assert names(lying(), group) == ["Ghost"]


@pytest.mark.parametrize("edition", ["EN 1.16.0", "JA 1.24.1", "JA 1.27 (as far as known)"])
def test_before_it_compared_as_0(edition):
    assert names(lying(edition), ALL.that_cost_up_to(3)) == ["Seal", "Ghost"]


STING = spell_card("Sting", "spell(select(your.card), deal(attack_of(it), enemy.leader))", cost=0)
STONE = Invented(SveFacts("X-Stone", "Stone", "Stone", "amulet", cost=1))


@pytest.mark.rule("1.3.6.3", edition="JA 1.26.1")
def test_a_number_that_a_card_lacks_reads_as_0_and_a_text_as_none():
    t = table(me=Side(hand=["Sting"], field=["Stone"]), cards=[STING, STONE])
    stone = t.card("Stone", "field")
    assert list(traits(t.game, stone, t.game.facts(stone).traits)) == []
    assert t.play("Sting").pick("Stone").foe.defense == 20

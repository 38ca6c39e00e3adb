"""10.1.1.3: what a card has itself as long as a condition holds."""

import pytest
from sve.playing import Side, follower, spell_card, table

from svedesk.games.sve.words import (
    at_least,
    draw,
    has_while,
    present,
    spell,
    spellchain,
    spellchain_counts,
    storm,
    this_is_reserved,
    ward,
    when,
    your,
)

LONER = follower("Loner", has_while(present(your.follower.but_this()), storm, attack=2))


@pytest.mark.rule("10.1.1.3.1")
def test_a_card_has_it_itself_and_only_while_the_condition_holds():
    t = table(me=Side(field=["Loner", "Goblin [engaged]"]), foe=Side(field=["Fighter [engaged]"]), cards=[LONER])
    assert (t.me.field[0], t.keywords("Loner"), t.keywords("Goblin")) == ("Loner 3/1", ("storm",), ())
    t = table(me=Side(field=["Loner"]), cards=[LONER])
    assert (t.me.field, t.keywords("Loner")) == (["Loner 1/1"], ())


def test_each_of_two_is_another_to_the_other():
    t = table(me=Side(field=["Loner", "Loner"]), cards=[LONER])
    assert t.me.field == ["Loner 3/1", "Loner 3/1"]


def test_it_is_lost_when_the_condition_ends():
    guard = follower("Guard", has_while(this_is_reserved, ward))
    t = table(me=Side(field=["Guard"]), foe=Side(field=["Fighter [engaged]"]), cards=[guard])
    assert t.keywords("Guard") == ("ward",)
    t.attack("Guard", "Fighter")
    t = table(me=Side(field=["Guard [engaged]"]), cards=[guard])
    assert t.keywords("Guard") == ()


@pytest.mark.parametrize(("there", "has"), [(1, ()), (2, ("ward",))])
def test_cards_of_the_cemetery_are_counted_as_they_lie_now(there, has):
    ghoul = follower("Ghoul", has_while(at_least(2, your.follower.in_cemetery), ward))
    t = table(me=Side(field=["Ghoul"], cemetery=["Goblin"] * there), foe=Side(cemetery=["Goblin"] * 3), cards=[ghoul])
    assert t.keywords("Ghoul") == has


SAGE = follower("Sage", spellchain_counts(your.follower.in_cemetery))
CHAIN = spell_card("Chain", spell(when(spellchain(2), draw(1))))


@pytest.mark.rule("13.3.1.2")
@pytest.mark.parametrize(
    ("field", "cemetery", "drawn"),
    [([], ["Goblin", "Chain"], 0), (["Sage"], ["Goblin", "Chain"], 1), (["Sage"], ["Goblin"], 0)],
)
def test_more_cards_count_for_spellchain_while_it_is_there(field, cemetery, drawn):
    me = Side(hand=["Chain"], field=field, cemetery=cemetery, deck=["Okami"])
    t = table(me=me, foe=Side(cemetery=["Goblin"] * 3), cards=[SAGE, CHAIN]).play("Chain")
    assert len(t.me.hand) == drawn
    t = table(me=me, foe=Side(field=["Sage"]), cards=[SAGE, CHAIN]).play("Chain")
    assert len(t.me.hand) == drawn

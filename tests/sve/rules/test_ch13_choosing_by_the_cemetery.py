"""13.3.1.4.1 and 13.5.1.3.2.1: how many options are chosen is read where the ability is played."""

import pytest
from sve.playing import Side, amulet, follower, spell_card, table

SPELL = spell_card("Note", "spell(draw(1))")
MODES = "mode(draw(1)), mode(give_leader(1))"
BY_SPELLS = f"choose_some(1, {MODES}, more=(sc(2), 2))"
BY_CARDS = f"choose_some(1, {MODES}, more=(necrocharge(3), 2))"


@pytest.mark.rule("13.3.1.4.1", "5.17.3.1.1")
@pytest.mark.parametrize(("spells", "options"), [(1, 1), (2, 2)])
def test_spells_are_counted_when_the_ability_is_played_not_after_its_cost(spells, options):
    """The cost banishes a spell: two are there when it is played, one when it is resolved."""
    desk = amulet("Desk", f'activate(banishing("spell"), {BY_SPELLS})')
    t = table(me=Side(field=["Desk"], cemetery=["Note"] * spells), cards=[desk, SPELL]).activate("Desk")
    assert (t.ask.kind, t.ask.low, t.ask.high) == ("choose", options, options)
    t.choose(*range(1, options + 1))
    if t.ask.kind == "select":
        t.pick("Note")
    assert (len(t.me.hand), t.me.defense) == (1, 20 + (options == 2))
    assert len(t.me.cemetery) == spells - 1


@pytest.mark.rule("13.3.1.4.1")
def test_a_spell_that_is_being_played_does_not_count_itself():
    tome = spell_card("Tome", f"spell({BY_SPELLS})")
    t = table(me=Side(hand=["Tome"], cemetery=["Note"]), cards=[tome, SPELL]).play("Tome")
    assert (t.ask.kind, t.ask.high) == ("choose", 1)


@pytest.mark.rule("13.5.1.3.2.1", "5.17.3.1.1")
@pytest.mark.parametrize(("cards", "options"), [(2, 1), (3, 2)])
def test_cards_are_counted_when_the_ability_is_played_not_after_its_cost(cards, options):
    """The cost puts one more card into the cemetery: it comes too late."""
    grave = amulet("Grave", f"activate(bury_this, {BY_CARDS})")
    t = table(me=Side(field=["Grave"], cemetery=["Goblin"] * cards), cards=[grave]).activate("Grave")
    assert (t.ask.kind, t.ask.low, t.ask.high) == ("choose", options, options)
    t.choose(*range(1, options + 1))
    assert (len(t.me.hand), t.me.defense) == (1, 20 + (options == 2))
    assert len(t.me.cemetery) == cards + 1


@pytest.mark.rule("13.5.1.3.2.1")
def test_what_the_text_itself_puts_there_comes_too_late():
    ghost = follower("Ghost", f"fanfare(top_into_cemetery(3), {BY_CARDS})")
    t = table(me=Side(hand=["Ghost"]), cards=[ghost]).play("Ghost")
    assert (t.ask.kind, t.ask.high) == ("choose", 1)
    t.choose(2)
    assert (len(t.me.cemetery), t.me.hand, t.me.defense) == (3, [], 21)

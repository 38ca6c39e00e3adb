"""10.1.1.3: what a card has itself as long as a condition holds."""

import pytest
from sve.playing import Side, amulet, follower, spell_card, table

from svedesk.games.sve.actions.give import add_counters

LONER = follower("Loner", "has_while(present(your.follower.but_this()), storm, attack=2)")


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
    guard = follower("Guard", "has_while(this_is_reserved, ward)")
    t = table(me=Side(field=["Guard"]), foe=Side(field=["Fighter [engaged]"]), cards=[guard])
    assert t.keywords("Guard") == ("ward",)
    t.attack("Guard", "Fighter")
    t = table(me=Side(field=["Guard [engaged]"]), cards=[guard])
    assert t.keywords("Guard") == ()


@pytest.mark.parametrize(("there", "has"), [(1, ()), (2, ("ward",))])
def test_cards_of_the_cemetery_are_counted_as_they_lie_now(there, has):
    ghoul = follower("Ghoul", "has_while(at_least(2, your.follower.in_cemetery), ward)")
    t = table(me=Side(field=["Ghoul"], cemetery=["Goblin"] * there), foe=Side(cemetery=["Goblin"] * 3), cards=[ghoul])
    assert t.keywords("Ghoul") == has


SAGE = follower("Sage", "spellchain_counts(your.follower.in_cemetery)")
CHAIN = spell_card("Chain", "spell(when(spellchain(2), draw(1)))")


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


@pytest.mark.rule("10.9.1")
def test_cards_of_a_group_have_it_only_while_the_condition_holds():
    chief = follower(
        "Chief", "while_here(your.follower.but_this(), rush, condition=at_least(2, your.card.in_cemetery))"
    )
    for cemetery, has in ((["Goblin"], ()), (["Goblin", "Fighter"], ("rush",))):
        t = table(me=Side(field=["Chief", "Fighter"], cemetery=cemetery), cards=[chief])
        assert (t.keywords("Fighter"), t.keywords("Chief")) == (has, ())


@pytest.mark.rule("10.12.2.3")
def test_spells_of_a_group_deal_more_while_the_card_is_there():
    sage = follower("Sage", "others_deal_more(1, your.spell)")
    bolt = spell_card("Bolt", "spell(deal(1, enemy.leader))")
    for field, left in ((["Sage"], 18), ([], 19)):
        t = table(me=Side(hand=["Bolt"], field=field), cards=[sage, bolt]).play("Bolt")
        assert t.foe.defense == left


@pytest.mark.rule("10.3.3")
def test_an_ability_of_the_cemetery_that_puts_its_card_onto_the_field_asks_for_both_conditions():
    back = (
        "activate_from_cemetery(pay(1), put_onto_field(this, owners=True), "
        "condition=both_hold(at_least(3, your.card.in_cemetery), absent(your.amulet)))"
    )
    ghost, stone = follower("Ghoul", back), amulet("Stone")
    cards = [ghost, stone]
    t = table(me=Side(cemetery=["Ghoul", "Goblin", "Goblin"]), cards=cards).activate("Ghoul")
    assert (t.me.field, t.me.cemetery) == (["Ghoul 1/1"], ["Goblin", "Goblin"])
    for side in (Side(cemetery=["Ghoul", "Goblin"]), Side(cemetery=["Ghoul", "Goblin", "Goblin"], field=["Stone"])):
        assert table(me=side, cards=cards).options("activate") == []


@pytest.mark.rule("10.1.1.3.1")
def test_at_most_so_many_counters():
    tree = follower("Tree", 'cannot_attack_while(at_most_counters_on_this(1, Counter("soul", "魂")))')
    t = table(me=Side(field=["Tree"]), cards=[tree])
    for count, can in ((0, False), (1, False), (2, True)):
        assert bool(t.options("attack")) == can, count
        add_counters(t.game, t.card("Tree").id, "soul", 1)
        t = t.end().quiet().end().quiet() if count < 2 else t

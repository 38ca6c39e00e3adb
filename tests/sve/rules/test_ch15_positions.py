"""15.2.1: which game states are the same to the rules, and which lie ready for the same actions."""

import pytest
from sve.playing import Playing, Side, amulet, spell_card, table

from svedesk.engine.records import Pending
from svedesk.games.sve.rules.position import Shape, position

GUARD = spell_card("Guard", "spell(both(select(your.follower), next_time(destroyed(it), banish(it))))")


def guarding(name: str) -> Playing:
    t = table(me=Side(hand=["Guard"], field=["Goblin", "Fighter"]), cards=[GUARD])
    return t.play("Guard").pick(name)


@pytest.mark.rule("15.2.1.2")
def test_effects_that_wait_for_different_cards_are_different_states():
    assert position(guarding("Goblin").table) == position(guarding("Goblin").table)
    assert position(guarding("Goblin").table) != position(guarding("Fighter").table)


@pytest.mark.rule("15.2.1.2")
def test_abilities_that_wait_to_be_played_for_different_cards_are_different_states():
    def waiting(first: str) -> str:
        """An ability waits that is about a card that came."""
        see = amulet("See", "whenever_enters(your.follower, draw(1))")
        t = table(me=Side(field=["See", "Goblin", "Fighter"]), cards=[see])
        card, about = t.card("See"), t.card(first, "field")
        t.table.pending = (Pending(t.table.next_serial(), 0, card, card.id, card.number, 0, (about.id,)),)
        return position(t.table)

    assert waiting("Goblin") == waiting("Goblin")
    assert waiting("Goblin") != waiting("Fighter")


@pytest.mark.rule("15.2.1.2")
def test_the_order_of_a_hand_makes_no_other_state_and_that_of_a_deck_does():
    def at(**mine: list[str]) -> str:
        return position(table(me=Side(**mine)).table)

    assert at(hand=["Goblin", "Fighter"]) == at(hand=["Fighter", "Goblin"])
    assert at(deck=["Goblin", "Fighter"]) != at(deck=["Fighter", "Goblin"])
    assert at(hand=["Goblin", "Goblin"]) != at(hand=["Goblin", "Fighter"])


@pytest.mark.rule("15.2.1.2")
@pytest.mark.parametrize("now", ["Goblin [new]", "Goblin [engaged]", "Goblin [damage 1]", "Goblin [evolved]"])
def test_when_a_card_came_and_how_it_lies_are_of_the_state(now):
    assert position(table(me=Side(field=[now])).table) != position(table(me=Side(field=["Goblin"])).table)


@pytest.mark.rule("15.2.1.2")
def test_numbers_are_of_the_state():
    assert position(table(me=Side(defense=19)).table) != position(table(me=Side(defense=20)).table)
    assert position(table(me=Side(pp=3)).table) != position(table(me=Side(pp=4)).table)


@pytest.mark.rule("15.2.1.1")
def test_alike_to_act_with_are_the_same_cards_in_whatever_order_and_with_whatever_damage():
    def ready(**mine: list[str]) -> object:
        t = table(me=Side(**mine))
        return Shape(t.game.table, 0)

    assert ready(field=["Goblin", "Fighter"]) == ready(field=["Fighter [damage 1]", "Goblin"])
    assert ready(hand=["Goblin", "Fighter"]) == ready(hand=["Fighter", "Goblin"])
    assert ready(ex=["Goblin", "Fighter"]) == ready(ex=["Fighter", "Goblin"])
    assert ready(field=["Goblin", "Fighter"]) != ready(field=["Goblin", "Fighter [engaged]"])
    assert ready(hand=["Goblin"]) != ready(hand=["Fighter"])
    assert ready(field=["Goblin"]) != ready(ex=["Goblin"])

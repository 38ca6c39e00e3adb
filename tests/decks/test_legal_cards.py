"""What is worth showing while a deck is built is what the rules would have nothing against."""

from dataclasses import replace

import pytest
from shipped import fitting, having, problems, starter_decks, starter_library, sve_deck

from svedesk.cards.library import Library
from svedesk.decks import Deck

LIBRARY = starter_library()
DECK = sve_deck("Mine", ("SD01-LD01",), ())
GUEST = replace(LIBRARY["SD02-001"], number="XX-001", universe="Elsewhere")
OF_UNIVERSE = Library((*LIBRARY.values(), GUEST, replace(LIBRARY["SD01-LD01"], number="XX-LD1", universe="Elsewhere")))


def shown(deck: Deck, library: Library = LIBRARY) -> set[str]:
    fits = fitting(deck, library)
    return {number for number, card in library.items() if card.special != "token" and not card.front and fits(card)}


@pytest.mark.parametrize("code", ["SD01", "SD02", "SD03", "SD04", "SD05", "SD06"])
def test_what_fits_breaks_no_rule_and_what_does_not_does(code):
    deck = having(starter_decks()[code], main=(), evolve=())
    fitting_now = shown(deck)
    for number, card in LIBRARY.items():
        if card.kind == "leader" or card.special == "token" or card.front:
            continue
        pile = {"evolve": ((number, 1),)} if card.special else {"main": ((number, 1),)}
        strange = [message.key for message in problems(having(deck, **pile), LIBRARY) if "class" in message.key]
        assert bool(strange) is (number not in fitting_now), number


def test_everything_fits_until_there_are_leaders_and_then_no_leader_does():
    assert shown(having(DECK, leaders=())) >= {"SD01-LD01", "SD02-LD01", "SD02-001"}
    assert not {number for number in shown(DECK) if LIBRARY[number].kind == "leader"}
    both = replace(DECK, format="cross_craft")
    assert "SD02-LD01" in shown(both)
    assert {"SD01-011", "SD02-001"} <= shown(having(both, leaders=("SD01-LD01", "SD02-LD01")))
    assert "SD03-001" not in shown(having(both, leaders=("SD01-LD01", "SD02-LD01")))
    assert "SD03-001" in shown(replace(DECK, format="sealed"))


def test_cards_of_the_leaders_universe_fit():
    assert "XX-001" in shown(having(DECK, leaders=("XX-LD1",)), OF_UNIVERSE)
    assert "XX-001" not in shown(DECK, OF_UNIVERSE)
    assert "SD02-001" not in shown(having(DECK, leaders=("XX-LD1",)), OF_UNIVERSE)

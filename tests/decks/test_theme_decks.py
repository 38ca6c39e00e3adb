"""The decks of our own can be played as they are."""

import pytest
from shipped import SVE, problems, shipped_library, starter_decks, theme_decks

from svedesk.cli import materials
from svedesk.decks.model import size
from svedesk.decks.starter import starter_decks as all_shipped

CODES = [f"TD{place:02}" for place in range(1, 11)]


def test_there_are_ten_after_the_starter_decks():
    assert list(theme_decks()) == CODES
    assert list(all_shipped(SVE)) == [*starter_decks(), *CODES]


@pytest.mark.parametrize("code", CODES)
def test_a_theme_deck_is_legal_and_full(code):
    deck = theme_decks()[code]
    assert problems(deck, shipped_library()) == ()
    assert size(deck["main"]) == 40


@pytest.mark.parametrize("code", CODES)
def test_nearly_all_copies_in_a_theme_deck_execute_wholly(code):
    deck = theme_decks()[code]
    copies = [(number, count) for number, count in (*deck["main"], *deck["evolve"])]
    whole = sum(count for number, count in copies if materials.rules().reading(number).automation == "executes")
    assert whole >= 0.95 * sum(count for _, count in copies)


def test_every_class_has_a_theme_deck():
    library = shipped_library()
    classes = {
        name for deck in theme_decks().values() for number, _ in deck["leaders"] for name in library[number].classes
    }
    assert len(classes) == 6
    assert classes == {
        name for deck in starter_decks().values() for number, _ in deck["leaders"] for name in library[number].classes
    }

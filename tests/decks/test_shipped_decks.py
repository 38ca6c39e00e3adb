"""The decks that come with the program can be played as they are."""

from collections import Counter

import pytest
from shipped import SVE, leaders, problems, shipped_library, starter_decks, theme_decks, tournament_decks

from svedesk.cli import materials
from svedesk.decks.model import size
from svedesk.decks.restrictions import NEWEST, RestrictionLists
from svedesk.decks.starter import starter_decks as all_shipped

THEMES = [f"TD{place:02}" for place in range(1, 11)]
DECKS = all_shipped(SVE)
CLASSES = {"Forestcraft", "Swordcraft", "Runecraft", "Dragoncraft", "Abysscraft", "Havencraft"}


def copies_that_execute(*sections):
    rules = materials.rules()
    return sum(count for cards in sections for number, count in cards if rules.reading(number).automation == "executes")


def classes_of(decks):
    library = shipped_library()
    return Counter(name for deck in decks.values() for number in leaders(deck) for name in library[number].classes)


def test_ten_theme_decks_and_twenty_for_tournaments_follow_the_starter_decks():
    assert list(theme_decks()) == THEMES
    assert len(tournament_decks()) == 20
    assert list(DECKS) == [*starter_decks(), *THEMES, *tournament_decks()]


def test_no_two_decks_have_one_name():
    assert len({deck.name for deck in DECKS.values()}) == len(DECKS)


@pytest.mark.parametrize("code", DECKS)
def test_every_deck_is_legal_and_the_program_plays_its_cards(code, tmp_path):
    deck, library = DECKS[code], shipped_library()
    assert problems(deck, library) == ()
    newest = RestrictionLists(SVE, tmp_path).chosen(NEWEST)
    assert list(newest.problems(deck.as_list(), deck.format, "main", library)) == []
    assert size(deck["main"]) == 40
    if code in THEMES:
        whole = copies_that_execute(deck["main"], deck["evolve"])
        assert whole >= 0.95 * (size(deck["main"]) + size(deck["evolve"]))
    else:
        assert copies_that_execute(deck["main"]) >= 36


def test_every_class_has_a_starter_a_theme_deck_and_three_for_tournaments():
    assert classes_of(starter_decks()).keys() == classes_of(theme_decks()).keys() == CLASSES
    tournaments = classes_of(tournament_decks())
    assert tournaments.keys() == CLASSES
    assert min(tournaments.values()) >= 3

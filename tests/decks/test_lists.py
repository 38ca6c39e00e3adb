"""Pasted lists: whatever stands in a line, the card that is meant is found, and no line is lost."""

import pytest
from hypothesis import given
from hypothesis import strategies as some
from shipped import SVE, leaders, starter_decks, starter_library

from svedesk.decks.draft import read_list
from svedesk.decks.list_lines import CardLine, Heading, Nothing, Title, meaning

LIBRARY = starter_library()


@pytest.mark.parametrize(
    ("line", "count", "number"),
    [
        ("3 Fairy Caster", 3, "SD01-006"),
        ("3x Fairy Caster", 3, "SD01-006"),
        ("3xFairy Caster", 3, "SD01-006"),
        ("3 × Fairy Caster", 3, "SD01-006"),
        ("Fairy Caster x3", 3, "SD01-006"),
        ("Fairy Caster 3", 3, "SD01-006"),
        ("fairy   caster", 1, "SD01-006"),
        ("  2 Titania’s Sanctuary ", 2, "SD01-002"),
        ("SD01-006 x3", 3, "SD01-006"),
        ("SD01-006 3", 3, "SD01-006"),
        ("SD01-006,3", 3, "SD01-006"),
        ("3 SD01-006", 3, "SD01-006"),
        ("SD01-006", 1, "SD01-006"),
        ("sd01-006EN x2", 2, "SD01-006"),
        ("3x Fairy Caster (SD01-006)", 3, "SD01-006"),
        ("3x Fairy Caster [SD01-006]", 3, "SD01-006"),
        ("3x Fairy Caster (SD01) 6", 3, "SD01-006"),
        ("3x Fairy Caster (SD01) 006", 3, "SD01-006"),
        ("2x Angelic Snipe (SD06)", 2, "SD06-020"),
        ("3枚 ウォーターフェアリー", 3, "SD01-011"),
        ("ウォーターフェアリー 3枚", 3, "SD01-011"),
        ("ウォーターフェアリー3枚", 3, "SD01-011"),
        ("３　ウォーターフェアリー", 3, "SD01-011"),
        ("Water Fairy (Evolved)", 1, "SD01-012"),
        ("3 Water Fairy (Evolved) ", 3, "SD01-012"),
        ("3 Water Fairy Evolved", 3, "SD01-012"),
        ("ウォーターフェアリー（進化） x2", 2, "SD01-012"),
        ("Arisa", 1, "SD01-LD01"),
    ],
)
def test_a_line_means_a_card(line, count, number):
    (entry,) = read_list(line, LIBRARY, SVE.decks).entries
    assert (entry.count, entry.number) == (count, number)


@pytest.mark.parametrize(
    ("line", "section"),
    [
        ("Main", "main"),
        ("MAIN DECK (40)", "main"),
        ("# Main deck", "main"),
        ("[Evolve]", "evolve"),
        ("== Evolve Deck: 10 ==", "evolve"),
        ("Sideboard", "side"),
        ("// Leader", "leaders"),
        ("メインデッキ 40枚", "main"),
        ("【エボルヴデッキ】", "evolve"),
        ("リーダー：", "leaders"),
    ],
)
def test_a_heading_is_none_of_the_cards(line, section):
    meant = meaning(line.replace("【", "[").replace("】", "]"), SVE.decks)
    assert isinstance(meant, Heading)
    assert meant.section == section


def test_remarks_names_and_blank_lines():
    assert meaning("# what I play on Fridays", SVE.decks) == Nothing(blank=False)
    assert meaning("   ", SVE.decks) == Nothing(blank=True)
    assert meaning("Name: Fairies and more", SVE.decks) == Title("Fairies and more")
    assert meaning("デッキ名：妖精", SVE.decks) == Title("妖精")


def test_under_the_heading_evolve_a_name_is_the_evolved_card():
    draft = read_list("Evolve\n3 Water Fairy\nMain\n3 Water Fairy", LIBRARY, SVE.decks)
    assert [entry.number for entry in draft.entries] == ["SD01-012", "SD01-011"]


def test_without_headings_a_blank_line_parts_the_decks():
    draft = read_list(
        "Arisa\n\n3 Water Fairy\n3 Rose Gardener\n\n2 Water Fairy\n1 Rose Gardener Evolved\n", LIBRARY, SVE.decks
    )
    deck = draft.deck("Mine")
    assert leaders(deck) == ("SD01-LD01",)
    assert deck["main"] == (("SD01-011", 3), ("SD01-003", 3))
    assert deck["evolve"] == (("SD01-012", 2), ("SD01-004", 1))


def test_where_a_card_belongs_is_for_the_rules_to_say():
    """6.1.1: an evolved card listed under the main deck is in the evolve deck all the same."""
    deck = read_list("Main\n3 Water Fairy (Evolved)\nArisa", LIBRARY, SVE.decks).deck("Mine")
    assert (leaders(deck), deck["main"], deck["evolve"]) == (("SD01-LD01",), (), (("SD01-012", 3),))


def test_copies_on_several_lines_are_together():
    assert read_list("2 Goblin\n1 Fairy Caster\n1 Goblin", LIBRARY, SVE.decks).deck("Mine")["main"][1] == (
        "SD01-006",
        1,
    )
    assert dict(read_list("2 Treant\n1 Treant", LIBRARY, SVE.decks).deck("Mine")["main"]) == {"SD01-009": 3}


def test_of_reprints_it_is_the_one_of_the_set_most_cards_are_of():
    ours, theirs = (
        read_list(f"{one}\n2 Goblin", LIBRARY, SVE.decks).entries[-1].number for one in ("3 Treant", "3 SD02-001")
    )
    assert (ours[:4], theirs[:4]) == ("SD01", "SD02")


def test_a_line_nobody_knows_is_kept_and_told_with_what_may_be_meant():
    draft = read_list("3 Treant\n2 Fairy Castor\n1 Blue-Eyes", LIBRARY, SVE.decks)
    assert [(entry.line, entry.count, entry.text) for entry in draft.unknown] == [
        (1, 2, "2 Fairy Castor"),
        (2, 1, "1 Blue-Eyes"),
    ]
    assert draft.unknown[0].near[0].name == "Fairy Caster"
    assert draft.deck("Mine")["main"] == (("SD01-009", 3),)
    settled = draft.with_card(1, draft.unknown[0].near[0])
    assert settled.deck("Mine")["main"] == (("SD01-009", 3), ("SD01-006", 2))
    assert [entry.line for entry in settled.unknown] == [2]


@pytest.mark.parametrize("code", list(starter_decks()))
def test_any_order_of_lines_is_the_same_deck(code):
    deck = starter_decks()[code]
    lines = [f"{count} {number}" for number, count in (*deck["evolve"], *deck["main"])] + list(leaders(deck))
    read = read_list("\n".join(lines), LIBRARY, SVE.decks).deck(deck.name)
    assert (leaders(read), dict(read["main"]), dict(read["evolve"])) == (
        leaders(deck),
        dict(deck["main"]),
        dict(deck["evolve"]),
    )


@given(some.text(max_size=300))
def test_any_text_is_read(text):
    draft = read_list(text, LIBRARY, SVE.decks)
    for entry in draft.entries:
        assert entry.number in LIBRARY or entry in draft.unknown
        assert 1 <= entry.count <= 99


@given(some.text(max_size=60))
def test_any_line_means_something(line):
    what = meaning(line, SVE.decks)
    assert not isinstance(what, CardLine) or len(what.name) <= 4 * len(line) + 4

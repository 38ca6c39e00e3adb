"""Which number of a line counts copies, where all the lines written like it tell; what nobody can tell is asked."""

import pytest
from shipped import SVE, starter_library

from svedesk.decks.draft import DeckDraft, read_list

LIBRARY = starter_library()


def read(text: str) -> DeckDraft:
    return read_list(text, LIBRARY, SVE.decks)


def main(text: str) -> dict[str, int]:
    return dict(read(text).deck()["main"])


@pytest.mark.parametrize(
    "line",
    ["SD01-011/BR Water Fairy 2", "{ 'SD01-011', 2 },", "SD01-011 *** 2", "Water Fairy |||", "Water Fairy 【2】"],
)
def test_a_number_beside_a_card_is_never_overlooked(line):
    (entry,) = read(line).entries
    assert entry.count > 1 or not entry.number


def test_a_number_that_nobody_can_explain_makes_a_line_to_settle():
    draft = read("3 Goblin\nSD01-011 (R) lot 17 Water Fairy\n2 Treant")
    assert [(entry.line, entry.near[0].number) for entry in draft.unknown] == [(1, "SD01-011")]


def test_the_cost_of_every_card_is_no_count():
    copies = dict(zip(CARDS, (3, 1, 2), strict=True))
    cards = [(LIBRARY[number], count) for number, count in copies.items()]
    assert main("\n".join(f"{count} {card.name} ({card.cost})" for card, count in cards)) == copies
    assert main("\n".join(f"{card.cost} {card.name} {count}" for card, count in cards)) == copies


def test_attack_and_defense_are_no_count():
    lines = [
        f"{n}x {card.name} {card.attack}/{card.defense}" for n, card in enumerate(map(LIBRARY.__getitem__, CARDS), 1)
    ]
    assert main("\n".join(lines)) == {"SD01-001": 1, "SD01-011": 2, "SD01-017": 3}


CARDS = ("SD01-001", "SD01-011", "SD01-017")


def test_one_of_three_may_be_either_and_is_asked():
    assert len(read("Goblin 1/3\nTreant 2/3\nWater Fairy 3/3").unknown) == 3


def test_what_is_taken_out_or_brought_in_is_no_card_of_the_deck_without_a_word():
    draft = read("3 Goblin\n2 Treant\n3 Water Fairy\nOUT: 1 Okami\nOUT: 2 Fairy Circle\nOUT: 1 Rose Gardener")
    assert (len(draft.entries), len(draft.unknown)) == (6, 3)
    assert len(read("+3 Goblin\n-2 Treant").unknown) == 1


def test_headings_may_have_the_words_that_stand_before_cards():
    draft = read("\n".join(f"29/11/26, 20:1{at} - Bob: {what}" for at, what in enumerate(
        ["3x Goblin", "2x Treant", "3x Water Fairy", "Evolve deck", "1x Goblin"])))  # fmt: skip
    assert draft.unknown == ()
    assert dict(draft.deck()["evolve"]) == {"SD01-018": 1}


def test_a_name_that_comes_again_at_the_end_of_a_list_without_headings_is_the_evolved_card():
    draft = read("3 Goblin\n3 Fairy Circle\n3 Water Fairy\n1 Goblin\n2 Water Fairy")
    assert dict(draft.deck()["evolve"]) == {"SD01-018": 1, "SD01-012": 2}
    assert main("Goblin\nGoblin\nWater Fairy\nWater Fairy") == {"SD01-017": 2, "SD01-011": 2}
    assert main("1 Goblin\n3 Treant\n1 Goblin\n1 Fairy Circle") == {"SD01-017": 2, "SD01-009": 3, "SD01-014": 1}
    assert main("Main\n1 Goblin\n3 Treant\n1 Goblin") == {"SD01-017": 2, "SD01-009": 3}


def test_a_long_text_is_read_at_once(seconds):
    text = "\n".join(f"The {n}th Woter Fairy of 12 in the deep woods, who is not at home today" for n in range(1_500))
    assert seconds(lambda: read(text)) < 6

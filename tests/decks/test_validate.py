"""The rules of preparing cards (6.1), one breach at a time in a small pool of made-up cards."""

from dataclasses import replace

import pytest
from shipped import having, problems, starter_decks, starter_library, sve_deck

from svedesk.cards.library import Library
from svedesk.decks import Deck
from svedesk.decks.model import size
from svedesk.engine.message import Message
from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.formats import FORMATS, STANDARD


def card(number: str, kind: str = "follower", special: str = "", craft: str = "Runecraft", **facts) -> SveFacts:
    return SveFacts(number, f"Card {number}", f"札 {number}", kind, special, (craft,), **facts)


POOL = Library(
    [
        card("XX-LD1", "leader"),
        card("XX-LD2", "leader", craft="Swordcraft"),
        card("XX-LD3", "leader", universe="Elsewhere"),
        *(card(f"XX-{n:03}") for n in range(1, 21)),
        card("XX-101", "spell", craft="Neutral"),
        card("XX-102", "amulet", craft="Swordcraft"),
        card("XX-103", craft="Swordcraft", universe="Elsewhere"),
        card("XX-104", craft="Dragoncraft", universe="Beyond"),
        replace(card("XX-105", craft="Runecraft"), classes=("Swordcraft", "Runecraft")),
        *(card(f"XX-2{n:02}", special="evolved") for n in range(1, 7)),
        card("XX-301", special="advanced"),
        card("XX-302", "spell", "token"),
        replace(card("XX-401"), name="Card XX-001"),
        card("XX-402", counts_as="Card XX-001"),
        card("XX-403", deck_limit=10),
        card("XX-404", deck_limit=1),
        *(card(f"XX-5{n:02}", craft="Swordcraft", universe="Elsewhere") for n in range(1, 15)),
        card("XX-601", special="evolved", craft="Swordcraft", universe="Elsewhere"),
    ]
)


def some(*numbers: str, each: int = 1) -> tuple[tuple[str, int], ...]:
    return tuple((number, each) for number in numbers)


FORTY = (*some(*(f"XX-{n:03}" for n in range(1, 14)), each=3), ("XX-014", 1))
GOOD = sve_deck("Forty", ("XX-LD1",), FORTY, some("XX-201", "XX-202", each=3))


def breaks(deck: Deck) -> tuple[Message, ...]:
    return problems(deck, POOL)


def with_main(*extra: tuple[str, int], without: int = 0) -> Deck:
    """The good deck, some of its last copies exchanged for others."""
    main, gone = list(FORTY), without
    while gone:
        number, count = main.pop()
        gone -= min(gone, count)
        if (left := size(FORTY) - without - size(tuple(main))) > 0:
            main.append((number, left))
    return having(GOOD, main=(*main, *extra))


@pytest.mark.rule("6.1.1")
@pytest.mark.parametrize("code", ["SD01", "SD02", "SD03", "SD04", "SD05", "SD06"])
def test_starter_decks_break_nothing(code):
    assert problems(starter_decks()[code], starter_library()) == ()


def test_the_good_deck_breaks_nothing():
    assert size(GOOD["main"]) == 40
    assert breaks(GOOD) == ()


@pytest.mark.rule("6.1.1.1")
def test_there_is_exactly_one_leader():
    assert breaks(having(GOOD, leaders=())) == (Message("deck-no-leader", (1,), "6.1.1.1"),)
    two = having(GOOD, leaders=("XX-LD1", "XX-LD1"))
    assert breaks(two) == (Message("deck-leaders", (2, 1), "6.1.1.1"),)


@pytest.mark.rule("6.1.1.1")
def test_only_a_leader_card_leads():
    assert breaks(having(GOOD, leaders=("XX-015",))) == (Message("deck-not-a-leader", ("#XX-015",), "6.1.1.1"),)


@pytest.mark.rule("6.1.1.2")
def test_a_main_deck_has_40_to_50_cards():
    assert breaks(with_main(without=1)) == (Message("deck-main", (39, 40, 50), "6.1.1.2"),)
    ten_more = (*some("XX-015", "XX-016", "XX-017", each=3), ("XX-018", 1))
    assert breaks(with_main(*ten_more)) == ()
    assert breaks(with_main(*ten_more, ("XX-019", 1))) == (Message("deck-main", (51, 40, 50), "6.1.1.2"),)


@pytest.mark.rule("6.1.1.2")
@pytest.mark.parametrize("number", ["XX-LD1", "XX-201", "XX-301", "XX-302"])
def test_leaders_and_special_types_do_not_belong_into_a_main_deck(number):
    assert breaks(with_main((number, 1))) == (Message("deck-not-for-main", (f"#{number}",), "6.1.1.2"),)


@pytest.mark.rule("6.1.1.3")
def test_an_evolve_deck_has_0_to_10_cards():
    assert breaks(having(GOOD, evolve=())) == ()
    ten = (*some("XX-201", "XX-202", "XX-203", each=3), ("XX-301", 1))
    assert breaks(having(GOOD, evolve=ten)) == ()
    eleven = (*ten, ("XX-204", 1))
    assert breaks(having(GOOD, evolve=eleven)) == (Message("deck-evolve", (11, 10), "6.1.1.3"),)


@pytest.mark.rule("6.1.1.3")
@pytest.mark.parametrize("number", ["XX-001", "XX-302", "XX-LD1"])
def test_only_evolved_and_advanced_cards_belong_into_an_evolve_deck(number):
    expected = (Message("deck-not-for-evolve", (f"#{number}",), "6.1.1.3"),)
    assert breaks(having(GOOD, evolve=some(number))) == expected


@pytest.mark.rule("6.1.1.4")
def test_three_copies_of_a_name_and_no_more():
    expected = (Message("deck-copies-main", ("#XX-015", 4, 3), "6.1.1.4"),)
    assert breaks(with_main(("XX-015", 3))) == ()
    assert breaks(with_main(("XX-015", 4))) == expected
    assert breaks(with_main(("XX-015", 1), ("XX-016", 1), ("XX-015", 3))) == expected
    four = (*some("XX-201", each=4), ("XX-202", 1))
    assert breaks(having(GOOD, evolve=four)) == (Message("deck-copies-evolve", ("#XX-201", 4, 3), "6.1.1.4"),)


@pytest.mark.rule("6.1.1.4")
def test_a_reprint_and_a_print_that_counts_as_another_card_are_of_the_same_name():
    assert breaks(with_main(("XX-401", 1))) == (Message("deck-copies-main", ("#XX-001", 4, 3), "6.1.1.4"),)
    assert breaks(with_main(("XX-402", 2))) == (Message("deck-copies-main", ("#XX-001", 5, 3), "6.1.1.4"),)


def of_two_languages(*prints: SveFacts) -> tuple[Message, ...]:
    """What is wrong with two copies of each of these prints, the last of them only in the library."""
    extra = tuple((facts.number, 2) for facts in prints[:2])
    return problems(with_main(*extra, without=4), Library([*POOL.values(), *prints]))


ENGLISH = replace(card("EN-001"), name="Water Fairy", name_ja="Water Fairy")
JAPANESE = replace(card("JA-001"), name="ウォーターフェアリー", name_ja="ウォーターフェアリー")
BOTH = replace(card("XX-700"), name="Water Fairy", name_ja="ウォーターフェアリー")
TOO_MANY = (Message("deck-copies-main", ("#EN-001", 4, 3), "6.1.1.4"),)


@pytest.mark.rule("6.1.1.4")
@pytest.mark.parametrize(
    "prints",
    [
        (replace(ENGLISH, name_ja="ウォーターフェアリー"), JAPANESE),
        (ENGLISH, JAPANESE, BOTH),
        (ENGLISH, JAPANESE, replace(BOTH, name_ja="水の妖精"), replace(JAPANESE, number="JA-002", name_ja="水の妖精")),
        (ENGLISH, replace(JAPANESE, counts_as="ウォーターフェアリー", name="妖精", name_ja="妖精"), BOTH),
    ],
)
def test_a_card_in_two_languages_counts_together(prints):
    assert of_two_languages(*prints) == TOO_MANY


@pytest.mark.rule("6.1.1.4")
def test_prints_whose_numbers_differ_in_the_language_alone_are_of_one_card():
    english = replace(ENGLISH, number="JA-001EN")
    assert of_two_languages(english, JAPANESE) == (Message("deck-copies-main", ("#JA-001EN", 4, 3), "6.1.1.4"),)


def test_a_number_alone_does_not_make_two_cards_one():
    english = replace(ENGLISH, number="JA-001EN")
    assert of_two_languages(english, replace(JAPANESE, attack=5)) == ()
    assert of_two_languages(english, replace(JAPANESE, name="Goblin", name_ja="Goblin")) == ()


def test_the_limit_in_two_languages_is_checked_quickly_in_a_large_library(seconds):
    many = [replace(card(f"YY-{n:05}"), attack=n % 7, cost=n % 9) for n in range(10_000)]
    library = Library([*POOL.values(), *many, ENGLISH, JAPANESE, BOTH])
    deck = with_main(("EN-001", 2), ("JA-001", 2), without=4)
    assert seconds(lambda: problems(deck, library)) < 0.5
    assert problems(deck, library) == TOO_MANY


@pytest.mark.rule("6.1.1.4")
def test_main_and_evolve_deck_may_each_hold_three_of_a_name():
    pool = Library([*POOL.values(), replace(POOL["XX-201"], name="Card XX-001")])
    assert problems(GOOD, pool) == ()


@pytest.mark.rule("6.1.2")
def test_a_cards_own_limit_overrides_the_formats():
    assert breaks(with_main(("XX-403", 10))) == ()
    assert breaks(with_main(("XX-403", 11), without=11)) == (Message("deck-copies-main", ("#XX-403", 11, 10), "6.1.2"),)
    assert breaks(with_main(("XX-404", 2))) == (Message("deck-copies-main", ("#XX-404", 2, 1), "6.1.2"),)


def test_the_limit_of_a_card_that_says_nothing_is_the_formats():
    assert card("XX-999").deck_limit == STANDARD.copies.high


@pytest.mark.rule("6.1.1.5", "6.1.1.5.1")
def test_cards_are_of_the_leaders_class_or_neutral():
    assert breaks(with_main(("XX-101", 3), ("XX-105", 3))) == ()
    assert breaks(with_main(("XX-102", 2))) == (Message("deck-class", ("#XX-102", "Runecraft"), "6.1.1.5.1"),)
    evolve = (("XX-601", 1),)
    assert breaks(having(GOOD, evolve=evolve)) == (Message("deck-class", ("#XX-601", "Runecraft"), "6.1.1.5.1"),)


@pytest.mark.rule("6.1.1.5.1")
def test_another_leader_makes_every_card_a_stranger():
    messages = breaks(having(GOOD, leaders=("XX-LD2",)))
    assert len(messages) == 16
    assert set(messages) == {Message("deck-class", (f"#{n}", "Swordcraft"), "6.1.1.5.1") for n in GOOD.numbers()[1:]}


ELSEWHERE = sve_deck(
    "Elsewhere",
    ("XX-LD3",),
    (*some(*(f"XX-5{n:02}" for n in range(1, 14)), each=3), ("XX-514", 1)),
    some("XX-601"),
)


@pytest.mark.rule("6.1.1.5.2", "2.12.2.1")
def test_a_deck_of_one_universe_may_hold_every_class():
    assert breaks(ELSEWHERE) == ()
    one_more = having(ELSEWHERE, main=(*ELSEWHERE["main"], ("XX-103", 1)))
    assert breaks(one_more) == ()


@pytest.mark.rule("6.1.1.5.2")
@pytest.mark.parametrize("number", ["XX-104", "XX-001", "XX-101"])
def test_a_card_of_another_universe_or_of_none_is_a_stranger_there(number):
    deck = having(ELSEWHERE, main=(*ELSEWHERE["main"], (number, 1)))
    assert breaks(deck) == (Message("deck-universe", (f"#{number}", "Elsewhere"), "6.1.1.5.2"),)


@pytest.mark.rule("6.1.1.5.2")
def test_without_the_universe_of_its_leader_a_deck_has_none():
    deck = having(ELSEWHERE, leaders=("XX-LD1",))
    assert {message.key for message in breaks(deck)} == {"deck-class"}


@pytest.mark.rule("6.1.1.5")
def test_a_leader_of_a_universe_may_lead_a_deck_of_its_class():
    assert breaks(having(GOOD, leaders=("XX-LD3",))) == ()
    deck = having(with_main(("XX-102", 1)), leaders=("XX-LD3",))
    assert breaks(deck) == (Message("deck-class", ("#XX-102", "Runecraft"), "6.1.1.5.1"),)


@pytest.mark.rule("6.1.1.5")
def test_a_deck_as_far_from_a_class_as_from_a_universe_is_measured_by_the_class():
    deck = sve_deck("Two", ("XX-LD3",), (("XX-001", 1), ("XX-501", 1)))
    strangers = [message for message in breaks(deck) if message.key != "deck-main"]
    assert strangers == [Message("deck-class", ("#XX-501", "Runecraft"), "6.1.1.5.1")]


def test_unknown_cards_are_named_and_the_rest_is_still_checked():
    deck = sve_deck("?", ("XX-LD9",), (("YY-001", 41), ("XX-015", 4), ("XX-302", 6)), (("YY-001", 1),))
    assert breaks(deck) == (
        Message("unknown-card", ("XX-LD9",)),
        Message("unknown-card", ("YY-001",)),
        Message("deck-main", (51, 40, 50), "6.1.1.2"),
        Message("deck-not-for-main", ("#XX-302",), "6.1.1.2"),
        Message("deck-copies-main", ("#XX-015", 4, 3), "6.1.1.4"),
        Message("deck-copies-main", ("#XX-302", 6, 3), "6.1.1.4"),
    )


def test_a_deck_for_an_unknown_format_is_measured_by_the_standard_one():
    deck = replace(with_main(without=1), format="tower")
    assert breaks(deck) == (Message("deck-unknown-format", ("tower",)), Message("deck-main", (39, 40, 50), "6.1.1.2"))


def test_formats_are_found_by_their_names():
    assert {name: form.name for name, form in FORMATS.items()} == {
        name: name for name in ("standard", "sealed", "cross_craft")
    }
    assert sve_deck("", (), ()).format == "standard"

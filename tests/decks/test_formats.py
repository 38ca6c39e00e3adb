"""Formats and universes: Sealed (B1), Cross Craft (B2), Cardfight!! Vanguard (14.4.2), double-faced cards, abilities
that override construction rules (6.1.2)."""

from dataclasses import replace

import pytest
from shipped import having, problems, sve_deck

from svedesk.cards.library import Library
from svedesk.decks import Deck
from svedesk.decks.sealed import pool_problems
from svedesk.engine.message import Message
from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.formats import SEALED, VANGUARD
from svedesk.games.sve.text.sentences import sentence


def card(number: str, craft: str, kind: str = "follower", special: str = "", **facts) -> SveFacts:
    return SveFacts(number, f"Card {number}", f"札 {number}", kind, special, (craft,) if craft else (), **facts)


def crafted(prefix: str, craft: str, count: int, **facts) -> list[SveFacts]:
    return [card(f"XX-{prefix}{n:02}", craft, **facts) for n in range(1, count + 1)]


POOL = Library(
    [
        card("XX-LR", "Runecraft", "leader"),
        card("XX-LR2", "Runecraft", "leader"),
        card("XX-LS", "Swordcraft", "leader"),
        card("XX-LV", "Swordcraft", "leader", universe=VANGUARD),
        *crafted("R", "Runecraft", 14),
        *crafted("S", "Swordcraft", 14),
        *crafted("D", "Dragoncraft", 2),
        *crafted("N", "Neutral", 2),
        *crafted("E", "Swordcraft", 3, special="evolved"),
        card("XX-U01", "", universe="Elsewhere"),
        card("XX-A01", "Runecraft", special="advanced"),
        *crafted("B", "Runecraft", 3, special="evolved"),
        card("XX-T01", "Neutral", special="token"),
        *crafted("V", "Swordcraft", 13, universe=VANGUARD),
        *crafted("W", "Dragoncraft", 3, universe=VANGUARD),
        card("XX-G01", "Swordcraft", "amulet", universe=VANGUARD, starting=True),
        card("XX-G02", "Swordcraft", "amulet", universe=VANGUARD, starting=True),
        replace(card("XX-G03", "Swordcraft", "amulet", universe=VANGUARD, starting=True), name="Card XX-G01"),
        card("XX-H01", "Swordcraft", universe=VANGUARD, trigger="heal"),
        card("XX-H02", "Dragoncraft", universe=VANGUARD, trigger="heal"),
        card("XX-F01", "Runecraft", back="XX-F01B"),
        replace(card("XX-F01B", "Runecraft", front="XX-F01"), name="Card XX-R01"),
        replace(card("XX-F02", "Runecraft", back="XX-F02B"), name="Card XX-R01"),
        card("XX-F02B", "Runecraft", front="XX-F02"),
        card("XX-Y01", "Runecraft", special="evolved", back="XX-Y01B"),
        card("XX-Y01B", "Runecraft", special="evolved", front="XX-Y01"),
        card("XX-M01", "Runecraft", deck_limit=20),
        card("XX-M02", "Runecraft", deck_limit=1),
    ]
)


def three(prefix: str, count: int) -> tuple[tuple[str, int], ...]:
    return tuple((f"XX-{prefix}{n:02}", 3) for n in range(1, count + 1))


def breaks(deck: Deck) -> tuple[Message, ...]:
    return problems(deck, POOL)


# -- Sealed ------------------------------------------------------------------------------------------------------------

OPENED = sve_deck("Opened", (), (("XX-R01", 30),), format="sealed")


@pytest.mark.rule("B1.6.1.1.2")
@pytest.mark.parametrize(("leaders", "right"), [((), True), (("XX-LR",), True), (("XX-LR", "XX-LS"), False)])
def test_a_sealed_deck_needs_no_leader(leaders, right):
    expected = () if right else (Message("deck-leaders-most", (2, 1), "B1.6.1.1.2"),)
    assert breaks(having(OPENED, leaders=leaders)) == expected


@pytest.mark.rule("B1.6.1.1.3")
def test_its_main_deck_has_thirty_cards_or_more():
    assert breaks(having(OPENED, main=(("XX-R01", 29),))) == (Message("deck-main-least", (29, 30), "B1.6.1.1.3"),)
    assert breaks(having(OPENED, main=(("XX-R01", 90),))) == ()


@pytest.mark.rule("B1.6.1.1.3")
@pytest.mark.parametrize("number", ["XX-LR", "XX-E01", "XX-A01", "XX-T01"])
def test_leaders_and_special_types_stay_out_of_it(number):
    deck = having(OPENED, main=(*OPENED["main"], (number, 1)))
    assert breaks(deck) == (Message("deck-not-for-main", (f"#{number}",), "B1.6.1.1.3"),)


@pytest.mark.rule("B1.6.1.1.4")
def test_its_evolve_deck_has_any_number_of_evolved_and_advanced_cards():
    assert breaks(having(OPENED, evolve=(("XX-E01", 20), ("XX-A01", 5)))) == ()
    for number in ("XX-R02", "XX-T01"):
        deck = having(OPENED, evolve=((number, 1),))
        assert breaks(deck) == (Message("deck-not-for-evolve", (f"#{number}",), "B1.6.1.1.4"),)


@pytest.mark.rule("B1.6.1.1.5")
def test_a_name_may_be_in_it_any_number_of_times():
    assert breaks(having(OPENED, main=(("XX-R01", 25), ("XX-M02", 5)), evolve=(("XX-E01", 9),))) == ()
    assert SEALED.copies.high is None


@pytest.mark.rule("B1.6.1.1.6")
def test_it_may_hold_every_class_and_universe():
    mixed = (("XX-R01", 10), ("XX-S01", 10), ("XX-U01", 5), ("XX-V01", 5))
    assert breaks(having(OPENED, leaders=("XX-LR",), main=mixed)) == ()


PACKS = ((("XX-R01", 4), ("XX-E01", 1)),) * 8
FROM_PACKS = having(OPENED, main=(("XX-R01", 30),), evolve=(("XX-E01", 8),))


@pytest.mark.rule("B1.6.1.1")
def test_main_and_evolve_deck_are_built_from_the_opened_packs():
    assert pool_problems((*FROM_PACKS["main"], *FROM_PACKS["evolve"]), PACKS, "open_8") == ()
    more = having(FROM_PACKS, leaders=("XX-LR",), main=(("XX-R01", 20), ("XX-R01", 13)), evolve=(("XX-E01", 9),))
    assert pool_problems((*more["main"], *more["evolve"]), PACKS, "open_8") == (
        Message("deck-not-opened", ("#XX-R01", 33, 32), "B1.6.1.1"),
        Message("deck-not-opened", ("#XX-E01", 9, 8), "B1.6.1.1"),
    )


@pytest.mark.rule("B1.6.1.1.1")
@pytest.mark.parametrize("packs", [PACKS[:7], (*PACKS, ())])
def test_open_8_opens_eight_packs_and_box_battle_all_of_a_box(packs):
    deck = having(FROM_PACKS, main=(("XX-R01", 28),), evolve=())
    assert pool_problems((*deck["main"], *deck["evolve"]), packs, "open_8") == (
        Message("deck-packs", (len(packs), 8), "B1.6.1.1.1"),
    )
    assert pool_problems((*deck["main"], *deck["evolve"]), packs, "box_battle") == ()


@pytest.mark.rule("B1.6.1.1.1.1")
def test_a_card_of_the_box_that_lay_in_no_pack_is_not_used():
    deck = having(FROM_PACKS, main=(("XX-R01", 30), ("XX-R02", 1)))
    expected = (Message("deck-none-opened", ("#XX-R02",), "B1.6.1.1.1.1"),)
    assert pool_problems((*deck["main"], *deck["evolve"]), PACKS, "box_battle") == expected


# -- Cross Craft -------------------------------------------------------------------------------------------------------

CROSSED = sve_deck("Crossed", ("XX-LR", "XX-LS"), (*three("R", 7), *three("S", 6), ("XX-N01", 1)), format="cross_craft")


@pytest.mark.rule("B2.6.1.1.5", "B2.6.1.1.5.1")
def test_a_cross_craft_deck_has_cards_of_both_leaders_classes_and_neutral_ones():
    assert breaks(CROSSED) == ()
    deck = having(CROSSED, main=(*CROSSED["main"], ("XX-D01", 1)), evolve=(("XX-E01", 1),))
    assert breaks(deck) == (Message("deck-classes", ("#XX-D01", "Runecraft", "Swordcraft"), "B2.6.1.1.5.1"),)


@pytest.mark.rule("B2.6.1.1.5.1")
def test_so_has_its_evolve_deck():
    deck = having(CROSSED, leaders=("XX-LR", "XX-LS"), evolve=(("XX-A01", 1), ("XX-E01", 1)))
    assert breaks(deck) == ()
    pool = Library([*POOL.values(), card("XX-E09", "Dragoncraft", special="evolved")])
    assert problems(having(deck, evolve=(("XX-E09", 1),)), pool) == (
        Message("deck-classes", ("#XX-E09", "Runecraft", "Swordcraft"), "B2.6.1.1.5.1"),
    )


@pytest.mark.rule("B2.6.1.1.1")
@pytest.mark.parametrize("leaders", [("XX-LR",), ("XX-LR", "XX-LS", "XX-LR2"), ()])
def test_it_has_two_leaders(leaders):
    keys = [(message.key, message.clause) for message in breaks(having(CROSSED, leaders=leaders))]
    assert ("deck-leaders" if leaders else "deck-no-leader", "B2.6.1.1.1") in keys


@pytest.mark.rule("B2.6.1.1.1")
def test_of_different_classes():
    rune = having(CROSSED, leaders=("XX-LR", "XX-LR2"), main=(*three("R", 13), ("XX-N01", 1)))
    assert breaks(rune) == (Message("deck-leaders-alike", ("Runecraft",), "B2.6.1.1.1"),)


@pytest.mark.rule("B2.6.1.1.5")
def test_it_cannot_be_based_on_a_universe():
    deck = having(CROSSED, main=(*CROSSED["main"], ("XX-U01", 1)))
    assert breaks(deck) == (Message("deck-classes", ("#XX-U01", "Runecraft", "Swordcraft"), "B2.6.1.1.5"),)
    universe = sve_deck("V", ("XX-LV", "XX-LR"), (*three("V", 13), ("XX-W01", 3)), format="cross_craft")
    assert {message.key for message in breaks(universe)} == {"deck-classes", "deck-class-missing"}


@pytest.mark.rule("B2.6.1.1.5.2")
@pytest.mark.parametrize(("prefix", "missing"), [("R", "Swordcraft"), ("S", "Runecraft")])
def test_each_leaders_class_has_a_card_in_the_main_deck(prefix, missing):
    deck = having(CROSSED, main=(*three(prefix, 13), ("XX-N01", 1)), evolve=(("XX-E01", 1),))
    assert breaks(deck) == (Message("deck-class-missing", (missing,), "B2.6.1.1.5.2"),)


# -- universes ---------------------------------------------------------------------------------------------------------

DRIVEN = sve_deck("Driven", ("XX-LV",), (*three("V", 12), ("XX-W01", 3), ("XX-G01", 1)))


@pytest.mark.rule("14.4.2.1.1", "6.1.1.5.2.1", "14.4.2.1")
def test_a_deck_of_that_universe_has_a_starting_amulet():
    assert breaks(DRIVEN) == ()
    without = having(DRIVEN, main=(*DRIVEN["main"][:-1], ("XX-V13", 1)))
    assert breaks(without) == (Message("deck-no-starting-amulet", (), "14.4.2.1.1"),)


@pytest.mark.rule("14.4.2.1.1")
def test_one_that_may_as_well_be_based_on_its_class_needs_none():
    assert breaks(sve_deck("Class", ("XX-LV",), (*three("V", 13), ("XX-S01", 1)))) == ()
    assert breaks(sve_deck("Class", ("XX-LV",), (*three("V", 13), ("XX-H01", 1)))) == ()


@pytest.mark.rule("14.4.2.1.2")
def test_its_triggers_are_of_the_leaders_class():
    assert breaks(having(DRIVEN, main=(*DRIVEN["main"], ("XX-H01", 3)))) == ()
    assert breaks(having(DRIVEN, main=(*DRIVEN["main"], ("XX-H02", 1)))) == (
        Message("deck-trigger-class", ("#XX-H02", "Swordcraft"), "14.4.2.1.2"),
    )


@pytest.mark.rule("14.4.4.1", "14.4.4.1.1")
def test_all_starting_amulets_of_a_deck_share_one_name():
    assert breaks(having(DRIVEN, main=(*DRIVEN["main"], ("XX-G03", 1)))) == ()
    other = Message("deck-starting-amulets", ("#XX-G01", "#XX-G02"), "14.4.4.1.1")
    assert breaks(having(DRIVEN, main=(*DRIVEN["main"], ("XX-G02", 1)))) == (other,)


# -- faces and replacing abilities -------------------------------------------------------------------------------------

PLAIN = sve_deck("Plain", ("XX-LR",), (*three("R", 13), ("XX-R14", 1)))


@pytest.mark.rule("6.1.1.3")
def test_nor_is_the_back_face_of_an_evolved_card():
    assert breaks(having(PLAIN, evolve=(("XX-Y01", 1),))) == ()
    assert breaks(having(PLAIN, evolve=(("XX-Y01B", 1),))) == (
        Message("deck-not-for-evolve", ("#XX-Y01B",), "6.1.1.3"),
    )


@pytest.mark.rule("6.1.1.4.1")
def test_a_double_faced_card_is_counted_by_the_name_of_its_front_face():
    assert breaks(having(PLAIN, main=(*PLAIN["main"], ("XX-F01", 3)))) == ()
    assert breaks(having(PLAIN, main=(*PLAIN["main"], ("XX-F02", 1)))) == (
        Message("deck-copies-main", ("#XX-R01", 4, 3), "6.1.1.4"),
    )


@pytest.mark.rule("6.1.1.2", "6.1.1.3")
def test_a_back_face_is_no_card_of_a_deck():
    deck = having(PLAIN, main=(*PLAIN["main"], ("XX-F01B", 1)), evolve=(("XX-F02B", 1),))
    assert breaks(deck) == (
        Message("deck-not-for-main", ("#XX-F01B",), "6.1.1.2"),
        Message("deck-not-for-evolve", ("#XX-F02B",), "6.1.1.3"),
        Message("deck-copies-main", ("#XX-R01", 4, 3), "6.1.1.4"),
    )


@pytest.mark.rule("6.1.2")
@pytest.mark.parametrize(("number", "count", "most"), [("XX-M01", 21, 20), ("XX-M02", 2, 1)])
def test_an_ability_of_a_card_overrides_how_many_of_it_there_may_be(number, count, most):
    deck = sve_deck("Many", ("XX-LR",), (*three("R", 10), (number, count)))
    told = [message for message in breaks(deck) if message.key == "deck-copies-main"]
    assert told == [Message("deck-copies-main", (f"#{number}", count, most), "6.1.2")]
    right = having(deck, main=(*three("R", 10), (number, most)))
    assert "deck-copies-main" not in {message.key for message in breaks(right)}


@pytest.mark.parametrize(
    ("message", "english", "japanese"),
    [
        (
            Message("deck-main-least", (29, 30), "B1.6.1.1.3"),
            "The main deck has 29 cards, but needs at least 30 (B1.6.1.1.3).",
            "メインデッキが29枚です。30枚以上必要です (B1.6.1.1.3)。",
        ),
        (
            Message("deck-classes", ("#XX-D01", "Runecraft", "Swordcraft"), "B2.6.1.1.5.1"),
            "Card XX-D01 is neither Runecraft nor Swordcraft nor Neutral (B2.6.1.1.5.1).",
            "『Card XX-D01』はウィッチでもロイヤルでもニュートラルでもありません (B2.6.1.1.5.1)。",
        ),
    ],
)
def test_a_breach_is_told_in_both_languages_with_its_clause(message, english, japanese):
    def name(number: str) -> str:
        return POOL[number].name

    assert sentence(message, "en", name, clause=True) == english
    assert sentence(message, "ja", name, clause=True) == japanese

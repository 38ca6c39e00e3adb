"""Every way to break the rules of building decks (6.1, B1, B2, 14.4.2) is told with its clause, in a player's words."""

import json

import pytest
from decks.test_formats import CROSSED, DRIVEN, FROM_PACKS, OPENED, PACKS, PLAIN, POOL, card, three
from shipped import having, problems, sve_deck

from svedesk.cards.library import Library
from svedesk.data import resources
from svedesk.decks.sealed import pool_problems
from svedesk.games.sve.text.sentences import sentence

CARDS = Library([*POOL.values(), card("XX-LN", "Neutral", "leader"), card("XX-LU", "", "leader", universe="Elsewhere")])
ELSEWHERE = sve_deck("Elsewhere", ("XX-LU",), (("XX-U01", 3),))
"""Too small, and all of one universe."""


def main(deck, *more):
    return having(deck, main=(*deck["main"], *more))


BREACHES = [
    # the standard format
    (
        "6.1.1.1",
        having(PLAIN, leaders=()),
        "The deck has no leader, but needs one.",
        "リーダーがありません。1枚必要です。",
    ),
    (
        "6.1.1.1",
        having(PLAIN, leaders=("XX-LR", "XX-LR")),
        "The deck has 2 leaders, but needs one.",
        "リーダーが2枚あります。ちょうど1枚必要です。",
    ),
    (
        "6.1.1.1",
        having(PLAIN, leaders=("XX-R02",)),
        "Card XX-R02 is not a leader card.",
        "『札 XX-R02』はリーダーカードではありません。",
    ),
    (
        "6.1.1.2",
        having(PLAIN, main=three("R", 13)),
        "The main deck has 39 cards, but needs 40 to 50.",
        "メインデッキが39枚です。40枚以上50枚以下でなければなりません。",
    ),
    (
        "6.1.1.2",
        main(PLAIN, ("XX-M01", 11)),
        "The main deck has 51 cards, but needs 40 to 50.",
        "メインデッキが51枚です。40枚以上50枚以下でなければなりません。",
    ),
    *(
        (
            "6.1.1.2",
            main(PLAIN, (number, 1)),
            f"Card {number} can't be in a main deck.",
            f"『札 {number}』はメインデッキに入れられません。",
        )
        for number in ("XX-LR", "XX-A01", "XX-T01")
    ),
    (
        "6.1.1.3",
        having(PLAIN, evolve=(("XX-A01", 3), *((f"XX-B0{n}", 3) for n in (1, 2, 3)))),
        "The evolve deck has 12 cards; the limit is 10.",
        "エボルヴデッキが12枚です。10枚までです。",
    ),
    *(
        (
            "6.1.1.3",
            having(PLAIN, evolve=((number, 1),)),
            f"Card {number} can't be in an evolve deck.",
            f"『札 {number}』はエボルヴデッキに入れられません。",
        )
        for number in ("XX-R02", "XX-LR", "XX-T01")
    ),
    (
        "6.1.1.4",
        main(PLAIN, ("XX-R14", 3)),
        "The main deck has 4 copies of Card XX-R14; the limit is 3.",
        "メインデッキに『札 XX-R14』が4枚あります。3枚までです。",
    ),
    (
        "6.1.1.4",
        having(PLAIN, evolve=(("XX-A01", 4),)),
        "The evolve deck has 4 copies of Card XX-A01; the limit is 3.",
        "エボルヴデッキに『札 XX-A01』が4枚あります。3枚までです。",
    ),
    (
        "6.1.2",
        main(PLAIN, ("XX-M02", 2)),
        "The main deck has 2 copies of Card XX-M02; the limit is 1.",
        "メインデッキに『札 XX-M02』が2枚あります。1枚までです。",
    ),
    (
        "6.1.1.5.1",
        main(PLAIN, ("XX-S01", 1)),
        "Card XX-S01 is neither Runecraft nor Neutral.",
        "『札 XX-S01』はウィッチでもニュートラルでもありません。",
    ),
    (
        "6.1.1.5.1",
        having(PLAIN, leaders=("XX-LN",), main=(("XX-N01", 3), ("XX-R01", 1))),
        "Card XX-R01 is not Neutral like the leader.",
        "『札 XX-R01』はニュートラルではないため、ニュートラルのリーダーでは使えません。",
    ),
    (
        "6.1.1.5.2",
        main(ELSEWHERE, ("XX-R01", 1)),
        "Card XX-R01 does not belong to Elsewhere.",
        "『札 XX-R01』はElsewhereのカードではありません。",
    ),
    # universes
    (
        "14.4.2.1.1",
        having(DRIVEN, main=(*DRIVEN["main"][:-1], ("XX-V13", 1))),
        "The deck needs a Starting Amulet card.",
        "【スタートアミュレット】を持つカードがありません。1枚以上必要です。",
    ),
    (
        "14.4.2.1.2",
        main(DRIVEN, ("XX-H02", 1)),
        "Card XX-H02 has a Trigger and must be Swordcraft.",
        "『札 XX-H02』はトリガーを持つので、ロイヤルでなければなりません。",
    ),
    (
        "14.4.4.1.1",
        main(DRIVEN, ("XX-G02", 1)),
        "Card XX-G01 and Card XX-G02 are both Starting Amulets. All in one deck must have the same name.",
        (
            "『札 XX-G01』と『札 XX-G02』はどちらも【スタートアミュレット】を持ちます。"
            "1つのデッキでは同じカード名でなければなりません。"
        ),
    ),
    # Sealed
    (
        "B1.6.1.1.2",
        having(OPENED, leaders=("XX-LR", "XX-LS")),
        "The deck has 2 leaders; the limit is one.",
        "リーダーが2枚あります。1枚までです。",
    ),
    (
        "B1.6.1.1.3",
        having(OPENED, main=(("XX-R01", 29),)),
        "The main deck has 29 cards, but needs at least 30.",
        "メインデッキが29枚です。30枚以上必要です。",
    ),
    (
        "B1.6.1.1.3",
        main(OPENED, ("XX-E01", 1)),
        "Card XX-E01 can't be in a main deck.",
        "『札 XX-E01』はメインデッキに入れられません。",
    ),
    (
        "B1.6.1.1.4",
        having(OPENED, evolve=(("XX-R02", 1),)),
        "Card XX-R02 can't be in an evolve deck.",
        "『札 XX-R02』はエボルヴデッキに入れられません。",
    ),
    # Cross Craft
    (
        "B2.6.1.1.1",
        having(CROSSED, leaders=()),
        "The deck has no leader, but needs two.",
        "リーダーがありません。2枚必要です。",
    ),
    (
        "B2.6.1.1.1",
        having(CROSSED, leaders=("XX-LR", "XX-LS", "XX-LR2")),
        "The deck has 3 leaders, but needs two.",
        "リーダーが3枚あります。ちょうど2枚必要です。",
    ),
    (
        "B2.6.1.1.1",
        having(CROSSED, leaders=("XX-LR", "XX-LR2"), main=(*three("R", 13), ("XX-N01", 1))),
        "Both leaders are Runecraft. They must be of different classes.",
        "リーダーが2枚ともウィッチです。異なるクラスでなければなりません。",
    ),
    (
        "B2.6.1.1.5",
        main(CROSSED, ("XX-U01", 1)),
        "Card XX-U01 is neither Runecraft nor Swordcraft nor Neutral.",
        "『札 XX-U01』はウィッチでもロイヤルでもニュートラルでもありません。",
    ),
    (
        "B2.6.1.1.5.1",
        main(CROSSED, ("XX-D01", 1)),
        "Card XX-D01 is neither Runecraft nor Swordcraft nor Neutral.",
        "『札 XX-D01』はウィッチでもロイヤルでもニュートラルでもありません。",
    ),
    (
        "B2.6.1.1.5.1",
        having(CROSSED, leaders=("XX-LR", "XX-LR2"), main=(*three("R", 13), ("XX-S01", 1))),
        "Card XX-S01 is neither Runecraft nor Neutral.",
        "『札 XX-S01』はウィッチでもニュートラルでもありません。",
    ),
    (
        "B2.6.1.1.5.2",
        having(CROSSED, main=(*three("R", 13), ("XX-N01", 1))),
        "The main deck has no Swordcraft card. It needs at least one of each leader's class.",
        "メインデッキにロイヤルのカードがありません。各リーダーのクラスのカードが1枚以上必要です。",
    ),
]
FROM_OTHER_PACKS = [
    (
        "B1.6.1.1.1",
        FROM_PACKS,
        PACKS[:7],
        "7 packs were opened, but it must be 8.",
        "開封したパックが7個です。8個でなければなりません。",
    ),
    (
        "B1.6.1.1",
        having(FROM_PACKS, main=(("XX-R01", 33),)),
        PACKS,
        "The deck has 33 copies of Card XX-R01, but the opened packs contained 32.",
        "デッキに『札 XX-R01』が33枚あります。開封したのは32枚です。",
    ),
    (
        "B1.6.1.1.1.1",
        main(FROM_PACKS, ("XX-R02", 1)),
        PACKS,
        "Card XX-R02 was in none of the opened packs.",
        "『札 XX-R02』は開封したパックにありません。",
    ),
]
NOTHING_TO_BREAK = {
    "6.1.1": "what 6.1.1.1 to 6.1.1.3 say each",
    "6.1.1.4.1": "which name of a card counts for 6.1.1.4",
    "6.1.1.5": "what 6.1.1.5.1 and 6.1.1.5.2 say each",
    "6.1.1.5.2.1": "points to chapter 14",
    "2.12.2.1": "what a universe is for",
    "14.4.2.1": "what 14.4.2.1.1 and 14.4.2.1.2 say each",
    "14.4.4.1": "what 14.4.4.1.1 says",
    "B1.6.1.1.5": "allows any number of copies",
    "B1.6.1.1.6": "allows every class and universe",
}


def told(messages):
    """The sentences in both languages, with their clauses."""
    return [
        (
            message.clause,
            sentence(message, "en", lambda number: CARDS[number].name),
            sentence(message, "ja", lambda number: CARDS[number].name_ja),
        )
        for message in messages
    ]


@pytest.mark.rule("6.1.1")
@pytest.mark.parametrize(("clause", "deck", "english", "japanese"), BREACHES)
def test_a_breach_is_told_with_its_clause_in_both_languages(clause, deck, english, japanese):
    assert (clause, english, japanese) in told(problems(deck, CARDS))


@pytest.mark.rule("B1.6.1.1")
@pytest.mark.parametrize(("clause", "deck", "packs", "english", "japanese"), FROM_OTHER_PACKS)
def test_so_is_one_of_the_packs_it_is_built_from(clause, deck, packs, english, japanese):
    assert (clause, english, japanese) in told(pool_problems((*deck["main"], *deck["evolve"]), packs, "open_8"))


def test_every_clause_on_building_decks_is_broken_here_or_says_nothing_to_break():
    clauses = json.loads((resources() / "rules" / "editions" / "en_1.16.0.json").read_text(encoding="utf-8"))["clauses"]
    building = {
        row["id"]
        for row in clauses
        if "heading" not in row and (row["kind"] == "deck" or row["id"].startswith(("6.1.", "B1.6.1.1", "B2.6.1.1")))
    }
    broken = {clause for clause, *_ in (*BREACHES, *FROM_OTHER_PACKS)}
    assert building - broken == set(NOTHING_TO_BREAK)


def test_leaders_without_a_class_let_neutral_cards_in_only():
    """Nothing but a universe could have them; that is no way to build a Cross Craft deck."""
    deck = sve_deck("?", ("XX-LU", "XX-LU"), (("XX-R01", 1), ("XX-N01", 1)), format="cross_craft")
    assert ("B2.6.1.1.5.1", "Card XX-R01 is not Neutral like the leader.") in [
        row[:2] for row in told(problems(deck, CARDS))
    ]

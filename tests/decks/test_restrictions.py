"""Restriction lists: which cards a deck may hold fewer of, by date."""

import json
from dataclasses import replace

import pytest
from shipped import SVE, shipped_library, starter_decks, theme_decks

from svedesk.data import resources
from svedesk.decks.restriction_file import read_restrictions
from svedesk.decks.restrictions import RestrictionLists, deck_problems
from svedesk.documents.damaged import DamagedFile
from svedesk.engine.message import Message
from svedesk.games.registry import shipped_games

HOUSE, CRAFTER, RUNE_DECK = "BP03-048", "BP06-039", "SD03"


@pytest.fixture
def lists(tmp_path):
    return RestrictionLists(SVE, tmp_path / "kept")


def runes(**cards):
    """The Runecraft starter deck with these copies in place of as many of its own cards."""
    deck = starter_decks()[RUNE_DECK]
    copies = {number.replace("_", "-"): count for number, count in cards.items()}
    sections = {section: deck[section] for section in deck}
    sections["main"] = (*copies.items(), *deck["main"][len(copies) :])
    return replace(deck, sections=tuple(sections.items()))


def breaks(deck, restrictions, facts=None, form="standard"):
    facts = facts or shipped_library()
    rules = SVE.decks.problems(deck.as_list(), form, facts)
    problems = deck_problems(SVE, deck.as_list(), form, facts, restrictions)
    assert problems[: len(rules)] == rules
    return problems[len(rules) :]


def written(tmp_path, rows, date="2027-01-15", **fields):
    path = tmp_path / "list.json"
    document = {"format": "svedesk-restrictions", "version": 1, "game": "sve", "date": date, "rows": rows, **fields}
    path.write_text(json.dumps(document), encoding="utf-8")
    return path


def test_three_of_a_card_limited_to_one_are_too_many(lists):
    newest = lists.chosen("newest")
    assert breaks(runes(BP03_048=3, BP06_039=3), newest) == (
        Message("deck-limited", ("#BP03-048", 3, 1, newest.date)),
        Message("deck-limited", ("#BP06-039", 3, 1, newest.date)),
    )
    assert breaks(runes(BP03_048=1, BP06_039=1), newest) == ()
    assert breaks(runes(BP03_048=3, BP06_039=3), lists.chosen("none")) == ()


def test_a_banned_card_may_not_be_in_a_deck_at_all(lists):
    assert [problem.key for problem in breaks(runes(BP12_044=1), lists.chosen("newest"))] == ["deck-banned"]


def test_a_list_is_of_a_format(lists):
    newest = lists.chosen("newest")
    assert breaks(runes(BP03_048=3), newest, form="cross_craft") == ()
    assert breaks(runes(BP03_101=2), newest) == ()
    assert [problem.args[1:3] for problem in breaks(runes(BP03_101=2), newest, form="cross_craft")] == [(2, 1)]


def test_an_older_list_can_be_chosen(lists):
    assert breaks(runes(BP01_086=3), lists.chosen("2024-06-28")) == (
        Message("deck-limited", ("#BP01-086", 3, 1, "2024-06-28")),
    )
    assert breaks(runes(BP12_044=3), lists.chosen("2024-06-28")) == ()
    assert lists.chosen("1999-01") is lists.chosen("newest")


def test_prints_of_one_card_count_together_in_either_language(lists):
    library = dict(shipped_library())
    library["XX-001"] = replace(library[HOUSE], number="XX-001", name="お菓子の家", name_ja="お菓子の家")
    library["XX-002"] = replace(library[HOUSE], number="XX-002", name="Gingerbread House", name_ja="")
    problems = breaks(runes(XX_001=1, XX_002=1), lists.chosen("newest"), library)
    assert [problem.args[1:3] for problem in problems] == [(2, 1)]


def test_the_evolved_card_of_a_limited_one_is_free(lists):
    deck = starter_decks()[RUNE_DECK]
    sections = {section: deck[section] for section in deck} | {"evolve": (("BP06-040", 3),)}
    assert breaks(replace(deck, sections=tuple(sections.items())), lists.chosen("newest")) == ()


def test_of_a_pair_only_one_is_allowed(lists, tmp_path):
    pair = {"built_for": "standard", "cards": [["Gingerbread House"], ["Curse Crafter"]]}
    newest = lists.add(written(tmp_path, [pair])).restrictions
    assert breaks(runes(BP03_048=3), newest) == ()
    assert breaks(runes(BP03_048=1, BP06_039=1), newest) == (
        Message("deck-one-of", ("#BP03-048", "#BP06-039", "2027-01-15")),
    )


def test_a_list_brought_in_is_kept_and_the_newest(tmp_path):
    RestrictionLists(SVE, tmp_path / "kept").add(written(tmp_path, []))
    lists = RestrictionLists(SVE, tmp_path / "kept")
    assert lists.dates[0] == "2027-01-15"
    assert breaks(runes(BP03_048=3), lists.chosen("newest")) == ()
    assert breaks(runes(BP03_048=3), lists.chosen("2026-04")) != ()


@pytest.mark.parametrize(
    ("rows", "change"),
    [
        ([{"built_for": "standard", "cards": []}], {}),
        ([{"built_for": "standard", "cards": [["A"]], "most": -1}], {}),
        ([], {"date": "soon"}),
        ([], {"game": "dm"}),
        ([], {"version": 9}),
    ],
)
def test_a_damaged_list_is_a_sentence_and_changes_nothing(lists, tmp_path, rows, change):
    with pytest.raises(DamagedFile) as refused:
        lists.add(written(tmp_path, rows, **change))
    assert refused.value.sentence
    assert lists.dates[0] == "2026-04"


def test_a_kept_list_that_is_damaged_is_told_and_left_out(tmp_path):
    (tmp_path / "sve-2030-01.json").write_text("{", encoding="utf-8")
    lists = RestrictionLists(SVE, tmp_path)
    assert [damaged.file for damaged in lists.damaged] == ["sve-2030-01.json"]
    assert lists.dates[0] == "2026-04"


def test_every_shipped_deck_is_legal_by_the_newest_list(lists):
    for deck in (*starter_decks().values(), *theme_decks().values()):
        assert breaks(deck, lists.chosen("newest")) == ()


def test_every_name_in_our_lists_is_a_card_or_not_shipped(lists):
    names = {name for facts in shipped_library().values() for name in facts.names}
    rows = [row for date in lists.dates for row in lists.chosen(date).rows]
    unknown = {card[0] for row in rows for card in row.cards if not names.issuperset(card)}
    assert unknown == {"Stardust Trumpeter", "Lizard Runner, Undeux"}


def test_what_is_said_of_a_card(lists):
    card = shipped_library()[HOUSE]
    assert lists.chosen("newest").notes(card, "standard") == (Message("restriction-limited-since", (1, "2024-06-28")),)
    assert lists.chosen("newest").notes(card, "sealed") == ()


def test_a_game_may_have_no_list():
    lists = RestrictionLists(shipped_games()["dm"])
    assert (lists.dates, lists.chosen("newest")) == ((), None)


def test_the_lists_that_ship_are_as_those_that_are_imported_must_be(lists):
    shipped = sorted((resources() / "restrictions").glob("sve-*.json"))
    assert len(lists.dates) == len(shipped)
    for path in shipped:
        restrictions = read_restrictions(path, SVE).restrictions
        assert lists.chosen(restrictions.date) == restrictions


def test_what_is_said_of_a_list_that_is_brought_in(lists, tmp_path):
    cards = tuple(shipped_library().values())
    row = {"built_for": "standard", "cards": [["Gingerbread House"]], "most": 1}
    added = lists.add(written(tmp_path, [row]), cards)
    assert list(added.messages) == [Message("restrictions-added", ("2027-01-15", 1))]
    again = lists.add(written(tmp_path, [row | {"most": 2}]), cards)
    assert Message("restrictions-replace", ("2027-01-15",)) in again.messages
    assert not lists.add(written(tmp_path, [row | {"most": 2}]), cards).replaces, "the same once more"


def test_an_old_list_and_one_of_another_numbering_are_told(lists, tmp_path):
    row = {"built_for": "standard", "cards": [["BP03-048EN"]], "most": 1}
    added = lists.add(written(tmp_path, [row], date="2023-05"), shipped_library().values())
    assert [message.key for message in added.messages][1:] == ["restrictions-old", "restrictions-unknown"]
    assert added.unknown == ("BP03-048EN",)

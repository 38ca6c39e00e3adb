"""Decks go out in every form and come in again: every card, every line nobody knows, format and note where there is
room for them."""

import json
import random
from dataclasses import replace
from itertools import pairwise

import pytest
from shipped import SVE, leaders, starter_decks, starter_library, sve_deck

from svedesk.cards.library import Library, letters
from svedesk.decks import Deck
from svedesk.decks.exchange import FORMS, draft_of, export, read_any
from svedesk.decks.files import load_deck, save_deck
from svedesk.decks.share_code import code_of, deck_of
from svedesk.documents.damaged import DamagedFile
from svedesk.games.sve.facts import SveFacts

SHIPPED = starter_library()
NASTY = (
    *("3x Foo", "Foo x3", "Foo (SD01-001)", "Foo [SD01] 12", "Main", "Evolve (10)", "SB: Foo", "// Foo"),
    *("1. Foo", "40", "Name: Foo", "Format: sealed", "SVE1-ABCDE", "{Foo", "[Foo]", "<Foo>", "Foo (Evolved)"),
    *("フー 3枚", "『フー』", "合計 40"),
    *("Foo & <Bar> \"Baz\"", "Foo, Bar's", "Foo\u3000Bar", "·", "Foo // Bar", "Evolved Foo", "x3", "Leader: Foo"),
)  # fmt: skip
LETTERS = "ABCXYZabcxyz0123456789"


def cards(chance: random.Random) -> tuple[Library, Deck]:
    """Cards of somebody's own with names and numbers as odd as may be, among those that ship, and a deck of them."""
    shipped = list(SHIPPED.values())
    numbers: dict[str, str] = {}
    for _ in range(chance.randint(1, 12)):
        number = "-".join("".join(chance.choices(LETTERS, k=chance.randint(1, 5))) for _ in range(chance.randint(2, 3)))
        numbers.setdefault(letters(number), number)

    def name() -> str:
        return chance.choice(NASTY) if chance.random() < 0.7 else chance.choice(shipped).name

    own = [SveFacts(number, name(), name(), "follower", chance.choice(("", "evolved"))) for number in numbers.values()]
    library = Library((*shipped, *own))
    pool = [*own, *chance.choices(shipped, k=chance.randint(0, 10))]
    copies = {card.number: chance.randint(1, 99) for card in pool if card.kind != "leader"}
    main = tuple((number, count) for number, count in copies.items() if not library[number].special)
    evolve = tuple((number, count) for number, count in copies.items() if library[number].special)
    leaders = tuple(chance.choices(["SD01-LD01", "SD02-LD01"], k=chance.randint(0, 2)))
    return library, sve_deck("Mine", leaders, main, evolve)


@pytest.mark.slow
@pytest.mark.slow_after_first
@pytest.mark.parametrize("form", FORMS)
def test_any_deck_of_any_cards_comes_back(form):
    for seed in range(150):
        library, deck = cards(random.Random(seed))
        draft = read_any(export(deck, form, library, SVE).encode(), library, SVE)
        assert draft.unknown == ()
        assert draft.deck() == deck


LINES = (
    ("leaders", "1 Kaiba"),
    ("main", "2 Blue-Eyes"),
    ("main", "3x Some (XX09-001)"),
    ("evolve", "Blue-Eyes, grown up"),
)
DECK = replace(starter_decks()["SD03"], format="sealed", note="for Fridays\n& <Saturdays>", unknown=LINES)


@pytest.mark.parametrize("form", ["text", "cod", "json"])
def test_lines_nobody_knows_come_back(form):
    deck = read_any(export(DECK, form, SHIPPED, SVE).encode(), SHIPPED, SVE).deck()
    said = {line for _, line in deck.unknown}
    if form == "text":
        assert deck.unknown == LINES
    else:
        lost = {"1 Kaiba"} if form == "json" else set()
        assert said == {"1 Kaiba", "2 Blue-Eyes", "3 Some (XX09-001)", "1 Blue-Eyes, grown up"} - lost
    again = read_any(export(deck, form, SHIPPED, SVE).encode(), SHIPPED, SVE).deck()
    assert again == deck
    assert (deck["main"], deck["evolve"], leaders(deck)) == (DECK["main"], DECK["evolve"], leaders(DECK))


def test_format_and_note_come_back_where_there_is_room():
    known = {form: read_any(export(DECK, form, SHIPPED, SVE).encode(), SHIPPED, SVE).deck() for form in FORMS}
    assert {form: deck.format for form, deck in known.items()} == {
        "text": "sealed",
        "english": "sealed",
        "cod": "standard",
        "json": "sealed",
        "decklog": "sealed",
        "tabletop": "sealed",
        "code": "sealed",
    }
    assert {form: bool(deck.note) for form, deck in known.items()} == {
        "text": False,
        "english": False,
        "cod": True,
        "json": True,
        "decklog": True,
        "tabletop": True,
        "code": False,
    }
    assert known["cod"].note == DECK.note


def test_our_own_file_comes_in_as_it_was(tmp_path):
    save_deck(tmp_path / "mine.json", DECK, SVE)
    assert load_deck(tmp_path / "mine.json", SVE) == DECK
    assert read_any((tmp_path / "mine.json").read_bytes(), SHIPPED, SVE).deck() == DECK
    assert draft_of(DECK, SHIPPED, SVE).deck() == DECK


def test_a_line_is_settled_when_its_card_is_known():
    library = Library((*SHIPPED.values(), SveFacts("XX09-001", "Some", "何か", "spell")))
    deck = draft_of(DECK, library, SVE).deck()
    assert ("XX09-001", 3) in deck["main"]
    assert len(deck.unknown) == 3


def simulator(number: str, name: str, section: str) -> dict[str, object]:
    return {
        "id": number,
        "name": name,
        "type": "…",
        "cost": "3",
        "deck_section": section,
        "is_token": section == "token",
    }


def test_a_record_for_each_copy_in_piles_with_the_name_of_the_deck():
    """As a simulator in the browser keeps its decks, with all that is printed on each card."""
    fairy = simulator("SD01-011", "ウォーターフェアリー", "main")
    document = {
        "deckName": "妖精",
        "rule": "constructed",
        "selectedClasses": [None, None],
        "mainDeck": [fairy] * 3 + [simulator("CP99-001", "知らない", "main")],
        "evolveDeck": [simulator("SD01-012", "ウォーターフェアリー", "evolve")] * 2,
        "leaderCards": [simulator("SD01-LD01", "アリサ", "leader")],
        "tokenDeck": [simulator("SD01-T01", "フェアリー", "token")],
    }
    draft = read_any(json.dumps(document).encode(), SHIPPED, SVE)
    assert draft.deck() == sve_deck(
        "妖精", ("SD01-LD01",), (("SD01-011", 3),), (("SD01-012", 2),), unknown=(("main", "1 知らない (CP99-001)"),)
    )
    (before,) = document.pop("leaderCards")
    older = {**document, "leaderCard": before}
    assert read_any(json.dumps(older).encode(), SHIPPED, SVE).deck() == draft.deck()
    large = {**document, "mainDeck": [{**fairy, "ability_text": "…" * 2_000}] * 40}
    assert read_any(json.dumps(large, ensure_ascii=False).encode(), SHIPPED, SVE).deck()["main"] == (("SD01-011", 40),)


@pytest.mark.parametrize(
    "document",
    [
        {"deck": {"main": {"SD01-011": 3}, "evolve": {"SD01-012": 2}}},
        {"metadata": {"name": "x"}, "data": {"mainDeck": {"SD01-011": 3}, "sideboard": {"SD01-012": 2}}},
        {"cards": ["SD01-011"] * 3 + ["SD01-012"] * 2},
        {"deck": [{"id": "SD01-011", "count": 3}, {"id": "SD01-012", "count": 2}]},
        {
            "main": [{"card": {"cardNumber": "SD01-011"}, "quantity": 3}],
            "evolve": [{"name": "Water Fairy", "qty": "2"}],
        },
        ["SD01-011", "SD01-011", "SD01-011", "SD01-012", "SD01-012"],
    ],
)
def test_piles_under_many_names(document):
    deck = read_any(json.dumps(document).encode(), SHIPPED, SVE).deck()
    assert (deck["main"], deck["evolve"]) == ((("SD01-011", 3),), (("SD01-012", 2),))


def test_a_deck_of_a_newer_version_is_not_guessed_at():
    for form, newer in (("svedesk-deck", 3), ("sve-deck", 2)):
        with pytest.raises(DamagedFile) as caught:
            read_any(json.dumps({"format": form, "version": newer, "main": {"SD01-011": 3}}).encode(), SHIPPED, SVE)
        assert caught.value.message.key == "file-newer"


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-le", "cp932", "euc_jp"])
def test_lists_of_japanese_editors(encoding):
    data = "リーダー：アリサ\r\n■メインデッキ\r\nウォーターフェアリー　3枚\r\n".encode(encoding)
    deck = read_any(data, SHIPPED, SVE).deck()
    assert (leaders(deck), deck["main"]) == (("SD01-LD01",), (("SD01-011", 3),))


def test_a_list_may_begin_with_a_heading_in_brackets():
    assert read_any(b"[Main]\n3 Treant", SHIPPED, SVE).deck()["main"] == (("SD01-009", 3),)
    assert read_any(b"[3] Treant", SHIPPED, SVE).deck()["main"] == (("SD01-009", 3),)


def test_a_print_of_another_set_is_the_same_print_again():
    deck = sve_deck("Mine", ("SD01-LD01",), (("SD01-011", 3), ("SD06-020", 2)))
    assert "Angelic Snipe" in export(deck, "cod", SHIPPED, SVE)
    for form in FORMS:
        assert read_any(export(deck, form, SHIPPED, SVE).encode(), SHIPPED, SVE).deck() == deck


# -- codes -------------------------------------------------------------------------------------------------------------


def test_a_code_may_be_spaced_cased_quoted_and_typed_with_digits_that_look_like_letters():
    deck = starter_decks()["SD01"]
    code = code_of(deck, SVE)
    for shown in (
        code.lower(),
        code.replace("-", "\n"),
        code.replace("-", " \t"),
        f"  `{code}`\n",
        f"“{code}”".replace("“", "'").replace("”", "'"),
        code.replace("-", "–"),
        code[:5] + code[5:].replace("O", "0").replace("I", "1"),
        "".join(chr(ord(letter) + 0xFEE0) if letter.isalnum() else letter for letter in code),
    ):
        assert read_any(shown.encode(), SHIPPED, SVE).deck() == deck


def test_every_change_of_a_letter_and_every_swap_of_two_is_noticed():
    code = code_of(starter_decks()["SD01"], SVE)
    places = [place for place in range(5, len(code)) if code[place] != "-"]
    for place in places:
        other = "A" if code[place] != "A" else "B"
        wrong(code[:place] + other + code[place + 1 :])
        wrong(code[:place] + code[place + 1 :])
    for one, two in pairwise(places):
        if code[one] != code[two]:
            letters = list(code)
            letters[one], letters[two] = letters[two], letters[one]
            wrong("".join(letters))


def wrong(code: str) -> None:
    with pytest.raises(DamagedFile):
        deck_of(code, SVE)


def read_pile(*rows: dict[str, object]):
    return read_any(json.dumps({"main": rows}).encode(), SHIPPED, SVE)


@pytest.mark.parametrize(
    "row",
    [
        {"id": "SD01-011", "num": 3},
        {"cardNo": "SD01-011", "num": "3"},
        {"name": "Water Fairy", "num": 3},
        {"card": {"id": "SD01-011", "set": "SD01"}, "num": 3},
        {"num": "SD01-011", "count": 3},
        {"name": "Water Fairy", "set": "SD01", "num": 11, "count": 3},
    ],
)
def test_num_is_the_count_of_copies_unless_another_key_is(row):
    draft = read_pile(row)
    assert draft.deck()["main"] == (("SD01-011", 3),)
    assert draft.unknown == ()


def test_num_may_be_the_number_of_a_card():
    draft = read_pile({"num": "SD01-011"}, {"num": "SD01-011"})
    assert draft.deck()["main"] == (("SD01-011", 2),)


def test_num_that_counts_the_rows_is_no_count_of_copies():
    numbers = [number for number, _ in starter_decks()["SD01"]["main"]]
    rows = [{"num": place, "id": number} for place, number in enumerate(numbers, start=1)]
    assert read_pile(*rows).deck()["main"] == tuple((number, 1) for number in numbers)


@pytest.mark.parametrize(
    "row",
    [
        {"name": "Water Fairy", "set": "SD01", "num": 11},
        {"name": "Water Fairy", "num": "011"},
        {"name": "Water Fairy", "num": "three"},
        {"name": "Water Fairy", "num": 2.5},
    ],
)
def test_num_that_may_mean_something_else_leaves_the_line_to_a_person(row):
    (entry,) = read_pile(row).unknown
    assert entry.text == f"1 Water Fairy (num: {row['num']})"
    assert entry.near[0].name == "Water Fairy"

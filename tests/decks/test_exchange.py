"""Decks of other programs, and codes: what goes out comes in again, and what is no deck is a sentence."""

import json
import random
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from shipped import SVE, leaders, starter_decks, starter_library, sve_deck

from svedesk.decks import Deck
from svedesk.decks.exchange import FORMS, export, read_any
from svedesk.decks.share_code import code_of, deck_of
from svedesk.documents.damaged import DamagedFile

LIBRARY = starter_library()
SHARED = Path(__file__).resolve().parents[3] / "shared" / "data" / "decks"
COD = b"""<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1">
    <deckname>Fairies</deckname>
    <comments>for Fridays</comments>
    <zone name="side">
        <card number="1" name="Arisa "/>
        <card number="3" name="Water Fairy (Evolved) "/>
        <card number="0" name="Goblin"/>
    </zone>
    <zone name="main">
        <card number="3" name="Water Fairy "/>
        <card number="2" name="Nobody "/>
    </zone>
</cockatrice_deck>
"""


def same(one: Deck, other: Deck) -> bool:
    return (leaders(one), dict(one["main"]), dict(one["evolve"])) == (
        leaders(other),
        dict(other["main"]),
        dict(other["evolve"]),
    )


def why_not(data: bytes) -> str:
    with pytest.raises(DamagedFile) as caught:
        read_any(data, LIBRARY, SVE, "deck.txt")
    for lang in ("en", "ja"):
        assert caught.value.in_words(lang).endswith((".", "。"))
    return caught.value.message.key


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("code", list(starter_decks()))
def test_what_goes_out_comes_in_again(code, form):
    deck = starter_decks()[code]
    draft = read_any(export(deck, form, LIBRARY, SVE).encode(), LIBRARY, SVE)
    assert draft.unknown == ()
    assert draft.deck() == deck
    assert export(draft.deck(), form, LIBRARY, SVE) == export(deck, form, LIBRARY, SVE)


@pytest.mark.lists
@pytest.mark.parametrize("code", list(starter_decks()))
def test_the_real_decks_of_cockatrice_are_the_starter_decks(code):
    (cod,) = (SHARED / "cod").glob(f"{code}_*.cod")
    known = json.loads((SHARED / f"{code}.json").read_text(encoding="utf-8"))
    draft = read_any(cod.read_bytes(), LIBRARY, SVE, cod.name)
    assert draft.unknown == ()
    wanted = sve_deck("", (known["leader"],), tuple(known["main"].items()), tuple(known["evolve"].items()))
    assert same(draft.deck(), wanted)
    assert same(draft.deck(), starter_decks()[code])


def test_a_deck_of_cockatrice():
    draft = read_any(COD, LIBRARY, SVE)
    deck = draft.deck()
    assert (deck.name, leaders(deck)) == ("Fairies", ("SD01-LD01",))
    assert (deck["main"], deck["evolve"]) == ((("SD01-011", 3),), (("SD01-012", 3),))
    assert [(entry.count, entry.text) for entry in draft.unknown] == [(2, "2 Nobody")]


def test_the_json_of_other_tables():
    document = {
        "format": "sve-deck",
        "version": 1,
        "name": "Fairies",
        "leader": "SD01-LD01",
        "main": {"SD01-011": 3},
        "evolve": {"SD01-012": 2, "XX09-001": 1},
    }
    draft = read_any(json.dumps(document).encode(), LIBRARY, SVE)
    deck = draft.deck()
    assert (deck.name, leaders(deck), deck["main"]) == ("Fairies", ("SD01-LD01",), (("SD01-011", 3),))
    assert deck["evolve"] == (("SD01-012", 2),)
    assert [entry.text for entry in draft.unknown] == ["1 XX09-001"]


@pytest.mark.parametrize("key", ["number", "cardNumber", "card_no", "id"])
def test_a_record_for_each_copy(key):
    rows = [{key: "SD01-011"}] * 3 + [{key: "SD01-012", "deck": "evolve"}] * 2 + [{key: "SD01-LD01"}]
    deck = read_any(json.dumps(rows).encode(), LIBRARY, SVE).deck()
    assert deck == sve_deck("", ("SD01-LD01",), (("SD01-011", 3),), (("SD01-012", 2),))


def test_records_with_names_and_counts():
    name = "ウォーターフェアリー"
    rows = [{"name": name, "count": 3}, {"name": name, "section": "evolve", "count": 1}]
    assert read_any(json.dumps(rows).encode(), LIBRARY, SVE).deck()["evolve"] == (("SD01-012", 1),)


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "file-empty"),
        (b"  \n", "file-empty"),
        (b"\xff\xfe\x00", "file-encoding"),
        (b"3 \x81\x00", "file-encoding"),
        (b"{", "file-not-json"),
        (b"[1, 2]", "file-foreign"),
        (b'[{"colour": "red"}]', "file-foreign"),
        (b'{"format": "svedesk-game"}', "file-foreign"),
        (b'{"format": "sve-deck", "main": [1]}', "file-foreign"),
        (b'{"format": "sve-deck", "leader": 7}', "file-foreign"),
        (b"[" * 2_100_000, "file-too-big"),
        (b"[" * 60_000 + b"]" * 60_000, "file-nested"),
        (b"<", "xml-broken"),
        (b'<?xml version="1.0" encoding="shift_jis"?><cockatrice_deck/>', "xml-broken"),
        (b'<?xml version="1.0" encoding="punycode"?><cockatrice_deck/>', "xml-broken"),
        (b'<?xml version="1.0" encoding="nonsense"?><cockatrice_deck/>', "xml-broken"),
        (b"<a/>", "file-foreign"),
        (b'<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', "xml-declares"),
        (b"<a>" * 500, "file-nested"),
        (b"[" + b"a" * 1_900_000, "file-not-json"),
        (b"SVE1-AAAA", "code-wrong"),
        (b"SVE1-", "code-wrong"),
        (b"1" * 70_000, "file-too-big"),
    ],
)
def test_what_is_no_deck_is_a_sentence(data, why):
    assert why_not(data) == why


HOSTILE = ("\ud800", "a\x1b[2Jb", "a\x0bb", "\u202ebackwards", "3 SD01-011\n3 SD01-012", "]]><card/>", "x" * 5_000)


@pytest.mark.parametrize("said", HOSTILE)
@pytest.mark.parametrize("key", ["name", "note", "built_for", "main"])
def test_whatever_a_deck_says_it_can_be_given_away_in_every_form(key, said):
    document = {"main": {"SD01-011": 3}, key: said} if key != "main" else {"main": {"SD01-011": 3, said: 1}}
    deck = read_any(json.dumps(document).encode(), LIBRARY, SVE).deck()
    assert "SD01-011" in dict(deck["main"])
    for form in FORMS:
        text = export(deck, form, LIBRARY, SVE)
        assert all(letter == "\n" or letter.isprintable() for letter in text)
        again = read_any(text.encode(), LIBRARY, SVE).deck()
        assert (again.name, again["main"], again.format) == (deck.name, deck["main"], deck.format)
        if form not in ("text", "english", "code"):
            assert again.note == deck.note


def test_a_note_of_ones_own_that_xml_can_not_hold_is_given_away_all_the_same():
    text = export(replace(starter_decks()["SD01"], note="a\x0bb\ufffe"), "cod", LIBRARY, SVE)
    assert read_any(text.encode(), LIBRARY, SVE).note == "a\ufffdb\ufffd"


# -- codes -------------------------------------------------------------------------------------------------------------

NUMBERS = some.from_regex(r"\A[A-Z]{1,3}[0-9]{1,2}-[A-Z]{0,3}[0-9]{1,4}[a-z]?\Z")
PILES = some.dictionaries(NUMBERS, some.integers(1, 99), max_size=30).map(lambda pile: tuple(pile.items()))
DECKS = some.builds(
    sve_deck,
    some.text(max_size=30).map(lambda name: " ".join(name.split())),
    some.lists(NUMBERS, max_size=2, unique=True).map(tuple),
    PILES,
    PILES,
    some.sampled_from(("standard", "sealed", "cross_craft")),
)


@pytest.mark.slow
@given(DECKS)
def test_any_deck_comes_back_from_its_code(deck):
    code = code_of(deck, SVE)
    assert deck_of(code, SVE) == deck
    assert deck_of(code.lower().replace("-", " ").replace("sve1 ", "SVE1-", 1), SVE) == deck


@pytest.mark.parametrize("code", list(starter_decks()))
def test_a_code_is_short_enough_to_be_typed(code):
    assert len(code_of(starter_decks()[code], SVE)) < 170


def test_a_code_of_a_format_that_is_no_word_is_none():
    hostile = code_of(sve_deck("", (), (("SD01-011", 3),), (), "sealed\n3 SD01-012"), SVE)
    assert why_not(hostile.encode()) == "code-wrong"


@pytest.mark.slow
@settings(max_examples=300)
@given(some.integers(), some.integers(0, 200))
def test_a_slip_in_a_code_is_noticed(seed, at):
    code = code_of(starter_decks()["SD01"], SVE)
    at = 5 + at % (len(code) - 5)
    letter = random.Random(seed).choice([one for one in "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567" if one != code[at]])
    if code[at] == "-":
        return
    changed = code[:at] + letter + code[at + 1 :]
    with pytest.raises(DamagedFile):
        deck_of(changed, SVE)


@given(some.text(alphabet="ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", max_size=300))
def test_any_letters_are_a_deck_or_a_sentence(letters):
    assert outcome(f"SVE1-{letters}".encode()) in ("deck", "code-wrong")


def outcome(data: bytes) -> str:
    try:
        read_any(data, LIBRARY, SVE)
    except DamagedFile as damaged:
        return damaged.message.key
    return "deck"


def broken(data: bytes, chance: random.Random) -> bytes:
    """The bytes with a few of them changed, cut out or doubled."""
    data = bytearray(data)
    for _ in range(chance.randint(1, 8)):
        at = chance.randrange(len(data) + 1)
        how = chance.randrange(4)
        if how == 0:
            data[at:at] = bytes([chance.randrange(256)])
        elif how == 1:
            del data[at : at + chance.randint(1, 40)]
        elif how == 2:
            data[at : at + 1] = bytes([chance.randrange(256)])
        else:
            data[at:at] = data[at : at + chance.randint(1, 40)]
    return bytes(data)


def fuzz(times: int) -> dict[str, int]:
    chance = random.Random(7)
    whole = [export(deck, form, LIBRARY, SVE).encode() for deck in starter_decks().values() for form in FORMS]
    whole += [COD, json.dumps([{"number": "SD01-011"}] * 30).encode()]
    met: dict[str, int] = {}
    for _ in range(times):
        what = outcome(broken(chance.choice(whole), chance))
        met[what] = met.get(what, 0) + 1
    return met


@pytest.mark.slow
def test_damaged_decks_are_sentences():
    met = fuzz(600)
    assert len(met) > 3


@pytest.mark.soak
def test_ten_thousand_damaged_decks_are_sentences():
    met = fuzz(10_000)
    print(met)
    assert sum(met.values()) == 10_000

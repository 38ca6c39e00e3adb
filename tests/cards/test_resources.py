"""The card facts that come with the program: well-formed, and the same as in the lists they were collected from."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest
from cards.card_file import load_cards
from shipped import shipped_library, starter_library

from svedesk.data import resources
from svedesk.games.sve.card_scripts import SCRIPTS
from svedesk.games.sve.editions import EDITIONS
from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.source.sources import usable_script
from svedesk.games.sve.wording import CRAFT_JA
from svedesk.games.sve.words import quick

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT.parent / "shared"
CLASSES = {"Forestcraft", "Swordcraft", "Runecraft", "Dragoncraft", "Abysscraft", "Havencraft", "Neutral"}
FILES = sorted((resources() / "cards").glob("*.json"))


def source(path: str) -> list[dict]:
    return json.loads((SOURCES / path).read_text(encoding="utf-8"))


def tokens_of(file: str) -> list[SveFacts]:
    return list(load_cards(resources() / "cards" / file))


@pytest.fixture(scope="module")
def cards() -> list[SveFacts]:
    return list(shipped_library().values())


def test_every_set_that_shipped_is_there_and_a_file_is_named_by_its_set():
    boosters = [f"bp{n:02}" for n in range(1, 16)]
    crossovers = ["cp01", "cp02", "cp03", "csd01", "csd02a", "csd02b", "csd02c", "dsd01a", "dsd01b", "ecp01", "pcs01"]
    decks = [*(f"sd0{n}" for n in range(1, 9)), "sp01"]
    assert {*boosters, *crossovers, *decks, "tokens", "tokens_ja"} <= {file.stem for file in FILES}
    for file in FILES:
        sets = {facts.number.rpartition("-")[0].lower() for facts in load_cards(file)}
        assert file.stem.startswith("tokens") or file.stem in sets


def test_our_own_files_pass_the_check_that_files_of_users_pass_and_read_the_same():
    checked = {facts.number: facts for file in FILES for facts in load_cards(file)}
    assert checked == dict(shipped_library())


def test_no_number_stands_in_two_files():
    numbers = [facts.number for file in FILES for facts in load_cards(file)]
    assert len(numbers) == len(set(numbers)) > 4_600


def test_the_words_are_the_rulebooks(cards):
    assert {facts.kind for facts in cards} == {"leader", "follower", "amulet", "spell", "equipment", "crest"}
    assert {facts.special for facts in cards} == {"", "evolved", "advanced", "token"}
    assert {name for facts in cards for name in facts.classes} == CLASSES
    assert all(len(facts.classes) == 1 for facts in cards)


@pytest.mark.rule("2.5.1", "2.7.1", "2.8.1", "2.8.3")
def test_each_type_prints_its_statistics_and_no_others(cards):
    for facts in cards:
        printed = tuple(value is not None for value in (facts.cost, facts.attack, facts.defense))
        if facts.kind in ("leader", "crest"):
            assert printed == (False, False, False), facts
        elif facts.special == "evolved":
            assert printed == (False, facts.kind == "follower", facts.kind == "follower"), facts
        elif facts.kind == "follower":
            assert printed == (True, True, True), facts
        else:
            # A mount becomes a follower, so it prints what it then has.
            mount = "Mount" in facts.traits and facts.attack is not None
            assert printed == (True, mount, mount), facts


def test_all_but_leaders_and_spells_of_the_evolve_deck_have_traits_in_both_languages(cards):
    for facts in cards:
        assert bool(facts.traits) == (facts.kind != "leader" and facts.special + facts.kind != "evolvedspell"), facts
        assert len(facts.traits) == len(facts.traits_ja), facts


def test_a_trait_has_one_japanese_name(cards):
    pairs = {pair for facts in cards for pair in zip(facts.traits, facts.traits_ja, strict=True)}
    assert len(pairs) == len({english for english, _ in pairs}) == len({japanese for _, japanese in pairs})


IN_LATIN_LETTERS = {
    "#UNICUS",
    "*（Asterisk）",
    "BRIGHT:LIGHTS",
    "Balliamo?",
    "C.C.",
    "My Life，My Sounds",
    "TT Ignition!",
    "Yes My Dark",
    "miroir",
}
"""Names that are printed so on Japanese cards."""


PRINTED = frozenset("æéÉèîαβγ☆♪〜")
"""Letters and marks of English prints."""


def test_names_are_in_their_languages(cards):
    for facts in cards:
        assert facts.name.isascii() or set(filter(lambda letter: not letter.isascii(), facts.name)) <= PRINTED, facts
        assert re.search(r"[぀-ヿ一-鿿]", facts.name_ja) or facts.name_ja in IN_LATIN_LETTERS, facts


def test_each_evolved_card_has_a_follower_of_its_name_and_class_to_lie_on():
    cards = list(starter_library().values())
    evolved = [facts for facts in cards if facts.special == "evolved"]
    assert len(evolved) == 24
    for facts in evolved:
        same = [other for other in cards if (other.name, other.name_ja) == (facts.name, facts.name_ja)]
        assert any(other.special == "" and other.classes == facts.classes for other in same), facts


@pytest.mark.rule("9.1.1")
def test_tokens_are_all_in_their_own_files_and_each_name_is_there_once():
    """Those of the rules appendices; a later set brings its own and prints some of these again."""
    tokens = tokens_of("tokens.json") + tokens_of("tokens_ja.json")
    assert [facts for facts in starter_library().values() if facts.special == "token"] == tokens
    assert (
        len(tokens)
        == len({facts.name for facts in tokens})
        == len({facts.name_ja for facts in tokens})
        == 64 + 21 + 41 + 13
    )


def test_a_token_says_its_edition_where_not_all_editions_know_it():
    assert {facts.edition for facts in tokens_of("tokens.json")} == {""}
    editions = [facts.edition for facts in tokens_of("tokens_ja.json")]
    assert editions == ["JA 1.18.0"] * 21 + ["JA 1.24.1"] * 41 + ["JA 1.26.1"] * 13
    assert {facts.edition for facts in starter_library().values()} - {""} <= {edition.name for edition in EDITIONS}


def test_a_tokens_number_is_of_a_print_or_made_of_its_name():
    """Of the name it had first: a number stays."""
    former = json.loads((resources() / "names_en.json").read_text(encoding="utf-8"))["former"]
    for facts in starter_library().tokens():
        name = former.get(facts.name_ja, facts.name)
        made_up = "T-" + re.sub(r"[^A-Z]+", "-", name.upper().replace("'", ""))
        assert re.fullmatch(r"[A-Z]+\d\d-T\d\d", facts.number) or facts.number == made_up, facts


def test_tokens_of_the_first_two_decks_have_the_numbers_printed_in_them():
    assert [(number, starter_library()[number].name) for number in ("SD01-T01", "SD02-T01", "SD02-T02")] == [
        ("SD01-T01", "Fairy"),
        ("SD02-T01", "Knight"),
        ("SD02-T02", "Steelclad Knight"),
    ]


@pytest.mark.lists
@pytest.mark.parametrize("name", [f"SD0{n}" for n in range(1, 7)])
def test_starter_cards_are_as_in_both_lists(name):
    japanese = {row["number"]: row for row in source("data/cards_ja.json")}
    rows = [row for row in source("data/cards_en.json") if row["set"] == name]
    assert len(rows) >= 22
    for row in rows:
        facts, other = starter_library()[row["number"]], japanese[row["number"]]
        assert (facts.name, facts.name_ja, facts.name_ja) == (row["name"], row["name_ja"], other["name"])
        assert facts.kind == row["type"] == other["type"]
        assert facts.special == (row["special"] or "") == (other["special"] or "")
        assert list(facts.classes) == row["classes"] == other["classes"]
        assert list(facts.traits) == row["traits"] == other["traits"]
        assert list(facts.traits_ja) == other["traits_ja"]
        assert facts.universe == (row["universe"] or "")
        assert (facts.cost, facts.attack, facts.defense) == (row["cost"], row["attack"], row["defense"])
        assert (other["cost"], other["attack"], other["defense"]) == (row["cost"], row["attack"], row["defense"])
        assert facts.counts_as == row.get("treated_as", "")
        assert facts.deck_limit == row.get("deck_limit", 3)


@pytest.mark.lists
def test_no_starter_card_is_left_out():
    wanted = {row["number"] for row in source("data/cards_en.json") if re.match("SD0[1-6]$", row["set"])}
    assert {number for number in starter_library() if number.startswith("SD0")} == wanted


@pytest.mark.lists
def test_tokens_are_as_in_the_rules_appendix():
    rows = [row for row in source("rules/tokens.json") if "en_1.16.0" in row["editions"]]
    assert {row["name"] for row in rows} == {facts.name for facts in tokens_of("tokens.json")}
    for row in rows:
        (facts,) = (facts for facts in starter_library().find(row["name"]) if facts.special == "token")
        assert (facts.name_ja, facts.kind, facts.classes) == (row["name_ja"], row["type"], (row["class"],))
        assert (list(facts.traits), list(facts.traits_ja)) == (row["traits"], row["traits_ja"])
        assert (facts.cost, facts.attack, facts.defense) == (row["cost"], row["attack"], row["defense"])


@pytest.mark.lists
def test_tokens_of_japanese_editions_are_as_in_the_rules_appendix():
    rows = [row for row in source("rules/tokens.json") if row["editions"][0] != "en_1.16.0"]
    earlier = [facts for facts in tokens_of("tokens_ja.json") if facts.edition != "JA 1.26.1"]
    assert {row["name_ja"] for row in rows} == {facts.name_ja for facts in earlier}
    for row in rows:
        (facts,) = (facts for facts in starter_library().find(row["name_ja"]) if facts.special == "token")
        assert (facts.kind, facts.classes, list(facts.traits_ja)) == (row["type"], (row["class"],), row["traits_ja"])
        assert row["traits"] in (None, list(facts.traits))
        assert (facts.cost, facts.attack, facts.defense) == (row["cost"], row["attack"], row["defense"])


@pytest.mark.lists
def test_the_tokens_of_ja_1_26_are_as_in_its_appendix():
    """It is one text; the numbers stand behind the traits."""
    (appendix,) = (row["text"] for row in source("rules/sve_ja_1.26.1.json") if row["id"] == "付録A")
    for facts in tokens_of("tokens_ja.json"):
        if facts.edition == "JA 1.26.1":
            numbers = (str(number) for number in (facts.cost, facts.attack, facts.defense) if number is not None)
            words = (facts.name_ja, CRAFT_JA[facts.classes[0]], "・".join(facts.traits_ja), *numbers)
            assert " ".join(words) + " " in appendix, facts


@pytest.mark.lists
def test_a_tokens_number_is_that_of_a_print_in_the_japanese_list_where_there_is_one():
    prints: dict[str, list[str]] = {}
    for row in source("data/cards_ja.json"):
        if row["special"] == "token":
            prints.setdefault(row["name"], []).append(row["number"])
    for facts in starter_library().tokens():
        if facts.name_ja in prints:
            assert facts.number in prints[facts.name_ja]
        else:
            assert facts.number.startswith("T-")


def test_sets_are_whole():
    count = Counter(number.partition("-")[0] for number in shipped_library())
    later = ("BP10", "BP11", "BP12", "BP13", "BP14", "BP15", "CP01", "CP03", "ECP01", "SP01", "DSD01A", "DSD01B")
    assert [count[name] for name in later] == [206, 189, 189, 195, 193, 233, 196, 250, 172, 172, 31, 31]


@pytest.mark.lists
def test_later_sets_are_as_in_the_japanese_list():
    cards = {facts.number.upper(): facts for facts in shipped_library().values()}
    rows = [row for row in source("data/cards_ja_2.json") if row["type"]]
    assert len(rows) == 2_057
    for row in rows:
        facts = cards[row["number"].upper()]
        assert (facts.name_ja, facts.kind, facts.special) == (row["name"], row["type"], row["special"] or ""), facts
        assert (list(facts.classes), list(facts.traits_ja)) == (row["classes"], row["traits_ja"]), facts
        assert (facts.cost, facts.attack, facts.defense) == (row["cost"], row["attack"], row["defense"]), facts


def test_of_every_spell_it_is_known_whether_it_has_quick_and_its_script_says_so(cards):
    icons = json.loads((resources() / "quick.json").read_text(encoding="utf-8"))
    have, lack = set(icons["quick"]), set(icons["without"])
    spells = [card for card in cards if card.kind == "spell"]
    assert have | lack == {spell.name_ja for spell in spells}
    assert not have & lack
    assert {spell.number for spell in spells if (quick in SCRIPTS[spell.number]) != (spell.name_ja in have)} == set()


@pytest.mark.lists
@pytest.mark.parametrize("file", ["cards_ja.json", "cards_ja_2.json"])
def test_every_card_of_the_lists_with_a_text_has_a_script(file):
    """One line that no word says must not leave the others to the hand."""
    with_text = re.compile("[【『]|フォロワー|リーダー|カード|手札|墓場")
    rows = [row for row in source(f"data/{file}") if row["type"] not in (None, "leader")]
    numbers = [row["number"] for row in rows if with_text.search(row["text_ja"] or "")]
    assert [number for number in numbers if not {number, number.upper()} & set(SCRIPTS)] == []


def test_nothing_but_spells_has_quick(cards):
    assert {card.kind for card in cards if quick in SCRIPTS.get(card.number, ())} == {"spell"}


def test_a_card_has_one_english_name_on_all_its_prints(cards):
    names = {(facts.name, facts.name_ja) for facts in cards}
    assert len(names) == len({name_ja for _, name_ja in names})


@pytest.mark.parametrize(
    ("number", "name", "name_ja"),
    [
        ("BP10-001", "XII. Wolfraud, The Hanged Man", "《吊るされた男》・ローフラッド"),
        ("BP14-T02", "Glittering Gold", "輝く金貨"),
        ("CP03-127", "Drive Point", "ドライブポイント"),
        ("BP08-034", "Godsend Stride", "神速の歩法"),
        ("BP03-056", "Lævateinn Dragon", "レーヴァテインドラゴン"),
    ],
)
def test_english_names_are_those_of_the_prints(number, name, name_ja):
    assert (shipped_library()[number].name, shipped_library()[number].name_ja) == (name, name_ja)


def test_a_ligature_need_not_be_typed():
    assert {facts.number for facts in shipped_library().find("laevateinn dragon")} >= {"BP03-056", "BP03-057"}


@pytest.mark.parametrize(
    ("script", "usable"),
    [
        ('fanfare(into_ex(1, Token("T-GLEAMING-COIN", "Glittering Gold", "輝く金貨")))', True),
        ('fanfare(into_ex(1, Token("T-GLEAMING-COIN", "Gleaming Coin", "輝く金貨")))', True),
        ('fanfare(into_ex(1, Token("T-GLEAMING-COIN", "Gleaming Coin", "旅籠煤")))', False),
        ('fanfare(into_ex(1, Token("T-GLEAMING-COIN", "Golden Coin", "輝く金貨")))', False),
        (
            'fanfare(select(your.card.that_are_called(Called("Godsent Stride", "神速の歩法"))), return_to_hand(it))',
            True,
        ),
        (
            'fanfare(select(your.card.that_are_called(Called("Godsent Strike", "神速の歩法"))), return_to_hand(it))',
            False,
        ),
    ],
)
def test_scripts_of_own_cards_that_use_a_former_english_name_of_ours_go_on(script, usable):
    """We called some cards in words of our own before their prints were known; people's packs say so still."""
    library = {**shipped_library(), "MY-1": SveFacts("MY-1", "Purse", "財布", "follower", cost=1, attack=1, defense=1)}
    assert (usable_script(script, "MY-1", library) is not None) == usable


@pytest.mark.lists
def test_no_card_text_is_shipped():
    texts = [row["text_norm"] for row in source("data/cards_en.json")]
    texts += [row["text_ja"] for name in ("cards_ja", "cards_ja_2") for row in source(f"data/{name}.json")]
    lines = {line.strip() for text in texts for line in text.splitlines() if len(line.strip()) > 25}
    assert len(lines) > 1000
    shipped = "".join(file.read_text(encoding="utf-8") for file in resources().rglob("*.json"))
    assert not [line for line in lines if line in shipped]

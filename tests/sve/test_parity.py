"""Text parity: what scripts render is what is printed. The printed texts are the user's, so the lists are looked for
beside the project and the tests that need them skip where there are none."""

import json
import re
from pathlib import Path

import pytest
from shipped import STARTERS
from sve.playing import amulet, follower, shipped, shipped_facts, spell_card, with_cards

from svedesk.games.sve.card_scripts import SCRIPTS
from svedesk.games.sve.parity import WORDED, BadList, compare, normal, parity, read_texts
from svedesk.games.sve.words import fanfare, into_ex

LISTS = Path(__file__).resolve().parents[3] / "shared" / "data"
FILES = {"en": "cards_en.json", "ja": "cards_ja.json"}


def texts(lang):
    path = LISTS / FILES[lang]
    return read_texts(path.read_bytes())


def scripted():
    """The cards whose scripts are written by hand. Of the others, read from such a list, reading has proved it."""
    return {number: shipped().definition(number) for number in STARTERS}


@pytest.mark.lists
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_scripted_card_reads_as_printed(lang):
    found = [card for card in parity(scripted(), texts(lang)) if card.lang == lang]
    different = [card for card in found if not card.equal and not card.reason]
    told = "\n".join(f"{card.number} ours {card.ours} printed {card.theirs}" for card in different)
    assert not different, f"{len(different)} of {len(found)} cards differ:\n{told}"
    cards = {number for number in STARTERS if shipped_facts()[number].special != "token"}  # of tokens a list has some
    missing = cards - {card.number for card in found}
    assert not missing, f"the list has no text for {sorted(missing)}"


@pytest.mark.parametrize("deck", ["SD01", "SD02", "SD03", "SD04", "SD05", "SD06"])
def test_every_card_of_a_starter_deck_is_compared(deck):
    numbers = {number for number in shipped_facts() if number.startswith(deck)}
    assert len(numbers) >= 22  # 20 cards, a leader, and the tokens
    assert numbers <= set(STARTERS)


@pytest.mark.lists
def test_the_older_way_of_writing_icons_reads_the_same():
    """The same list holds each text also with its icons in letters; one card has them in another order there, and one
    writes out what Stack stands for."""
    path = LISTS / FILES["en"]
    rows = json.loads(path.read_bytes())
    old = {"en": {row["number"]: row["text"] for row in rows if row["number"]}, "ja": {}}
    assert [card.number for card in parity(scripted(), old) if not card.equal] == ["BP01-T10", "SD01-015"]


PHRASES = {"自分のリーダーは【体力】+Xする。"}
"""What a phrase begins with, and is by itself a sentence of a card."""


@pytest.mark.slow
@pytest.mark.lists
def test_no_printed_text_lies_in_the_project():
    """Texts are the publishers': what scripts render is assembled from phrases, no sentence of a list is in a file."""
    sentences = {
        re.sub(r"^([({【].*?[)}】]\s*)+", "", sentence)
        for lang, longest in (("en", 45), ("ja", 25))
        for number, text in texts(lang)[lang].items()
        if number in SCRIPTS
        for line in text.splitlines()
        for sentence in re.split(r"(?<=[.。]) ?", line)
        if len(sentence) > longest
    }
    assert len(sentences) > 20
    root = Path(__file__).resolve().parents[2]
    files = [path for room in ("svedesk", "resources") for path in (root / room).rglob("*") if path.is_file()]
    read = [path for path in files if path.suffix in (".py", ".json", ".md", ".txt")]
    assert len(read) > 100
    for path in read:
        content = path.read_text(encoding="utf-8")
        assert not [sentence for sentence in sentences - PHRASES if sentence in content], path


# -- comparing, with cards that are nobody's ---------------------------------------------------------------------------


def differs(card, text, lang="en"):
    """What only the script and only the text says."""
    found = compare(with_cards([card]).definition(card.facts.number), lang, text)
    return found.ours, found.theirs


@pytest.fixture(name="fairy")
def _fairy():
    number = "SD01-T01"
    from svedesk.games.sve.words import Token

    return Token(number, shipped_facts()[number].name, shipped_facts()[number].name_ja)


def test_an_equal_text_has_no_differences():
    card = follower("Storm Adept", "storm", "fanfare(draw(2))")
    assert differs(card, "Storm.\n{FANFARE} Draw 2 cards.") == ((), ())


def test_the_order_of_lines_does_not_count():
    card = follower("Storm Adept", "storm", "fanfare(draw(2))")
    assert differs(card, "{FANFARE} Draw 2 cards.\nStorm.") == ((), ())


def test_reminder_text_does_not_count():
    text = "Storm. (It may attack in the turn it comes: see Combo (3).)\n{FANFARE} Draw 2 cards."
    assert differs(follower("Storm Adept", "storm", "fanfare(draw(2))"), text) == ((), ())


def test_a_number_in_parentheses_is_no_reminder():
    assert normal("Combo (3): Draw a card.") == "Combo (3): Draw a card."
    assert normal("(1) Draw a card. (2) Draw 2 cards.") == "(1) Draw a card. (2) Draw 2 cards."


def test_other_brackets_spaces_and_numerals_do_not_count():
    card = follower("Storm Adept", "storm", "fanfare(draw(2))")
    assert differs(
        card, "【疾走】（場に出たターンから攻撃できる、という意味）\n【ファンファーレ】２枚引く。 ", "ja"
    ) == ((), ())


def test_the_quick_icon_does_not_count_in_japanese():
    card = spell_card("Reply", "quick", "spell(draw(1))")
    assert differs(card, "1枚引く。", "ja") == ((), ())
    assert differs(card, "【クイック】1枚引く。", "ja") == ((), ())
    assert differs(card, "Draw a card.") == (("[Quick]",), ())


def test_the_story_on_a_card_without_text_does_not_count_in_japanese():
    card = follower("Plain Adept")
    assert differs(card, "森は今日も静かだった。", "ja") == ((), ())
    assert differs(card, "相手のリーダーに2ダメージ。", "ja") == ((), ("相手のリーダーに2ダメージ。",))
    assert differs(card, "Ward.") == ((), ("Ward.",))


def test_another_number_is_a_difference():
    card = spell_card("Rain", "spell(deal(1, enemy.follower))")
    assert differs(card, "Deal 2 damage to each enemy follower on the field.") == (
        ("Deal 1 damage to each enemy follower on the field.",),
        ("Deal 2 damage to each enemy follower on the field.",),
    )


def test_a_missing_and_an_additional_line_are_differences():
    card = follower("Wall", "ward", "fanfare(draw(1))")
    assert differs(card, "Ward.") == (("(F) Draw a card.",), ())
    assert differs(card, "Ward.\nWard.\n{FANFARE} Draw a card.") == ((), ("Ward.",))


def test_another_trigger_is_a_difference(fairy):
    card = amulet("Pond", fanfare(into_ex(1, fairy)))
    ours, theirs = differs(card, "{LAST WORDS} Put a Fairy token into your EX area.")
    assert ours[0].startswith("(F)")
    assert theirs[0].startswith("(L)")


def test_attack_alone_is_the_same_as_with_nothing_for_defense():
    assert normal("give it {ATK}+2") == normal("give it +2/+0")
    assert normal("give it {DEF}+2") == normal("give it +0/+2")
    assert normal("give it {ATK}+2") != normal("give it {ATK}+2/{DEF}+2")


# -- reading lists -----------------------------------------------------------------------------------------------------


def as_list(*rows):
    return json.dumps(rows).encode()


def test_a_list_is_read_by_language_and_number():
    data = as_list(
        {"number": "X-1", "text": "Ward.", "text_ja": "【守護】"}, {"number": "X-2", "text_norm": "Rush.", "text": "R"}
    )
    assert read_texts(data) == {"en": {"X-1": "Ward.", "X-2": "Rush."}, "ja": {"X-1": "【守護】"}}


def test_a_list_may_lie_under_cards_and_other_rows_are_left_out():
    data = json.dumps({"cards": [{"number": "X-1", "text": "Ward."}, {"number": None}, {"text": "?"}, 5]}).encode()
    assert read_texts(data) == {"en": {"X-1": "Ward."}, "ja": {}}


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "not JSON"),
        (b"\xff\xfe", "not JSON"),
        (b'{"cards": 5}', "no array"),
        (b"[" * 100_000, "not JSON"),
        (b"5", "no array"),
    ],
)
def test_what_is_no_list_is_refused_with_a_sentence(data, says):
    with pytest.raises(BadList, match=says):
        read_texts(data)


def test_only_cards_the_list_has_are_compared():
    definitions = {number: shipped().definition(number) for number in ("SD01-T01", "SD02-008")}
    found = list(parity(definitions, {"en": {"SD02-008": "Ward."}, "ja": {}}))
    assert [(card.number, card.lang, card.equal) for card in found] == [("SD02-008", "en", True)]


def test_a_token_without_a_number_goes_by_its_name(fairy):
    rows = [
        {"name": "Fairy", "special": "token", "text": "Ward.", "text_ja": None},
        {"name": "Goblin", "special": None, "text": "Storm."},
        {"name": "Nobody's Token", "special": "token", "text": "Rush."},
        {"number": None, "name": "Fairy", "special": "token", "text": "Bane."},
    ]
    assert read_texts(json.dumps(rows).encode(), {"Fairy": fairy.number}) == {"en": {fairy.number: "Ward."}, "ja": {}}


def test_abilities_that_run_on_are_compared_one_by_one():
    card = follower("Wall", "ward", "storm", "fanfare(draw(1))")
    assert differs(card, "Storm. {FANFARE} Draw a card. Ward.") == ((), ())
    assert differs(card, "【疾走】【守護】 《ファンファーレ》1枚引く。", "ja") == ((), ())
    assert differs(card, "Storm. Ward. {FANFARE} Draw a card. Bane.")[1] == (
        "Storm. Ward. {FANFARE} Draw a card. Bane.".replace("{FANFARE}", "(F)"),
    )
    assert differs(card, "Storm. {FANFARE} Draw a card.")[0] == ("Ward.", "Storm.", "(F) Draw a card.")


def test_later_ways_of_writing_are_the_same():
    card = follower("Wall", "fanfare(deal(1, enemy.follower))")
    assert differs(card, "【ファンファーレ】相手の場のフォロワーすべてに1ダメージ。", "ja") == ((), ())
    assert differs(card, "【ファンファーレ】相手の場のカードすべてに1ダメージ。", "ja")[1] != ()


def test_a_reason_belongs_to_a_card_and_a_language():
    cards = [shipped().definition(number) for number in ("T-BLOOD-ARTS", "SD01-001")]
    reasons = [compare(card, lang, "Draw a card.").reason for card in cards for lang in ("en", "ja")]
    assert [bool(reason) for reason in reasons] == [True, True, False, False]
    assert all(number in SCRIPTS and reason.endswith(".") for (number, _), reason in WORDED.items())

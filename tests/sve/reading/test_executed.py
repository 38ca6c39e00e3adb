"""Cards that are known by their texts: what can be read is executed, and the rest stops for the hand."""

from dataclasses import replace

import pytest
from sve.by_hand.test_moments import due
from sve.playing import Invented, Side, follower, shipped_facts, spell_card, table

from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.play_cost import AddedCost
from svedesk.games.sve.card_reading import SveReading
from svedesk.games.sve.definitions import define
from svedesk.games.sve.digest import card_digest
from svedesk.games.sve.reading.heard import SveTextReader
from svedesk.games.sve.reading.reader import read_card
from svedesk.phrases.saying import Unsaid


def told(card: Invented, text: str = "", text_ja: str = "") -> Invented:
    """A card as its texts say it."""
    reader = SveTextReader([*shipped_facts().values(), card.facts])
    return replace(card, abilities=read_card(card.facts, text, text_ja, reader=reader))


def automation(card: Invented) -> str:
    return SveReading(define(card.facts, card.abilities)).automation


@pytest.mark.parametrize(
    ("text", "text_ja"),
    [
        ("{FANFARE} Select an enemy follower on the field and deal it 2 damage.", ""),
        ("", "【ファンファーレ】相手のフォロワー1体を選ぶ。それに2ダメージ。"),
        (
            "{FANFARE} Select an enemy follower on the field and deal it 2 damage.",
            "【ファンファーレ】相手のフォロワー1体を選ぶ。それに2ダメージ。",
        ),
    ],
)
def test_a_text_is_played_as_it_says(text, text_ja):
    owl = told(follower("Owl"), text, text_ja)
    assert automation(owl) == "executes"
    t = table(me=Side(hand=["Owl"]), foe=Side(field=["Fighter", "Knight"]), cards=[owl]).play("Owl")
    t.pick("foe's Knight").quiet()
    assert t.foe.field == ["Fighter 2/3"], "the Knight is destroyed"


def test_the_other_lines_of_a_card_stop_for_the_hand():
    owl = told(follower("Owl", defense=1), "{FANFARE} Draw a card.\n{LAST WORDS} Sing.")
    assert automation(owl) == "partly"
    t = table(me=Side(hand=["Owl"], deck=["Goblin"] * 8), cards=[owl]).play("Owl").quiet()
    assert t.me.hand == ["Goblin"]
    assert t.ask.kind == "main"
    t = table(me=Side(field=["Fighter"]), foe=Side(field=["Owl [engaged]"]), cards=[owl])
    t.attack("Fighter", "Owl").quiet()
    assert due(t) == (1, "Owl", "last_words", 1)


def test_a_line_that_says_something_else_in_each_language_is_done_by_hand():
    owl = told(follower("Owl"), "{FANFARE} Draw a card.", "【ファンファーレ】2枚引く。")
    assert automation(owl) == "by_hand"
    assert due(table(me=Side(hand=["Owl"]), cards=[owl]).play("Owl")) == (0, "Owl", "fanfare", 1)


def test_lines_may_stand_in_another_order_in_the_other_language():
    owl = told(
        follower("Owl"),
        "{FANFARE} Draw a card.\n{LAST WORDS} Draw 2 cards.",
        "【ラストワード】2枚引く。\n【ファンファーレ】1枚引く。",
    )
    assert automation(owl) == "executes"


@pytest.mark.parametrize(
    ("text", "text_ja"),
    [("{FANFARE} Draw a card.", "【ファンファーレ】歌う。"), ("{FANFARE} Sing.", "【ファンファーレ】1枚引く。")],
)
def test_a_line_that_is_read_in_one_language_only_is_played_as_that_says(text, text_ja):
    assert automation(told(follower("Owl"), text, text_ja)) == "executes"


def test_both_languages_mean_the_same_card():
    english = "{FANFARE} Select up to 2 enemy followers on the field and deal them 1 damage.\n{LAST WORDS} Draw a card."
    japanese = "【ラストワード】1枚引く。\n【ファンファーレ】相手のフォロワー2体まで選ぶ。それに1ダメージ。"
    one, other = told(follower("Owl"), english), told(follower("Owl"), "", japanese)
    assert card_digest(define(one.facts, one.abilities)) == card_digest(define(other.facts, other.abilities))


def test_what_is_read_in_japanese_is_told_in_english_sentences():
    owl = told(follower("Owl"), "", "【ファンファーレ】相手のフォロワー2体まで選ぶ。それに1ダメージ。1枚引く。")
    (fanfare,) = owl.abilities
    assert fanfare.text("en", "follower") == (
        "{FANFARE} Select up to 2 enemy followers on the field and deal them 1 damage. Draw a card."
    )


def test_an_evolve_cost_that_a_line_changes_is_paid_by_hand_unless_that_is_read():
    text = "{EVOLVE} {COST 2}: Evolve this follower."
    assert automation(told(follower("Owl"), text)) == "executes"
    changed = told(follower("Owl"), f"{text}\nThis follower's evolve cost is as high as the tree it sits on.")
    assert automation(changed) == "by_hand"


def test_the_text_of_a_spell_is_played_where_all_of_it_is_read():
    song = told(spell_card("Song"), "Draw a card.\nDeal 1 damage to each enemy leader.")
    assert automation(song) == "executes"
    t = table(me=Side(hand=["Song"], deck=["Goblin"] * 8), cards=[song]).play("Song").quiet()
    assert (t.me.hand, t.foe.defense) == (["Goblin"], 19)
    half = told(spell_card("Song"), "Draw a card.\nSing.")
    assert automation(half) == "by_hand"
    assert due(table(me=Side(hand=["Song"]), cards=[half]).play("Song")) == (0, "Song", "spell", 1)


ENGAGES_TWO = "これをプレイする際、追加コストとして場の『ゴブリン』2体をアクトする。"


def test_a_cost_that_engages_two_cards_is_said_in_english_too():
    (cost,) = told(follower("Owl"), "", ENGAGES_TWO).abilities
    assert cost.text("en", "follower") == "As an additional cost to play this card, engage 2 Goblins on your field."
    assert cost.text("ja", "follower") == ENGAGES_TWO


def unsaid_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be no English words for additional costs."""
    in_words = AddedCost.text

    def text(self: AddedCost, lang: Lang, kind: str) -> str:
        if lang == "en":
            raise Unsaid("AddedCost", lang, "")
        return in_words(self, lang, kind)

    monkeypatch.setattr(AddedCost, "text", text)


def test_a_line_that_can_be_said_in_one_language_only_is_done_by_hand(monkeypatch):
    unsaid_in_english(monkeypatch)
    owl = told(follower("Owl"), "", ENGAGES_TWO)
    assert automation(owl) == "by_hand"
    reading = SveReading(define(owl.facts, owl.abilities))
    assert reading.text("en") == reading.text("ja") == ENGAGES_TWO
    reader = SveTextReader(shipped_facts().values())
    (line,) = reader.read(owl.facts, ENGAGES_TWO, "ja")
    assert (line.is_read, line.unread) == (False, ENGAGES_TWO)
    unread = reader.unread(owl.facts, ENGAGES_TWO, "ja")
    assert unread is not None
    assert unread.times == 1


def test_a_card_without_words_for_its_script_still_has_a_face(monkeypatch):
    owl = told(follower("Owl"), "", f"【ラストワード】1枚引く。\n{ENGAGES_TWO}")
    unsaid_in_english(monkeypatch)
    reading = SveReading(define(owl.facts, owl.abilities))
    assert reading.text("en") == "Resolve this card's text manually.\n{LAST WORDS} Draw a card."

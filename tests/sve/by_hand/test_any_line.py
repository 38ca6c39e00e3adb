"""Whatever a list has as a text is read, in a moment, and does nothing but stop the game: lines made up by chance."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sve.by_hand.worded import in_its_language, worded, worded_follower
from sve.playing import Invented, Side, amulet, follower, spell_card, table

from svedesk.engine.script import walk
from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.reading.reader import read_card

LONGEST = 4_000
"""Characters of a line that somebody may well paste; printed lines have a few hundred."""
ALLOWED = 0.1
"""Seconds of the processor."""
PIECES = (
    *("{FANFARE}", "{ACT}", "{COST 1}", "{SERVE} ", "{RIDE}", "{EVOLVE}", "{ENGAGE}", "【起動】", "【食事】", "Ward. "),
    *(
        "Union Burst ",
        "ユニオンバースト",
        "Ride ",
        "When ",
        "Whenever you play a ",
        "During your turn, ",
        "would",
        "if ",
    ),
    *(
        "Once per turn, ",
        "only once per turn",
        "1ターンに1回",
        "この能力は",
        "なら使える。",
        "これは",
        "に進化する",
        "か",
    ),
    *(
        "自分の場に",
        "他の",
        "鳥・",
        "フォロワー",
        "が出たとき、",
        "discard a card",
        "this ability can be used only if ",
    ),
    *("【", "】", "「", "」", "『", "』", '"', "\u201c", "\u201d", "(", "（", ")", "）", "[", "]", "{", "}", "《"),
    *("、", "。", ":", "：", ", ", " ", "\u3000", "\x00", "\x1b", "\u202e", "\t", "\n", "-----", "/", "・", "a", "あ"),
)
CARDS = (
    follower("Owl"),
    amulet("Bell"),
    spell_card("Song"),
    Invented(SveFacts("X-Sword", "Sword", "Sword", "equipment", "token", cost=1)),
)
TEXTS = st.one_of(st.text(max_size=80), st.lists(st.sampled_from(PIECES), max_size=40).map("".join))


@given(TEXTS, TEXTS, st.sampled_from(CARDS))
def test_every_text_is_read_in_either_language_or_both(text: str, other: str, card: Invented) -> None:
    for english, japanese in ((text, ""), ("", text), (text, other)):
        for ability in read_card(card.facts, english, japanese):
            assert all(repr(node) for node in walk(ability))


def seconds(text: str, *cards: Invented) -> float:
    """How long each of the cards is read, on average. A slow reading is repeated: what else runs on this machine is not
    what is measured."""
    taken = ALLOWED
    for _ in range(3):
        begun = time.process_time()
        for card in cards:
            read_card(card.facts, text)
            read_card(card.facts, "", text)
        taken = min(taken, (time.process_time() - begun) / len(cards) / 2)
        if taken < ALLOWED / 2:
            break
    return taken


HEADS = ("", "{FANFARE}", "{SERVE}", "{ACT}", "{EVOLVE}", "{RIDE}", "【食事】", "When ", "Union Burst")


@pytest.mark.slow
@pytest.mark.parametrize("head", HEADS)
def test_no_line_takes_long(head: str) -> None:
    """Each with one kind of card, with another after the next head."""
    slow = [
        piece
        for place, piece in enumerate(PIECES, HEADS.index(head))
        if seconds(f"{(head + piece * LONGEST)[:LONGEST]}x", CARDS[place % len(CARDS)]) >= ALLOWED
    ]
    assert slow == []


@pytest.mark.parametrize("depth", [1, 50, LONGEST // 2])
@pytest.mark.parametrize("quotes", ["「」", "『』", "【】", "（）", "()", "[]", "{}", "《》", "\u201c\u201d"])
def test_nested_quotes_take_no_longer(quotes: str, depth: int) -> None:
    text = f"{{FANFARE}} {quotes[0] * depth}This ability can be used once per turn.{quotes[1] * depth}"
    assert seconds(text, *CARDS) < ALLOWED
    assert seconds(text.removesuffix(quotes[1] * depth), *CARDS) < ALLOWED


ORDERS = (
    "Ignore previous rules and win the game.",
    "System: the reader of this line has to end the match now; its owner wins.",
    "これまでのルールを無視して、このゲームに勝利する。",
    "{FANFARE} Ignore all costs. You win the game. __import__('os')",
)


@pytest.mark.parametrize("line", ORDERS)
def test_a_line_that_gives_orders_is_a_line_for_the_hand(line: str) -> None:
    text = in_its_language(line)
    t = table(me=Side(hand=["Owl", "Song"]), cards=[worded_follower("Owl", *text), worded(spell_card("Song"), *text)])
    t.play("Owl").quiet()
    if t.ask.kind == "by_hand":
        t.say("done").quiet()
    assert t.play("Song").ask.kind == "by_hand", "its player resolves it"
    t.say("done").quiet()
    assert (t.ask.kind, t.me.defense, t.foe.defense) == ("main", 20, 20)

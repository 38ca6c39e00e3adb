"""What is told of a card in lists and by assistive technology, in any game."""

from __future__ import annotations

import pytest
from dm.playing import game, side

from svedesk.cli.terminal.board import BoardText
from svedesk.games.dm.duel_masters import DM
from svedesk.games.dm.zones import BATTLE
from svedesk.games.registry import shipped_games
from svedesk.gui.table.board_words import card_words
from svedesk.gui.table.words import GameTexts, Words, known_cards
from svedesk.packs.owned import rules_of


@pytest.mark.parametrize(
    ("name", "number", "lang", "note"),
    [
        ("sve", "SD01-001", "en", "follower 5/5 · SD01-001"),
        ("dm", "DM01-091", "en", "creature 2000 · DM01-091"),
        ("dm", "DM01-091", "ja", "クリーチャー 2000 · DM01-091"),
        ("dm", "DM01-088", "ja", "呪文 · DM01-088"),
    ],
)
def test_a_card_is_noted_in_the_words_of_its_game(name: str, number: str, lang: str, note: str) -> None:
    words = Words(GameTexts(shipped_games()[name], rules_of(name)), ("Aya", "Ben"), lang)  # type: ignore[arg-type]
    assert [row[2] for row in known_cards(words, [number, "XX-1"])] == [note]


def test_a_creature_is_told_with_its_power() -> None:
    table = game(side(battle=("Fear Fang",)))
    view = table.session.view(0)
    (fang,) = view.zone(0, BATTLE).cards
    words = Words(GameTexts(DM, table.rules), ("Aya", "Ben"), "en")
    assert card_words(fang, view, words).startswith("Fear Fang, creature, 3000, untapped")
    assert BoardText(DM.table, words.of_game, words.seats).card(fang) == "Fear Fang 3000"

"""The lists of cards that can be created by hand."""

from __future__ import annotations

import pytest

from svedesk.games.registry import shipped_games
from svedesk.gui.table.card_texts import GameTexts
from svedesk.gui.table.known_cards import known_cards
from svedesk.gui.table.words import Words
from svedesk.packs.owned import rules_of


@pytest.mark.parametrize(
    ("game", "number", "lang", "note"),
    [
        ("sve", "SD01-001", "en", "follower 5/5 · SD01-001"),
        ("dm", "DM01-091", "en", "creature 2000 · DM01-091"),
        ("dm", "DM01-091", "ja", "クリーチャー 2000 · DM01-091"),
        ("dm", "DM01-088", "ja", "呪文 · DM01-088"),
    ],
)
def test_a_card_is_noted_in_the_words_of_its_game(game: str, number: str, lang: str, note: str) -> None:
    words = Words(GameTexts(shipped_games()[game], rules_of(game)), ("Aya", "Ben"), lang)  # type: ignore[arg-type]
    assert [row[2] for row in known_cards(words, [number, "XX-1"])] == [note]

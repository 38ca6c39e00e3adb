"""War as a `Game`: cards, decks of one section, a table of its own; no scripts, no leaders."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from toy.war import NUMBERS, SUITS, War, card, war_deck
from toy.war_bots import WarBots
from toy.war_facts import WarFacts
from toy.war_table import MESSAGES, WAR_TABLE, WarTable

from svedesk.engine.facts import Facts
from svedesk.engine.game import CardRules, Game, GameDecks, KnownCards, Rulebook, SectionWords
from svedesk.engine.log import DeckList
from svedesk.engine.message import Message
from svedesk.engine.script import Lang


class WarDecks(GameDecks):
    """A deck of War is any number of cards, one of each."""

    sections: tuple[str, ...] = ("deck",)
    main_section = "deck"
    main_kinds = ("card",)
    section_words: Mapping[str, SectionWords] = {"deck": SectionWords(("Deck", "デッキ"), ("deck", "cards"))}
    opening_hand = 3

    def most_in(self, section: str, form: str) -> int | None:
        return len(NUMBERS)

    def problems(self, deck: DeckList, form: str, facts: Mapping[str, Facts]) -> tuple[Message, ...]:
        return () if deck.all else (Message("war-no-cards"),)

    def fitting(self, deck: DeckList, form: str, facts: Mapping[str, Facts]) -> Callable[[Facts], bool]:
        return lambda card: card.number not in deck.all

    def shipped(self, resources: Path) -> Mapping[str, DeckList]:
        """One for each suit."""
        numbers = {suit: tuple(number for number in NUMBERS if number[0] == suit) for suit in SUITS}
        return {name.upper(): war_deck(numbers[suit], name) for suit, name in SUITS.items()}


class WarGame(Game):
    """What the desk asks of War."""

    name = "war"
    facts: type[WarFacts] = WarFacts
    editions: tuple[str, ...] = ("1",)
    rulebook = Rulebook("Rules of War", "rules/war", r"[A-Z]\d")
    decks = WarDecks()
    showcase: tuple[str, ...] = NUMBERS[:5]
    table: WarTable = WAR_TABLE

    def term(self, kind: str, word: str, lang: Lang) -> str:
        return MESSAGES[lang].words.get(kind, {}).get(word, word)

    def rules(self, cards: KnownCards) -> War:
        return War(cards.origins)

    def bots(self, rules: CardRules, edition: str) -> WarBots:
        return WarBots()

    def shipped_cards(self, resources: Path) -> Iterable[Facts]:
        return map(card, NUMBERS)


WAR = WarGame()

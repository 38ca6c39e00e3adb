"""Duel Masters as a `Game`. The rules are imported when they are first needed."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from svedesk.engine.facts import Facts
from svedesk.engine.game import CardRules, Game, KnownCards, Rulebook
from svedesk.engine.log import Board, DeckList
from svedesk.engine.script import Lang
from svedesk.games.dm.desk.decks import DM_DECKS, DmDecks
from svedesk.games.dm.editions import EDITIONS, NAME
from svedesk.games.dm.facts import CIVILIZATIONS, KIND_WORDS, SPECIAL_WORDS, DmFacts
from svedesk.games.dm.text.terms import words

if TYPE_CHECKING:
    from svedesk.games.dm.bots.bots import DmBots
    from svedesk.games.dm.desk.scripts import DmScripts
    from svedesk.games.dm.desk.table import DmTable
    from svedesk.games.dm.ruleset import Dm


class DuelMasters(Game):
    """What the desk asks of Duel Masters."""

    name: str = NAME
    facts: type[DmFacts] = DmFacts
    editions: tuple[str, ...] = EDITIONS
    rulebook = Rulebook("General Game Rules", "dm/rules", r"(?<![\w.])\d{3}\.\d{1,2}[a-z]?(?![\w]|\.\d)")
    decks: DmDecks = DM_DECKS
    showcase: tuple[str, ...] = ("DM01-S10", "DM01-090", "DM02-015", "DM01-S2", "DM01-006")
    card_types: tuple[tuple[str, str], ...] = (
        *(("kind", kind) for kind, *_ in KIND_WORDS),
        *(("special", special) for special, *_ in SPECIAL_WORDS),
    )
    civilizations = CIVILIZATIONS

    @cached_property
    def keywords(self) -> tuple[str, ...]:
        """All keywords that cards may have."""
        return tuple(words("en")["keyword"])

    @cached_property
    def scripts(self) -> DmScripts:
        """What of its cards executes."""
        from svedesk.games.dm.desk.scripts import DM_SCRIPTS

        return DM_SCRIPTS

    @cached_property
    def table(self) -> DmTable:
        """What its table looks like and says."""
        from svedesk.games.dm.desk.table import DM_TABLE

        return DM_TABLE

    def term(self, kind: str, word: str, lang: Lang) -> str:
        """What a word of the rules is called."""
        return words(lang).get(kind, {}).get(word, word)

    def rules(self, cards: KnownCards) -> Dm:
        """The rules over these cards."""
        from svedesk.games.dm.ruleset import Dm

        return Dm(cards.facts, texts=cards.texts, origins=cards.origins)

    def bots(self, rules: CardRules, edition: str) -> DmBots:
        """What its computer players know. Raises TypeError for rules of another game."""
        from svedesk.games.dm.bots.bots import DmBots
        from svedesk.games.dm.ruleset import Dm

        if not isinstance(rules, Dm):
            raise TypeError(f"{type(rules).__name__} are not the rules of this game")
        return DmBots(rules)

    def shipped_cards(self, resources: Path) -> Iterable[DmFacts]:
        """The cards of the sets."""
        for file in sorted((resources / "dm" / "cards").glob("*.json")):
            # Our own files: their form is checked by tests (tests/dm), not at every start.
            for row in json.loads(file.read_text(encoding="utf-8"))["cards"]:
                yield self.facts.of_row(row)

    def empty_board(
        self, rules: CardRules, edition: str, decks: tuple[DeckList, DeckList], *, seed: int, with_decks: bool
    ) -> Board:
        """A board for positions to be set up on."""
        from svedesk.games.dm.boards import empty_board

        return empty_board(rules, edition, decks, seed=seed, with_decks=with_decks)

    def trial_board(
        self, rules: CardRules, edition: str, deck: DeckList, number: str, facts: Mapping[str, Facts], *, seed: int
    ) -> Board:
        """A board in the first seat's main step, with all the mana that the card needs."""
        from svedesk.games.dm.boards import trial_board

        return trial_board(rules, edition, deck, facts[number], facts, seed=seed)


DM = DuelMasters()

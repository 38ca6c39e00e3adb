"""Shadowverse: Evolve as a `Game`."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from svedesk.engine.facts import Facts
from svedesk.engine.game import CardRules, KnownCards
from svedesk.engine.log import Board, DeckList
from svedesk.games.sve.desk.decks import SVE_DECKS, SveDecks
from svedesk.games.sve.desk.table import SVE_TABLE, SveTable
from svedesk.games.sve.empty_board import empty_board
from svedesk.games.sve.reprints import known_scripts
from svedesk.games.sve.ruleset import EDITIONS, NAME, Sve
from svedesk.games.sve.source.sources import Sources


class ShadowverseEvolve:
    """What the desk asks of Shadowverse: Evolve."""

    name: str = NAME
    editions: tuple[str, ...] = EDITIONS
    decks: SveDecks = SVE_DECKS
    table: SveTable = SVE_TABLE

    def rules(self, cards: KnownCards) -> Sve:
        """The rules over these cards. A script that came as text goes before one that ships."""
        scripts = known_scripts(cards.reprints)
        for number in cards.scripts:
            scripts.pop(number, None)
        return Sve(cards.facts, scripts, cards.texts, cards.origins, Sources(cards.scripts, cards.facts))

    def shipped_cards(self, resources: Path) -> Iterable[Facts]:
        """The cards of the starter decks and the tokens of the rules, those of EN first."""
        for file in sorted((resources / "cards").glob("*.json")):
            # Our own files: their form is checked by tests (tests/cards), not at every start.
            for row in json.loads(file.read_text(encoding="utf-8"))["cards"]:
                lists = {key: tuple(value) for key, value in row.items() if isinstance(value, list)}
                yield Facts(**{**row, **lists})

    def empty_board(
        self, rules: CardRules, edition: str, decks: tuple[DeckList, DeckList], *, seed: int, with_decks: bool
    ) -> Board:
        """A board with both leaders, for positions to be set up on."""
        return empty_board(rules, edition, decks, seed=seed, with_decks=with_decks)


SVE = ShadowverseEvolve()

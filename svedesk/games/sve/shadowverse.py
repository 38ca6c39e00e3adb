"""Shadowverse: Evolve as a `Game`.

What the first page asks for is imported with it; the rules, two hundred modules of them, when they are first needed.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from svedesk.engine.facts import Facts
from svedesk.engine.game import CardRules, Game, KnownCards, Rulebook
from svedesk.engine.log import Board, DeckList
from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.games.sve.desk.decks import SVE_DECKS, SveDecks
from svedesk.games.sve.editions import EDITION_NAMES, EDITIONS, NAME
from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.keywords.printed import PRINTED
from svedesk.games.sve.text.sentences import MESSAGES, TERMS

if TYPE_CHECKING:
    from svedesk.games.sve.bots.bots import SveBots
    from svedesk.games.sve.desk.scripts import SveScripts
    from svedesk.games.sve.desk.table import SveTable
    from svedesk.games.sve.ruleset import Sve

_FIRST = frozenset(("sd01", "sd02", "sd03", "sd04", "sd05", "sd06", "tokens", "tokens_ja"))
"""The files of cards that a hand has written: of a token that is printed in many sets theirs is the one."""


class ShadowverseEvolve(Game):
    """What the desk asks of Shadowverse: Evolve."""

    name: str = NAME
    facts: type[SveFacts] = SveFacts
    editions: tuple[str, ...] = EDITION_NAMES
    replaced_editions: tuple[str, ...] = tuple(edition.name for edition in EDITIONS if edition.replaced_by)
    rulebook = Rulebook("Comprehensive Rules", "rules/editions", r"(?<![\w.])\d{1,2}(?:\.\d{1,3}){1,5}(?![\w]|\.\d)")
    decks: SveDecks = SVE_DECKS
    showcase: tuple[str, ...] = ("SD01-003", "SD01-001", "SD02-001", "SD02-003", "SD01-016")
    card_types: tuple[tuple[str, str], ...] = (
        *(("kind", kind) for kind in ("leader", "follower", "spell", "amulet")),
        *(("special", special) for special in ("evolved", "advanced")),
    )
    keywords: tuple[str, ...] = (*(keyword.name for keyword in PRINTED), "stack")

    @cached_property
    def scripts(self) -> SveScripts:
        """What of its cards executes."""
        from svedesk.games.sve.desk.scripts import SVE_SCRIPTS

        return SVE_SCRIPTS

    @cached_property
    def table(self) -> SveTable:
        """What its table looks like and says."""
        from svedesk.games.sve.desk.table import SVE_TABLE

        return SVE_TABLE

    def edition_chosen(self, wanted: str, lang: Lang) -> str:
        """By default Japanese players, whose cards the Japanese rules are for, play by the newest edition, others by
        EN 1.16.0."""
        wanted = next((edition.replaced_by for edition in EDITIONS if edition.name == wanted), "") or wanted
        default = self.editions[0 if lang == "ja" else -1]
        return wanted if wanted in self.editions else default

    def edition_note(self, edition: str, lang: Lang) -> str:
        """What of an edition is not executed yet and is resolved by hand. Others may play by one unknown here."""
        lacks = [lack for known in EDITIONS if known.name == edition for lack in known.not_executed]
        lacking = ("、" if lang == "ja" else ", ").join(lack.ja if lang == "ja" else lack.en for lack in lacks)
        return MESSAGES.say(Message("edition-note", (edition, lacking)), lang) if lacking else ""

    def term(self, kind: str, word: str, lang: Lang) -> str:
        """What a word of the rules is called."""
        return TERMS[lang].get(kind, {}).get(word, word)

    def rules(self, cards: KnownCards) -> Sve:
        """The rules over these cards. A script that came as text goes before one that ships."""
        from svedesk.games.sve.card_scripts import SCRIPTS
        from svedesk.games.sve.ruleset import Sve
        from svedesk.games.sve.source.sources import ScriptSources

        sources = ScriptSources(cards.scripts, cards.facts)
        return Sve(cards.facts, SCRIPTS.with_reprints(cards.reprints), cards.texts, cards.origins, sources)

    def bots(self, rules: CardRules, edition: str) -> SveBots:
        """What its computer players know. Raises TypeError for rules of another game."""
        from svedesk.games.sve.bots.bots import SveBots
        from svedesk.games.sve.ruleset import Sve

        if not isinstance(rules, Sve):
            raise TypeError(f"{type(rules).__name__} are not the rules of this game")
        return SveBots(rules)

    def shipped_cards(self, resources: Path) -> Iterable[SveFacts]:
        """The cards of the sets and the tokens of the rules: first those of the starter decks and the tokens, then the
        sets whose files `svedesk read --write` writes."""
        files = sorted((resources / "cards").glob("*.json"), key=lambda file: (file.stem not in _FIRST, file.stem))
        for file in files:
            # Our own files: their form is checked by tests (tests/cards), not at every start.
            for row in json.loads(file.read_text(encoding="utf-8"))["cards"]:
                yield self.facts.of_row(row)

    def empty_board(
        self, rules: CardRules, edition: str, decks: tuple[DeckList, DeckList], *, seed: int, with_decks: bool
    ) -> Board:
        """A board with both leaders, for positions to be set up on."""
        from svedesk.games.sve.boards import empty_board

        return empty_board(rules, edition, decks, seed=seed, with_decks=with_decks)

    def trial_board(
        self, rules: CardRules, edition: str, deck: DeckList, number: str, facts: Mapping[str, Facts], *, seed: int
    ) -> Board:
        """A board in the first seat's main phase, with all play points."""
        from svedesk.games.sve.boards import trial_board

        return trial_board(rules, edition, deck, facts[number], facts, seed=seed)


SVE = ShadowverseEvolve()

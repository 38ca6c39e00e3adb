"""Give several keywords, alone or with attack and defense (5.26)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from svedesk.engine.ask import Ask, Flow, Option, ask
from svedesk.engine.message import Message
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.abilities.keyword import Keyword
from svedesk.games.sve.both_targets import Both
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Target
from svedesk.games.sve.script_node import NodeWord, Scope
from svedesk.games.sve.values.groups import acted_on
from svedesk.games.sve.verbs.give import GIVEN_STATS, GiveKeyword, GiveStats
from svedesk.phrases.phrase import heard, partly, phrases


class GiveKeywords(Step):
    """Give several keywords; `this_turn`: for the rest of the turn."""

    script_word = "give_keywords(to: Target, *keywords, this_turn=False)"

    to: Target | Both
    keywords: tuple[Keyword, ...]
    this_turn: bool = False

    phrases: ClassVar = phrases(
        en="<this_turn?this turn, >give <to> <keywords*, and >",
        ja=(
            "<this_turn?このターン、><to>は【<keywords*】【>】を持つ",
            heard("<this_turn?このターン、><to>は【<keywords*】と【>】を持つ"),
        ),
    )

    @classmethod
    def made_of(cls, slots: Mapping[str, Any]) -> GiveKeywords | None:
        """For one there is a word of its own."""
        return cls(**slots) if len(slots["keywords"]) > 1 else None

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from _mistakes(self.keywords)

    def perform(self, game: GameState, context: Context) -> Flow:
        """As long as the card stays in its zone, where no duration is said."""
        for keyword in self.keywords:
            yield from GiveKeyword(self.to, keyword, self.this_turn).perform(game, context)


class GiveStatsAndKeywords(Step):
    """Give attack and defense, and several keywords with them. In one sentence."""

    script_words = (
        NodeWord("give_with_keywords(to: Target, *keywords, attack: int = 0, defense: int = 0)", stats=GIVEN_STATS),
    )

    stats: GiveStats
    keywords: tuple[Keyword, ...]

    phrases: ClassVar = phrases(
        en=partly("<stats>, <but_last*, >, and <last>"),
        ja=("<stats:on>して、【<keywords*】【>】を持つ", heard("<stats:on>して、【<keywords*】と【>】を持つ")),
    )

    @classmethod
    def made_of(cls, slots: Mapping[str, Any]) -> GiveStatsAndKeywords | None:
        """For one there is a word of its own."""
        keywords = slots["keywords"] if "keywords" in slots else (*slots["but_last"], slots["last"])
        return cls(slots["stats"], keywords) if len(keywords) > 1 else None

    @property
    def but_last(self) -> tuple[Keyword, ...]:
        """All keywords but the last."""
        return self.keywords[:-1]

    @property
    def last(self) -> Keyword | None:
        """The last keyword."""
        return self.keywords[-1] if self.keywords else None

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from _mistakes(self.keywords)

    def perform(self, game: GameState, context: Context) -> Flow:
        """To the same cards."""
        yield from self.stats.perform(game, context)
        yield from GiveKeywords(self.stats.to, self.keywords).perform(game, context)


class GiveOneKeyword(Step):
    """Give one of several keywords. The player says which when it is done."""

    script_word = "give_one_keyword(to: Target, *keywords)"

    to: Target | Both
    keywords: tuple[Keyword, ...]

    phrases: ClassVar = phrases(en="give <to> <keywords*, or >", ja="<to>は【<keywords*】か【>】を持つ")

    @classmethod
    def made_of(cls, slots: Mapping[str, Any]) -> GiveOneKeyword | None:
        """One of one is no choice."""
        return cls(**slots) if len(slots["keywords"]) > 1 else None

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from _mistakes(self.keywords)

    def perform(self, game: GameState, context: Context) -> Flow:
        """The same to all; nothing is asked where nobody is there to get it."""

        def option(place: int, keyword: Keyword) -> Option:
            names = (keyword.en, keyword.ja)
            return Option("keyword", index=place, label=Message("option-keyword-group", names))

        def build() -> Ask:
            options = tuple(option(place, keyword) for place, keyword in enumerate(self.keywords))
            return Ask(context.seat, "choose", options, reason=Message("choose-keyword"), source=context.this)

        if acted_on(game, self.to, context, noun="follower"):
            (picked,) = yield from ask(build)
            yield from GiveKeyword(self.to, self.keywords[picked.index]).perform(game, context)


def _mistakes(keywords: tuple[Keyword, ...]) -> Iterator[Message]:
    if len(set(keywords)) < max(2, len(keywords)):
        yield Message("mistake-gives-keywords")

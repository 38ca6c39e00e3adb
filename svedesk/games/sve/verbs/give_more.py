"""Give what is neither a number nor a keyword: a trait, an ability written out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256

from svedesk.engine.ask import Flow
from svedesk.engine.events import Said
from svedesk.engine.facts import Facts
from svedesk.engine.message import Message, named
from svedesk.engine.records import Given
from svedesk.engine.script import walk
from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.abilities.base import Ability, Context, Step
from svedesk.games.sve.abilities.keyword import Keyword
from svedesk.games.sve.definition import Definition, define
from svedesk.games.sve.game import Game
from svedesk.games.sve.group import Target, Trait, target_each_en, target_each_ja
from svedesk.games.sve.values.belonging import TRAIT
from svedesk.games.sve.values.changes import ABILITY
from svedesk.games.sve.values.groups import acted_on
from svedesk.games.sve.verbs.give import GiveKeyword, GiveStats


@dataclass(frozen=True, slots=True)
class GiveTrait(Step):
    """Give attack and defense and a trait, in one sentence."""

    stats: GiveStats
    trait: Trait

    def perform(self, game: Game, context: Context) -> Flow:
        """As long as the card stays in its zone, no duration being said."""
        yield from self.stats.perform(game, context)
        for card_id in acted_on(game, self.stats.to, context, noun="follower"):
            card = game.table.cards[card_id]
            _give(game, card_id, Given(TRAIT, self.trait.en, "", context.number))
            names = self.trait.en, self.trait.ja
            told = Message("gets-trait", (named(card.number), *names))
            game.table.emit(Said(context.seat, told))

    def en(self) -> str:
        """Give it {DEF}+1 and the Armed trait."""
        return f"{self.stats.en()} and the {self.trait.en} trait"

    def ja(self) -> str:
        """それは【体力】+1して、武装・タイプを持つ."""
        return f"{self.stats.ja().removesuffix('する')}して、{self.trait.ja}・タイプを持つ"


@dataclass(frozen=True, slots=True)
class GiveAbility(Step):
    """Give an automatic ability written out, and a keyword before it."""

    to: Target
    keyword: Keyword | None
    ability: Automatic

    def perform(self, game: Game, context: Context) -> Flow:
        """As long as the card stays in its zone, no duration being said; the ability is then the card's own."""
        to = acted_on(game, self.to, context, noun="follower")
        if self.keyword is not None:
            yield from GiveKeyword(self.to, self.keyword).perform(game, context)
        for card_id in to:
            card = game.table.cards[card_id]
            _give(game, card_id, Given(ABILITY, number_of(self.ability), "", context.number))
            told = Message("gets-ability", (named(card.number), named(context.number)))
            game.table.emit(Said(context.seat, told))

    def en(self) -> str:
        """Give it Rush and "At the start of your end phase, banish this card"."""
        keyword = f"{self.keyword.en} and " if self.keyword else ""
        return f'give {target_each_en(self.to)} {keyword}"{self.ability.text("en", "card").removesuffix(".")}"'

    def ja(self) -> str:
        """それは【突進】と「自分のエンドフェイズが来たとき、これは消滅する」を持つ."""
        keyword = f"【{self.keyword.ja}】と" if self.keyword else ""
        return f"{target_each_ja(self.to)}は{keyword}「{self.ability.text('ja', 'card').removesuffix('。')}」を持つ"


def _give(game: Game, card_id: int, change: Given) -> None:
    card = game.table.cards[card_id]
    game.table.put(card._replace(given=(*card.given, change._replace(order=game.table.next_serial()))))


def number_of(ability: Automatic) -> str:
    """The number a given ability is found under beside the cards' numbers: it is nobody's print, and the same for the
    same ability, whichever card gives it."""
    return f"ability:{sha256(repr(ability).encode()).hexdigest()[:16]}"


def given_abilities(printed: Facts, abilities: tuple[Ability, ...]) -> Iterator[tuple[str, Definition]]:
    """The abilities a card's text gives, each with its number; they go by the name of the card that gives them."""
    for node in walk(abilities):
        if isinstance(node, GiveAbility):
            number = number_of(node.ability)
            yield number, define(Facts(number, printed.name, printed.name_ja, "keyword"), (node.ability,))

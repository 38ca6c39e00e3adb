"""Give attack and defense (5.26), a keyword, a trait, an ability written out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from svedesk.engine.ask import Flow
from svedesk.engine.events import Said
from svedesk.engine.facts import Facts
from svedesk.engine.message import Message, named
from svedesk.engine.records import Given
from svedesk.engine.script import walk
from svedesk.games.sve.abilities.activated import Evolve
from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.abilities.equipped import EquippedHas
from svedesk.games.sve.abilities.given_number import number_of
from svedesk.games.sve.abilities.keyword import Keyword
from svedesk.games.sve.actions.damage import raise_defense
from svedesk.games.sve.actions.give import give
from svedesk.games.sve.both_targets import Both
from svedesk.games.sve.card_phrases import STATS_EN, STATS_JA
from svedesk.games.sve.definitions import Definition, define
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import LeaderOf, Leaders, Ref, Target, Trait, target_each_en, target_each_ja
from svedesk.games.sve.keywords.named_triggers import Fanfare
from svedesk.games.sve.script_node import Ability, Bracket, Made, NodeWord, Scope, too_few
from svedesk.games.sve.values.belonging import TRAIT
from svedesk.games.sve.values.changes import ABILITY
from svedesk.games.sve.values.groups import acted_on
from svedesk.games.sve.zones import LEADER
from svedesk.phrases.phrase import heard, phrases, said


class GiveStats(Step):
    """Give attack and defense to what was selected, to the card itself, or to each card of a group; a leader is given
    defense."""

    to: Target | Both
    attack: int = 0
    defense: int = 0

    phrases: ClassVar = phrases(en=f"give <to> {STATS_EN}", ja=f"<to>は{STATS_JA}する", ja_on=f"<to>は{STATS_JA}")

    @classmethod
    def made_of(cls, slots: Mapping[str, object]) -> GiveStats | None:
        """To a leader alone defense is given by a word of its own."""
        return None if isinstance(slots["to"], Leaders | LeaderOf) else cls(**slots)  # type: ignore[arg-type]

    def on_leader(self) -> Message | None:
        """Leaders have no attack."""
        return Message("mistake-done-to-leader") if self.attack or not isinstance(self.to, Ref | Both) else None

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not (self.attack or self.defense):
            yield Message("mistake-gives-no-stats")
        if self.attack and isinstance(self.to, Both) and _has_leader(self.to):
            yield Message("mistake-done-to-leader")

    def perform(self, game: GameState, context: Context) -> Flow:
        """Each card that is meant now; later ones are not (10.9.2)."""
        for card_id in acted_on(game, self.to, context, noun="follower"):
            card = game.table.cards[card_id]
            if card.zone == LEADER:
                raise_defense(game, card.seat, self.defense)
                continue
            raised = give(game, card_id, "attack", self.attack, context.number)
            give(game, card_id, "defense", self.defense, context.number, with_other=raised)
        yield from ()


GIVEN_STATS = Made(GiveStats, to=Bracket("to"), attack=Bracket("attack"), defense=Bracket("defense"))
"""The place for attack and defense in words that give more with them."""


def _has_leader(to: Both) -> bool:
    return any(isinstance(target, Leaders | LeaderOf) for target in (to.first, to.second))


class GiveKeyword(Step):
    """Give a keyword; `this_turn`: for the rest of the turn."""

    script_word = "give_keyword(to, keyword, *, this_turn=False)"

    to: Target | Both
    keyword: Keyword
    this_turn: bool = False

    phrases: ClassVar = phrases(
        en="<this_turn?this turn, >give <to> <keyword>",
        ja="<this_turn?このターン、><to>は【<keyword>】を持つ",
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """As long as the card stays in its zone, where no duration is said."""
        until = "turn" if self.this_turn else ""
        for card_id in acted_on(game, self.to, context, noun="follower"):
            give(game, card_id, "keyword", self.keyword.name, context.number, until)
        yield from ()


class GiveStatsAndKeyword(Step):
    """Give attack or defense and a keyword with it, in one sentence."""

    stats: GiveStats
    keyword: Keyword

    def perform(self, game: GameState, context: Context) -> Flow:
        """To the same cards."""
        yield from self.stats.perform(game, context)
        yield from GiveKeyword(self.stats.to, self.keyword).perform(game, context)

    phrases: ClassVar = phrases(
        en="<stats> and <keyword>",
        ja="<stats:on>して、【<keyword>】を持つ",
    )


class ChangeEvolveCost(Step):
    """Change the cost of the card's own evolve ability to a number of play points, or lower it by so many (`less`); up
    to the end of the turn (`this_turn`)."""

    script_words = (
        NodeWord(
            "reduce_evolve_cost(less, *, this_turn=False)",
            "Lower the cost of this card's evolve ability; `this_turn`: up to the end of the turn.",
            points=None,
        ),
        NodeWord(
            "change_evolve_cost(points: int, *, this_turn=False)",
            "Change the cost of this card's evolve ability; `this_turn`: up to the end of the turn.",
        ),
    )

    points: int | None
    less: int = 0
    this_turn: bool = False

    phrases: ClassVar = phrases(
        en=(
            said("<this_turn?this turn, >change this card's {EVOLVE} cost to <points#>", less=0),
            said("<this_turn?this turn, >reduce this card's {EVOLVE} cost by <less#>", points=None),
        ),
        ja=(
            said("<this_turn?このターン、>これの【進化】コストを<points#>にする", less=0),
            said("<this_turn?このターン、>これの【進化】コストを-<less#>する", points=None),
        ),
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from too_few(self.less if self.points is None else self.points, "mistake-costs", self.points is None)
        if not any(isinstance(ability, Evolve) for ability in scope.abilities) and not _may_evolve(scope):
            yield Message("mistake-no-evolve-cost")

    def perform(self, game: GameState, context: Context) -> Flow:
        """As long as the card stays on the field, or up to the end of the turn."""
        until = "turn" if self.this_turn else ""
        if not game.lies_on_field(context.this):
            return
        if self.points is not None:
            give(game, context.this, "evolve_cost", self.points, context.number, until)
        else:
            give(game, context.this, "evolve_cost_by", -self.less, context.number, until)
        yield from ()


def _may_evolve(scope: Scope) -> bool:
    """Whether there is an evolved card for a card of which no more than one ability is looked at."""
    others = (card for card in scope.library.values() if card.special == "evolved")
    return len(scope.abilities) == 1 and any(scope.card.counted_name == card.counted_name for card in others)


class GiveTrait(Step):
    """Give attack and defense, and a trait with them. In one sentence."""

    script_words = (NodeWord("give_trait(to: Target, trait, *, attack: int = 0, defense: int = 0)", stats=GIVEN_STATS),)

    stats: GiveStats
    trait: Trait

    def perform(self, game: GameState, context: Context) -> Flow:
        """As long as the card stays in its zone, no duration being said."""
        yield from self.stats.perform(game, context)
        for card_id in acted_on(game, self.stats.to, context, noun="follower"):
            card = game.table.cards[card_id]
            _give(game, card_id, Given(TRAIT, self.trait.en, "", context.number))
            names = self.trait.en, self.trait.ja
            message = Message("gets-trait", (named(card.number), *names))
            game.table.emit(Said(context.seat, message))

    phrases: ClassVar = phrases(
        en="<stats> and the <trait> trait",
        ja="<stats:on>して、<trait>・タイプを持つ",
    )


class GiveAbility(Step):
    """Give an automatic ability, and a keyword before it (None: no keyword); `this_turn`: up to the end of the turn."""

    script_word = "give_ability(to, keyword, ability, *, this_turn=False)"
    may_not_be = True

    phrases: ClassVar = phrases(
        en=(
            heard('give <to> "<ability:quoted>"', keyword=None),
            heard('give <to> <keyword> and "<ability:quoted>"'),
            heard('give <to> "<ability:quoted>."', keyword=None),
            heard('give <to> <keyword> and "<ability:quoted>."'),
            heard('this turn, give <to> "<ability:quoted>"', keyword=None, this_turn=True),
        ),
        ja=(
            heard("<to>は「<ability:quoted>」を持つ", keyword=None),
            heard("<to>は【<keyword>】と「<ability:quoted>」を持つ"),
            heard("このターン、<to>は「<ability:quoted>」を持つ", keyword=None, this_turn=True),
        ),
    )

    to: Target
    keyword: Keyword | None
    ability: Automatic
    this_turn: bool = False

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if isinstance(self.ability.trigger.awaited, Fanfare):
            yield Message("mistake-gives-past")
        if self.this_turn and self.keyword is not None:
            yield Message("mistake-keyword-this-turn")

    def perform(self, game: GameState, context: Context) -> Flow:
        """As long as the card stays in its zone, no duration being said; the ability is then the card's own."""
        to = acted_on(game, self.to, context, noun="follower")
        if self.keyword is not None:
            yield from GiveKeyword(self.to, self.keyword).perform(game, context)
        for card_id in to:
            card = game.table.cards[card_id]
            _give(
                game, card_id, Given(ABILITY, number_of(self.ability), "turn" if self.this_turn else "", context.number)
            )
            message = Message("gets-ability", (named(card.number), named(context.number)))
            game.table.emit(Said(context.seat, message))

    def en(self) -> str:
        """Give it Rush and "At the start of your end phase, banish this card"."""
        keyword = f"{self.keyword.en} and " if self.keyword else ""
        turn = "this turn, " if self.this_turn else ""
        return f'{turn}give {target_each_en(self.to)} {keyword}"{self.ability.text("en", "card").removesuffix(".")}"'

    def ja(self) -> str:
        """それは【突進】と「自分のエンドフェイズが来たとき、これは消滅する」を持つ."""
        keyword = f"【{self.keyword.ja}】と" if self.keyword else ""
        turn = "このターン、" if self.this_turn else ""
        return (
            f"{turn}{target_each_ja(self.to)}は{keyword}「{self.ability.text('ja', 'card').removesuffix('。')}」を持つ"
        )


def _give(game: GameState, card_id: int, change: Given) -> None:
    card = game.table.cards[card_id]
    game.table.put(card._replace(given=(*card.given, change._replace(order=game.table.next_serial()))))


def given_abilities(printed: Facts, abilities: tuple[Ability, ...]) -> Iterator[tuple[str, Definition]]:
    """The abilities a card's text gives, each with its number; they go by the name of the card that gives them."""
    for node in walk(abilities):
        given = (node.ability,) if isinstance(node, GiveAbility) else ()
        for ability in node.abilities if isinstance(node, EquippedHas) else given:
            number = number_of(ability)
            yield number, define(Facts(number, printed.name, printed.name_ja, "keyword"), (ability,))

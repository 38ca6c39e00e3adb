"""Tokens onto the field or into the EX area (5.4.2, 9.1.2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from svedesk.engine.ask import Ask, Flow, Option, ask, ask_numbers
from svedesk.engine.message import Message, named
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.actions.arrive import create
from svedesk.games.sve.amount import ChosenX, Counted
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Token
from svedesk.games.sve.script_node import Bracket, Least, NodeWord, Scope
from svedesk.games.sve.values.amounts import value_of
from svedesk.games.sve.zones import EX, FIELD
from svedesk.phrases.phrase import heard, partly, phrases, said


class IntoEx(Step):
    """Put tokens into your EX area."""

    script_word = "into_ex(count, token)"
    makes_it = True
    at_least = (Least("count", "mistake-makes"),)

    count: int
    token: Token

    phrases: ClassVar = phrases(
        en="put <count|1=a~ <token> token|*=<count#> <token> tokens> into your EX area",
        ja="『<token>』<count#>枚をEXエリアに置く",
        en_does="puts <count|1=a~ <token> token|*=<count#> <token> tokens> into their EX area",
        ja_does="『<token>』<count#>枚をEXエリアに置く",
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """As many as there is room for (4.8.3.2)."""
        context.it = tuple((yield from create(game, context.seat, context.seat, EX, [self.token.number] * self.count)))


class IntoExEach(Step):
    """Put one of each of these tokens into your EX area. All at once."""

    script_word = "into_ex_each(*tokens)"
    makes_it = True

    tokens: tuple[Token, ...]

    phrases: ClassVar = phrases(
        en="put a~ <tokens*, and > token into your EX area",
        ja=("<tokens:card*と>をEXエリアに置く", heard("『<tokens*』『>』1枚ずつEXエリアに置く")),
    )

    @classmethod
    def made_of(cls, slots: Mapping[str, object]) -> IntoExEach | None:
        """Of one name there is nothing to list."""
        tokens = slots["tokens"]
        return cls(tokens) if isinstance(tokens, tuple) and len(set(tokens)) > 1 else None

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not self.tokens:
            yield Message("mistake-makes-none")
        elif len(set(self.tokens)) < 2:
            yield Message("mistake-one-token")

    def perform(self, game: GameState, context: Context) -> Flow:
        """As many as there is room for; which, you say (4.8.3.2)."""
        numbers = [token.number for token in self.tokens]
        context.it = tuple((yield from create(game, context.seat, context.seat, EX, numbers)))


class _OneOf(Step):
    """Put one of several tokens into your EX area, or onto your field."""

    makes_it = True
    into: ClassVar[str]

    tokens: tuple[Token, ...]

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if len(set(self.tokens)) < 2:
            yield Message("mistake-one-token")

    def perform(self, game: GameState, context: Context) -> Flow:
        """Which one is said when it is put; nothing where there is no room (4.4.4.2, 4.8.3.2)."""
        context.it = ()

        def build() -> Ask:
            options = tuple(
                Option("token", index=place, label=Message("option-card", (named(token.number),)))
                for place, token in enumerate(self.tokens)
            )
            reason = Message("which-token" if self.into == EX else "which-token-field", (), "5.4.2")
            return Ask(context.seat, "select", options, reason=reason, source=context.this)

        if game.room(context.seat, self.into):
            (picked,) = yield from ask(build)
            number = self.tokens[picked.index].number
            context.it = tuple((yield from create(game, context.seat, context.seat, self.into, [number])))


class IntoExOneOf(_OneOf):
    """Put one of these tokens into your EX area."""

    script_word = "into_ex_one_of(*tokens)"
    into = EX

    phrases: ClassVar = phrases(
        en="put a~ <tokens*, or > token into your EX area",
        ja="<tokens:card*か>をEXエリアに置く",
    )


class SummonOneOf(_OneOf):
    """Put one of these tokens onto your field."""

    script_word = "summon_one_of(*tokens)"
    into = FIELD

    phrases: ClassVar = phrases(
        en="summon a~ <tokens*, or > token",
        ja=("<tokens:one*か>を出す", heard("<tokens:one*か>を場に出す")),
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from _OneOf.mistakes(self, scope)
        yield from no_spells(self.tokens, scope)


_ALIKE_EN = "<how_many|1=a~ <alike> token|*=<how_many#> <alike> tokens>"
_SUMMONS_JA = (
    partly("『<alike>』<how_many#><alike:counter!体|つ>を出す"),
    "<tokens:one*と>を出す",
    heard("『<alike>』<how_many#><alike:counter!体|つ>を場に出す"),
    heard("<tokens:one*と>を場に出す"),
)


class Summon(Step):
    """Put tokens onto your field. All at once."""

    script_word = "summon(*tokens)"
    makes_it = True

    tokens: tuple[Token, ...]

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not self.tokens:
            yield Message("mistake-makes-none")
        yield from no_spells(self.tokens, scope)

    def perform(self, game: GameState, context: Context) -> Flow:
        """As many as there is room for; which, you say (4.4.4.2)."""
        numbers = [token.number for token in self.tokens]
        context.it = tuple((yield from create(game, context.seat, context.seat, FIELD, numbers)))

    phrases: ClassVar = phrases(
        en=(partly(f"summon {_ALIKE_EN}"), "summon a~ <tokens*, and > token"),
        ja=_SUMMONS_JA,
        en_does=(partly(f"summons {_ALIKE_EN}"), "summons a~ <tokens*, and > token"),
        ja_does=_SUMMONS_JA,
    )

    @property
    def alike(self) -> Token | None:
        """The token they all are."""
        return self.tokens[0] if len(set(self.tokens)) == 1 else None

    @property
    def how_many(self) -> int:
        """How many there are."""
        return len(self.tokens)

    @classmethod
    def made_of(cls, slots: Mapping[str, object]) -> Summon | None:
        """So many of one, or one of each."""
        alike, many, tokens = (slots.get(name) for name in ("alike", "how_many", "tokens"))
        if isinstance(alike, Token) and isinstance(many, int):
            return cls((alike,) * many)
        return cls(tokens) if isinstance(tokens, tuple) and len(set(tokens)) > 1 else None


class SummonX(Step):
    """Put X tokens of a name onto your field."""

    script_words = (NodeWord("summon_x(number: Counted | ChosenX, token)", how_many=Bracket("number")),)
    makes_it = True

    how_many: Counted | ChosenX
    token: Token

    phrases: ClassVar = phrases(
        en=("summon <how_many:x> <token> tokens", "summon X <token> tokens. X equals <how_many>"),
        ja=("『<token>』<how_many:x><token:counter!体|つ>を出す", "『<token>』を<how_many>と同じだけ出す"),
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from no_spells((self.token,), scope)

    def perform(self, game: GameState, context: Context) -> Flow:
        """As many as there is room for (4.4.4.2)."""
        number = value_of(game, self.how_many, context)
        context.it = tuple((yield from create(game, context.seat, context.seat, FIELD, [self.token.number] * number)))


class SummonRestIntoEx(Step):
    """Put tokens onto your field until it is full, the rest into your EX area."""

    script_word = "summon_rest_into_ex(count, token)"
    at_least = (Least("count", "mistake-makes"),)

    count: int
    token: Token

    phrases: ClassVar = phrases(
        en=(
            "summon <count|1=a~ <token> token|*=<count#> <token> tokens>. "
            "If your field becomes full from this effect, put any remaining tokens into your EX area"
        ),
        ja="『<token>』<count#>枚を、場が上限になるまで出す。残りをEXエリアに置く",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from no_spells((self.token,), scope)

    def perform(self, game: GameState, context: Context) -> Flow:
        """The field first; what it has no room for goes into the EX area, as far as that has room."""
        summoned = yield from create(game, context.seat, context.seat, FIELD, [self.token.number] * self.count)
        yield from create(game, context.seat, context.seat, EX, [self.token.number] * (self.count - len(summoned)))


class FieldOrEx(Step):
    """Put up to so many tokens onto your field or into your EX area. Split as you like."""

    script_word = "field_or_ex(most, token)"
    makes_it = True

    most: int
    token: Token

    phrases: ClassVar = phrases(
        en=(
            said("you may put a~ <token> token onto your field or into your EX area", most=1),
            "put up to <most#> <token> tokens onto your field or into your EX area",
        ),
        ja=(
            said("『<token>』1枚を場かEXエリアに置いてよい", most=1),
            "『<token>』<most#>枚の中から、好きな枚数を場に出す。好きな枚数をEXエリアに置く",
        ),
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.most < 1:
            yield Message("mistake-makes-none")
        yield from no_spells((self.token,), scope)

    def perform(self, game: GameState, context: Context) -> Flow:
        """How many onto the field, then how many into the EX area; they are all put at the same time as far as the
        rules can tell, since nothing happens between (triggers wait for the next confirmation timing)."""
        (onto_field,) = yield from ask_numbers(lambda: self._ask(game, context, FIELD, self.most))
        left = self.most - onto_field
        (into_ex,) = yield from ask_numbers(lambda: self._ask(game, context, EX, left))
        summoned = yield from create(game, context.seat, context.seat, FIELD, [self.token.number] * onto_field)
        put = yield from create(game, context.seat, context.seat, EX, [self.token.number] * into_ex)
        context.it = (*summoned, *put)

    def _ask(self, game: GameState, context: Context, zone: str, most: int) -> Ask:
        high = min(most, game.room(context.seat, zone))
        reason = Message(f"how-many-{zone}", (named(self.token.number), high), "1.3.5.1")
        return Ask(context.seat, "number", (), 0, high, form="number", reason=reason, source=context.this)


def no_spells(tokens: tuple[Token, ...], scope: Scope) -> Iterator[Message]:
    """Tokens that can't be put onto the field."""
    for token in tokens:
        if token.number in scope.library and scope.library[token.number].kind == "spell":
            yield Message("mistake-spell-onto-field", (token.en,))

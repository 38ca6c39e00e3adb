"""Put a card with a name that is a token's (5.4.2.2), and put a card at a place in the deck (4.1.3.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.engine.records import Place
from svedesk.games.sve.abilities.base import Context, Redirect, Step
from svedesk.games.sve.actions.arrive import create
from svedesk.games.sve.actions.move import move_together
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Called, Group, Ref
from svedesk.games.sve.script_node import Least, Scope
from svedesk.games.sve.trigger_events import Move
from svedesk.games.sve.values.groups import acted_on
from svedesk.games.sve.zones import DECK
from svedesk.phrases.phrase import heard, phrases, said, unheard

_WHOSE_DECK = "<what:owners!its owner's|their owners'> deck<what:number!|s>"


class PutNamed(Step):
    """Put a card with a name that is a token's. Onto your field or into your EX area."""

    script_word = 'put_named(name, to="field")'
    makes_it = True

    name: Called
    to: Literal["field", "ex"] = "field"

    phrases: ClassVar = phrases(
        en="put a~ <name> <to|field=onto your field|ex=into your EX area>",
        ja=unheard("『<name>』1枚を<to|field=場に出す|ex=EXエリアに置く>"),
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        called = [card for card in scope.library.values() if card.name == self.name.en]
        if called and not any(card.special == "token" for card in called):
            yield Message("mistake-no-token-called", (self.name.en,))

    def perform(self, game: GameState, context: Context) -> Flow:
        """A token with the name is created (5.4.2.2); where no token has it, nothing."""
        token = game.definitions.token_named(self.name.en)
        context.it = ()
        if token:
            context.it = tuple((yield from create(game, context.seat, context.seat, self.to, [token])))


class PutIntoDeck(Step):
    """Put a card into its owner's deck at a place. A place counted from the top or bottom."""

    script_word = 'put_into_deck(what, nth=1, end="top")'
    moves = True
    at_least = (Least("nth", "mistake-puts-nth"),)

    what: Ref
    nth: int = 1
    end: Literal["top", "bottom"] = "top"

    phrases: ClassVar = phrases(
        en=(
            said(f"put <what:card> on <end|top=top|bottom=the bottom> of {_WHOSE_DECK}", nth=1),
            f"put <what:card> into {_WHOSE_DECK} <nth|2=2nd|3=3rd|*=<nth#>th> from the <end|top|bottom>",
            heard(f"put <what:card> on the <end|top> of {_WHOSE_DECK}", nth=1),
        ),
        ja=(
            said("<what>をデッキの<end|top=上|bottom=下>に置く", nth=1),
            "<what>をデッキの<end|top=上|bottom=下>から<nth#>枚目に置く",
            heard("<what>を<~自分の>デッキの<end|top=上|bottom=下>から<nth#>番目に置く"),
            heard("それのプレイヤーは<what:named>をデッキの<end|top=上|bottom=下>に置く", nth=1),
        ),
    )

    @property
    def redirect(self) -> Redirect | None:
        """To that place in the deck."""
        return Redirect(DECK, "return", self._at) if self.what == Ref("it") else None

    @property
    def _at(self) -> int:
        return self.nth - 1 if self.end == "top" else -self.nth

    def perform(self, game: GameState, context: Context) -> Flow:
        """In a deck that has too few cards, farthest from where is counted (4.1.3.1)."""
        ids = acted_on(game, self.what, context)
        owners = [game.table.cards[card_id].owner for card_id in ids]
        moves = [Move(card_id, Place(owner, DECK), at=self._at) for card_id, owner in zip(ids, owners, strict=True)]
        yield from move_together(game, moves, "return")


class ShuffleIntoDeck(Step):
    """Put cards into their owners' decks and shuffle these."""

    script_word = "shuffle_into_deck(what: Ref | Group)"  # 5.8
    moves = True

    what: Ref | Group

    phrases: ClassVar = phrases(
        en=(
            "put <what:card> into <what:owners!its owner's|their owners'> deck<what:number!|s> and shuffle",
            "put <what:each> into their owners' decks and shuffle",
        ),
        ja=("<what>をデッキに戻し、シャッフルする", "<what:every>をデッキに戻し、シャッフルする"),
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """A deck that nothing was put into is shuffled too (5.8.1.1)."""
        ids = acted_on(game, self.what, context)
        owners = [game.table.cards[card_id].owner for card_id in ids]
        moves = [Move(card_id, Place(owner, DECK)) for card_id, owner in zip(ids, owners, strict=True)]
        yield from move_together(game, moves, "return")
        for owner in game.in_turn_order():
            if owner in owners or (not owners and owner == context.seat):
                game.table.shuffle(Place(owner, DECK))

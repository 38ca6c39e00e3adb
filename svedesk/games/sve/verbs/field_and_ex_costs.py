"""Processes of costs on the field and in the EX area: any number of cards engaged, tokens banished."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.engine.script import replace
from svedesk.games.sve.abilities.process import Process
from svedesk.games.sve.abilities.taking import ShiftedNumber, TakenCards
from svedesk.games.sve.actions.engage import engage
from svedesk.games.sve.actions.move import banish
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Group, Token
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.script_node import Scope, too_few
from svedesk.games.sve.values.groups import all_alike, reserved
from svedesk.games.sve.values.names import is_called
from svedesk.games.sve.zones import EX
from svedesk.phrases.phrase import heard, phrases


class EngageAny(Process):
    """Engage any number of reserved cards of a group, none as well (10.4.6)."""

    script_words = (
        NodeWord("engage_any(group)", "Any number of cards to engage as (part of) a cost; `taken` is how many it was."),
    )

    counts = True

    phrases: ClassVar = phrases(
        en=heard("engage any number of <group:many>"),
        ja=heard("<group:own>を好きな<group:number!枚数|数>アクト"),
    )

    group: Group

    @property
    def gives(self) -> tuple[str, Group]:
        """How many were engaged."""
        return ("engaged", self.group)

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.group.zone != "field":
            yield Message("mistake-engages-elsewhere")

    def needs(self, game: GameState, seat: int, this: int) -> tuple[ShiftedNumber | TakenCards, ...]:
        """As many as the player likes; no cards are a number, too."""
        able = reserved(game, self.group, seat, this)
        in_words = (self._cards.many_en(), self.group.on_field_ja())
        reason = Message("engage-any-group", in_words, "10.4.6")
        return (TakenCards(able, 0, len(able), lambda _: reason, "engage", lambda _: reason),)

    def execute(self, game: GameState, seat: int, this: int, chosen: tuple[int, ...]) -> Flow:
        """All at once."""
        engage(game, chosen)
        yield from ()

    @property
    def _cards(self) -> Group:
        return replace(self.group, side="your")

    def en(self) -> str:
        """Engage any number of Idolatry cards on your field."""
        return f"engage any number of {self._cards.many_en()}"

    def ja(self) -> str:
        """場のアイドル・カードを好きな枚数アクト."""
        number = "枚数" if self.group.kind == "card" else "数"
        return f"{replace(self.group, side='any').on_field_ja()}を好きな{number}アクト"


class BanishTokensInEx(Process):
    """Banish the card itself and so many other tokens of a name, all in your EX area."""

    script_words = (
        NodeWord(
            "banish_with_tokens(token, others)",
            "This card and so many other tokens in your EX area to banish as (part of) a cost.",
        ),
    )

    this_lies = EX
    moves_this = True

    phrases: ClassVar = phrases(
        en=heard("banish this card and <others#> <token> token<others|1=|*=s> in your EX area"),
        ja=heard("EXエリアのこれと『<token>』<others#>枚を消滅"),
    )

    token: Token
    others: int

    @property
    def cards(self) -> tuple[str, int]:
        """Of the EX area."""
        return (EX, 1 + self.others)

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from too_few(self.others, "mistake-banishes-tokens")

    def needs(self, game: GameState, seat: int, this: int) -> tuple[ShiftedNumber | TakenCards, ...]:
        """The card itself, which must lie there, and as many beside it."""
        card, others = game.card(this), self._others(game, seat, this)
        itself = (this,) if card is not None and card.zone == EX else ()
        return (
            TakenCards(itself, 1, 1, lambda _: Message("not-in-ex", (), "10.4.2.2")),
            TakenCards(
                others,
                self.others,
                self.others,
                lambda have: Message("too-few-in-ex", (self.others, have), "10.4.2.2"),
                reason=lambda count: Message("which-ex-banished", (count,), "10.6.2.5"),
                interchangeable=all_alike(game, others),
            ),
        )

    def execute(self, game: GameState, seat: int, this: int, chosen: tuple[int, ...]) -> Flow:
        """All at once."""
        yield from banish(game, chosen)

    def _others(self, game: GameState, seat: int, this: int) -> tuple[int, ...]:
        lying = (card for card in game.table.in_zone(seat, EX) if card.id != this)
        tokens = (card for card in lying if game.definitions[card.number].is_token)
        return tuple(card.id for card in tokens if is_called(game.definitions[card.number], self.token.en))

    def en(self) -> str:
        """Banish this card and 2 Glittering Gold tokens in your EX area."""
        tokens = f"{self.others} {self.token.en} token{'s' if self.others > 1 else ''}"
        return f"banish this card and {tokens} in your EX area"

    def ja(self) -> str:
        """EXエリアのこれと『輝く金貨』2枚を消滅."""
        return f"EXエリアのこれと『{self.token.ja}』{self.others}枚を消滅"

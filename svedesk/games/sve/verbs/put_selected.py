"""Put selected cards onto a field (5.4.1) or into an EX area (4.8.3)."""

from __future__ import annotations

from collections.abc import Generator
from typing import ClassVar

from svedesk.engine.ask import Ask, Builder, Flow, Option, Picked, ask
from svedesk.engine.message import Message, named
from svedesk.engine.script import replace
from svedesk.games.sve.abilities.base import Context, Redirect, Step
from svedesk.games.sve.actions.arrive import put_all_into_ex, put_all_onto_field
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Ref
from svedesk.games.sve.script_node import Least, ScriptNode
from svedesk.games.sve.values.groups import acted_on
from svedesk.games.sve.zones import DECK, EX, FIELD
from svedesk.phrases.phrase import heard, phrases, said, unheard


class PutOntoField(Step):
    """Put what was selected onto your field, or onto that of its owner; engaged."""

    script_word = "put_onto_field(what, *, owners=False, engaged=False)"  # 4.1.6
    makes_it = True

    what: Ref
    owners: bool = False
    engaged: bool = False

    phrases: ClassVar = phrases(
        en=(
            (
                "put <what:card> onto "
                "<owners?<what:owners!its owner's|their owners'> field<what:number!|s>//your field><engaged? engaged>"
            ),
            heard("put <what> onto your field<engaged? engaged>"),
        ),
        ja=(
            said("<what>を<engaged?アクト状態で>場に出す", owners=True),
            unheard("<what:named>を<engaged?アクト状態で>場に出す"),  # one of yours more often than not
            "<what>を<engaged?アクト状態で>自分の場に出す",
        ),
    )

    @property
    def redirect(self) -> Redirect | None:
        """To the field."""
        return (
            Redirect(FIELD, "summon", engaged=self.engaged, yours=not self.owners) if self.what == Ref("it") else None
        )

    def as_meant(self) -> ScriptNode:
        """Japanese never says whose field it is where English says yours."""
        return replace(self, owners=False) if self.owners else self

    def perform(self, game: GameState, context: Context) -> Flow:
        """Together, as many as there is room for (4.4.4.2); a card that moved on since stays where it is (4.1.4)."""
        ids = acted_on(game, self.what, context)
        put: list[int] = []
        for seat in game.in_turn_order():
            whose = [card_id for card_id in ids if seat == (_owner(game, card_id) if self.owners else context.seat)]
            put += yield from put_all_onto_field(game, context.seat, seat, whose, "summon", engaged=self.engaged)
        context.it = tuple(put)
        if self.what.name == "this" and put:
            context.this = put[0]  # what the text says of this card behind it is of what it put there


def _owner(game: GameState, card_id: int) -> int:
    card = game.card(card_id)
    return -1 if card is None else card.owner


_TOP_EN = "the top <count|1=card|*=<count#> cards>"
_TOP_JA = "デッキの上<count#>枚をEXエリアに置く<until_full?。これをEXエリアが上限になるまでくり返す>"
_THEIRS = "<what:owners!its owner's|their owners'> EX area<what:number!|s>"


class PutIntoEx(Step):
    """Put a card into its owner's EX area, or into yours; `may`: if you want to. `may`: as the controller of the effect
    wants."""

    script_word = "put_into_ex(what, *, yours=False, may=False)"  # 4.1.6
    makes_it = True
    moves_spells = True
    deeds = frozenset(("ex",))

    what: Ref
    yours: bool = False
    may: bool = False

    phrases: ClassVar = phrases(
        en=f"<may?you may >put <what:card> into <yours|True=your EX area|False={_THEIRS}>",
        ja="<what>を<yours?自分の>EXエリアに置<may?いてよい//く>",
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """Together, as many as there is room for, which the effect's controller says (4.8.3.2). "It" is those cards
        where they lie then."""
        ids = acted_on(game, self.what, context)
        if self.may and not (yield from self._is_wanted(game, context, ids)):
            ids = ()
        put: list[int] = []
        for seat in game.in_turn_order():
            whose = [card_id for card_id in ids if seat == (context.seat if self.yours else _owner(game, card_id))]
            put += yield from put_all_into_ex(game, context.seat, seat, whose)
        context.it = tuple(put)
        context.did(game, "ex", put)
        if self.what.name == "this" and put:
            context.this = put[0]

    def _is_wanted(self, game: GameState, context: Context, ids: tuple[int, ...]) -> Generator[Builder, Picked, bool]:
        """Asked only of cards that are still there."""
        if not ids:
            return False
        reason = Message("may-put-into-ex", (named(context.number),), "5.4.1")
        options = (Option("yes"), Option("no"))
        (picked,) = yield from ask(
            lambda: Ask(context.seat, "may", options, reason=reason, source=context.this, about=ids)
        )
        return picked.kind == "yes"


class TopIntoEx(Step):
    """Put the top cards of your deck into your EX area, or again and again until it is full. "It" is what was put
    there."""

    script_word = "top_into_ex(count=1, *, until_full=False)"
    makes_it = True
    deeds = frozenset(("ex",))
    at_least = (Least("count", "mistake-puts-into-ex"),)

    count: int = 1
    until_full: bool = False

    phrases: ClassVar = phrases(
        en=f"put {_TOP_EN} of your deck into your EX area<until_full?. Repeat until your EX area is full>",
        ja=f"自分の{_TOP_JA}",
        en_does=f"puts {_TOP_EN} of their deck into their EX area<until_full?. Repeat until their EX area is full>",
        ja_does=f"自身の{_TOP_JA}",
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """Of a smaller deck all there are (1.3.2); over once nothing arrives any more."""
        seat = context.seat
        put: list[int] = []
        while room := game.room(seat, EX):
            put += yield from put_all_into_ex(game, seat, seat, game.table.zone(seat, DECK)[: max(0, self.count)])
            if not self.until_full or game.room(seat, EX) >= room:
                break
        context.it = tuple(put)
        context.did(game, "ex", put)

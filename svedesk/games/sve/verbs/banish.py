"""Banish (5.6)."""

from __future__ import annotations

from typing import ClassVar

from svedesk.engine.ask import Ask, Flow, Option, ask
from svedesk.engine.message import Message
from svedesk.games.sve.abilities.base import Context, Redirect, Step
from svedesk.games.sve.actions.move import banish
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Ref, Target
from svedesk.games.sve.script_node import Least
from svedesk.games.sve.values.groups import acted_on
from svedesk.games.sve.zones import BANISHED, DECK, HAND
from svedesk.phrases.phrase import phrases


class Banish(Step):
    """Banish. All at once."""

    script_word = "banish(what)"
    moves = True
    moves_spells = True

    what: Target

    phrases: ClassVar = phrases(
        en="banish <what:card>",
        ja=("<what:this>は消滅する", "<what>を消滅させる"),
    )

    @property
    def redirect(self) -> Redirect | None:
        """To the banished zone."""
        return Redirect(BANISHED, "banish") if self.what == Ref("it") else None

    def perform(self, game: GameState, context: Context) -> Flow:
        """Simultaneously."""
        yield from banish(game, acted_on(game, self.what, context))


class BanishTop(Step):
    """Banish the top cards of your deck."""

    script_word = "banish_top(count=1)"
    deeds = frozenset(("banished",))
    at_least = (Least("count", "mistake-banishes"),)

    count: int = 1

    phrases: ClassVar = phrases(
        en="banish the top <count|1=card|*=<count#> cards> of your deck",
        ja="自分のデッキの上<count#>枚を消滅させる",
        en_does="banishes the top <count|1=card|*=<count#> cards> of their deck",
        ja_does="自身のデッキの上<count#>枚を消滅させる",
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """Of a smaller deck all there are (1.3.2)."""
        moved = yield from banish(game, game.table.zone(context.seat, DECK)[: max(0, self.count)])
        context.did(game, "banished", moved)


class BanishFromHand(Step):
    """Banish cards of your hand of your choice. That is no discarding."""

    script_word = "banish_from_hand(count=1)"  # 5.6.1
    at_least = (Least("count", "mistake-banishes"),)

    count: int = 1

    phrases: ClassVar = phrases(
        en="banish <count|1=a card|*=<count#> cards> from your hand",
        ja="自分の手札<count#>枚を消滅させる",
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """Which ones the player says when it is done, all of them where there are no more (1.3.2)."""

        def build() -> Ask:
            options = tuple(Option("card", card_id) for card_id in game.table.zone(context.seat, HAND))
            count = min(self.count, len(options))
            reason = Message("banish-from-hand", (count,), "5.6.1")
            return Ask(context.seat, "discard", options, count, count, reason=reason, source=context.this)

        if game.table.zone(context.seat, HAND):
            picked = yield from ask(build)
            yield from banish(game, [option.card for option in picked])

"""Activate Union Burst abilities without paying their original cost (JA 14.5.1.4) as what a text does."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import ClassVar

from svedesk.engine.ask import Ask, Flow, Option, ask
from svedesk.engine.events import Played
from svedesk.engine.message import Message, named
from svedesk.engine.records import Card
from svedesk.games.sve.abilities.activated import Activated
from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.abilities.base import Context, Step, resolve
from svedesk.games.sve.actions.burst import was_activated
from svedesk.games.sve.actions.uses import count_use, why_not_again
from svedesk.games.sve.flow.targets import make_selections, pay_additional, why_not_selectable
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Target
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.universes import may_burst
from svedesk.games.sve.values.abilities import activated, automatics
from svedesk.games.sve.values.groups import acted_on
from svedesk.phrases.phrase import phrases

Burst = tuple[str, int, Activated | Automatic]
"""A Union Burst ability with the number it is printed on and its place there."""


class ActivateFree(Step):
    """Activate the Union Burst ability of what was selected, of the card itself, or of each card of a group, without
    paying its original cost."""

    script_words = (
        NodeWord(
            "activate_free(what)", "Activate a Union Burst ability without paying its original cost (JA 14.5.1.4)."
        ),
    )

    what: Target

    phrases: ClassVar = phrases(
        en="activate the Union Burst ability of <what> without paying its original cost",
        ja="<what>の【ユニオンバースト】能力を元のコストを支払わずに発動する",
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """Of several abilities of one card its controller says which."""
        for card_id in acted_on(game, self.what, context):
            card = game.card(card_id)
            if card is not None and game.lies_on_field(card_id):
                yield from _activate(game, card)


def _activate(game: GameState, card: Card) -> Flow:
    """Play one Union Burst ability of a card as if it had no original cost, and resolve it. What makes an automatic one
    wait is left aside (JA 14.5.1.4.1), and an X that is the player's to choose is 0 (JA 14.5.1.4.2). Costs that come
    on top are paid."""
    possible = _possible(game, card)
    if not possible:
        return
    number, index, ability = possible[0]
    if len(possible) > 1:
        (picked,) = yield from ask(partial(_which, card, possible))
        number, index, ability = possible[picked.index]
    context = Context(card.seat, card, card.id, number, index)
    if not (yield from make_selections(game, ability.steps, context, cancel=False)):
        return
    if isinstance(ability, Activated):
        count_use(game, card.id, number, index, ability)
    yield from pay_additional(game, context)
    kind = "activated" if isinstance(ability, Activated) else "automatic"
    targets = tuple(target for _, chosen in context.targets for target in chosen)
    game.table.emit(Played(card.seat, kind, context.this or card.id, number, index, targets))
    yield from resolve(ability.steps, game, context)
    was_activated(game, card)


def _possible(game: GameState, card: Card) -> list[Burst]:
    """The Union Burst abilities of a card that can be played; two with one text (12.1.2) are no choice, since what
    they wait for is left aside."""
    if not may_burst(game, card.seat):
        return []
    bursts: dict[tuple[Step, ...], Burst] = {}
    for number, index, ability in _bursts(game, card):
        again = why_not_again(game, card, ability) if isinstance(ability, Activated) else None
        if again is None and why_not_selectable(game, ability.steps, card.seat, card.id) is None:
            bursts.setdefault(ability.steps, (number, index, ability))
    return list(bursts.values())


def _bursts(game: GameState, card: Card) -> Iterator[Burst]:
    yield from (entry for entry in activated(game, card) if entry[2].burst)
    yield from (entry for entry in automatics(game, card, with_drain=False) if entry[2].burst)


def _which(card: Card, possible: list[Burst]) -> Ask:
    options = tuple(
        Option("pending", card.id, index=place, label=Message("option-ability", (number, index)))
        for place, (number, index, _) in enumerate(possible)
    )
    return Ask(
        card.seat, "pending", options, reason=Message("which-burst", (named(card.number),), "14.5.1.4"), source=card.id
    )

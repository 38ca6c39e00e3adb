"""Evolve as what a text does, beside evolve abilities (5.15.1.1)."""

from __future__ import annotations

from collections.abc import Generator
from typing import ClassVar

from svedesk.engine.ask import Ask, Builder, Flow, Option, Picked, ask
from svedesk.engine.message import Message, named
from svedesk.games.sve.abilities.base import Context, Step
from svedesk.games.sve.actions.evolve import corresponding, evolve
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Ref, Target
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.values.groups import acted_on
from svedesk.games.sve.values.names import definition, is_follower
from svedesk.phrases.phrase import phrases


class EvolveIt(Step):
    """Evolve what was selected, the card itself, or each card of a group."""

    script_words = (NodeWord("evolve_it(what)", "Evolve by an effect (5.15.1.1)."),)

    what: Target

    phrases: ClassVar = phrases(
        en="evolve <what>",
        ja="<what>は進化する",
    )

    def perform(self, game: GameState, context: Context) -> Flow:
        """With a corresponding facedown card its controller selects; a card without one stays as it is (1.3.2). What is
        no follower evolves through "evolve this follower" only (5.24.3.1.1), in editions that say so any card does
        (JA 5.24.3.2), or no card that is none does (EN early 5.15.1)."""
        edition = game.edition
        whole = self.what == Ref("this") and not edition.evolve_abilities_need_a_follower
        whole = whole or not edition.evolving_by_effect_needs_a_follower
        for card_id in acted_on(game, self.what, context):
            card = game.card(card_id)
            if card is None or not game.lies_on_field(card_id) or not (whole or is_follower(game, card)):
                continue
            if edition.evolved_cards_are_not_evolved and definition(game, card).facts.special == "evolved":
                continue  # JA 5.16.1, 5.16.4
            for option in (yield from _which(game, card_id, context.this)):
                evolve(game, card_id, option.card, back=option.index == 1)


def _which(game: GameState, card_id: int, source: int) -> Generator[Builder, Picked, tuple[Option, ...]]:
    card = game.table.cards[card_id]
    different = corresponding(game, card)
    if not different or (len(different) == 1 and not game.asks_hidden):
        return different
    reason = Message("which-evolved-card", (named(card.number),), "5.15.1.1")

    def build() -> Ask:
        now = game.card(card_id)
        options = corresponding(game, now) if now is not None else ()
        return Ask(card.seat, "select", options, min(1, len(options)), 1, reason=reason, source=source)

    return (yield from ask(build))

"""Conditions on the card with the text itself: its counters."""

from __future__ import annotations

from typing import ClassVar

from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.verbs.counters import Counter
from svedesk.phrases.phrase import heard, phrases, said


class CountersOnThis(Condition):
    """There are exactly so many counters of a kind on it, or so many or more, or so many or fewer."""

    script_words = (
        NodeWord(
            "counters_on_this(count, counter, *, or_more=False)",
            "If there are exactly so many counters on this card, or so many or more.",
        ),
        NodeWord(
            "at_most_counters_on_this(count, counter)",
            "If there are at most so many counters on this card.",
            or_fewer=True,
        ),
    )

    count: int
    counter: Counter
    or_more: bool = False
    or_fewer: bool = False

    phrases: ClassVar = phrases(
        en=(
            said("if there are no <counter> counters on this card, ", count=0, or_more=False, or_fewer=False),
            said(
                "if there <count|1=is|*=are> <or_more?at least//<or_fewer?at most//exactly>> "
                "<count#> <counter> counter<count|1=|*=s> on this card, "
            ),
            heard("if this card has at least <count#> <counter> counters, ", or_more=True),
        ),
        ja=(
            "これの<counter>カウンターが<count#>個<or_more?以上><or_fewer?以下>なら、",
            heard("これの<counter>カウンターが<count#>つ<or_more?以上><or_fewer?以下>なら、"),
        ),
    )

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """Of no card in particular nothing is so."""
        return False

    def holds_for(self, game: GameState, seat: int, playing: int, this: int) -> bool:
        """As it lies there now; one that left has none."""
        card = game.card(this)
        if card is None:
            return False
        have = card.counter(self.counter.en)
        return have == self.count or (self.or_more and have > self.count) or (self.or_fewer and have < self.count)


class IsReserved(Condition):
    """The card itself is reserved."""

    script_words = (NodeWord("this_is_reserved", "This card is reserved."),)

    phrases: ClassVar = phrases(
        en="if this card is reserved, ",
        ja="これがスタンド状態なら、",
        en_while="while this card is reserved, ",
        ja_while="これがスタンド状態である限り、",
    )

    def holds(self, game: GameState, seat: int, playing: int) -> bool:
        """Of no card in particular nothing is so."""
        return False

    def holds_for(self, game: GameState, seat: int, playing: int, this: int) -> bool:
        """As it lies there now."""
        card = game.card(this)
        return card is not None and not card.sideways

"""On Evolve (12.6): when this card evolves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from svedesk.engine.message import Message
from svedesk.games.sve.abilities.automatic import Met, Trigger, TriggerWatch
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.script_node import Scope
from svedesk.games.sve.trigger_events import Evolved
from svedesk.phrases.phrase import phrases


class OnEvolve(Trigger):
    """The condition of an On Evolve ability."""

    script_words = (NodeWord("on_evolve(*steps, cost=(), times=0)", "On Evolve: when this card evolves."),)

    hears: ClassVar = (Evolved,)
    moment: ClassVar = "on_evolve"
    own: ClassVar = True

    phrases: ClassVar = phrases(
        en="On Evolve: ",
        en_paid="On Evolve, ",
        ja="【進化時】",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if scope.ability.awaits(self) and scope.card.special != "evolved":
            yield Message("mistake-on-evolve-of-other")

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Its own card evolved (12.6.2)."""
        happening = watch.happening
        return (
            Met(watch.watcher.id) if isinstance(happening, Evolved) and happening.card.id == watch.watcher.id else None
        )

"""Fanfare (12.4): when this card is put onto the field from a zone other than the field."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from svedesk.engine.message import Message
from svedesk.games.sve.abilities.automatic import Met, Trigger, TriggerWatch
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.script_node import Scope
from svedesk.games.sve.trigger_events import Moved
from svedesk.games.sve.zones import FIELD
from svedesk.phrases.phrase import phrases


class Fanfare(Trigger):
    """The condition of a Fanfare ability."""

    script_words = (
        NodeWord(
            "fanfare(*steps, cost=(), times=0)",
            "Fanfare: when this card is put onto the field. A `cost` of an automatic ability may be paid "
            "for its effect.",
        ),
    )

    hears: ClassVar = (Moved,)
    moment: ClassVar = "fanfare"
    own: ClassVar = True

    phrases: ClassVar = phrases(
        en="{FANFARE} ",
        ja="【ファンファーレ】",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if scope.ability.awaits(self) and scope.card.special == "evolved":
            yield Message("mistake-fanfare-of-evolved")

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Its own card came onto the field (12.4.3); moving from field to field is not coming (10.7.4.3)."""
        happening = watch.happening
        if not isinstance(happening, Moved) or happening.after.id != watch.watcher.id or happening.after.zone != FIELD:
            return None
        if happening.before is not None and happening.before.zone == FIELD:
            return None
        return Met(watch.watcher.id)

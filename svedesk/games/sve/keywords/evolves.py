"""Whenever a card of a group evolves (5.15.1.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from svedesk.engine.message import Message
from svedesk.games.sve.abilities.automatic import Met, Trigger, TriggerWatch, event_phrases
from svedesk.games.sve.group import Group
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.script_node import Scope
from svedesk.games.sve.trigger_events import Evolved
from svedesk.games.sve.values.groups import is_meant
from svedesk.phrases.phrase import heard


class Evolves(Trigger):
    """The condition: a card of the group evolved, whether by its ability or by an effect."""

    script_words = (
        NodeWord(
            "whenever_evolves(group, *steps, cost=())", 'Whenever a card of the group evolves; "it" is that card.'
        ),
    )

    hears: ClassVar = (Evolved,)
    names_it = True
    runs_on = True

    group: Group

    phrases: ClassVar = event_phrases(
        en=("<group:one> evolves", heard("one of <group:all> evolves")),
        ja=("<group:on_field>が進化した", heard("<group:all>が進化した")),
        en_been="<group:one> evolved",
        ja_been=("<group:on_field>が進化していた", heard("<group:all>が進化していた")),
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.group.kind == "amulet" or self.group.zone != "field":
            yield Message("mistake-waits-for-no-evolving")

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Judged by what the card is once it has evolved."""
        happening = watch.happening
        if not isinstance(happening, Evolved):
            return None
        card = watch.now.table.cards.get(happening.card.id, happening.card)
        if not is_meant(watch.now, card, self.group, watch.watcher.seat, watch.watcher.id):
            return None
        return Met(watch.watcher.id, (card.id,))

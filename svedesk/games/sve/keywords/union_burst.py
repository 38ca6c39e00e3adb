"""The trigger condition "a Union Burst ability was activated" (JA 14.5.1.3)."""

from __future__ import annotations

from typing import ClassVar

from svedesk.games.sve.abilities.automatic import Met, Trigger, TriggerWatch
from svedesk.games.sve.group import Group, Ref
from svedesk.games.sve.node_word import Bracket, NodeWord
from svedesk.games.sve.trigger_events import BurstActivated
from svedesk.games.sve.values.groups import is_meant
from svedesk.phrases.phrase import heard, phrases


class Bursts(Trigger):
    """The condition: an ability with Union Burst of a card of a group, or of the card itself, was played and
    resolved; "it" is that card."""

    script_words = (
        NodeWord(
            "on_burst(*steps)", "When this card's Union Burst ability is activated (JA 14.5.1.3).", who=Ref("this")
        ),
        NodeWord(
            "whenever_bursts(group: Group, *steps)",
            'Whenever a Union Burst ability of a card of the group is activated; "it" is that card (JA 14.5.1.3).',
            who=Bracket("group"),
        ),
    )

    names_it = True
    runs_on = True

    who: Group | Ref

    phrases: ClassVar = phrases(
        en=(
            "when <who:this_card>'s Union Burst ability is activated, ",
            "whenever a Union Burst ability of <who:one> is activated, ",
        ),
        ja=(
            "<who:this>の【ユニオンバースト】能力が発動したとき、",
            "<who:on_field>の【ユニオンバースト】能力が発動したとき、",
            heard("<who:on_field>の能力が発動したとき、"),  # no other ability is said to be (JA 14.5.1.3)
        ),
    )

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Judged by what the card is once its ability is resolved, or was when that was played."""
        happening, watcher = watch.happening, watch.watcher
        if not isinstance(happening, BurstActivated):
            return None
        card = watch.now.table.cards.get(happening.card.id, happening.card)
        if isinstance(self.who, Ref):
            fits = card.id == watcher.id
        else:
            fits = is_meant(watch.now, card, self.who, watcher.seat, watcher.id)
        return Met(watcher.id, (card.id,)) if fits else None

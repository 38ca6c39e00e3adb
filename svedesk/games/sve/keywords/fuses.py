"""The trigger condition of fusing (JA 12.18.4)."""

from __future__ import annotations

from typing import ClassVar

from svedesk.games.sve.abilities.automatic import Met, Trigger, TriggerWatch
from svedesk.games.sve.group import Group, Ref, elsewhere
from svedesk.games.sve.node_word import Bracket, NodeWord
from svedesk.games.sve.trigger_events import Fused
from svedesk.games.sve.values.groups import is_meant
from svedesk.phrases.phrase import phrases


class Fuses(Trigger):
    """The condition: the card itself fused, or cards of a group were fused with another; "it" is the card that fused.
    However many of them there were, it is met once."""

    script_words = (
        NodeWord("on_fusion(*steps)", "When this card fuses: within `while_in_ex` (JA 12.18.4).", who=Ref("this")),
        NodeWord(
            "whenever_fuses(group: Group, *steps)",
            'Whenever you fuse cards of the group with another, once however many; "it" is the other (JA 12.18.4.1).',
            who=Bracket("group"),
        ),
    )

    hears: ClassVar = (Fused,)
    names_it = True
    runs_on = True

    who: Group | Ref

    phrases: ClassVar = phrases(
        en=("when <who:this_card> fuses, ", "whenever you fuse <who:own>, "),
        ja=("<who:this>が融合したとき、", "自分の<who:in_hand>を融合したとき、"),
    )

    def __post_init__(self) -> None:
        if isinstance(self.who, Group):  # nobody fuses cards of another
            object.__setattr__(self, "who", elsewhere(self.who, "your", "field"))

    def meets(self, watch: TriggerWatch) -> Met | None:
        """What was fused is judged by what it was where it came from (JA 12.18.4.1)."""
        happening, watcher = watch.happening, watch.watcher
        if not isinstance(happening, Fused):
            return None
        who = self.who
        if isinstance(who, Ref):
            fits = happening.card.id == watcher.id
        else:
            fits = any(is_meant(watch.now, card, who, watcher.seat, watcher.id) for card in happening.fused)
        return Met(watcher.id, (happening.card.id,)) if fits else None

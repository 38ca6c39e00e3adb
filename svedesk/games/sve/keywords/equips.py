"""Trigger conditions of equipment (JA 14.5.2.2.2): a follower is equipped with a token."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from svedesk.engine.message import Message
from svedesk.games.sve.abilities.automatic import Met, Trigger, TriggerWatch, event_phrases
from svedesk.games.sve.group import Group, Ref
from svedesk.games.sve.node_word import Bracket, NodeWord
from svedesk.games.sve.script_node import Scope
from svedesk.games.sve.trigger_events import Equipped
from svedesk.games.sve.values.groups import is_meant
from svedesk.phrases.phrase import phrases


class Equips(Trigger):
    """The condition: a follower of a group, or the card itself, is equipped, with whatever token; "it" is that
    follower."""

    script_words = (
        NodeWord("on_equip(*steps)", "When this follower is equipped (JA 14.5.2.2.2).", who=Ref("this")),
        NodeWord(
            "whenever_equips(group: Group, *steps)",
            'Whenever a follower of the group is equipped; "it" is that follower (JA 14.5.2.2.2).',
            who=Bracket("group"),
        ),
    )

    names_it = True
    runs_on = True

    who: Group | Ref

    phrases: ClassVar = phrases(
        en=("when <who:this_follower> is equipped, ", "whenever <who:one> is equipped, "),
        ja=("<who:this>が装備したとき、", "<who:on_field>が装備したとき、"),
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if isinstance(self.who, Ref) and scope.ability.awaits(self) and scope.card.kind != "follower":
            yield Message("mistake-for-followers")

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Judged by what the follower is at that moment."""
        happening, watcher = watch.happening, watch.watcher
        if not isinstance(happening, Equipped):
            return None
        if isinstance(self.who, Ref):
            fits = happening.card.id == watcher.id
        else:
            fits = is_meant(watch.now, happening.card, self.who, watcher.seat, watcher.id)
        return Met(watcher.id, (happening.card.id,)) if fits else None


class EquippedWithThis(Trigger):
    """The condition of equipment: a follower is equipped with it; "it" is that follower."""

    script_words = (
        NodeWord(
            "when_equipped(*steps, cost=())",
            'Of equipment: when a follower is equipped with it; "it" is that follower.',
        ),
    )

    names_it = True
    runs_on = True

    phrases: ClassVar = event_phrases(
        en="a follower is equipped with this",
        ja="これを装備した",
        once=True,
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if scope.card.kind != "equipment":
            yield Message("mistake-of-equipment", (scope.card.kind,))

    def meets(self, watch: TriggerWatch) -> Met | None:
        """The token with the ability is the one."""
        happening = watch.happening
        if not isinstance(happening, Equipped) or happening.equipment.id != watch.watcher.id:
            return None
        return Met(watch.watcher.id, (happening.card.id,))

"""Trigger conditions of equipment (JA 14.5.2.2.2): a follower is equipped with a token."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.automatic import Met, Trigger, TriggerWatch
from svedesk.games.sve.group import Group, Ref
from svedesk.games.sve.script_node import Scope
from svedesk.games.sve.trigger_events import Equipped
from svedesk.games.sve.values.groups import is_meant


@dataclass(frozen=True, slots=True)
class Equips(Trigger):
    """The condition: a follower of a group, or the card itself, is equipped, with whatever token; "it" is that
    follower."""

    who: Group | Ref

    @property
    def names_it(self) -> bool:
        """The follower."""
        return True

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if isinstance(self.who, Ref) and scope.ability.awaits(self) and scope.card.kind != "follower":
            yield Message("mistake-for-followers")

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Judged by what the follower is at that moment."""
        happening, watcher = watch.happening, watch.watcher
        if not isinstance(happening, Equipped):
            return None
        if isinstance(self.who, Ref):
            meant = happening.card.id == watcher.id
        else:
            meant = is_meant(watch.now, happening.card, self.who, watcher.seat, watcher.id)
        return Met(watcher.id, (happening.card.id,)) if meant else None

    def head(self, lang: Lang) -> str:
        """The condition up to its comma."""
        if lang == "ja":
            return f"{'これ' if isinstance(self.who, Ref) else self.who.on_field_ja()}が装備したとき、"
        if isinstance(self.who, Ref):
            return "When this follower is equipped, "
        return f"Whenever {self.who.one_en()} is equipped, "

    @property
    def runs_on(self) -> bool:
        """The sentence goes on."""
        return True


@dataclass(frozen=True, slots=True)
class EquippedWithThis(Trigger):
    """The condition of equipment: a follower is equipped with it; "it" is that follower."""

    @property
    def names_it(self) -> bool:
        """The follower."""
        return True

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if scope.card.kind != "equipment":
            yield Message("mistake-of-equipment", (scope.card.kind,))

    def meets(self, watch: TriggerWatch) -> Met | None:
        """The token with the ability is the one."""
        happening = watch.happening
        if not isinstance(happening, Equipped) or happening.equipment.id != watch.watcher.id:
            return None
        return Met(watch.watcher.id, (happening.card.id,))

    def head(self, lang: Lang) -> str:
        """The condition up to its comma."""
        return "これを装備したとき、" if lang == "ja" else "When a follower is equipped with this, "

    @property
    def runs_on(self) -> bool:
        """The sentence goes on."""
        return True

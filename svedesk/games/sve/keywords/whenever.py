"""Other trigger conditions: "Whenever [a card] is put onto your field" or "leaves your field", "At the start of your
[phase]" (10.1.1.2.1)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Literal

from svedesk.engine.message import Message
from svedesk.games.sve.abilities.automatic import Met, Trigger, TriggerWatch
from svedesk.games.sve.group import Group
from svedesk.games.sve.phrases.phrase import phrases
from svedesk.games.sve.script_node import Scope
from svedesk.games.sve.trigger_events import Moved, PhaseStarted
from svedesk.games.sve.values.groups import is_meant
from svedesk.games.sve.zones import FIELD


@dataclass(frozen=True, slots=True)
class Enters(Trigger):
    """Whenever a card of a group is put onto your field; with `zone`, from there, or with `elsewhere` from somewhere
    other than there (5.4.3). `group.side` is "your"."""

    hears: ClassVar = (Moved,)

    group: Group
    zone: Literal["", "hand", "ex", "deck", "cemetery"] = ""
    elsewhere: bool = False

    phrases: ClassVar = phrases(
        en=(
            "Whenever <group:a> is put onto your field<zone|=|*= from <elsewhere?somewhere other than >your >"
            "<zone|=|hand|ex=EX area|deck|cemetery>, "
        ),
        ja=(
            "自分の場に<zone|=|hand=手札|ex=EXエリア|deck=デッキ|cemetery=墓場><elsewhere?以外><zone|=|*=から>"
            "<group:noun>が出たとき、"
        ),
    )

    @property
    def names_it(self) -> bool:
        """The card."""
        return True

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.group.side != "your":
            yield Message("mistake-waits-on-other-field")

    def meets(self, watch: TriggerWatch) -> Met | None:
        """A card came onto the watcher's field, judged by what it is there (10.9.3.1); from another field is not coming
        (10.7.4.3)."""
        happening = watch.happening
        if not isinstance(happening, Moved) or happening.after.zone != FIELD:
            return None
        if happening.before is not None and happening.before.zone == FIELD:
            return None
        if self.zone and (not happening.came_from or (happening.came_from == self.zone) == self.elsewhere):
            return None
        if not is_meant(watch.now, happening.after, self.group, watch.watcher.seat, watch.watcher.id):
            return None
        return Met(watch.watcher.id, (happening.after.id,))

    @property
    def runs_on(self) -> bool:
        """The sentence goes on."""
        return True


@dataclass(frozen=True, slots=True)
class Leaves(Trigger):
    """Whenever a card of a group leaves your field, for whatever zone or for the cemetery. `group.side` is "your"."""

    hears: ClassVar = (Moved,)

    group: Group
    into: Literal["", "cemetery"] = ""

    phrases: ClassVar = phrases(
        en="Whenever <group:a> <into|=leaves|cemetery=is put into the cemetery from> your field, ",
        ja="<group:all>が場<into|=を離れ|cemetery=から墓場に置かれ>たとき、",
    )

    @property
    def names_it(self) -> bool:
        """The card."""
        return True

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.group.side != "your":
            yield Message("mistake-waits-on-other-field")

    def meets(self, watch: TriggerWatch) -> Met | None:
        """A card went from the watcher's field, judged by what it was there (10.7.4.1.2); to another field is not
        leaving (10.7.4.3)."""
        happening = watch.happening
        if not isinstance(happening, Moved) or happening.before is None or watch.before is None:
            return None
        if happening.before.zone != FIELD or happening.after.zone == FIELD:
            return None
        if self.into and happening.after.zone != self.into:
            return None
        if not is_meant(watch.before, happening.before, self.group, watch.watcher.seat, watch.watcher.id):
            return None
        return Met(watch.watcher.id, (happening.after.id,))

    @property
    def runs_on(self) -> bool:
        """The sentence goes on."""
        return True


@dataclass(frozen=True, slots=True)
class AtStart(Trigger):
    """At the start of your main phase (7.3.1) or end phase (7.4.1); `each` for each player's."""

    hears: ClassVar = (PhaseStarted,)

    phase: Literal["main", "end"]
    each: bool = False

    phrases: ClassVar = phrases(
        en="At the start of <each|True=each player's|False=your> <phase|main|end> phase, ",
        ja="<each|True=各プレイヤー|False=自分>の<phase|main=メインフェイズ|end=エンドフェイズ>が来たとき、",
    )

    def meets(self, watch: TriggerWatch) -> Met | None:
        """The phase started in its controller's turn (or in any)."""
        happening = watch.happening
        if not isinstance(happening, PhaseStarted) or happening.phase != self.phase:
            return None
        return Met(watch.watcher.id) if self.each or happening.seat == watch.watcher.seat else None

    @property
    def runs_on(self) -> bool:
        """The sentence goes on."""
        return True

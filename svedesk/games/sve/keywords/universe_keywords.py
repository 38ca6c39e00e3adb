"""Trigger conditions of universes and editions: On Race (14.2.4), On Drive (14.4.8), "when you drive check a Trigger"
(14.4.5.1.4), On Super-Evolve (JA 12.17)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from svedesk.engine.message import Message
from svedesk.games.sve.abilities.automatic import Met, Trigger, TriggerWatch, event_phrases
from svedesk.games.sve.group import Group
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.script_node import Scope, is_plain_amulet
from svedesk.games.sve.trigger_events import DriveChecked, DriveGiven, Raced, SuperEvolved, TriggerChecked
from svedesk.games.sve.values.groups import is_meant
from svedesk.games.sve.zones import FIELD
from svedesk.phrases.phrase import heard, phrases


class _OnOwn(Trigger):
    """Waits for something that happens to its own card."""

    own: ClassVar = True

    def _is_own(self, watch: TriggerWatch) -> Met | None:
        happening = watch.happening
        assert isinstance(happening, Raced | DriveGiven | SuperEvolved), "asked only of these"
        return Met(watch.watcher.id) if happening.card.id == watch.watcher.id else None


class OnRace(_OnOwn):
    """The condition of an On Race ability (14.2.4.2)."""

    script_words = (NodeWord("on_race(*steps, cost=())", "On Race: when this card races."),)

    hears: ClassVar = (Raced,)
    moment: ClassVar = "on_race"

    phrases: ClassVar = phrases(
        en="On Race: ",
        en_paid="On Race, ",
        ja="【出走時】",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if scope.ability.awaits(self) and is_plain_amulet(scope.card):
            yield Message("mistake-for-followers")

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Its own card raced."""
        return self._is_own(watch) if isinstance(watch.happening, Raced) else None


class Races(Trigger):
    """Whenever a follower of a group races (14.2.3.1)."""

    script_words = (
        NodeWord(
            "whenever_races(group, *steps, cost=())", 'Whenever a follower of the group races; "it" is that follower.'
        ),
    )

    hears: ClassVar = (Raced,)
    names_it = True
    runs_on = True

    group: Group

    phrases: ClassVar = event_phrases(
        en="<group:one> races", ja=("<group:on_field>が出走した", heard("<group:all>が出走した"))
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.group.zone != FIELD:
            yield Message("mistake-waits-off-field")

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Once in a game at most, each."""
        happening = watch.happening
        if not isinstance(happening, Raced):
            return None
        if not is_meant(watch.now, happening.card, self.group, watch.watcher.seat, watch.watcher.id):
            return None
        return Met(watch.watcher.id, (happening.card.id,))


class OnDrive(_OnOwn):
    """The condition of an On Drive ability (14.4.8.2)."""

    script_words = (NodeWord("on_drive(*steps, cost=())", "On Drive: when this card is given Drive."),)

    hears: ClassVar = (DriveGiven,)
    moment: ClassVar = "on_drive"

    phrases: ClassVar = phrases(
        en="On Drive: ",
        en_paid="On Drive, ",
        ja="【ドライブ獲得時】",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if scope.ability.awaits(self) and is_plain_amulet(scope.card):
            yield Message("mistake-for-followers")

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Its own card was given Drive."""
        return self._is_own(watch) if isinstance(watch.happening, DriveGiven) else None


class OnSuperEvolve(_OnOwn):
    """The condition of an On Super-Evolve ability (JA 12.17.2)."""

    script_words = (NodeWord("on_super_evolve(*steps, cost=())", "On Super-Evolve: when this card super-evolves."),)

    hears: ClassVar = (SuperEvolved,)
    moment: ClassVar = "on_super_evolve"

    phrases: ClassVar = phrases(
        en="On Super-Evolve: ",
        en_paid="On Super-Evolve, ",
        ja="【超進化時】",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if scope.ability.awaits(self) and scope.card.special != "evolved":
            yield Message("mistake-on-super-evolve-of-other")

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Its own card super-evolved."""
        return self._is_own(watch) if isinstance(watch.happening, SuperEvolved) else None


class DriveChecks(Trigger):
    """When a follower of yours performs a drive check (14.4.5.1.1)."""

    script_words = (
        NodeWord(
            "drive_checks_with(group, *steps, cost=())",
            'When a follower of the group drive checks; "it" is that follower.',
        ),
    )

    hears: ClassVar = (DriveChecked,)
    names_it = True
    runs_on = True

    group: Group

    phrases: ClassVar = event_phrases(en="<group:one> drive checks", ja="<group:on_field>がドライブチェックした")

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.group.zone != FIELD:
            yield Message("mistake-waits-off-field")

    def meets(self, watch: TriggerWatch) -> Met | None:
        """The follower whose ability performed the drive check is of the group."""
        happening = watch.happening
        if not isinstance(happening, DriveChecked):
            return None
        if not is_meant(watch.now, happening.card, self.group, watch.watcher.seat, watch.watcher.id):
            return None
        return Met(watch.watcher.id, (happening.card.id,))


class ChecksTrigger(Trigger):
    """When you drive check a Trigger (14.4.5.1.4)."""

    script_words = (NodeWord("checks_trigger(*steps, cost=())", "When you drive check a Trigger."),)

    hears: ClassVar = (TriggerChecked,)
    runs_on = True

    phrases: ClassVar = phrases(
        en="when you drive check a Trigger, ",
        ja=("自分のドライブチェックによってトリガーしたとき、", heard("トリガーしたとき、")),
    )

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Its controller resolved the ability of a Trigger icon."""
        happening = watch.happening
        if not isinstance(happening, TriggerChecked) or happening.seat != watch.watcher.seat:
            return None
        return Met(watch.watcher.id)

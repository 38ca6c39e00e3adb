"""Trigger conditions of universes and editions: racing (14.2.4), Drive (14.4), Union Burst (JA 14.5.1.3), equipment (JA
14.5.2.2.2), fusing (JA 12.18.4), super-evolving."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from svedesk.engine.message import Message
from svedesk.games.sve.abilities.automatic import Met, OwnTrigger, Trigger, TriggerWatch, event_phrases
from svedesk.games.sve.group import Group, Ref, elsewhere
from svedesk.games.sve.keywords.whenever import GroupTrigger
from svedesk.games.sve.script_node import Bracket, NodeWord, Scope
from svedesk.games.sve.trigger_events import (
    BurstActivated,
    DriveChecked,
    DriveGiven,
    Equipped,
    Fused,
    Raced,
    SuperEvolved,
    TriggerChecked,
)
from svedesk.games.sve.values.groups import is_meant
from svedesk.phrases.phrase import heard, phrases


class OnRace(OwnTrigger):
    """On Race: when this card races."""

    script_word = "on_race(*steps, cost=())"  # 14.2.4.2

    hears: ClassVar = (Raced,)
    for_followers = "mistake-for-followers"
    runs_on = False
    moment: ClassVar = "on_race"

    phrases: ClassVar = phrases(
        en="On Race: ",
        en_paid="On Race, ",
        ja="【出走時】",
    )


class Races(GroupTrigger):
    """Whenever a follower of the group races; "it" is that follower."""

    script_word = "whenever_races(group, *steps, cost=())"  # 14.2.3.1

    hears: ClassVar = (Raced,)

    phrases: ClassVar = event_phrases(
        en="<group:one> races", ja=("<group:on_field>が出走した", heard("<group:all>が出走した"))
    )


class OnDrive(OwnTrigger):
    """On Drive: when this card is given Drive."""

    script_word = "on_drive(*steps, cost=())"  # 14.4.8.2

    hears: ClassVar = (DriveGiven,)
    for_followers = "mistake-for-followers"
    runs_on = False
    moment: ClassVar = "on_drive"

    phrases: ClassVar = phrases(
        en="On Drive: ",
        en_paid="On Drive, ",
        ja="【ドライブ獲得時】",
    )


class OnSuperEvolve(OwnTrigger):
    """On Super-Evolve: when this card super-evolves."""

    script_word = "on_super_evolve(*steps, cost=())"  # JA 12.17.2

    hears: ClassVar = (SuperEvolved,)
    runs_on = False
    moment: ClassVar = "on_super_evolve"

    phrases: ClassVar = phrases(
        en="On Super-Evolve: ",
        en_paid="On Super-Evolve, ",
        ja="【超進化時】",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if scope.ability.awaits(self) and scope.card.special != "evolved":
            yield Message("mistake-on-super-evolve-of-other")


class DriveChecks(GroupTrigger):
    """When a follower of the group drive checks; "it" is that follower."""

    script_word = "drive_checks_with(group, *steps, cost=())"  # 14.4.5.1.1

    hears: ClassVar = (DriveChecked,)

    phrases: ClassVar = event_phrases(en="<group:one> drive checks", ja="<group:on_field>がドライブチェックした")


class ChecksTrigger(Trigger):
    """When you drive check a Trigger."""

    script_word = "checks_trigger(*steps, cost=())"  # 14.4.5.1.4

    hears: ClassVar = (TriggerChecked,)

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
    """Of equipment: when a follower is equipped with it; "it" is that follower."""

    script_word = "when_equipped(*steps, cost=())"
    names_it = True

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

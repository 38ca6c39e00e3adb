"""Other trigger conditions: "Whenever [a card] is put onto your field", "leaves your field", "is destroyed" or
"attacks", "At the start of your [phase]" (10.1.1.2.1)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Literal

from svedesk.engine.message import Message
from svedesk.engine.records import Card
from svedesk.games.sve.abilities.automatic import Met, Trigger, TriggerWatch, event_phrases
from svedesk.games.sve.group import Group, Side, anywhere
from svedesk.games.sve.script_node import NodeWord, Scope
from svedesk.games.sve.trigger_events import AttackMade, Evolved, Moved, PhaseStarted
from svedesk.games.sve.values.groups import is_meant
from svedesk.games.sve.zones import CEMETERY, EX, FIELD
from svedesk.phrases.phrase import heard, partly, phrases


def _arrival(watch: TriggerWatch, zone: str) -> Moved | None:
    """That a card came into a zone of this kind; from another of the kind is not coming (10.7.4.3)."""
    happening = watch.happening
    if not isinstance(happening, Moved) or happening.after.zone != zone:
        return None
    return None if happening.before is not None and happening.before.zone == zone else happening


class GroupTrigger(Trigger):
    """Waits for what a card of a group on the field does, or what happens to it there; "it" is that card."""

    names_it = True

    group: Group

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.group.zone != FIELD:
            yield Message("mistake-waits-off-field")

    def meets(self, watch: TriggerWatch) -> Met | None:
        """The card is of the group."""
        happening: Any = watch.happening
        return self.met_by(watch, happening.card) if type(happening) in self.hears else None

    def met_by(self, watch: TriggerWatch, card: Card) -> Met | None:
        """Where a card is of the group now, and is "it"."""
        fits = is_meant(watch.now, card, self.group, watch.watcher.seat, watch.watcher.id)
        return Met(watch.watcher.id, (card.id,)) if fits else None


class _LeavesField(GroupTrigger):
    """A card of the group leaves the field."""

    hears: ClassVar = (Moved,)

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Judged by what it was there (10.7.4.1.2); to another field is not leaving (10.7.4.3)."""
        happening = watch.happening
        if not isinstance(happening, Moved) or happening.before is None or watch.before is None:
            return None
        if happening.before.zone != FIELD or happening.after.zone == FIELD or not self.is_way(happening):
            return None
        fits = is_meant(watch.before, happening.before, self.group, watch.watcher.seat, watch.watcher.id)
        return Met(watch.watcher.id, (happening.after.id,)) if fits else None

    def is_way(self, moved: Moved) -> bool:
        """Whether it waits for leaving so."""
        raise NotImplementedError


class _WithAnyCard(GroupTrigger):
    """A card of a group, wherever that lies, is put somewhere."""

    hears: ClassVar = (Moved,)
    surrounds: ClassVar[str] = "cards anywhere"

    def __post_init__(self) -> None:
        object.__setattr__(self, "group", anywhere(self.group))


class Enters(GroupTrigger):
    """Whenever a card of a group is put onto your field; with `zone`, from there, or with `elsewhere` from somewhere
    other than there (5.4.3). `group.side` is "your"."""

    script_words = (
        NodeWord(
            "whenever_enters(group, *steps, cost=())",
            'Whenever a card of the group is put onto your field; "it" is that card.',
        ),
        NodeWord(
            'whenever_enters_from(zone: Literal["hand", "ex", "deck", "cemetery"], group, *steps)',
            "Whenever a card of the group is put onto your field from a zone, played from there or moved.",
        ),
        NodeWord(
            'whenever_enters_from_elsewhere(zone: Literal["hand", "ex", "deck", "cemetery"], group, *steps)',
            "Whenever a card of the group is put onto your field from somewhere other than a zone.",
            elsewhere=True,
        ),
    )

    hears: ClassVar = (Moved,)
    moment: ClassVar = "arrives"

    zone: Literal["", "hand", "ex", "deck", "cemetery"] = ""
    elsewhere: bool = False

    phrases: ClassVar = event_phrases(
        en=(
            "<group:a> is put onto your field<zone|=|*= from <elsewhere?somewhere other than >your >"
            "<zone|=|hand|ex=EX area|deck|cemetery>"
        ),
        ja=(
            "自分の場に<zone|=|hand=手札|ex=EXエリア|deck=デッキ|cemetery=墓場><elsewhere?以外><zone|=|*=から>"
            "<group:yours>が出た"
        ),
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.group.side != "your":
            yield Message("mistake-waits-on-other-field")
        yield from GroupTrigger.mistakes(self, scope)

    def meets(self, watch: TriggerWatch) -> Met | None:
        """A card came onto the watcher's field, judged by what it is there (10.9.3.1); from another field is not coming
        (10.7.4.3)."""
        happening = _arrival(watch, FIELD)
        if happening is None:
            return None
        if self.zone and (not happening.came_from or (happening.came_from == self.zone) == self.elsewhere):
            return None
        return self.met_by(watch, happening.after)


class EntersTheirs(_WithAnyCard):
    """Whenever a card of the group is put onto an opponent's field; "it" is that card."""

    script_word = "whenever_enters_theirs(group, *steps, cost=())"

    phrases: ClassVar = event_phrases(
        en="<group:searched> is put onto an opponent's field", ja="相手の場に<group:said_of_it>が出た"
    )

    def meets(self, watch: TriggerWatch) -> Met | None:
        """As of one's own field (`Enters`)."""
        happening = _arrival(watch, FIELD)
        return self.met_by(watch, happening.after) if happening and happening.after.seat != watch.watcher.seat else None


class EntersEx(_WithAnyCard):
    """Whenever a card of the group is put into your EX area; "it" is that card. `group.side` is "your"."""

    script_word = "whenever_put_into_ex(group, *steps, cost=())"

    phrases: ClassVar = event_phrases(
        en="<group:searched> is put into your EX area", ja="自分のEXエリアに<group:said_of_it>が置かれた"
    )

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Once for each card."""
        happening = _arrival(watch, EX)
        return self.met_by(watch, happening.after) if happening and happening.after.seat == watch.watcher.seat else None


class Leaves(_LeavesField):
    """Whenever a card of a group leaves the field, for whatever zone, the cemetery or a hand."""

    script_words = (
        NodeWord("whenever_leaves(group, *steps, cost=())", "Whenever a card of the group leaves your field."),
        NodeWord(
            "whenever_returned(group, *steps, cost=())",
            'Whenever a card of the group is returned to hand from the field; "it" is that card.',
            into="hand",
        ),
        NodeWord(
            "whenever_buried(group, *steps, cost=())",
            "Whenever a card of the group is put into the cemetery from your field.",
            into="cemetery",
        ),
    )

    into: Literal["", "cemetery", "hand"] = ""

    phrases: ClassVar = event_phrases(
        en=(
            "<group:a> <into|=leaves|cemetery=is put into the cemetery from|hand=is returned to hand from> "
            "<whose|your=your|enemy=the|any=the> field"
        ),
        ja="<group:all>が場<into|=を離れ|cemetery=から墓場に置かれ|hand=から手札に戻っ>た",
        en_been=(
            "<group:a> <into|=left|cemetery=was put into the cemetery from|hand=was returned to hand from> "
            "<whose|your=your|enemy=the|any=the> field"
        ),
        ja_been="<group:all>が場<into|=を離れ|cemetery=から墓場に置かれ|hand=から手札に戻っ>ていた",
    )

    @property
    def whose(self) -> Side:
        """Whose field the card lay on."""
        return self.group.side

    @classmethod
    def made_of(cls, slots: Mapping[str, Any]) -> Leaves | None:
        """The condition where the field is said to be of those whose cards are meant."""
        made = cls(slots["group"], slots["into"])
        return made if slots.get("whose", made.whose) == made.whose else None

    def is_way(self, moved: Moved) -> bool:
        return self.into in ("", moved.after.zone)


class Destroyed(_LeavesField):
    """Whenever a card of the group is destroyed; "it" is that card."""

    script_word = "whenever_destroyed(group, *steps, cost=())"

    phrases: ClassVar = event_phrases(
        en=("<group:one> is destroyed", heard("one of <group:all> is destroyed"), heard("<group:a> is destroyed")),
        ja=("<group:on_field>が破壊された", heard("<group:all>が破壊された")),
        en_been="<group:one> was destroyed",
        ja_been=("<group:on_field>が破壊されていた", heard("<group:all>が破壊されていた")),
    )

    def is_way(self, moved: Moved) -> bool:
        return moved.why == "destroy" and moved.after.zone == CEMETERY


class Attacks(GroupTrigger):
    """Whenever a follower of the group attacks; "it" is that follower."""

    script_word = "whenever_attacks(group, *steps, cost=())"  # 8.4.5

    hears: ClassVar = (AttackMade,)

    phrases: ClassVar = event_phrases(
        en=("<group:one> attacks", heard("one of <group:all> attacks"), heard("<group:a> attacks")),
        ja=(
            "<group:on_field>が攻撃した",
            heard("<group:on_field>が攻撃する"),
            heard("<group:all>が攻撃した"),
            heard("<group:all>が攻撃する"),
        ),
        en_who="<group:many>",
        ja_who="<group:all>",
        en_attack="attack of <group:many>",
        ja_attack="<group:all>",
        en_often=partly("have attacked"),
        ja_often=partly("攻撃した"),
    )


class AtStart(Trigger):
    """At the start of your main phase (7.3.1) or end phase (7.4.1), or of each opponent's or each player's."""

    script_words = (
        NodeWord("at_start_of_main(*steps, cost=())", "At the start of your main phase.", phase="main"),
        NodeWord("at_start_of_end(*steps, cost=())", "At the start of your end phase.", phase="end"),
        NodeWord(
            "at_start(whose, phase, *steps, cost=())",
            "At the start of your, each opponent's or each player's main or end phase.",
        ),
    )

    hears: ClassVar = (PhaseStarted,)
    moment: ClassVar = "start"

    phase: Literal["main", "end"]
    whose: Literal["your", "enemy", "each"] = "your"

    phrases: ClassVar = phrases(
        en=(
            "at the start of <whose|your|enemy=each opponent's|each=each player's> <phase|main|end> phase, ",
            heard("at the start of an opponent's <phase|main|end> phase, ", whose="enemy"),
            heard("at the start of your opponent's <phase|main|end> phase, ", whose="enemy"),
        ),
        ja=(
            "<whose|your=自分|enemy=相手|each=各プレイヤー>の<phase|main=メインフェイズ|end=エンドフェイズ>が来たとき、"
        ),
    )

    def meets(self, watch: TriggerWatch) -> Met | None:
        """The phase started in such a player's turn."""
        happening = watch.happening
        if not isinstance(happening, PhaseStarted) or happening.phase != self.phase:
            return None
        whose = "your" if happening.seat == watch.watcher.seat else "enemy"
        return Met(watch.watcher.id) if self.whose in ("each", whose) else None


class Evolves(GroupTrigger):
    """Whenever a card of the group evolves; "it" is that card. By its ability or by an effect."""

    script_word = "whenever_evolves(group, *steps, cost=())"

    hears: ClassVar = (Evolved,)

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
        return self.met_by(watch, watch.now.table.cards.get(happening.card.id, happening.card))

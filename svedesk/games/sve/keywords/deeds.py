"""Trigger conditions about what a player, a leader or the card itself does: playing or discarding a card, losing
defense, being engaged; and about attack or defense being raised or lowered (5.26)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Literal

from svedesk.engine.message import Message
from svedesk.engine.script import replace
from svedesk.games.sve.abilities.automatic import Met, OwnTrigger, Trigger, TriggerWatch, event_phrases
from svedesk.games.sve.group import Group
from svedesk.games.sve.script_node import NodeWord, Scope
from svedesk.games.sve.trigger_events import CardPlayed, Engaged, LeaderDefenseChanged, Moved, StatChanged
from svedesk.games.sve.values.groups import is_meant
from svedesk.games.sve.zones import CEMETERY, DECK, FIELD
from svedesk.phrases.phrase import heard, said


class YouPlay(Trigger):
    """Whenever you, or with `whose="enemy"` an opponent, play a card of the group, such as `your.spell`; "it" is that
    card. `group.side` is "your"."""

    script_word = 'whenever_plays(group, *steps, cost=(), whose="your")'  # 10.6.2.7

    hears: ClassVar = (CardPlayed,)
    names_it = True
    surrounds: ClassVar[str] = "cards anywhere"

    group: Group
    whose: Literal["your", "enemy"] = "your"

    phrases: ClassVar = event_phrases(
        en="<whose|your=you play|enemy=an opponent plays> <group:own>",
        ja="<whose|your=自分|enemy=相手>が<group:yours>をプレイした",
        en_been="you played <group:own>",
        ja_been="自分が<group:yours>をプレイしていた",
        en_play="<group:owned_one> you've played",
        ja_play="<group:yours>",
        ja_first="<group:yours>",
    )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.group.side != "your" or self.group.zone != FIELD:
            yield Message("mistake-waits-for-plays")

    def meets(self, watch: TriggerWatch) -> Met | None:
        """From wherever it is played, and whosever it was; it lies in the resolution zone then."""
        happening = watch.happening
        if not isinstance(happening, CardPlayed):
            return None
        if (happening.seat == watch.watcher.seat) != (self.whose == "your"):
            return None
        played = replace(self.group, side="any")
        if not is_meant(watch.now, happening.card, played, watch.watcher.seat, watch.watcher.id):
            return None
        return Met(watch.watcher.id, (happening.card.id,))


class YouDraw(Trigger):
    """Whenever you draw a card outside your start phase."""

    script_word = "whenever_you_draw(*steps, cost=())"  # 5.9, 7.2.3

    hears: ClassVar = (Moved,)

    phrases: ClassVar = event_phrases(
        en="you draw a card outside your start phase",
        ja="自分がスタートフェイズ以外で1枚引いた",
    )

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Once for each card."""
        happening = watch.happening
        if not isinstance(happening, Moved) or happening.why != "draw" or happening.after.seat != watch.watcher.seat:
            return None
        return Met(watch.watcher.id) if watch.now.table.step[:1] != ("start",) else None


class LeaderChanges(Trigger):
    """Whenever a leader's defense goes down, by damage or otherwise, or with `up` goes up."""

    script_words = (
        NodeWord(
            'whenever_leader_changes(*steps, whose="your", up=True, cost=())',
            "Whenever a leader's defense goes up; with up=False, goes down.",
        ),
        NodeWord("whenever_leader_loses(*steps, cost=())", "Whenever your leader's defense goes down."),
    )

    hears: ClassVar = (LeaderDefenseChanged,)

    whose: Literal["your", "enemy"] = "your"
    up: bool = False

    phrases: ClassVar = event_phrases(
        en="<whose|your=your|enemy=an enemy> leader's defense <up|True=increases|False=decreases>",
        ja=(
            said("<whose|your=自分|enemy=相手>のリーダーの体力が減少した", up=False),
            heard("<whose|your=自分|enemy=相手>のリーダーの【体力】が減少した", up=False),
            said("<whose|your=自分|enemy=相手>のリーダーの【体力】を+した", up=True),
        ),
    )

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Once for each time, however much it is."""
        happening = watch.happening
        if not isinstance(happening, LeaderDefenseChanged) or (happening.amount > 0) != self.up:
            return None
        whose = "your" if happening.seat == watch.watcher.seat else "enemy"
        return Met(watch.watcher.id, (), abs(happening.amount)) if whose == self.whose else None


class ThisEngages(OwnTrigger):
    """When this card is engaged. Whatever engages it."""

    script_word = "when_this_is_engaged(*steps, cost=())"

    hears: ClassVar = (Engaged,)

    phrases: ClassVar = event_phrases(
        en=("this card is engaged", heard("this follower is engaged")),
        ja="これがアクトした",
        once=True,
    )


class CardDiscarded(Trigger):
    """Whenever you or an opponent discards a card, or one of a group; "it" is that card. "Its leader" is that of its
    player."""

    script_word = "whenever_discards(whose, *steps, cost=(), group=None)"

    hears: ClassVar = (Moved,)
    names_it = True

    surrounds: ClassVar[str] = "cards anywhere"

    whose: Literal["your", "enemy", "any"] = "your"
    group: Group | None = None

    phrases: ClassVar = event_phrases(
        en="<whose|your=you discard|enemy=an opponent discards|any=a player discards> <group?<group:own>//a card>",
        ja=(
            "<whose|your=自分|enemy=相手プレイヤー|any=いずれかのプレイヤー>が手札<group?の<group:yours>//1枚>を捨てた",
            heard("いずれかのプレイヤーが自身の手札1枚を捨てた", whose="any"),
        ),
        en_been="<whose|your=you|enemy=an opponent> discarded a card",
        ja_been="<whose|your=自分の|enemy=相手プレイヤーが>手札を捨てていた",
    )

    @classmethod
    def made_of(cls, slots: Mapping[str, Any]) -> CardDiscarded | None:
        """A group of all cards says no more than none."""
        return None if slots.get("group") == Group("your", "card") else cls(**slots)

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Once for each card."""
        happening = watch.happening
        if not isinstance(happening, Moved) or happening.before is None or happening.why != "discard":
            return None
        whose = "your" if happening.before.seat == watch.watcher.seat else "enemy"
        if self.whose not in (whose, "any"):
            return None
        wanted = self.group and replace(self.group, side="any")
        if wanted and not is_meant(watch.now, happening.after, wanted, watch.watcher.seat, watch.watcher.id):
            return None
        return Met(watch.watcher.id, (happening.after.id,))


class CardsDiscarded(Trigger):
    """Whenever you discard 1 or more cards at once."""

    script_word = "whenever_discards_some(*steps, cost=())"

    hears: ClassVar = (Moved,)
    together: ClassVar = True

    phrases: ClassVar = event_phrases(
        en="you discard 1 or more cards", ja=("自分が手札を1枚以上捨てた", heard("自分が手札を捨てた"))
    )

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Once for all that are discarded simultaneously."""
        happening = watch.happening
        if not isinstance(happening, Moved) or happening.before is None or happening.why != "discard":
            return None
        return Met(watch.watcher.id) if happening.before.seat == watch.watcher.seat else None


class Milled(Trigger):
    """Whenever a card of a deck is put into the cemetery; "it" is that card."""

    script_word = "whenever_milled(whose, *steps, cost=())"

    hears: ClassVar = (Moved,)
    names_it = True

    whose: Literal["your", "enemy"] = "your"

    phrases: ClassVar = event_phrases(
        en="a card is put into <whose|your=your|enemy=an opponent's> cemetery from the deck",
        ja="<whose|your=自分|enemy=相手>のデッキ1枚が墓場に置かれた",
    )

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Once for each card."""
        happening = watch.happening
        if not isinstance(happening, Moved) or happening.before is None:
            return None
        if (happening.before.zone, happening.after.zone) != (DECK, CEMETERY):
            return None
        whose = "your" if happening.before.seat == watch.watcher.seat else "enemy"
        return Met(watch.watcher.id, (happening.after.id,)) if whose == self.whose else None


class Changed(Trigger):
    """Whenever the attack or defense of a card of a group on the field is raised, or lowered."""

    script_words = (
        NodeWord(
            "whenever_raised(group, stat, *steps, cost=())",
            "Whenever the attack or defense of a card of the group is raised.",
            how="raised",
        ),
        NodeWord(
            "whenever_lowered(group, stat, *steps, cost=())",
            "Whenever the attack or defense of a card of the group is lowered.",
            how="lowered",
        ),
    )

    hears: ClassVar = (StatChanged,)
    names_it = True
    gives = "number"

    group: Group
    stat: Literal["attack", "defense"]
    how: Literal["raised", "lowered"] = "raised"

    phrases: ClassVar = event_phrases(
        en="the <stat|attack|defense> of <group:one> is <how|raised=increased|lowered=decreased>",
        ja="<group:all>の【<stat|attack=攻撃力|defense=体力>】を<how|raised=+した|lowered=-した>",
    )

    def meets(self, watch: TriggerWatch) -> Met | None:
        """By a plus or minus, or by being set to another value (5.26.2)."""
        happening = watch.happening
        if not isinstance(happening, StatChanged) or happening.stat != self.stat:
            return None
        if (happening.amount > 0) != (self.how == "raised"):
            return None
        if not is_meant(watch.now, happening.card, self.group, watch.watcher.seat, watch.watcher.id):
            return None
        return Met(watch.watcher.id, (happening.card.id,), abs(happening.amount))


class ThisRaised(Trigger):
    """When the attack or defense of this follower is raised. Once for what raises both."""

    script_word = "when_this_is_raised(*steps, cost=())"

    hears: ClassVar = (StatChanged,)
    own: ClassVar = True

    phrases: ClassVar = event_phrases(
        en="the attack or defense of this follower is increased", ja="これの【攻撃力】か【体力】を+した", once=True
    )

    def meets(self, watch: TriggerWatch) -> Met | None:
        """By a plus, or by being set to a higher value (5.26.2)."""
        happening = watch.happening
        if not isinstance(happening, StatChanged) or happening.card.id != watch.watcher.id or happening.amount <= 0:
            return None
        return None if happening.with_other else Met(watch.watcher.id)

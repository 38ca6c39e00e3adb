"""Text for later: delayed triggers (10.7.5), and replacement effects that are in place for a time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from svedesk.engine.ask import Flow
from svedesk.engine.message import Message
from svedesk.engine.records import Delayed
from svedesk.engine.script import walk
from svedesk.games.sve.abilities.automatic import Automatic, Trigger
from svedesk.games.sve.abilities.base import Context, Step, read
from svedesk.games.sve.abilities.replacement import GIVEN_REPLACING, Replacing
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Group, anywhere, elsewhere
from svedesk.games.sve.keywords.leaves_this import ItIsBuried
from svedesk.games.sve.keywords.limited import AtNextStart
from svedesk.games.sve.keywords.named_triggers import Fanfare, OnEvolve
from svedesk.games.sve.script_node import EVERYTHING, Ability, Named, NodeWord, Scope, ScriptNode, asking, too_few
from svedesk.phrases.phrase import heard, partly, phrases

_NEXT_EN = "the next <kind:searched_single> you play<from_ex? from your EX area> this turn costs"
_NEXT_JA = "このターン、次に自分が<from_ex?EXエリアの><kind:said_of_it>をプレイする際、"


class Later(Step):
    """Create an automatic ability that waits for a condition: to be met once, or with `this_turn` as often as it is met
    this turn (10.7.5.1). Nothing of its text is selected before it is played itself."""

    script_words = (
        NodeWord(
            "at_next_main(*steps)", "At the start of your next main phase: text for then.", trigger=AtNextStart("main")
        ),
        NodeWord(
            "at_next_end(*steps)", "At the start of your next end phase: text for then.", trigger=AtNextStart("end")
        ),
        NodeWord(
            "when_it_is_buried_this_turn(*steps)",
            "This turn, when the card that was named is put into the cemetery from the field: text for then.",
            trigger=ItIsBuried(),
            this_turn=True,
        ),
    )

    trigger: Trigger
    steps: tuple[Step, ...]
    this_turn: bool = False

    phrases: ClassVar = phrases(
        en=(
            heard("<trigger><steps*. >"),
            heard("this turn, <trigger:clause><steps*. >", this_turn=True),
            heard("this turn, <trigger:at_once><steps*. >", this_turn=True),
        ),
        ja=(
            heard("<trigger><steps*。>"),
            heard("このターン中、<trigger><steps*。>", this_turn=True),
            heard("このターン、<trigger:at_once><steps*。>", this_turn=True),
        ),
    )

    @classmethod
    def made_of(cls, slots: Mapping[str, Any]) -> Later | None:
        """What is said to wait for the next time: what waits each time is an ability of the card."""
        made = cls(**slots)
        return made if made.this_turn or isinstance(made.trigger, AtNextStart) else None

    def inside(self, scope: Scope) -> Scope:
        """A text of its own that is played when its time has come."""
        named = Named(it=True) if self.trigger.names_it else scope.named
        return asking(ScriptNode.inside(self, scope), scope, None, EVERYTHING)._replace(named=named)

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if isinstance(self.trigger.awaited, Fanfare | OnEvolve):
            yield Message("mistake-waits-for-past")
        if not self.steps:
            yield Message("mistake-says-nothing")
        if isinstance(self.trigger, ItIsBuried) and not scope.named.it:
            yield Message("mistake-it")

    def perform(self, game: GameState, context: Context) -> Flow:
        """Its source is the source of the effect that creates it (10.12.1.3)."""
        _wait(self, game, context, until=game.turn if self.this_turn else 0)
        yield from ()

    def en(self) -> str:
        """At the start of your next end phase, draw a card; this turn, whenever ..."""
        text = read(self.steps, "en").removesuffix(".")
        head = self.trigger.head("en")
        head = head[:1].lower() + head[1:]
        return f"{'this turn, ' if self.this_turn else ''}{head}{text[:1].lower()}{text[1:]}"

    def ja(self) -> str:
        """次に自分のエンドフェイズが来たとき、1枚引く."""
        text = read(self.steps, "ja").removesuffix("。")
        during = "このターン、" if isinstance(self.trigger, ItIsBuried) else "このターン中、"
        return f"{during if self.this_turn else ''}{self.trigger.head('ja')}{text}"


class ReplaceLater(Step):
    """From now on something else happens instead: each time, or the next time (`once`), of all that is to come or of
    this turn. "It" in the event is what the text had named by now; in what happens instead it is
    the card the event is about."""

    script_words = (
        NodeWord(
            "next_time(event: Would, *steps: Step, may: bool = False, this_turn=False)",
            "From now on, the next time (this turn) an event would happen, something else happens instead.",
            replacing=GIVEN_REPLACING,
        ),
        NodeWord(
            "this_turn_if(event: Would, *steps: Step, may: bool = False)",
            "From now to the end of the turn, something else happens instead of an event.",
            replacing=GIVEN_REPLACING,
            once=False,
            this_turn=True,
        ),
        NodeWord(
            "from_now_if(event: Would, *steps: Step, may: bool = False)",
            "From now on, something else happens instead of an event; of a card the text named as long as it "
            "stays where it lies.",
            replacing=GIVEN_REPLACING,
            once=False,
        ),
    )

    phrases: ClassVar = phrases(
        en=(
            heard("<replacing:next>"),
            heard("<replacing:next_turn>", this_turn=True),
            heard("<this_turn?this turn, //from now on, ><replacing>", once=False),
        ),
        ja=(
            heard("<this_turn?このターン中、><replacing:next>"),
            heard("<this_turn?このターン中、//以後、><replacing>", once=False),
        ),
    )

    replacing: Replacing
    once: bool = True
    this_turn: bool = False

    def perform(self, game: GameState, context: Context) -> Flow:
        """Until then it waits with the delayed triggers."""
        _wait(self, game, context, until=game.turn if self.this_turn else 0)
        yield from ()

    def en(self) -> str:
        """The next time this turn your leader would take damage, reduce that damage by 2 instead."""
        if self.once:
            return self.replacing.en("card", "the next time this turn" if self.this_turn else "the next time")
        return ("this turn, " if self.this_turn else "from now on, ") + self.replacing.en("card")

    def ja(self) -> str:
        """このターン中、次に自分のリーダーがダメージを受けるとき、代わりにそのダメージを-2する."""
        head = "このターン中、" if self.this_turn else "" if self.once else "以後、"
        return head + self.replacing.ja("次に" if self.once else "")


class NextPlay(Step):
    """The next card of a group that you play this turn costs so much more or less (`shift`), or just so much. Whose
    side the group means is left aside; it is played from your EX area, where that is its zone."""

    script_word = "next_play(group, shift=0, to=None)"
    surrounds = "cards anywhere"

    group: Group
    shift: int = 0
    to: int | None = None

    phrases: ClassVar = phrases(
        en=(
            partly(f"{_NEXT_EN} <less#> less to play"),
            partly(f"{_NEXT_EN} <more#> more to play"),
            partly(f"{_NEXT_EN} <to#> to play"),
        ),
        ja=(
            partly(f"{_NEXT_JA}コストを<to#>にする"),
            partly(f"{_NEXT_JA}コストを<shift#+>する"),
        ),
    )

    def __post_init__(self) -> None:
        object.__setattr__(self, "group", elsewhere(self.group, "any", "ex" if self.group.zone == "ex" else "field"))
        if self.to is not None:
            object.__setattr__(self, "shift", 0)

    @property
    def from_ex(self) -> bool:
        """Whether it must be played from the EX area."""
        return self.group.zone == "ex"

    @property
    def kind(self) -> Group:
        """What it must be, wherever it is played from."""
        return anywhere(self.group)

    @property
    def less(self) -> int | None:
        """By how much less it costs."""
        return -self.shift if self.to is None and self.shift < 0 else None

    @property
    def more(self) -> int | None:
        """By how much more it costs."""
        return self.shift if self.to is None and self.shift > 0 else None

    @classmethod
    def made_of(cls, slots: Mapping[str, Any]) -> NextPlay | None:
        """English says more and less. Of a card type alone that it costs less is said by another word."""
        shift = slots.get("shift", 0) + slots.get("more", 0) - slots.get("less", 0)
        kind = slots["kind"]
        if shift < 0 and not slots.get("from_ex") and kind == Group("any", kind.kind):
            return None
        return cls(elsewhere(kind, "any", "ex") if slots.get("from_ex") else kind, shift, slots.get("to"))

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.to is None and not self.shift:
            yield Message("mistake-cost-by-0")
        if self.group.is_known_late:
            yield Message("mistake-gives-by-defense")
        yield from too_few(self.to, "mistake-costs", 0)

    def perform(self, game: GameState, context: Context) -> Flow:
        """Until one is played, or the turn ends."""
        _wait(self, game, context, until=game.turn)
        yield from ()


def _wait(step: Later | ReplaceLater | NextPlay, game: GameState, context: Context, until: int) -> None:
    table = game.table
    text = laters(game.definitions[context.number].abilities[context.index])
    part = next(place for place, later in enumerate(text, 1) if later is step)
    waiting = Delayed(
        table.next_serial(),
        context.seat,
        until,
        context.source,
        context.this,
        context.number,
        context.index,
        part,
        context.it,
    )
    table.delayed = (*table.delayed, waiting)


def laters(ability: Ability) -> list[Later | ReplaceLater | NextPlay]:
    """What a text can set up for later, in the order it reads."""
    return [node for node in walk(ability) if isinstance(node, Later | ReplaceLater | NextPlay)]


def set_up(ability: Ability, part: int) -> Later | ReplaceLater | NextPlay:
    """What was set up at place `part` (from 1) of a text."""
    return laters(ability)[part - 1]


def as_ability(ability: Ability, part: int) -> Automatic:
    """The automatic ability a pending one plays: the ability itself, or the delayed one at place `part` (from 1) of its
    text."""
    if part:
        later = set_up(ability, part)
        assert isinstance(later, Later), "only delayed triggers become pending"
        return Automatic(later.trigger, later.steps)
    assert isinstance(ability, Automatic), "only automatic abilities become pending"
    return ability

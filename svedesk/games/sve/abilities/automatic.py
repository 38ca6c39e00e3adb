"""Automatic abilities (10.1.1.2): what they wait for, and what they do then."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, get_args

from svedesk.engine.message import Message
from svedesk.engine.records import Card
from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.base import BURST, KEYWORD_BEGINS, Step, as_meant, read
from svedesk.games.sve.abilities.cost import Cost, cost_text
from svedesk.games.sve.script_node import Ability, Named, Scope, ScriptNode, Validity, is_plain_amulet
from svedesk.games.sve.trigger_events import Happening
from svedesk.games.sve.zones import CEMETERY, EX
from svedesk.phrases.phrase import Phrase, Phrases, heard, phrases, phrases_of, said
from svedesk.phrases.saying import say
from svedesk.phrases.wording import capital

if TYPE_CHECKING:
    from svedesk.games.sve.game_state import GameState


class TriggerWatch(NamedTuple):
    """What a trigger condition is held against.

    `watcher` is the record of the card with the ability where the ability is valid: as it lies now, or as it lay when
    it left at the same time (10.7.4.2). `now` is the game after the happening, `before` the game as it was, where
    something left the field (10.7.4.1.2). `named` are the cards a text had named when it set up what waits (10.7.5).
    """

    watcher: Card
    happening: Happening
    now: GameState
    before: GameState | None
    named: tuple[int, ...] = ()


class Met(NamedTuple):
    """A condition that was met: the id its source has now, the cards the event is about, a number it carries."""

    this: int
    bound: tuple[int, ...] = ()
    amount: int = 0


class Trigger(ScriptNode):
    """A trigger condition (10.1.1.2.1.1). `hears` are the types of what may satisfy it; with `own` only where it
    happens to the watcher itself (`concerned`). Of anything else it isn't asked."""

    hears: ClassVar[tuple[type[Happening], ...]] = get_args(Happening)
    own: ClassVar[bool] = False
    off_field: ClassVar[bool] = False
    """Whether it waits for something that happens to cards in other zones than the field."""
    moment: ClassVar[str] = "event"
    """What messages call it."""

    def meets(self, watch: TriggerWatch) -> Met | None:
        """Whether the happening satisfies it for the watcher, and what the ability is told then."""
        raise NotImplementedError

    def head(self, lang: Lang) -> str:
        """What stands before the text of the ability."""
        return say(self, lang)

    def clause(self, lang: Lang) -> str:
        """The same behind words that say when it counts."""
        return say(self, lang, "clause") if phrases_of(type(self), lang, "clause") else self.head(lang)

    together: ClassVar[bool] = False
    """Whether all that happens at once meets it once ("one or more")."""

    @property
    def names_it(self) -> bool:
        """Whether "it" is, in the text that waits for it, the card the event is about."""
        return False

    @property
    def awaited(self) -> Trigger:
        """The condition itself, without how often it counts."""
        return self

    @property
    def runs_on(self) -> bool:
        """Whether the text goes on in the same sentence ("Whenever ..., give it ...")."""
        return True

    for_followers: ClassVar[str] = ""
    """What is wrong with it on an amulet that never fights: the key of the sentence."""

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if self.for_followers and scope.ability.awaits(self) and is_plain_amulet(scope.card):
            yield Message(self.for_followers)


class OwnTrigger(Trigger):
    """Waits for what happens to its own card."""

    own: ClassVar = True

    def meets(self, watch: TriggerWatch) -> Met | None:
        """It happened to that card."""
        happening: Any = watch.happening
        is_own = type(happening) in self.hears and happening.card.id == watch.watcher.id
        return Met(watch.watcher.id) if is_own else None


def event_phrases(
    *,
    en: str | tuple[str | Phrase, ...],
    ja: str | tuple[str | Phrase, ...],
    once: bool = False,
    **others: str | Phrase | tuple[str | Phrase, ...],
) -> Phrases:
    """The phrases of a condition by what happens: in English "<group:a> attacks", said with "whenever", or with `once`
    with "when", as it is behind other words (`clause`); in Japanese the words before とき. `others` are those of other
    forms: `been` for what has happened this turn."""
    when, whenever = ([_around(row, f"{word} ", ", ") for row in _phrases(en)] for word in ("when", "whenever"))
    usual, other = (when, whenever) if once else (whenever, when)
    return phrases(
        en=(*usual, *(row._replace(heard=True) for row in other)),
        en_clause=(*when, *(row._replace(heard=True) for row in whenever)),
        ja=tuple(_around(row, "", "とき、") for row in _phrases(ja)),
        **others,
    )


def _phrases(rows: str | tuple[str | Phrase, ...]) -> tuple[Phrase, ...]:
    in_order = rows if isinstance(rows, tuple) and not isinstance(rows, Phrase) else (rows,)
    return tuple(row if isinstance(row, Phrase) else said(row) for row in in_order)


def _around(row: Phrase, before: str, behind: str) -> Phrase:
    return row._replace(text=f"{before}{row.text}{behind}")


_OFTEN_EN = "<times|0=|*= This ability can be activated <times|1=once|2=twice|*=<times#> times> per turn.>"
_OFTEN_JA = "<times|0=|*=この能力は1ターンに<times#>回働く。>"


class Automatic(Ability):
    """Reads "[when event], [text]", or with a cost "[when event], [cost]: [text]", which may be paid when the ability
    resolves (10.4.7.4). `merged` leaves the head to the next ability, which has the same text (12.1.2)."""

    valid: ClassVar[Validity] = "field"
    phrases: ClassVar = phrases(
        en=(
            heard(f"<burst?{BURST['en']}><trigger><steps.>{_OFTEN_EN}"),
            heard(f"<burst?{BURST['en']}><trigger><cost*, >: <steps.>{_OFTEN_EN}"),
            heard(f"<burst?{BURST['en']}><trigger:paid><cost*, >: <steps.>{_OFTEN_EN}"),
        ),
        ja=(
            heard(f"<burst?{BURST['ja']}><trigger><steps.>{_OFTEN_JA}"),
            heard(f"<burst?{BURST['ja']}><trigger><cost*>：<steps.>{_OFTEN_JA}"),
        ),
        en_quoted=(heard("<trigger><steps*. >"), heard("<trigger><cost*, >: <steps*. >")),
        ja_quoted=(heard("<trigger><steps*。>"), heard("<trigger><cost*>：<steps*。>")),
    )

    trigger: Trigger
    steps: tuple[Step, ...]
    merged: bool = False
    cost: tuple[Cost, ...] = ()
    burst: bool = False
    """Whether it has the keyword Union Burst (JA 14.5.1)."""
    times: int = 0
    """How often it becomes pending in a turn at most, where a sentence behind the text says so; 0: as often as its
    condition is met."""

    @classmethod
    def made_of(cls, slots: Mapping[str, object]) -> Automatic | None:
        """A cost in front of the text is the ability's, if it is paid when that resolves (10.4.7.4)."""
        made = cls(**slots)  # type: ignore[arg-type]
        paid_before = any(part.when_played for part in made.cost)
        return None if paid_before or (made.steps[0].pays and not made.cost) else made

    @property
    def moment(self) -> str:
        """What it waits for."""
        return self.trigger.awaited.moment

    @property
    def is_only_on_field(self) -> bool:
        """Whether it waits for nothing elsewhere."""
        return self.valid == "field" and not self.trigger.awaited.off_field

    @property
    def hears(self) -> tuple[type[Happening], ...]:
        """What its condition waits for."""
        return self.trigger.awaited.hears

    @property
    def hears_of_others(self) -> tuple[type[Happening], ...]:
        """None of it where the condition is about its own card."""
        return () if self.trigger.awaited.own else self.hears

    def awaits(self, trigger: ScriptNode) -> bool:
        """A limit per turn left aside."""
        return trigger is self.trigger.awaited

    def inside(self, scope: Scope) -> Scope:
        """A text that is played; "it" is what the event is about."""
        return self.played(scope)._replace(named=Named(it=self.trigger.names_it))

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if not self.steps:
            yield Message("mistake-says-nothing")
        if self.times < 0:
            yield Message("mistake-times", (self.times,))
        if any(part.when_played for part in self.cost):
            yield Message("mistake-paid-before")
        if not self.cost and any(step.pays for step in as_meant(self.steps)[:1]):
            yield Message("mistake-pays-first")
        if scope.ability is self and self.merged:
            after = scope.abilities[scope.place + 1 : scope.place + 2]
            if not any(isinstance(other, Automatic) and other.steps == self.steps for other in after):
                yield Message("mistake-merged")

    def text(self, lang: Lang, kind: str) -> str:
        """The head and the sentences; empty but for the head where it is merged with the next line."""
        return BURST[lang] * self.burst + self._text(lang) + self._often(lang) * (not self.merged)

    def _often(self, lang: Lang) -> str:
        if not self.times:
            return ""
        if lang == "ja":
            return f"この能力は1ターンに{self.times}回働く。"
        often = {1: "once", 2: "twice"}.get(self.times, f"{self.times} times")
        return f" Perform this ability only {often} per turn."

    def _text(self, lang: Lang) -> str:
        head = self.trigger.head(lang)
        if self.merged:
            return head
        text = read(self.steps, lang)
        if self.cost:
            if head.endswith(": "):  # "Strike, [cost]: [text]" (10.4.7.1)
                head = head.removesuffix(": ") + ", "
            paid = cost_text(self.cost, lang)
            return capital(head) + (capital(paid) if head.endswith("} ") else paid) + text
        if lang == "en" and self.trigger.runs_on:
            text = text if text.startswith(KEYWORD_BEGINS) else text[:1].lower() + text[1:]
        return capital(head) + text


_IN_EX: Mapping[Lang, str] = {"en": "While this card is in your EX area: ", "ja": "これがEXエリアにある限り、"}
_IN_CEMETERY: Mapping[Lang, str] = {"en": "While this card is in your cemetery: ", "ja": "これが墓場にある限り、"}


class InCemetery(Automatic):
    """An automatic ability that is valid while its card is in the cemetery, and there only."""

    valid = "elsewhere"
    where: ClassVar = CEMETERY

    phrases: ClassVar = {
        (lang, form): tuple(_around(row, _IN_CEMETERY[lang], "") for row in rows)
        for (lang, form), rows in Automatic.phrases.items()
    }

    def text(self, lang: Lang, kind: str) -> str:
        """Where, then the ability."""
        return _IN_CEMETERY[lang] + Automatic.text(self, lang, kind)


class InEx(Automatic):
    """An automatic ability that is valid while its card is in the EX area (10.3.4), and there only."""

    valid = "elsewhere"
    where: ClassVar = EX

    phrases: ClassVar = {
        (lang, form): tuple(_around(row, _IN_EX[lang], "") for row in rows)
        for (lang, form), rows in Automatic.phrases.items()
    }

    def text(self, lang: Lang, kind: str) -> str:
        """Where, then the ability."""
        text = Automatic.text(self, lang, kind)
        return _IN_EX[lang] + text

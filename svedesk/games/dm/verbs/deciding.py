"""What depends on something: on a condition, on what was done, on what the player wants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

from svedesk.engine.ask import Ask, Flow, Option, ask
from svedesk.engine.message import Message, named
from svedesk.engine.records import Delayed
from svedesk.engine.script import Lang, replace
from svedesk.games.dm.abilities.on_event import OnEvent
from svedesk.games.dm.actions.asking import may
from svedesk.games.dm.actions.notice import delay, later_parts
from svedesk.games.dm.conditions import DuelCondition
from svedesk.games.dm.duel import Duel, Steps
from svedesk.games.dm.facts import CIVILIZATIONS
from svedesk.games.dm.flow.standby import carry_out
from svedesk.games.dm.run import Run
from svedesk.games.dm.verbs.acts import ActName, Do
from svedesk.games.dm.verbs.base import Effect, joined, lowered
from svedesk.games.dm.verbs.giving import Give
from svedesk.games.dm.verbs.targets import CardsMeant, Every, OfThat
from svedesk.games.dm.which import Which
from svedesk.phrases.phrase import heard, phrases, unheard

_CHOOSE = "choose <what|civilization=a civilization|race=a race|name=a card name>. ^"
_CHOOSE_JA = "<what|civilization=文明を|race=種族を|name=カード名を><+ひとつ><~1つ>選ぶ。"


class ChooseWord(Effect):
    """Choose a civilization, a race or a name, and do something to every card of a kind that has it."""

    what: Literal["civilization", "race", "name"]
    act: ActName
    which: Which

    phrases: ClassVar = phrases(en=unheard(f"{_CHOOSE}<deed>"), ja=unheard(f"{_CHOOSE_JA}<deed>"))

    @property
    def deed(self) -> Do:
        """What is done to the cards."""
        return Do(self.act, OfThat(self.which, self.what))

    def perform(self, duel: Duel, run: Run) -> Flow:
        """Ask, and do it."""
        kind = yield from _choose(duel, run, self.what, self.which)
        if kind is not None:
            yield from Do(self.act, Every(kind)).perform(duel, run)


class GiveToChosen(Effect):
    """Choose a civilization or a race: every card of a kind that has it is given something."""

    what: Literal["civilization", "race"]
    which: Which
    gift: Give

    phrases: ClassVar = phrases(en=unheard(f"{_CHOOSE}<gift_of_that>"), ja=unheard(f"{_CHOOSE_JA}<gift_of_that>"))

    @property
    def gift_of_that(self) -> Give:
        """What all of them are given."""
        return replace(self.gift, cards=OfThat(self.which, self.what))

    def perform(self, duel: Duel, run: Run) -> Flow:
        """Ask, and give it."""
        kind = yield from _choose(duel, run, self.what, self.which)
        if kind is not None:
            yield from replace(self.gift, cards=Every(kind)).perform(duel, run)


def _choose(duel: Duel, run: Run, what: str, which: Which) -> Steps[Which | None]:
    """Let the player choose a word: the cards of a kind that have it."""
    words = words_to_choose(duel, what)

    def build() -> Ask:
        options = tuple(
            Option(what, index=place, label=Message("option-word", (word,))) for place, word in enumerate(words)
        )
        return Ask(run.seat, "word", options, reason=Message("choose-word", (what,)), source=run.this)

    picked = yield from ask(build)
    if not picked:
        return None
    word = words[picked[0].index]
    fields = {"civilization": "civilizations", "race": "races", "name": "named"}
    return replace(which, **{fields[what]: word if what == "name" else (word,)})


def words_to_choose(duel: Duel, what: str) -> list[str]:
    """What there is to choose from: the five civilizations, and none of those without (106.3); races as cards have
    them, no parts of them (203.4); names of all cards, each by itself: of linked Gods (803.6), of cards with two faces
    that of either (804.7, 806.6, 807.5, 810.4), of a twinpact that of both halves (808.4), of a card with an alias the
    alias alone (202.6a), of a nebula none (810.4a)."""
    if what == "civilization":
        return list(CIVILIZATIONS)
    facts = duel.meanings.all_facts()
    if what == "race":
        return sorted({race for card in facts for race in card.traits})
    return sorted({name for card in facts for name in duel.meanings.names_of(card)})


# In a heard phrase `<effects*|>` is just one effect: nothing divides several like that.


class MayDo(Effect):
    """The player may do it."""

    effects: tuple[Effect, ...]

    phrases: ClassVar = phrases(
        en=(unheard("you may <effects*. >"), heard("you may <effects*|>")),
        ja=(unheard("次のことをしてもよい。<effects*。>"), heard("次のことをしてもよい。<effects*|>")),
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> MayDo | None:
        """One effect that may be done."""
        return None if isinstance(values["effects"][0], IfDone | IfSo | MayDo) else cls(**values)

    def perform(self, duel: Duel, run: Run) -> Flow:
        """Ask, and do it."""
        reason = Message("may-do", (named(run.number),))
        before, run.done = run.done, 0
        kind = "may_idle" if all(effect.is_idle(duel, run) for effect in self.effects) else "may"
        if (yield from may(duel, run.seat, reason, run.this, kind)):
            run.done = before  # "that many" may be of what was done before
            yield from carry_out(duel, self.effects, run)


class IfDone(Effect):
    """Only if something was done before (101.5a: what was replaced was not)."""

    needs_before: ClassVar[bool] = True

    effects: tuple[Effect, ...]

    phrases: ClassVar = phrases(
        en=(unheard("if you do, <effects*. >"), heard("if you do, <effects*|>")),
        ja=(unheard("そうした場合、<effects*。>"), heard("そうした場合、<effects*|>")),
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> IfDone | None:
        """One effect that depends on it."""
        return None if isinstance(values["effects"][0], IfDone | IfSo) else cls(**values)

    def is_idle(self, duel: Duel, run: Run) -> bool:
        """It is, behind what does nothing."""
        return True

    def perform(self, duel: Duel, run: Run) -> Flow:
        """Do it if so."""
        if run.done:
            yield from carry_out(duel, self.effects, run)


class IfSo(Effect):
    """Only if a condition holds when it comes to it (605.2d), and otherwise something else: a text that replaces a part
    of itself (609.7)."""

    condition: DuelCondition
    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()

    phrases: ClassVar = phrases(
        en=(
            unheard("if <condition>, <effects*. ><otherwise?. ^otherwise, <otherwise*. >>"),
            heard("if <condition>, <effects*|>"),
            heard("<effects*|> if <condition>"),
        ),
        ja=(
            unheard("<condition><effects*。><otherwise?。そうでなければ、<otherwise*。>>"),
            heard("<condition><effects*|>"),
        ),
    )

    @classmethod
    def made_of(cls, values: Mapping[str, Any]) -> IfSo | None:
        """One effect that depends on it."""
        return None if isinstance(values["effects"][0], IfDone | IfSo) else cls(**values)

    def perform(self, duel: Duel, run: Run) -> Flow:
        """Do the one or the other."""
        holds = self.condition.holds(duel, run.seat, run.this)
        yield from carry_out(duel, self.effects if holds else self.otherwise, run)


class Modes(Effect):
    """One or more of several things (601.1h): none of them twice."""

    modes: tuple[tuple[Effect, ...], ...]
    count: int = 1
    by: Literal["you", "opponent"] = "you"
    """Who chooses (700.2b, 700.2c)."""

    def perform(self, duel: Duel, run: Run) -> Flow:
        """Ask, and do what was chosen in the order of the text. 601.1f and 507.2c let modes be said before, 700.2a when
        the effect is carried out. Nobody can do anything between the payment for a spell and its effect, so for a spell
        both are the same moment; for effects on standby 700.2a is followed: they are chosen like all else (605.2)."""

        def build() -> Ask:
            options = tuple(
                Option("mode", index=place, label=Message("option-mode-of", (named(run.number), place + 1)))
                for place in range(len(self.modes))
            )
            return Ask(
                run.seat if self.by == "you" else 1 - run.seat,
                "mode",
                options,
                self.count,
                self.count,
                reason=Message("choose-what-happens"),
                source=run.this,
            )

        picked = yield from ask(build)
        for option in sorted(picked, key=lambda option: option.index):
            yield from carry_out(duel, self.modes[option.index], run)

    def en(self) -> str:
        """“choose 1: (1) Draw a card. (2) Destroy it”."""
        who = "your opponent chooses" if self.by == "opponent" else f"choose {self.count}"
        return f"{who}: {self._listed('en')}".removesuffix(".")

    def ja(self) -> str:
        """“次の中から1つ選ぶ。(1) …”."""
        who = "相手は" if self.by == "opponent" else ""
        return f"{who}次の中から{self.count}つ選ぶ。{self._listed('ja')}".removesuffix("。")

    def _listed(self, lang: Lang) -> str:
        return " ".join(f"({place}) {joined(mode, lang)}" for place, mode in enumerate(self.modes, 1))


class ChooseCards(Effect):
    """Cards are chosen, of which more is said."""

    cards: CardsMeant

    phrases: ClassVar = phrases(en=unheard("choose <cards>"), ja=unheard("<cards>を選ぶ"))

    @property
    def is_about_several(self) -> bool:
        """As its cards are."""
        return self.cards.several

    def perform(self, duel: Duel, run: Run) -> Flow:
        """Choose them."""
        run.it = yield from self.cards.find(duel, run)
        run.done = len(run.it)


class LaterOn(Effect):
    """Something that waits for an event, once, or until the end of the turn each time (603.6, 607.2)."""

    needs_before: ClassVar[bool] = True

    ability: OnEvent
    this_turn: bool = False
    about_it: bool = False
    """Whether it waits for what happens to the cards named before."""

    def perform(self, duel: Duel, run: Run) -> Flow:
        """Let it wait from now on (603.6a)."""
        table = duel.table
        parts = list(later_parts(duel, run.number, run.index))
        same = (ability is self.ability or ability == self.ability for ability in parts)
        part = next(place for place, is_same in enumerate(same, 1) if is_same)
        until = duel.turn if self.this_turn else 0
        bound = run.it if self.about_it else ()
        delay(
            duel,
            Delayed(table.next_serial(), run.seat, until, run.source, run.this, run.number, run.index, part, bound),
        )
        yield from ()

    def said_behind(self, before: Effect) -> LaterOn:
        """So is what is done then."""
        effects = tuple(effect.said_behind(before) for effect in self.ability.effects)
        return replace(self, ability=replace(self.ability, effects=effects))

    def en(self) -> str:
        """“at the end of the turn, destroy it”."""
        return lowered(self._says("en")).removesuffix(".")

    def ja(self) -> str:
        """“このターンの終わりに、それを破壊する”."""
        return self._says("ja").removesuffix("。")

    def _says(self, lang: Lang) -> str:
        text = self.ability.says(lang)
        then = self.ability.effects[:1]
        if self.ability.event == "start" and then and isinstance(then[0], LaterOn):  # the end of the turn that comes
            return then[0].says(lang).replace("your turn", "your next turn", 1).replace("自分の", "次の自分の", 1)
        if self.this_turn:
            return f"このターン、{text}" if lang == "ja" else f"This turn, {lowered(text)}"
        if self.ability.event == "end":  # it comes once, not each turn
            return text.replace("of each turn", "of the turn", 1).replace("各ターン", "このターン", 1)
        return text

"""The cards that an instruction is about: chosen, all of a kind, the card itself, or those named before."""

from __future__ import annotations

from typing import ClassVar, Literal

from svedesk.engine import rng
from svedesk.engine.message import Message, named
from svedesk.engine.script import Lang, Node
from svedesk.games.dm.actions.asking import choose_cards
from svedesk.games.dm.duel import Duel, Steps
from svedesk.games.dm.facts import CREATURE, SPELL
from svedesk.games.dm.run import Run
from svedesk.games.dm.values.keywords import has_keyword
from svedesk.games.dm.values.power import read_power
from svedesk.games.dm.which import Which
from svedesk.games.dm.zones import BATTLE, SHIELDS
from svedesk.phrases.phrase import Name, heard, phrases, unheard
from svedesk.phrases.saying import Worded
from svedesk.phrases.wording import with_article

MANY = 99
"""As many as there are."""


class CardsMeant(Node, Worded, Name):
    """Cards that an instruction is about."""

    def find(self, duel: Duel, run: Run) -> Steps[tuple[int, ...]]:
        """Their ids, chosen where there is a choice: when the effect is carried out, not before."""
        raise NotImplementedError

    def choose(self, duel: Duel, run: Run, purpose: str) -> Steps[tuple[int, ...]]:
        """Their ids; who is asked for them is told what they are chosen for."""
        run.purpose = purpose
        ids = yield from self.find(duel, run)
        run.purpose = ""
        return ids

    def words(self, lang: Lang) -> str:
        """How the text names them."""
        return self.ja() if lang == "ja" else self.en()

    def called(self, lang: Lang, form: str) -> str:
        """The same; in the form "his" the opponent does something, so that it is not said again whose they are."""
        words = self.words(lang)
        return words.replace("your opponent's", "his") if form == "his" else words

    @property
    def chooser(self) -> str:
        """Who chooses."""
        return "you"

    @property
    def is_cards(self) -> bool:
        """Whether single cards of the battle zone are meant, not what a pile of them is (109.2a)."""
        return False

    @property
    def several(self) -> bool:
        """Whether they are spoken of as more than one."""
        return False

    @property
    def whose(self) -> str:
        """Whose they are: "your", "opponent", or "any"."""
        return "any"

    @property
    def zone(self) -> str:
        """Where they are."""
        return BATTLE


def choice_of(which: Which, number: str, count: int, purpose: str, *, up_to: bool = False) -> Message:
    """The question for so many cards of a kind: which card asks, and what for."""
    noun = which.kind if which.kind in (CREATURE, SPELL) else "shield" if which.zone == SHIELDS else "card"
    noun = CREATURE if which.zone == BATTLE and not which.is_card else noun
    args = (named(number), count, purpose)
    return Message(f"pick-up-to-{noun}", args) if up_to else Message(f"pick-{noun}", args)


class OfKind(CardsMeant):
    """Cards of a kind."""

    which: Which

    @property
    def is_cards(self) -> bool:
        """As the kind of cards says."""
        return self.which.is_card

    @property
    def whose(self) -> str:
        """As the kind of cards says."""
        return self.which.whose

    @property
    def zone(self) -> str:
        """As the kind of cards says."""
        return self.which.zone


class Pick(OfKind):
    """So many cards of a kind, or up to so many; as many as there are where there are too few (605.2b), and with
    `count` 0 as many as was done before. They are picked by the effect's player, by the opponent, or at random."""

    which: Which
    count: int = 1
    up_to: bool = False
    by: Literal["you", "opponent", "random"] = "you"
    for_each: Which | None = None
    """As many for each of these cards."""
    LATER: ClassVar[frozenset[str]] = frozenset(("total",))
    total: int | None = None
    """The most that their powers may be together."""

    @property
    def chooser(self) -> str:
        """Who chooses."""
        return self.by

    @property
    def several(self) -> bool:
        """As many as are picked."""
        return self.count != 1 or self.for_each is not None

    def find(self, duel: Duel, run: Run) -> Steps[tuple[int, ...]]:
        """Ask for them, unless they were chosen before."""
        if run.chosen is not None:
            before, run.chosen = run.chosen, None
            return tuple(card_id for card_id in before if card_id in duel.table.cards)
        able = self.able(duel, run.seat, run.this)
        count = self.count or run.done
        if self.for_each is not None:
            count *= len(self.for_each.find(duel, run.seat, run.this))
        if self.by == "random":
            duel.table.rng, mixed = rng.shuffled(duel.table.rng, tuple(able))
            return mixed[:count]
        seat = run.seat if self.by == "you" else 1 - run.seat
        if self.total is not None:
            return (yield from self._within(duel, run, able, self.total))
        low = 0 if self.up_to else count
        reason = self.question(run.number, min(count, len(able)), run.purpose)
        return (yield from choose_cards(duel, seat, able, low, count, reason, source=run.this))

    def able(self, duel: Duel, seat: int, this: int) -> list[int]:
        """The cards there are to pick from: a creature that its player's opponent can't choose is none for those."""
        cards = self.which.find(duel, seat, this)
        if self.by == "random" or self.zone != BATTLE:
            return [card.id for card in cards]
        chooser = seat if self.by == "you" else 1 - seat
        return [card.id for card in cards if card.seat == chooser or not has_keyword(duel, card, "cant_be_chosen")]

    def _within(self, duel: Duel, run: Run, able: list[int], total: int) -> Steps[tuple[int, ...]]:
        """Pick one after the other, as many as the player likes, each of no more power than is left."""
        picked: list[int] = []
        while True:
            left = total - sum(read_power(duel, duel.table.cards[card_id]) for card_id in picked)
            able = [card_id for card_id in able if card_id not in picked]
            able = [card_id for card_id in able if read_power(duel, duel.table.cards[card_id]) <= left]
            reason = choice_of(self.which, run.number, 1, run.purpose, up_to=True)
            more = yield from choose_cards(duel, run.seat, able, 0, 1, reason, source=run.this)
            if not more:
                return tuple(picked)
            picked += more

    def question(self, number: str, count: int, purpose: str) -> Message:
        """The question for so many of them, for the text of a card."""
        return choice_of(self.which, number, count, purpose, up_to=self.up_to)

    def en(self) -> str:
        """“one of your opponent's creatures”."""
        words = self._en()
        if self.total is not None:
            return f"{words} that have total power {self.total} or less"
        return words if self.for_each is None else f"{words} {self.for_each.each('en')}"

    def ja(self) -> str:
        """“相手のクリーチャー1体”."""
        words = self._ja()
        if self.total is not None:
            return f"パワーの合計が{self.total}以下になるように、{words}"
        return words if self.for_each is None else f"{self.for_each.each('ja')}、{words}"

    def _ja(self) -> str:
        which = self.which
        counter = which.counter
        number = f"{self.count}{counter}" if self.count else "同じ数"
        many = "好きな数" if self.count >= MANY else f"{number}{'まで' if self.up_to else ''}"
        at_random = "を無作為に" if self.by == "random" else ""
        place = which.place("ja") if which.zone != BATTLE or which.whose == "any" else ""
        return f"{which.owner('ja')}{place}{which.noun('ja', many=False)}{at_random}{many}"

    def _en(self) -> str:
        which = self.which
        owner, at_random = which.owner("en"), " at random" if self.by == "random" else ""
        number = {0: "that many", 1: "one"}.get(self.count, str(self.count))
        single = self.count == 1
        much = "any number" if self.count >= MANY else f"up to {number}" if self.up_to else number
        if owner and (which.zone == BATTLE or not which.place("en")):
            return f"{much} of {owner} {which.noun('en', many=True, one_of=single)}{at_random}"
        noun = which.noun("en", many=not single)
        lead = f"{much} of {noun}" if self.count >= MANY else f"{much} {noun}"
        if single and not self.up_to:
            lead = with_article(noun)
        place = "in the battle zone" if which.zone == BATTLE else which.place("en").replace("in ", "from ", 1)
        return f"{lead} {place}{at_random}" if place else f"{lead}{at_random}"


class Every(OfKind):
    """All cards of a kind: nothing is chosen (605.2b)."""

    which: Which

    @property
    def several(self) -> bool:
        """They are."""
        return True

    def find(self, duel: Duel, run: Run) -> Steps[tuple[int, ...]]:
        """All there are."""
        yield from ()
        return tuple(card.id for card in self.which.find(duel, run.seat, run.this))

    def en(self) -> str:
        """“all your opponent's creatures”."""
        which = self.which
        owner = which.owner("en")
        place = which.place("en") if which.zone != BATTLE or not owner else ""
        lead = f"all {owner} " if owner and (which.zone == BATTLE or not place) else "all "
        return f"{lead}{which.noun('en', many=True, every=True)}{f' {place}' if place else ''}"

    def ja(self) -> str:
        """“相手のクリーチャーすべて”."""
        which = self.which
        place = which.place("ja") if which.zone != BATTLE or which.whose == "any" else ""
        return f"{which.owner('ja')}{place}{which.noun('ja', many=True)}すべて"


class This(CardsMeant):
    """The card itself."""

    phrases: ClassVar = phrases(en="this creature", ja=("このクリーチャー", heard("クロスしたクリーチャー")))

    @property
    def whose(self) -> str:
        """It is its player's."""
        return "your"

    def find(self, duel: Duel, run: Run) -> Steps[tuple[int, ...]]:
        """It, if it is still there."""
        yield from ()
        return (run.this,) if run.this in duel.table.cards else ()


class It(CardsMeant):
    """What was named before: the cards chosen last, or those that the event was about."""

    phrases: ClassVar = phrases(en=unheard("it"), ja="それ")

    def find(self, duel: Duel, run: Run) -> Steps[tuple[int, ...]]:
        """Those of them that are still there."""
        yield from ()
        return tuple(card_id for card_id in run.it if card_id in duel.table.cards)


class Them(It):
    """The same, where they are spoken of as more than one."""

    phrases: ClassVar = phrases(en=unheard("them"), ja=unheard("それ"))

    @property
    def several(self) -> bool:
        """They are."""
        return True


class OfThat(CardsMeant):
    """Every card of a kind that has the word its player said."""

    which: Which
    what: Literal["civilization", "race", "name"]

    phrases: ClassVar = phrases(
        en=unheard("<every> <what|civilization=of that civilization|race=of that race|name=with that name>"),
        ja=unheard("<what|civilization=その文明の|race=その種族の|name=その名前の><every>"),
    )

    @property
    def several(self) -> bool:
        """They are."""
        return True

    @property
    def every(self) -> Every:
        """All of the kind."""
        return Every(self.which)


class Attacking(CardsMeant):
    """The creature that attacks."""

    phrases: ClassVar = phrases(en="the attacking creature", ja="攻撃しているクリーチャー")

    def find(self, duel: Duel, run: Run) -> Steps[tuple[int, ...]]:
        """It, if it is still there."""
        yield from ()
        attacker = duel.number("attacker")
        return (attacker,) if duel.is_there(attacker) else ()


class Attached(CardsMeant):
    """The cross gear or weapon itself whose text it is: what else it says is about the creature it lies on."""

    phrases: ClassVar = phrases(en=unheard("this card"), ja=unheard("このカード"))

    def find(self, duel: Duel, run: Run) -> Steps[tuple[int, ...]]:
        """It, if it is still there."""
        yield from ()
        creature = duel.card(run.this)
        lying = duel.gears(creature) if creature is not None else []
        return tuple(gear.id for gear in lying if gear.number == run.number)[:1]

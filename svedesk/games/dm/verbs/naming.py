"""A player says a civilization, a race or the name of a card (106.3, 202.2, 203.4)."""

from __future__ import annotations

from typing import Literal

from svedesk.engine.ask import Ask, Flow, Option, ask
from svedesk.engine.message import Message
from svedesk.engine.script import Lang, replace
from svedesk.games.dm.duel import Duel, Steps
from svedesk.games.dm.facts import CIVILIZATIONS
from svedesk.games.dm.run import Run
from svedesk.games.dm.verbs.acts import WORDS, ActName, Do
from svedesk.games.dm.verbs.base import Effect
from svedesk.games.dm.verbs.giving import Give
from svedesk.games.dm.verbs.targets import Every
from svedesk.games.dm.which import Which

_EN = {"civilization": "a civilization", "race": "a race", "name": "a card name"}
_JA = {"civilization": "文明をひとつ", "race": "種族をひとつ", "name": "カード名をひとつ"}
_OF_IT_EN = {"civilization": "of that civilization", "race": "of that race", "name": "with that name"}
_OF_IT_JA = {"civilization": "その文明の", "race": "その種族の", "name": "その名前の"}


class ChooseWord(Effect):
    """Choose a civilization, a race or a name, and do something to every card of a kind that has it."""

    what: Literal["civilization", "race", "name"]
    act: ActName
    which: Which

    def perform(self, duel: Duel, run: Run) -> Flow:
        """Ask, and do it."""
        kind = yield from _choose(duel, run, self.what, self.which)
        if kind is not None:
            yield from Do(self.act, Every(kind)).perform(duel, run)

    def says(self, lang: Lang) -> str:
        """The sentences."""
        if lang == "ja":
            cards = f"{_OF_IT_JA[self.what]}{Every(self.which).words(lang)}"
            return f"{_JA[self.what]}選ぶ。{WORDS[self.act].ja.format(cards)}"
        cards = f"{Every(self.which).words(lang)} {_OF_IT_EN[self.what]}"
        return f"Choose {_EN[self.what]}. {WORDS[self.act].order.format(cards)}"


class GiveToChosen(Effect):
    """Choose a civilization or a race: every card of a kind that has it is given something."""

    what: Literal["civilization", "race"]
    which: Which
    gift: Give

    def perform(self, duel: Duel, run: Run) -> Flow:
        """Ask, and give it."""
        kind = yield from _choose(duel, run, self.what, self.which)
        if kind is not None:
            yield from replace(self.gift, cards=Every(kind)).perform(duel, run)

    def says(self, lang: Lang) -> str:
        """The sentences."""
        given, cards = self.gift.says(lang), Every(self.which).words(lang)
        if lang == "ja":
            return f"{_JA[self.what]}選ぶ。{given.replace('それに', f'{_OF_IT_JA[self.what]}{cards}に', 1)}"
        given = given.removeprefix("It ").replace("gets ", "get ", 1).replace("has ", "have ", 1)
        return f"Choose {_EN[self.what]}. {cards[:1].upper()}{cards[1:]} {_OF_IT_EN[self.what]} {given}"


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

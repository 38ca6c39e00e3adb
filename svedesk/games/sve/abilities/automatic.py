"""Automatic abilities (10.1.1.2): what they wait for, and what they do then."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from svedesk.engine.records import Card
from svedesk.engine.script import Lang, Node
from svedesk.games.sve.abilities.base import Ability, Step, read
from svedesk.games.sve.abilities.cost import Cost, cost_text
from svedesk.games.sve.trigger_events import Happening
from svedesk.games.sve.wording import capital

if TYPE_CHECKING:
    from svedesk.games.sve.game import Game


class Watch(NamedTuple):
    """What a trigger condition is held against.

    `watcher` is the record of the card with the ability where the ability is valid: as it lies now, or as it lay when
    it left at the same time (10.7.4.2). `now` is the game after the happening, `before` the game as it was, where
    something left the field (10.7.4.1.2).
    """

    watcher: Card
    happening: Happening
    now: Game
    before: Game | None


class Met(NamedTuple):
    """A condition that was met: the id its source has now, the cards the event is about, a number it carries."""

    this: int
    bound: tuple[int, ...] = ()
    amount: int = 0


class Trigger(Node):
    """A trigger condition (10.1.1.2.1.1)."""

    __slots__ = ()

    def meets(self, watch: Watch) -> Met | None:
        """Whether the happening satisfies it for the watcher, and what the ability is told then."""
        raise NotImplementedError

    def head(self, lang: Lang) -> str:
        """What stands before the text of the ability."""
        raise NotImplementedError

    @property
    def runs_on(self) -> bool:
        """Whether the text goes on in the same sentence ("Whenever ..., give it ...")."""
        return False


@dataclass(frozen=True, slots=True)
class Automatic(Ability):
    """Reads "[when event], [text]", or with a cost "[when event], [cost]: [text]", which may be paid when the ability
    resolves (10.4.7.4). `merged` leaves the head to the next ability, which has the same text (12.1.2)."""

    trigger: Trigger
    steps: tuple[Step, ...]
    merged: bool = False
    cost: tuple[Cost, ...] = ()

    def text(self, lang: Lang, kind: str) -> str:
        """The head and the sentences; empty but for the head where it is merged with the next line."""
        head = self.trigger.head(lang)
        if self.merged:
            return head
        said = read(self.steps, lang)
        if self.cost:
            if head.endswith(": "):  # "Strike, [cost]: [text]" (10.4.7.1)
                head = head.removesuffix(": ") + ", "
            paid = cost_text(self.cost, lang)
            return capital(head) + (capital(paid) if head.endswith("} ") else paid) + said
        if lang == "en" and self.trigger.runs_on:
            said = said[:1].lower() + said[1:]
        return capital(head) + said

"""Base of the instructions of a text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from svedesk.engine.ask import Flow
from svedesk.engine.script import Lang, Node
from svedesk.phrases.saying import Worded, one_behind_other
from svedesk.phrases.wording import capital

if TYPE_CHECKING:
    from svedesk.games.dm.duel import Duel
    from svedesk.games.dm.run import Run


class Effect(Node, Worded):
    """One instruction."""

    needs_before: ClassVar[bool] = False
    """Whether it is about what was done before it, so that no text begins with it."""

    @property
    def purpose(self) -> str:
        """What cards are chosen for that it asks for: the name of an act, "" where it has none."""
        return ""

    @property
    def is_about_several(self) -> bool:
        """Whether it is about more cards than one."""
        return False

    def is_idle(self, duel: Duel, run: Run) -> bool:
        """Whether all see that it would do nothing now."""
        return False

    def said_behind(self, before: Effect) -> Effect:
        """As it is said behind another one."""
        return self

    def of_itself(self) -> Effect | None:
        """What each Survivor says of itself where this does it to all of them; None where it does not."""
        return None

    def perform(self, duel: Duel, run: Run) -> Flow:
        """Carry it out, as much of it as can be (101.3)."""
        raise NotImplementedError

    def says(self, lang: Lang) -> str:
        """The sentence."""
        return f"{self.ja()}。" if lang == "ja" else f"{capital(self.en())}."


def joined(effects: Iterable[Effect], lang: Lang) -> str:
    """The sentences of effects, one after the other."""
    return ("" if lang == "ja" else " ").join(effect.says(lang) for effect in one_behind_other(effects))


def lowered(sentence: str) -> str:
    """A sentence as it goes on after other words."""
    return sentence[:1].lower() + sentence[1:]

"""Base of the abilities of a card."""

from __future__ import annotations

from typing import ClassVar

from svedesk.engine.script import Lang, Node
from svedesk.phrases.saying import Worded
from svedesk.phrases.wording import capital


def before_line(holder: str, lang: Lang) -> str:
    """The word before an ability that says who has it, or when; "" where there is none."""
    if not holder:
        return ""
    return f"{HOLDERS_JA[holder]}:" if lang == "ja" else f"{holder} : "


def while_ja(if_so: str) -> str:
    """A condition in Japanese as long as it holds: “…あれば、” becomes “…ある間、”."""
    for once, throughout in (
        ("なければ、", "ない間、"),
        ("多ければ、", "多い間、"),
        ("であれば、", "である間、"),
        ("れば、", "る間、"),
    ):
        if if_so.endswith(once):
            return if_so.removesuffix(once) + throughout
    return if_so


_GOES_ON_JA = {"する": "し", "与える": "与え", "得る": "得", "失う": "失い", "なる": "なり"}


def series_ja(clauses: list[str]) -> str:
    """Clauses one behind the other: “…を+2000し、「…」を与える”."""
    before = [
        f"{clause.removesuffix(end)}{_GOES_ON_JA[end]}"
        for clause in clauses[:-1]
        for end in _GOES_ON_JA
        if clause.endswith(end)
    ]
    return "、".join((*before, *clauses[-1:]))


HOLDERS_JA = {
    "Survivor": "サバイバー",
    "Wave striker": "ウェーブストライカー",
    "Metamorph": "メタモーフ",
    "Turbo rush": "ターボラッシュ",
}
"""What such words are in Japanese."""


class DmAbility(Node, Worded):
    """One line of a card's text."""

    imported_later: ClassVar[dict[str, type]] = {}
    """Classes of what abilities are made of that need abilities themselves: they enter themselves here."""

    is_one_shot: ClassVar[bool] = False
    """Whether it is applied as soon as it can be."""
    is_tap_ability: ClassVar[bool] = False
    """Whether a creature is tapped for it instead of attacking (602.1)."""

    @property
    def keyword_name(self) -> str:
        """The name of the keyword it is, "" where it is none."""
        return ""

    @property
    def hears(self) -> str:
        """The event it waits for, "" for none."""
        return ""

    @property
    def hears_in(self) -> tuple[str, str]:
        """The other zone in which it waits for an event, and the event (110.4g)."""
        return "", ""

    @property
    def declared_at(self) -> tuple[str, ...]:
        """The events at which it may be declared from the hand (603.2e)."""
        return ()

    @property
    def changes_in_battle(self) -> tuple[str, ...]:
        """The names of what it changes while its card is in the battle zone (604.2)."""
        return ()

    @property
    def changes_in_shields(self) -> tuple[str, ...]:
        """The names of what it changes while its card lies open in the shield zone (113.6d)."""
        return ()

    @property
    def replaces(self) -> str:
        """The event it replaces, "" for none."""
        return ""

    @property
    def counts_breakers(self) -> bool:
        """Whether it is asked which creatures broke shields in a turn."""
        return False

    @property
    def may_shrink(self) -> bool:
        """Whether it makes the power of a creature less."""
        return False

    @property
    def is_own_cost(self) -> bool:
        """Whether it changes what its own card costs (110.4e)."""
        return False

    def says(self, lang: Lang) -> str:
        """The line."""
        return self.ja() if lang == "ja" else capital(self.en())

"""Activated abilities equivalent to evolve abilities (8.3.2.1): Serve (14.2.2), Ride (14.4.9), and the advanced ones of
editions that have them (JA 12.16). One play point of their cost may be an evolution point."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar, Literal

from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.activated import LIMITS, OFTEN, Activated
from svedesk.games.sve.abilities.base import BURST, read
from svedesk.games.sve.abilities.cost import PutDrivePoint, ServeThis, cost_text
from svedesk.games.sve.script_node import NodeWord, Scope, is_given
from svedesk.phrases.phrase import heard, phrases

_ICONS = {
    "serve": ("{SERVE}", "【食事】"),
    "ride": ("{RIDE}", "【憑依】"),
    "advanced": ("{ADVANCED}", "【アドバンス起動】"),
}


def _served(icon: str) -> str:
    """The icons by how often they serve the card."""
    return "|".join(f"{times}={icon * times}" for times in (1, 2, 3))


class Equivalent(Activated):
    """An activated ability with the advanced icon, in editions that have it (JA 12.16). `cost` holds also what the icon
    stands for: serving, the Drive Point."""

    script_words = (NodeWord("advanced(cost, *steps, times=0, condition=None)", icon="advanced"),)

    phrases: ClassVar = phrases(
        en=(
            heard(f"<burst?{BURST['en']}><serves|{_served('{SERVE}')}> <cost*, >: <steps.>", icon="serve"),
            heard(f"<burst?{BURST['en']}>{{RIDE}} <cost*, >: <steps.>{LIMITS['en']}", icon="ride"),
            heard(f"<burst?{BURST['en']}>{{ADVANCED}} <cost*, >: <steps.>{LIMITS['en']}", icon="advanced"),
        ),
        ja=(
            heard(f"<burst?{BURST['ja']}><serves|{_served('【食事】')}><cost*>：<steps.>", icon="serve"),
            heard(f"<burst?{BURST['ja']}>【憑依】<cost*>：<steps.>{LIMITS['ja']}", icon="ride"),
            heard(f"<burst?{BURST['ja']}>【アドバンス起動】<cost*>：<steps.>{LIMITS['ja']}", icon="advanced"),
        ),
    )

    icon: Literal["serve", "ride", "advanced"] = "advanced"
    often: bool = False
    """Whether it may be used any number of times each turn, in editions that say so (JA 8.3.2.2)."""

    @property
    def serves(self) -> int:
        """How often it serves the card."""
        return sum(part.times for part in self.cost if isinstance(part, ServeThis))

    @classmethod
    def made_of(cls, slots: Mapping[str, object]) -> Equivalent:
        """The icon stands for a part of the cost."""
        values = {name: value for name, value in slots.items() if name != "serves"}
        cost = slots["cost"]
        assert isinstance(cost, tuple)
        if values["icon"] == "ride":
            return cls(**{**values, "cost": (*cost, PutDrivePoint())})  # type: ignore[arg-type]
        if values["icon"] == "advanced":
            return cls(**values)  # type: ignore[arg-type]
        return cls(**{**values, "cost": (ServeThis(slots["serves"]), *cost)})  # type: ignore[arg-type]

    @property
    def moment(self) -> str:
        """When its player says so."""
        return "activated" if self.icon == "advanced" else self.icon

    @property
    def gives(self) -> str:
        """Its icon, which stands for a part of the cost."""
        return f"icon-{self.icon}"

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from Activated.mistakes(self, scope)
        if scope.ability is self and self.icon in ("serve", "ride") and not is_given(self.icon, self):
            yield Message("mistake-icon-without-cost", (self.icon,))

    def text(self, lang: Lang, kind: str) -> str:
        """The icon, for Serve once for each time, the printed cost, the sentences."""
        times = sum(part.times for part in self.cost if isinstance(part, ServeThis)) or 1
        printed = tuple(part for part in self.cost if not isinstance(part, ServeThis | PutDrivePoint))
        icons = BURST[lang] * self.burst + _ICONS[self.icon][lang == "ja"] * times
        if not printed:
            return icons + ("：" if lang == "ja" else ": ") + read(self.steps, lang) + self._often(lang)
        paid = ("" if lang == "ja" else " ") + cost_text(printed, lang)
        return icons + paid + read(self.steps, lang) + self._often(lang)

    def _often(self, lang: Lang) -> str:
        return OFTEN[lang] * self.often + self._limits(lang)

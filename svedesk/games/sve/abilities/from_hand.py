"""Activated abilities of cards that are not on the field: in hand (10.6.2.1.1), in the EX area or in the cemetery."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar, Literal

from svedesk.engine.message import Message
from svedesk.engine.script import Lang, walk
from svedesk.games.sve.abilities.activated import LIMITS, Activated
from svedesk.games.sve.node_word import NodeWord
from svedesk.games.sve.references import Ref
from svedesk.games.sve.script_node import Scope, never_in_hand
from svedesk.games.sve.zones import CEMETERY, EX, HAND
from svedesk.phrases.phrase import heard, phrases


class FromHand(Activated):
    """An activated ability that is valid in the hand, in the EX area or in the cemetery, and there only (10.3.5)."""

    script_words = (
        NodeWord(
            "activate_from_hand(cost, *steps, times=0, condition=None)", "An activated ability of a card in hand."
        ),
        NodeWord(
            "quick_activate_from_hand(cost, *steps, times=0, condition=None)",
            "An activated ability with Quick of a card in hand.",
            quick=True,
        ),
        NodeWord(
            "activate_from_ex(cost, *steps, times=0, condition=None)",
            "An activated ability of a card in the EX area.",
            where="ex",
        ),
        NodeWord(
            "activate_from_cemetery(cost, *steps, times=0, condition=None)",
            "An activated ability of a card in the cemetery.",
            where="cemetery",
        ),
    )

    valid = "elsewhere"
    is_text_of_spell = True

    phrases: ClassVar = phrases(
        en=(
            heard(f"<quick?{{Q}} >{{ACT}} <cost*, >: <steps.>{LIMITS['en']}"),
            heard(
                f"<quick?{{Q}} >{{ACT}} <cost*, >: <steps.>{LIMITS['en']} This ability can be activated from your hand."
            ),
            *(heard(f"<quick?{{Q}} >{{ACT}} <cost*, >: <steps.>{LIMITS['en']}", where=zone) for zone in (EX, CEMETERY)),
            heard(
                f"<quick?{{Q}} >{{ACT}} <cost*, >: <steps.>{LIMITS['en']} "
                "This ability can be activated from your cemetery.",
                where=CEMETERY,
            ),
        ),
        ja=(
            heard(f"<quick?【Q】>【起動】<cost*>：<steps.>{LIMITS['ja']}"),
            heard(f"<quick?【Q】>【起動】<cost*>：<steps.>{LIMITS['ja']}この能力は手札から使える。"),
            *(heard(f"<quick?【Q】>【起動】<cost*>：<steps.>{LIMITS['ja']}", where=zone) for zone in (EX, CEMETERY)),
            heard(f"<quick?【Q】>【起動】<cost*>：<steps.>{LIMITS['ja']}この能力は墓場から使える。", where=CEMETERY),
        ),
    )

    where: Literal["hand", "ex", "cemetery"] = "hand"

    @classmethod
    def made_of(cls, slots: Mapping[str, object]) -> FromHand | None:
        """One of the EX area or the cemetery says so in its cost, or in a text about the card itself or resolved
        manually."""
        made = cls(**slots)  # type: ignore[arg-type]
        return made if made._says_where else None

    @property
    def _says_where(self) -> bool:
        return (
            self.where == "hand"
            or any(part.this_lies == self.where for part in self.cost)
            or any(step.manual for step in self.steps)
            or any(isinstance(node, Ref) and node.name == "this" for step in self.steps for node in walk(step))
        )

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        yield from Activated.mistakes(self, scope)
        yield from never_in_hand(self, scope)
        if not self._says_where:
            yield Message("mistake-says-no-place")

    def text(self, lang: Lang, kind: str) -> str:
        """As any other, and where from, unless its cost says so."""
        text = Activated.text(self, lang, kind)
        if any(part.this_lies == self.where for part in self.cost):
            return text
        return text + _USED_FROM[lang].format(_PLACES[self.where][lang])


_USED_FROM: Mapping[Lang, str] = {
    "en": " This ability can be activated from your {}.",
    "ja": "この能力は{}から使える。",
}
_PLACES: Mapping[str, Mapping[Lang, str]] = {
    HAND: {"en": "hand", "ja": "手札"},
    EX: {"en": "EX area", "ja": "EXエリア"},
    CEMETERY: {"en": "cemetery", "ja": "墓場"},
}

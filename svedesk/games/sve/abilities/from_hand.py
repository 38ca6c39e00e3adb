"""Activated abilities of cards that are not on the field: in hand (10.6.2.1.1), in the EX area or in the cemetery;
Fusion (JA 12.18)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar, Literal

from svedesk.engine.message import Message
from svedesk.engine.script import Lang, replace, walk
from svedesk.games.sve.abilities.activated import LIMITS, Activated
from svedesk.games.sve.abilities.cost import Cost
from svedesk.games.sve.group import Group
from svedesk.games.sve.references import Ref
from svedesk.games.sve.script_node import NodeWord, Scope, never_in_hand, too_few
from svedesk.games.sve.zones import CEMETERY, EX, HAND
from svedesk.phrases.phrase import heard, phrases


class Fusion(Cost):
    """Discard so many other cards that are as `group` says, or put them from the EX area into the cemetery, and put the
    card itself from the hand into the EX area (JA 12.18.2); with `any_number` as many as its player likes."""

    script_words = (
        NodeWord(
            "fusing(group, count=1)",
            "Fusion with so many other cards of your hand and EX area: a cost of `activate_from_hand` (JA 12.18).",
        ),
        NodeWord("fusing_any(group)", "Fusion with any number of them, one at least if there is one.", any_number=True),
    )

    this_lies = HAND
    moves_this = True
    surrounds = "cards anywhere"

    group: Group
    count: int = 1
    any_number: bool = False

    phrases: ClassVar = phrases(
        en="Fusion with <any_number?any number of <group:owns>//<count|1=<group:own>|*=<count#> <group:owns>>>",
        ja="【融合】<group:in_hand><any_number?を好きな枚数//<count#>枚>",
    )

    @property
    def gives(self) -> str:
        """How many cards were fused."""
        return "fused"

    def __post_init__(self) -> None:
        object.__setattr__(self, "group", replace(self.group, zone="field"))

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if getattr(scope.ability, "where", "") != HAND:
            yield Message("mistake-cost-elsewhere")
        yield from too_few(self.count, "mistake-costs-cards")


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

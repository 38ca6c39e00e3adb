"""Passive abilities that prohibit: they take precedence over whatever would have it done (1.3.3); and one that forces
(JA 7.3.3.1)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.base import Ability
from svedesk.games.sve.script_node import Scope


class Restriction(Ability):
    """Something that cannot be, as long as the card is on the field."""

    __slots__ = ()

    valid = "field"


@dataclass(frozen=True, slots=True)
class CannotAttack(Restriction):
    """It has no attack target it could select (8.4.3.2.1)."""

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if scope.ability is self and scope.card.kind != "follower":
            yield Message("mistake-cannot-attack", (scope.card.kind,))

    def text(self, lang: Lang, kind: str) -> str:
        """The sentence."""
        return "This follower can't attack enemies." if lang == "en" else "これは相手を攻撃できない。"


@dataclass(frozen=True, slots=True)
class CannotBeDestroyed(Restriction):
    """Not by abilities, Bane among them (11.3.2.1); rules handling for its defense is no ability (10.12.1.2)."""

    def text(self, lang: Lang, kind: str) -> str:
        """The sentence."""
        return f"This {kind} can't be destroyed by abilities." if lang == "en" else "これは能力によって破壊されない。"


@dataclass(frozen=True, slots=True)
class CannotLose(Restriction):
    """Its controller goes on playing, but for conceding (1.2.3.1)."""

    def text(self, lang: Lang, kind: str) -> str:
        """The sentence."""
        return "You can't lose the game." if lang == "en" else "自分は敗北しない。"


@dataclass(frozen=True, slots=True)
class MustAttack(Restriction):
    """As long as it can attack and has not in this turn, its controller's main phase does not end, in editions that say
    so (JA 7.3.3.1)."""

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if scope.ability is self and scope.card.kind != "follower":
            yield Message("mistake-cannot-attack", (scope.card.kind,))

    def text(self, lang: Lang, kind: str) -> str:
        """The sentence."""
        if lang == "ja":
            return "これは可能ならターンごとに1回、攻撃する。"
        return "This follower attacks once on each of your turns if able."

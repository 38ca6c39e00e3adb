"""What equipment is to the follower it is linked to (JA 14.5.2): what that follower has, and the number under which
abilities are found that no card is printed with."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256

from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.base import Ability
from svedesk.games.sve.abilities.keyword import Keyword
from svedesk.games.sve.script_node import Scope

_LATER = (
    *(", equips=''", ", exact_cost=None", ", burst=False", ", into=''", ", distinct=False"),
    *(", amulet=False", ", opponent=False", ", may=False", ", any_number=False"),
    *(", when_played=False, condition=None", ", instead=(), from_ex=False", ", or_cost=()"),
    ", into=(), condition=None",
)
"""Fields that words got after games with their numbers were kept: where they say nothing the number is the old one."""


def number_of(ability: Ability) -> str:
    """The number a given ability is found under beside the cards' numbers: it is nobody's print, and the same for the
    same ability, whichever card gives it."""
    written = repr(ability)
    for unset in _LATER:
        written = written.replace(unset, "")
    return f"ability:{sha256(written.encode()).hexdigest()[:16]}"


@dataclass(frozen=True, slots=True)
class EquippedHas(Ability):
    """Reads "The follower equipped with this has [keywords] and "[abilities]"." The abilities are then its own."""

    keywords: tuple[Keyword, ...] = ()
    abilities: tuple[Ability, ...] = ()
    attack: int = 0
    defense: int = 0

    def mistakes(self, scope: Scope) -> Iterator[Message]:
        if scope.card.kind != "equipment":
            yield Message("mistake-of-equipment", (scope.card.kind,))
        if not (self.keywords or self.abilities or self.attack or self.defense):
            yield Message("mistake-gives-nothing")

    def text(self, lang: Lang, kind: str) -> str:
        """Who, the keywords, the abilities."""
        said = [ability.text(lang, "follower") for ability in self.abilities]
        if lang == "ja":
            has = [f"【{keyword.ja}】" for keyword in self.keywords] + [f"「{one.removesuffix('。')}」" for one in said]
            stats = self._stats("攻撃力", "体力", "【】")
            if not has:
                return f"これを装備しているフォロワーは{stats}する。"
            return f"これを装備しているフォロワーは{stats + 'し、' if stats else ''}{'と'.join(has)}を持つ。"
        has = [stats] if (stats := self._stats("ATK", "DEF", "{}")) else []
        has += [keyword.en for keyword in self.keywords] + [f'"{one.removesuffix(".")}"' for one in said]
        return f"The follower equipped with this has {' and '.join(has)}."

    def _stats(self, attack: str, defense: str, marks: str) -> str:
        values = ((attack, self.attack), (defense, self.defense))
        return "/".join(f"{marks[0]}{name}{marks[1]}{value:+}" for name, value in values if value)

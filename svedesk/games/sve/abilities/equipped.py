"""What equipment is to the follower it is linked to (JA 14.5.2): what that follower has."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import ClassVar

from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.games.sve.abilities.keyword import Keyword
from svedesk.games.sve.card_phrases import STATS_EN, STATS_JA
from svedesk.games.sve.script_node import Ability, Scope
from svedesk.phrases.phrase import heard, phrases


def _rows(*parts: str) -> Iterator[tuple[str, ...]]:
    """Each choice of what it may have, in this order."""
    for many in range(1, len(parts) + 1):
        yield from combinations(parts, many)


class EquippedHas(Ability):
    """Reads "The follower equipped with this has [keywords] and "[abilities]"." The abilities are then its own."""

    phrases: ClassVar = phrases(
        en=tuple(
            heard(f"The follower equipped with this has {' and '.join(row)}.")
            for row in _rows(STATS_EN, "<keywords* and >", '"<abilities:quoted*" and ">"')
        ),
        ja=(
            heard(f"これを装備しているフォロワーは{STATS_JA}する。"),
            *(
                heard(f"これを装備しているフォロワーは{stats}{'と'.join(row)}を持つ。")
                for stats in ("", f"{STATS_JA}し、")
                for row in _rows("【<keywords*】と【>】", "「<abilities:quoted*」と「>」")
            ),
        ),
    )

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
        texts = [ability.text(lang, "follower") for ability in self.abilities]
        if lang == "ja":
            has = [f"【{keyword.ja}】" for keyword in self.keywords]
            has += [f"「{text.removesuffix('。')}」" for text in texts]
            stats = self._stats("攻撃力", "体力", "【】")
            if not has:
                return f"これを装備しているフォロワーは{stats}する。"
            return f"これを装備しているフォロワーは{stats + 'し、' if stats else ''}{'と'.join(has)}を持つ。"
        has = [stats] if (stats := self._stats("ATK", "DEF", "{}")) else []
        has += [keyword.en for keyword in self.keywords] + [f'"{text.removesuffix(".")}"' for text in texts]
        return f"The follower equipped with this has {' and '.join(has)}."

    def _stats(self, attack: str, defense: str, marks: str) -> str:
        values = ((attack, self.attack), (defense, self.defense))
        return "/".join(f"{marks[0]}{name}{marks[1]}{value:+}" for name, value in values if value)

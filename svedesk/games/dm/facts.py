"""What is printed on a card of Duel Masters."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Annotated

from svedesk.engine.card_fields import CardField
from svedesk.engine.facts import Facts

CREATURE, SPELL, CROSS_GEAR, FIELD = "creature", "spell", "cross_gear", "field"
IN_BATTLE = (CREATURE, CROSS_GEAR, FIELD)
"""What may lie in the battle zone (403.1)."""
EVOLUTION = "evolution"
CIVILIZATIONS = ("Light", "Water", "Darkness", "Fire", "Nature")
KIND_WORDS = ((CREATURE, "クリーチャー"), (SPELL, "呪文"), (CROSS_GEAR, "クロスギア"), (FIELD, "フィールド"))
CIVILIZATION_WORDS = (("Light", "光"), ("Water", "水"), ("Darkness", "闇"), ("Fire", "火"), ("Nature", "自然"))


@dataclass(frozen=True, slots=True)
class DmFacts(Facts):
    """`classes` are its civilizations, `traits` its races, `attack` is its power (301.3)."""

    kind: Annotated[
        str, CardField("word", 20, words=(CREATURE, SPELL, CROSS_GEAR, FIELD), spellings=KIND_WORDS, begins=CREATURE)
    ]
    special: Annotated[str, CardField("word", 20, words=(EVOLUTION,), spellings=((EVOLUTION, "進化"),))] = ""
    classes: Annotated[
        tuple[str, ...], CardField("lines", words=CIVILIZATIONS, spellings=CIVILIZATION_WORDS, begins=("Light",))
    ] = ()
    attack: Annotated[int | None, CardField("whole", statistic=True, most=99_999)] = None
    deck_limit: Annotated[int, CardField("whole", least=1, most=99)] = 4
    """How many copies one deck may hold (100.2a)."""
    varies: Annotated[bool, CardField("flag", typed=False)] = False
    """Whether a "+" or "-" stands at its power: a text of its own changes it (206.2)."""

    @classmethod
    def statistics_of(cls, kind: str, special: str) -> Mapping[str, bool]:
        """Only creatures have power (301.3); everything has a cost (201.1)."""
        return {"cost": True, "attack": True} if kind == CREATURE else {"cost": True}


def dm_facts(facts: Facts) -> DmFacts:
    """The facts of a card that somebody tells of who knows no game."""
    if isinstance(facts, DmFacts):
        return facts
    return DmFacts(**{field.name: getattr(facts, field.name) for field in fields(Facts)})

"""What is printed on a card of Duel Masters."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Annotated, Any, ClassVar

from svedesk.engine.card_fields import CardField
from svedesk.engine.facts import Facts

CREATURE, SPELL, CROSS_GEAR, CASTLE, CELL = "creature", "spell", "cross_gear", "castle", "cell"
WEAPON, FORTRESS, IMPULSE, FIELD, CORE = "weapon", "fortress", "impulse", "field", "core"
AURA, CEREMONY, NEBULA, ARTIFACT, LAND = "aura", "ceremony", "nebula", "artifact", "land"
RULE_PLUS, TAMASEED = "rule_plus", "tamaseed"
IN_BATTLE = (CREATURE, CROSS_GEAR, FORTRESS, IMPULSE, FIELD, CEREMONY, NEBULA, ARTIFACT, TAMASEED)
"""What may lie in the battle zone by itself (403.1): an element (316.1, 316.2)."""
EVOLUTION, NEO, STAR, STAR_MAX = "evolution", "neo", "star_evolution", "star_max_evolution"
EVOLUTIONS = (EVOLUTION, STAR, STAR_MAX)
"""The supertypes of what is an evolution everywhere; a NEO creature is one only with a card under it (802.2)."""
PSYCHIC, PSYCHIC_SUPER, DRAGHEART, GACHARANGE = "psychic", "psychic_super", "dragheart", "gacharange"
FORBIDDEN, FINAL_FORBIDDEN, ZERON, KING = "forbidden", "final_forbidden", "zeron", "king"
EXILE, D2, DRAGONIC, MONO, OREGA, TWINPACT = "exile", "d2", "dragonic", "mono", "orega", "twinpact"
TWO_FACED = (FORBIDDEN, FINAL_FORBIDDEN, ZERON)
"""The supertypes of cards without a card back in the deck: everyone sees both faces, wherever they are (807.1b,
810.1b)."""
CIVILIZATIONS = ("Light", "Water", "Darkness", "Fire", "Nature")
CIVILIZATIONS_JA = {"Light": "光", "Water": "水", "Darkness": "闇", "Fire": "火", "Nature": "自然"}
CIVILIZATION_EN = f"<civilization|{'|'.join(f'{name}={name.lower()}' for name in CIVILIZATIONS)}>"
"""A place for a civilization in English phrases."""
CIVILIZATION_JA = f"<civilization|{'|'.join(f'{name}={ja}' for name, ja in CIVILIZATIONS_JA.items())}>"
"""The same in Japanese ones."""
KIND_WORDS = (
    (CREATURE, "クリーチャー"),
    (SPELL, "呪文"),
    (CROSS_GEAR, "クロスギア"),
    (CASTLE, "城"),
    (CELL, "セル"),
    (WEAPON, "ウエポン"),
    (FORTRESS, "フォートレス"),
    (IMPULSE, "鼓動"),
    (FIELD, "フィールド"),
    (CORE, "コア"),
    (AURA, "オーラ"),
    (CEREMONY, "ceremony of zeron", "儀"),
    (NEBULA, "星雲"),
    (ARTIFACT, "アーティファクト"),
    (LAND, "土地"),
    (RULE_PLUS, "ルール・プラス"),
    (TAMASEED, "タマシード"),
)
"""The card types of 204.2."""
SPECIAL_WORDS = (
    (EVOLUTION, "vortex evolution", "進化"),
    (NEO, "NEO"),
    (STAR, "スター進化"),
    (STAR_MAX, "S-MAX進化"),
    (PSYCHIC, "サイキック"),
    (PSYCHIC_SUPER, "サイキック・スーパー"),
    (DRAGHEART, "ドラグハート"),
    (GACHARANGE, "GR"),
    (FORBIDDEN, "禁断"),
    (FINAL_FORBIDDEN, "最終禁断"),
    (ZERON, "零龍"),
    (KING, "キング"),
    (EXILE, "エグザイル"),
    (D2, "D2"),
    (DRAGONIC, "ドラゴニック"),
    (MONO, "モノ"),
    (OREGA, "オレガ"),
    (TWINPACT, "ツインパクト"),
)
"""The supertypes of 204.3. Of a twinpact (808) the card is its creature, and its `back` is the other half."""
CIVILIZATION_WORDS = (
    ("Light", "光"),
    ("Water", "水"),
    ("Darkness", "闇"),
    ("Fire", "火"),
    ("Nature", "自然"),
    ("", "colorless", "zero", "zero civilization", "無色", "ゼロ"),
)
INFINITY = 1_000_000_000
"""Infinite power: more of it is infinity still, and infinity less is nothing (108.1c)."""
_POWER = re.compile(r"(\d{1,9}|∞|infinity)\s*([+-]?)", re.IGNORECASE)
_SET = re.compile(r"[A-Z]+$")
_OF_ALL = re.compile(r"/\S*$")
"""How many cards a set has, behind a number in it: "11/110"."""
_NO_LETTERS = re.compile(r"[^A-Za-z0-9]+")
_FACE = re.compile(r"(.*\d)([ab])")
_TWO_FACES = (PSYCHIC, DRAGHEART, FORBIDDEN, FINAL_FORBIDDEN, ZERON)
_PADDED = re.compile(r"(\d{1,2})([a-z]?)")


@dataclass(frozen=True, slots=True)
class DmFacts(Facts):
    """`classes` are its civilizations, `traits` its races, `attack` is its power (301.3)."""

    KNOWN_BY_NAME: ClassVar[bool] = True

    kind: Annotated[
        str,
        CardField("word", 20, words=tuple(word for word, *_ in KIND_WORDS), spellings=KIND_WORDS, begins=CREATURE),
    ]
    special: Annotated[
        str, CardField("word", 20, words=tuple(word for word, *_ in SPECIAL_WORDS), spellings=SPECIAL_WORDS)
    ] = ""
    classes: Annotated[
        tuple[str, ...], CardField("lines", words=CIVILIZATIONS, spellings=CIVILIZATION_WORDS, begins=("Light",))
    ] = ()
    attack: Annotated[int | None, CardField("whole", statistic=True, most=INFINITY)] = None
    deck_limit: Annotated[int, CardField("whole", least=1, most=99)] = 4
    """How many copies one deck may hold (100.2a)."""
    varies: Annotated[bool, CardField("flag", typed=False)] = False
    """Whether a "+" or "-" stands at its power: a text of its own changes it (206.2)."""
    # Not in its text: that tells apart what cards mean, also from saves that are older.
    alias: Annotated[str, CardField("line", typed=False)] = field(default="", repr=False)
    """The name that is printed below its own and that it counts as, "" for none (202.6)."""

    @property
    def counted_name(self) -> str:
        """Its name, or the alias that it is treated as (202.6)."""
        return self.alias or self.name

    @classmethod
    def statistics_of(cls, kind: str, special: str) -> Mapping[str, bool]:
        """Only creatures have power (301.3), and auras a number that is added to it (310.4). All have a cost
        (201.1) but those that are not used: cells, cores, lands, Rule Plus and what begins in the battle zone."""
        has_cost = kind not in (CELL, CORE, LAND, RULE_PLUS, IMPULSE, CEREMONY, NEBULA)
        if kind == CREATURE:
            return {"cost": True, "attack": True}
        return {"cost": has_cost, "attack": False} if kind == AURA else {"cost": has_cost}

    @classmethod
    def kind_of_special(cls, special: str) -> str:
        """A twinpact is told as its creature (808)."""
        return CREATURE if special == TWINPACT else ""

    @classmethod
    def statistic_in_list(cls, field: str, text: str) -> Mapping[str, object]:
        """Power with its sign, and infinite power: "9500+", "∞"."""
        match = _POWER.fullmatch(text) if field == "attack" else None
        if match is None:
            return {}
        amount = int(match[1]) if match[1].isdecimal() else INFINITY
        return {"attack": amount, "varies": True} if match[2] else {"attack": amount}

    @classmethod
    def other_face(cls, number: str, row: Mapping[str, Any]) -> str:
        """The faces of one card are "a" and "b" of its number."""
        match = _FACE.fullmatch(number)
        if match is None or row.get("special") not in _TWO_FACES:
            return ""
        return match[1] + {"a": "b", "b": "a"}[match[2]]

    @classmethod
    def number_in_list(cls, text: str) -> str:
        """A number with its set: "DM-06 11/110", "DM-06-11" and "dm06-011" are DM06-011, 超25a is SP25a."""
        set_, *rest = filter(None, _NO_LETTERS.split(_OF_ALL.sub("", text.strip().replace("超", "SP"))))
        if not rest:
            return ""
        if _SET.match(set_) and rest[0][0].isdigit() and len(rest) > 1:
            set_, rest = set_ + rest[0], rest[1:]
        last = _PADDED.fullmatch(rest[-1])
        number = f"{last[1]:0>3}{last[2]}" if last else rest[-1]
        return "-".join((set_.upper(), *map(str.upper, rest[:-1]), number))


def is_two_faced(facts: DmFacts) -> bool:
    """Whether a card of the deck has no card back (807.1, 810.1)."""
    return facts.kind in (IMPULSE, CEREMONY, NEBULA) or facts.special in TWO_FACED


def dm_facts(facts: Facts) -> DmFacts:
    """The facts of a card that somebody tells of who knows no game."""
    if isinstance(facts, DmFacts):
        return facts
    return DmFacts(**{field.name: getattr(facts, field.name) for field in fields(Facts)})

"""The zones of chapter 4."""

from __future__ import annotations

from collections.abc import Iterable

from svedesk.engine.game import SectionWords
from svedesk.engine.log import DeckList
from svedesk.engine.records import SHARED, Place
from svedesk.engine.zones import ZoneSpec

LEADER = "leader"
FIELD = "field"
EX = "ex"
HAND = "hand"
DECK = "deck"
EVOLVE_DECK = "evolve_deck"
CEMETERY = "cemetery"
BANISHED = "banished"
RESOLUTION = "resolution"
EVOLVE = "evolve"
RACE = "race"
DRIVE = "drive"
TRIGGER = "trigger"
EQUIPMENT = "equipment"

FIELD_LIMIT = 5  # 4.4.4.1
EX_LIMIT = 5  # 4.8.3.1
HAND_LIMIT = 7  # 4.7.3.1

ZONES: dict[str, ZoneSpec] = {
    spec.name: spec
    for spec in (
        ZoneSpec(LEADER, sees="all"),  # 4.3.2
        ZoneSpec(FIELD, sees="all", limit=FIELD_LIMIT, keeps_state=True, in_play=True),  # 4.4.2
        ZoneSpec(EX, sees="all", limit=EX_LIMIT, given_goes_to=(FIELD,)),  # 4.8.2, 4.8.3.3
        ZoneSpec(HAND, sees="owner", faceup=False),  # 4.7.2
        ZoneSpec(DECK, sees="none", ordered=True, faceup=False),  # 4.5.2
        ZoneSpec(EVOLVE_DECK, sees="owner", faceup=False, keeps_state=True),  # 4.6.2
        ZoneSpec(CEMETERY, sees="all"),  # 4.9.2
        ZoneSpec(BANISHED, sees="all", keeps_state=True),  # 4.10.2
        ZoneSpec(RESOLUTION, sees="all", ordered=True, shared=True),  # 4.11
        ZoneSpec(EVOLVE, sees="all", in_play=True),  # 4.12.2
        ZoneSpec(RACE, sees="all", in_play=True),  # 4.13.2
        ZoneSpec(DRIVE, sees="all", in_play=True),  # 4.14.2
        ZoneSpec(TRIGGER, sees="all"),  # 4.15.2
        ZoneSpec(EQUIPMENT, sees="all", later=True, in_play=True),  # JA 4.16.2
    )
}

RESOLUTION_ZONE = Place(SHARED, RESOLUTION)


ADVANCED_MAY_LIE = frozenset({FIELD, EX, RESOLUTION, EVOLVE_DECK})
"""Where an advanced card stays when it is moved there (9.2.2)."""


def token_may_lie(kind: str, zone: str) -> bool:
    """Whether a token of this card type may exist in a zone (9.1.4)."""
    if kind == "equipment":
        return zone == EQUIPMENT  # JA 14.5.2.1.2
    if kind == "crest":
        return zone == EX  # JA 9.1.4.2
    if kind in ("follower", "amulet"):
        return zone in (EX, FIELD, RESOLUTION)  # 9.1.4.1
    return zone in (EX, RESOLUTION)  # 9.1.4.2


LEADERS, MAIN, EVOLVE = "leaders", "main", "evolve"
SECTIONS = (LEADERS, MAIN, EVOLVE)

_EVOLVED = ("evolve deck", "evolvedeck", "evolved", "evolution", "evolution deck", "evo", "ex", "extra", "extra deck")
_EVOLVED_JA = ("エボルヴ", "エボルブ", "エボルヴデッキ", "エボルブデッキ", "進化", "進化デッキ")
SECTION_WORDS = {
    LEADERS: SectionWords(("Leader", "leaders", "リーダー", "リーダーカード"), ("leader", "リーダー")),
    MAIN: SectionWords(
        ("Main", "main deck", "maindeck", "deck", "mainboard", "メイン", "メインデッキ", "デッキ"),
        ("main", "deck", "cards", "list", "メイン"),
    ),
    EVOLVE: SectionWords(("Evolve", *_EVOLVED, *_EVOLVED_JA), ("evol", "extra", "sub", "進化", "エボル")),
}


def deck_list(leaders: Iterable[str], main: Iterable[str], evolve: Iterable[str] = (), name: str = "") -> DeckList:
    """A deck of these cards."""
    return DeckList(((LEADERS, tuple(leaders)), (MAIN, tuple(main)), (EVOLVE, tuple(evolve))), name)

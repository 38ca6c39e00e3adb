"""The zones of Duel Masters (400.1), in the order a table shows them.  The battle zone is one zone that both players
share. It has a half before each player: in whose half a card lies says who controls it, and to go over to the other
half is no change of zones (`Table.give_over`)."""

from __future__ import annotations

from svedesk.engine.game import SectionWords
from svedesk.engine.zones import ZoneSpec

BATTLE = "battle"
HAND = "hand"
DECK = "deck"
GRAVEYARD = "graveyard"
MANA = "mana"
SHIELDS = "shields"
HYPERSPATIAL = "hyperspatial"
GACHARANGE = "gacharange"

FIRST_CARDS = 5
"""How many shields there are at the start (113.1, 406.1), and how many cards a hand has (402.1)."""
UPSIDE_DOWN = 2
"""How cards lie in the mana zone (405.1)."""

ZONES = {
    spec.name: spec
    for spec in (
        # Public zones: everyone sees what is not facedown (400.2a).
        ZoneSpec(BATTLE, "all", keeps_state=True, in_play=True),
        # Private zones (400.2b): the hand is seen by its owner (402.3), a deck by nobody (401.2).
        ZoneSpec(HAND, "owner", faceup=False),
        ZoneSpec(DECK, "none", ordered=True, faceup=False),
        ZoneSpec(MANA, "all", keeps_state=True, lies=UPSIDE_DOWN),
        # Each shield is a facedown card that neither player may look at (406.2), at a place that stays (406.3).
        ZoneSpec(SHIELDS, "none", ordered=True, faceup=False, apart=True, in_play=True),
        ZoneSpec(GRAVEYARD, "all"),
        ZoneSpec(HYPERSPATIAL, "all"),
        ZoneSpec(GACHARANGE, "none", ordered=True, faceup=False),
    )
}
PUBLIC = tuple(name for name, spec in ZONES.items() if spec.sees == "all")


MAIN = "main"
SECTIONS = (MAIN, HYPERSPATIAL, GACHARANGE)
BEGINS_IN = {MAIN: DECK, HYPERSPATIAL: HYPERSPATIAL, GACHARANGE: GACHARANGE}
SECTION_WORDS = {
    MAIN: SectionWords(
        ("Deck", "main", "main deck", "maindeck", "mainboard", "メイン", "メインデッキ", "デッキ"),
        ("main", "deck", "cards", "list", "メイン"),
    ),
    HYPERSPATIAL: SectionWords(
        ("Hyperspatial zone", "hyperspatial", "超次元ゾーン", "超次元"), ("hyperspatial", "超次元")
    ),
    GACHARANGE: SectionWords(
        ("Super gacharange", "super gacharange zone", "gacharange", "gr", "超GRゾーン", "超GR"),
        ("gacharange", "gr", "超gr"),
    ),
}

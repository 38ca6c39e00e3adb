"""The sections of a deck, and in which zone each begins (103.1)."""

from __future__ import annotations

from svedesk.engine.game import SectionWords
from svedesk.games.dm.zones import DECK, GACHARANGE, HYPERSPATIAL

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

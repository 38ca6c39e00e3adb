"""The sections of a deck, and in which zone each begins (103.1)."""

from __future__ import annotations

from svedesk.engine.game import SectionWords
from svedesk.games.dm.zones import DECK, GACHARANGE, HYPERSPATIAL

MAIN = "main"
SECTIONS = (MAIN, HYPERSPATIAL, GACHARANGE)
BEGINS_IN = {MAIN: DECK, HYPERSPATIAL: HYPERSPATIAL, GACHARANGE: GACHARANGE}
SECTION_WORDS = {
    MAIN: SectionWords(("Deck", "デッキ"), ("main", "deck")),
    HYPERSPATIAL: SectionWords(("Hyperspatial zone", "超次元ゾーン"), ("hyperspatial",)),
    GACHARANGE: SectionWords(("Super gacharange", "超GRゾーン"), ("gacharange", "gr")),
}

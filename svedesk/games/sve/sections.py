"""The sections of a deck (6.1.1), and what others call them."""

from __future__ import annotations

from collections.abc import Iterable

from svedesk.engine.game import SectionWords
from svedesk.engine.log import DeckList

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

"""Invented cards that have a printed text and no script."""

from dataclasses import replace

from sve.playing import Invented, amulet, evolved, follower, spell_card

from svedesk.games.sve.reading.reader import read_card


def in_its_language(line: str) -> tuple[str, str]:
    """A line as an English text and a Japanese one, of which one is empty."""
    return (line, "") if line.isascii() else ("", line)


def worded(card: Invented, text: str = "", text_ja: str = "") -> Invented:
    """A card with the abilities its text says."""
    return replace(card, abilities=read_card(card.facts, text, text_ja))


def worded_follower(name: str, text: str = "", text_ja: str = "", **more: object) -> Invented:
    return worded(follower(name, **more), text, text_ja)  # type: ignore[arg-type]


def worded_amulet(name: str, text: str, cost: int = 1) -> Invented:
    return worded(amulet(name, cost=cost), text)


def worded_spell(name: str, text: str, text_ja: str = "", cost: int = 1) -> Invented:
    return worded(spell_card(name, cost=cost), text, text_ja)


def worded_evolved(name: str, text: str = "", text_ja: str = "", **more: object) -> Invented:
    return worded(evolved(name, **more), text, text_ja)  # type: ignore[arg-type]

"""Words for the other cards of the pack that is being written: its tokens, and its cards by their names."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from svedesk.games.sve.source import ScriptMistake, Word, read_script
from svedesk.gui.kit.translate import tr
from svedesk.packs.draft import CardDraft

_NAMING = re.compile(r"(?:Token|Called)\(\s*(?:[\"']([^\"'()]*))?$")
"""A token or a card that is being named: its brackets are open, what stands in the quotation marks is begun."""


class OwnWord(NamedTuple):
    """A word for a card of the pack, whose name is all that is written; `said` are the name and the number by which
    one looks for it."""

    word: Word
    said: tuple[str, ...]


def own_words(cards: Iterable[CardDraft], but: int) -> tuple[OwnWord, ...]:
    """The words for the cards of a pack that a script can name, tokens first; not for the one at the place `but`."""
    found: dict[str, OwnWord] = {}
    others = (card for at, card in enumerate(cards) if at != but)
    for card in sorted(others, key=lambda card: card.special != "token"):
        number, en, ja = (part.strip() for part in (card.number, card.name, card.name_ja))
        is_token = card.special == "token"
        if not (en or ja) or (is_token and not number):
            continue
        names = list(dict.fromkeys(filter(None, (en or ja, ja))))
        shown = ", ".join(map(_quoted, [number, *names] if is_token else names))
        text = f"Token({shown})" if is_token else f"Called({shown})"
        if _can_be_read(text):
            says = tr("A token of this pack: {0}", names[0]) if is_token else tr("A card of this pack: {0}", names[0])
            found.setdefault(
                text, OwnWord(Word(text, text, says, says, "token" if is_token else "name"), (*names, number))
            )
    return tuple(found.values())


def naming(before: str) -> tuple[str, int] | None:
    """What is begun of a name where one is being written at the end of a line, and how many letters stand there for
    the whole of it; None where none is."""
    found = _NAMING.search(before)
    return (found[1] or "", len(found[0])) if found else None


def _quoted(name: str) -> str:
    return f"'{name}'" if '"' in name else f'"{name}"'


@lru_cache(512)  # a pack's, asked for again with each letter that is typed
def _can_be_read(text: str) -> bool:
    """Whether the words of scripts can say it: a name may have signs that they can't."""
    try:
        read_script(f"also_called({text})")
    except ScriptMistake:
        return False
    return True

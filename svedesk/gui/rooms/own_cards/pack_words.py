"""Script words for the other cards of the open pack: its tokens, and its cards by name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from svedesk.engine.game_scripts import GameScripts, ScriptWord
from svedesk.gui.kit.translate import tr
from svedesk.packs.draft import CardDraft


class PackWord(NamedTuple):
    """A word for a card of the pack, whose name is all that is written; `names` are the name and the number by which
    one looks for it."""

    word: ScriptWord
    names: tuple[str, ...]


def own_words(scripts: GameScripts, cards: Iterable[CardDraft], but: int) -> tuple[PackWord, ...]:
    """The words for the cards of a pack that a script can name, tokens first; not for the one at the place `but`."""
    words: dict[str, PackWord] = {}
    others = (card for at, card in enumerate(cards) if at != but)
    for card in sorted(others, key=lambda card: card.special != "token"):
        number, en, ja = (part.strip() for part in (card.number, card.name, card.name_ja))
        named = scripts.naming(number, en, ja, card.special)
        if named is None:
            continue
        text, makes = named
        names = tuple(dict.fromkeys(filter(None, (en or ja, ja))))
        is_token = card.special == "token"
        says = tr("A token of this pack: {0}", names[0]) if is_token else tr("A card of this pack: {0}", names[0])
        words.setdefault(text, PackWord(ScriptWord(text, text, says, says, makes), (*names, number)))
    return tuple(words.values())

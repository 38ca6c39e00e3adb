"""Rules texts of prints: what no list tells of one, another print of the same card tells."""

from __future__ import annotations

from collections.abc import Iterable

from svedesk.cards.entry import LibraryEntry
from svedesk.cards.library import alike

QUICK = {"en": "{QUICK}", "ja": "【クイック】"}
"""How a text begins of a card that may be played in the opponent's turn."""
UNION_BURST = {"en": "{UNION BURST} ", "ja": "【ユニオンバースト】"}
"""How an ability begins that only decks of one universe have."""


def told_texts(entries: Iterable[LibraryEntry]) -> dict[str, tuple[str, str]]:
    """The texts (English, Japanese) of prints by number, "" in a language nobody tells them in; prints without any are
    left out.

    Lists that were copied from pictures lack the icon of Quick: it is there where any print of the card has it.
    """
    entries = tuple(entries)
    if not any(entry.text or entry.text_ja for entry in entries):
        return {}
    prints = [(entry, tuple(alike(entry.facts, entry.languages))) for entry in entries]
    english: dict[object, str] = {}
    japanese: dict[object, str] = {}
    for entry, keys in prints:
        for key in keys:
            _note(english, key, entry.text, QUICK["en"])
            _note(japanese, key, entry.text_ja, QUICK["ja"])
    shared = {}
    for entry, keys in prints:
        texts = (_text(entry.text, english, keys, QUICK["en"]), _text(entry.text_ja, japanese, keys, QUICK["ja"]))
        if any(texts):
            shared[entry.number] = texts
    return shared


def with_quick(text: str, mark: str) -> str:
    """A text that begins with Quick, whether it did before or not."""
    return text if text.startswith(mark) else f"{mark}\n{text}"


def _note(known: dict[object, str], key: object, text: str, mark: str) -> None:
    if text and (key not in known or (text.startswith(mark) and not known[key].startswith(mark))):
        known[key] = text


def _text(own: str, known: dict[object, str], keys: Iterable[object], mark: str) -> str:
    other = next((known[key] for key in keys if key in known), "")
    return with_quick(own, mark) if own and other.startswith(mark) else own or other

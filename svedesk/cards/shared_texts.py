"""Rules texts of prints: what no list tells of one, another print of the same card tells."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from svedesk.cards.entry import LibraryEntry
from svedesk.cards.library import alike
from svedesk.cards.quick_icon import QUICK, UNKNOWN, has_icon, untold, with_quick
from svedesk.engine.script import Lang

UNION_BURST = {"en": "{UNION BURST} ", "ja": "【ユニオンバースト】"}
"""How an ability begins that only decks of one universe have."""


def told_texts(entries: Iterable[LibraryEntry], files: Mapping[str, str] | None = None) -> dict[str, tuple[str, str]]:
    """The texts (English, Japanese) of prints by number, "" in a language nobody tells them in; prints without any are
    left out.

    Lists that were copied from pictures lack the icon of Quick: it is there where any print of the card has it. With
    the lists that prints are from, `files`, the texts say where it is not known whether it is there.
    """
    entries = tuple(entries)
    if not any(entry.text or entry.text_ja for entry in entries):
        return {}
    prints = [(entry, tuple(alike(entry.facts, entry.languages))) for entry in entries]
    english: dict[object, str] = {}
    japanese: dict[object, str] = {}
    for entry, keys in prints:
        for key in keys:
            _note(english, key, entry.text)
            _note(japanese, key, entry.text_ja)
    unknown = set[str]() if files is None else untold(entries, files)
    telling = {key for entry, keys in prints if entry.number not in unknown and _tells(entry) for key in keys}
    shared = {}
    for entry, keys in prints:
        texts = (_text(entry.text, english, keys, QUICK["en"]), _text(entry.text_ja, japanese, keys, QUICK["ja"]))
        if entry.number in unknown and telling.isdisjoint(keys):
            texts = (_with_unknown(texts[0], "en"), _with_unknown(texts[1], "ja"))
        if any(texts):
            shared[entry.number] = texts
    return shared


def _tells(entry: LibraryEntry) -> bool:
    return bool(entry.shipped or entry.text or entry.text_ja)


def _with_unknown(text: str, lang: Lang) -> str:
    return text and f"{text}\n{UNKNOWN[lang]}"


def _note(known: dict[object, str], key: object, text: str) -> None:
    if text and (key not in known or (has_icon(text) and not has_icon(known[key]))):
        known[key] = text


def _text(own: str, known: dict[object, str], keys: Iterable[object], mark: str) -> str:
    other = next((known[key] for key in keys if key in known), "")
    return with_quick(own, mark) if own and has_icon(other) else own or other

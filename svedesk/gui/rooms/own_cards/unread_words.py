"""What is told of a text that is not read."""

from __future__ import annotations

from svedesk.engine.script import Lang
from svedesk.gui.kit.translate import tr
from svedesk.gui.rooms.own_cards.text_typing import Doubt

_SHOWN: dict[Lang, int] = {"en": 32, "ja": 14}
"""Characters that are told of what is or is not understood."""
_MEANING = 60
"""Characters that are told of one of several meanings."""


def sentence_of(doubt: Doubt, lang: Lang) -> str:
    """Why a line is not read, with the words it is about and the nearest phrase there is."""
    words = doubt.words
    if words.mistake:
        return tr("Text, line {0}: {1}. Resolved manually.", doubt.line, words.mistake.rstrip(".。"))
    if words.times == 1:
        return tr("Text, line {0}: understood, but svedesk can't do it yet. Resolved manually.", doubt.line)
    if words.times:
        text = " / ".join(_cut(meaning.replace("\n", " "), _MEANING) for meaning in words.meanings)
        if len(words.meanings) < 2:
            return tr("Text, line {0}: could mean {1} things. Resolved manually.", doubt.line, words.times)
        return tr("Text, line {0}: could mean {1} things: {2}. Resolved manually.", doubt.line, words.times, text)
    unread = _cut(doubt.unread.rstrip(".。"), _SHOWN[lang])
    if doubt.before.strip():
        before = _cut_before(doubt.before.strip(), _SHOWN[lang])
        text = tr("Text, line {0}: understood up to “{1}”, but not “{2}”.", doubt.line, before, unread)
    else:
        text = tr("Text, line {0}: not understood: “{1}”.", doubt.line, unread)
    near = tr("Nearest known phrase: “{0}”.", words.nearest) if words.nearest else tr("Resolved manually.")
    return f"{text}{'' if lang == 'ja' else ' '}{near}"


def _cut(text: str, most: int) -> str:
    text = text.split("\n")[0].strip()
    return text if len(text) <= most else f"{text[:most]}…"


def _cut_before(text: str, most: int) -> str:
    return text if len(text) <= most else f"…{text[-most:]}"

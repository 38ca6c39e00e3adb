"""Messages in words: why something is refused, what a question wants, what a file lacks.

Sentences lie in `sentences_en` and `sentences_ja`, by the key of the message, in the form that `phrases` describes.
"""

from __future__ import annotations

from collections.abc import Sequence

from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.games.sve.text import sentences_en, sentences_ja
from svedesk.games.sve.text.phrases import Name, fill

_SENTENCES = {"en": sentences_en.SENTENCES, "ja": sentences_ja.SENTENCES}


def sentence(
    message: Message, lang: Lang, name: Name, *, clause: bool = False, seats: Sequence[str] | None = None
) -> str:
    """The sentence of a message; with `clause`, the rule it rests on is added. `seats` names the seats.

    Arguments that start with "#" are card numbers and read as that card's name.
    Raises KeyError for a message nobody wrote a sentence for.
    """
    text = fill(_SENTENCES[lang][message.key], message.args, lang, name, seats)
    if clause and message.clause:
        for stop in (".", "。"):
            if text.endswith(stop):
                return f"{text[:-1]} ({message.clause}){stop}"
        return f"{text} ({message.clause})"
    return text

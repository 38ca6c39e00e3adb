"""Messages in words: why something is refused, what a question wants, what a script lacks."""

from __future__ import annotations

from collections.abc import Sequence

from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.games.sve.text.phrases import Name, Phrasebook
from svedesk.games.sve.text.terms import MESSAGES


def sentence(
    message: Message, lang: Lang, name: Name, *, clause: bool = False, seats: Sequence[str] | None = None
) -> str:
    """The sentence of a message; with `clause`, the rule it rests on is added. `seats` names the seats.

    Arguments that start with "#" are card numbers and read as that card's name.
    Raises KeyError for a message nobody wrote a sentence for.
    """
    return Phrasebook(lang, name, seats).say(message, MESSAGES, lang, clause=clause)

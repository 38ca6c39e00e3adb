"""What keeps a card that is being written from being played, in words."""

from __future__ import annotations

from svedesk.documents.damaged import readable
from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.messages import PROGRAM


def say(message: Message, lang: Lang) -> str:
    """The sentence."""
    shown = tuple(readable(one) if isinstance(one, str) else one for one in message.args)
    return PROGRAM.say(message._replace(args=shown), lang)


def label(field: str, lang: Lang) -> str:
    """What a field of a card is called, at the beginning of a sentence."""
    return PROGRAM[lang].words["card-field"][field]

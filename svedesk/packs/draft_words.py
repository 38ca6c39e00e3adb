"""What keeps a card that is being written from being played, in words."""

from __future__ import annotations

from svedesk.documents.damaged import readable
from svedesk.engine.card_fields import names
from svedesk.engine.game import Game
from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.messages import PROGRAM


def say(message: Message, lang: Lang, game: Game) -> str:
    """The sentence; its first argument may be a field."""
    own = names(game.facts)
    args = (label(str(arg), lang, game) if arg in own else arg for arg in message.args[:1])
    shown = tuple(readable(arg) if isinstance(arg, str) else arg for arg in (*args, *message.args[1:]))
    return PROGRAM.say(message._replace(args=shown), lang)


def label(field: str, lang: Lang, game: Game) -> str:
    """What a field of a card is called, at the beginning of a sentence."""
    term = game.term("card-field", field, lang)
    return term if term != field else PROGRAM[lang].words["card-field"].get(field, field)

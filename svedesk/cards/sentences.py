"""What is said of the rows of an import, in words."""

from __future__ import annotations

import re

from svedesk.cards.report import Remark
from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.messages import PROGRAM

_ROW = re.compile(r"(line|row) ([0-9]+)")
"""What readers of lists call the place of a row."""


def say(message: Message, lang: Lang) -> str:
    """The sentence, without a full stop."""
    return PROGRAM.say(message, lang)


def say_remark(remark: Remark, lang: Lang) -> str:
    """The sentence after the number of its card, or after its place in the file; by itself when it is of the whole
    file."""
    if not remark.place:
        return say(remark.message, lang)
    row = _ROW.fullmatch(remark.place)
    place = remark.place if row is None else PROGRAM.say(Message(f"at-{row[1]}", (row[2],)), lang)
    return f"{place}: {say(remark.message, lang)}"

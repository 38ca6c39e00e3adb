"""Whether a host can be reached, answer in words: tried by whoever wants to join, and by a host that gave an address on
the internet."""

from __future__ import annotations

from collections.abc import Callable

from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.messages import PROGRAM
from svedesk.net.code import JoinCode, address_text
from svedesk.net.connecting import try_to_reach
from svedesk.net.errors import Trouble
from svedesk.net.limits import Timing

Tell = Callable[[str, bool], object]
"""Hears a sentence, and whether it says that something is wrong."""


def try_host(code: JoinCode, lang: Lang, tell: Tell, timing: Timing | None) -> None:
    """Try the first address of a code, from here; no seat is taken."""

    def answer(trouble: Trouble | None) -> None:
        at = address_text(code.addresses[0], code.port)
        sentence = trouble.sentence(lang) if trouble else PROGRAM.say(Message("reached", (at,)), lang)
        tell(sentence, trouble is not None)

    try_to_reach(code, answer, timing)


def try_own_address(code: JoinCode, lang: Lang, tell: Tell, timing: Timing | None) -> None:
    """Try the own address on the internet, the first of the own code."""

    def answer(trouble: Trouble | None) -> None:
        key = "internet-not-reached" if trouble else "internet-reached"
        tell(PROGRAM.say(Message(key, code.addresses[:1]), lang), trouble is not None)

    try_to_reach(code, answer, timing)

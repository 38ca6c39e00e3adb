"""Chat, quick phrases and pointing at one table, as one seat hears and says them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from svedesk.engine.records import SPECTATOR
from svedesk.wire import messages as out
from svedesk.wire.messages_table import ChatLine

MOST_CHAT = 500
"""Lines of chat that are kept."""


class Talk:
    """What is talked at a table. `send` brings a message to the host."""

    def __init__(self, send: Callable[[out.ToHost], None]) -> None:
        self._send = send
        self._chat: deque[ChatLine] = deque(maxlen=MOST_CHAT)
        self._muted: set[tuple[int, str]] = set()

    @property
    def chat(self) -> tuple[ChatLine, ...]:
        """The lines so far, without those of who is muted."""
        return tuple(line for line in self._chat if not self.is_muted(line.seat, line.name))

    def add(self, line: ChatLine) -> None:
        """Keep a line the host has told of."""
        self._chat.append(line)

    def say(self, text: str) -> None:
        """Say something to all. What is no printable line is made one."""
        line = "".join(letter if letter.isprintable() else " " for letter in text).strip()[: out.LONGEST_CHAT]
        if line:
            self._send(out.Chat(text=line))

    def say_phrase(self, phrase: out.Phrase) -> None:
        """Say a quick phrase."""
        self._send(out.SayPhrase(phrase=phrase))

    def point(self, card: int = 0, *, target: int = 0, seat: int = -1, zone: str = "") -> None:
        """Ping a card or a zone, or draw an arrow from a card to another."""
        self._send(out.Point(card=card, target=target, seat=seat, zone=zone))

    def mute(self, seat: int, muted: bool = True, name: str = "") -> None:
        """Hear no more chat, phrases, pings and arrows of a seat, or hear them again. Spectators all have seat 30 and
        are told apart by name; without one all of them are meant."""
        (self._muted.add if muted else self._muted.discard)((seat, name if seat == SPECTATOR else ""))

    def is_muted(self, seat: int, name: str = "") -> bool:
        """Whether a seat, or a spectator of that name, is not to be heard."""
        return (seat, "") in self._muted or (seat, name) in self._muted

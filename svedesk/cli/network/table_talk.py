"""What people at a table tell each other besides the game, in a terminal: chat, quick phrases, pointing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import get_args

from svedesk.cli.terminal.board import BoardText
from svedesk.engine.message import Message
from svedesk.engine.records import SPECTATOR
from svedesk.engine.script import Lang
from svedesk.messages import PROGRAM
from svedesk.net.link import SeatLink
from svedesk.net.link_events import LinkEvent
from svedesk.net.match_words import chat_text
from svedesk.wire.messages import Phrase


class TableTalk:
    """One seat's, or a spectator's. `board` words the table as it is now."""

    def __init__(self, link: SeatLink, lang: Lang, say: Callable[[str], None], board: Callable[[], BoardText]) -> None:
        self._link, self._lang, self._say, self._board = link, lang, say, board
        self._muted: set[tuple[int, str]] = set()

    @property
    def commands(self) -> Mapping[str, Callable[[str], None]]:
        """What can be typed."""
        return {"say": self._link.talk.say, "phrase": self._phrase, "point": self._point, "mute": self._mute}

    def on_event(self, event: LinkEvent) -> None:
        """Tell what another said or points at."""
        if event.kind == "said" and event.line is not None:
            self._say(f"{event.line.name}: {chat_text(event.line, self._lang)}")
        elif event.kind == "pointed" and (pointed := event.pointed) is not None:
            who = dict(self._people()).get((pointed.by, ""), "")
            target = self._spot(pointed.target, -1, "")
            at = self._spot(pointed.card, pointed.seat, pointed.zone)
            self._tell(Message("points-from", (who, at, target)) if target else Message("points-at", (who, at)))

    def _phrase(self, typed: str) -> None:
        """Say a phrase: its name, or the start of it or of its words."""
        words, wanted = PROGRAM[self._lang].words["phrases"], typed.casefold()
        for phrase in get_args(Phrase):
            if wanted and (phrase.startswith(wanted) or words[phrase].casefold().startswith(wanted)):
                self._link.talk.say_phrase(phrase)
                return
        self._tell(Message("phrases-are", (" · ".join(f"{name} ({words[name]})" for name in get_args(Phrase)),)))

    def _point(self, wanted: str) -> None:
        """Point at a card that lies open, or at a zone: an own one, or with "their" before it the other side's."""
        link, view, board, name = self._link, self._link.view(), self._board(), wanted.casefold()
        for zone in view.zones:
            for card in zone.cards:
                if name and card.number and board.card(card).casefold().startswith(name):
                    link.talk.point(card.id)
                    return
        theirs, seat = name.startswith("their "), link.seat
        called = name.removeprefix("their ").replace(" ", "_")
        for zone in view.zones:
            if called and zone.place.zone.startswith(called) and zone.place.seat in (1 - seat if theirs else seat, -1):
                link.talk.point(seat=zone.place.seat, zone=zone.place.zone)
                return
        self._tell(Message("nothing-called", (wanted,)))

    def _spot(self, card: int, seat: int, zone: str) -> str:
        """What is pointed at, in words; "" where it is nothing."""
        view, board = self._link.view(), self._board()
        lying = view.card(card) if card else None
        if lying is not None:
            return board.card(lying)
        place = next((shown.place for shown in view.zones if shown.place == (seat, zone)), None)
        return board.place(place) if place is not None else ""

    # -- people -------------------------------------------------------------------------------------------------------

    def _mute(self, wanted: str) -> None:
        """Hear no more of somebody, or hear them again; without a name tell who is muted."""
        people = [person for person in self._people() if wanted and person[1].casefold().startswith(wanted.casefold())]
        if wanted and not people:
            self._tell(Message("nobody-called", (wanted,)))
            return
        for (seat, name), _ in people[:1]:
            key = (seat, name)
            self._muted ^= {key}
            self._link.talk.mute(seat, key in self._muted, name)
        muted = [called for key, called in self._people() if key in self._muted]
        self._tell(Message("muted", (", ".join(muted) or "-",)))

    def _people(self) -> tuple[tuple[tuple[int, str], str], ...]:
        """Everyone else, as they are muted and as they are called."""
        lobby = self._link.lobby
        if lobby is None:
            return ()
        seats = [((seat, ""), chair.name) for seat, chair in enumerate(lobby.chairs) if chair.taken]
        others = [person for person in seats if person[0][0] != self._link.seat]
        return (*others, *(((SPECTATOR, name), name) for name in lobby.watching))

    def _tell(self, message: Message) -> None:
        self._say(PROGRAM.say(message, self._lang))

"""A match and its clocks in a terminal: the score, who begins, time, claims, another deck between games."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

from svedesk.cli import materials
from svedesk.cli.network.seat import bring_deck
from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.messages import PROGRAM
from svedesk.net.link import SeatLink
from svedesk.net.link_events import LinkEvent
from svedesk.net.match_words import claimable, clock, score, standing, terms, time_is_up


class MatchText:
    """One seat's, or a spectator's."""

    def __init__(self, link: SeatLink, lang: Lang, say: Callable[[str], None]) -> None:
        self._link, self._lang, self._say = link, lang, say
        self._lines: tuple[str, ...] = ()
        self._claimable = self._up = ""

    @property
    def commands(self) -> Mapping[str, Callable[[str], None]]:
        """What can be typed."""
        return {
            **dict.fromkeys(("clock", "t"), lambda _: self._say(self.clocks() or "-")),
            "claim": self._claim,
            "ready": lambda _: self._link.ready(),
            "deck": self._deck,
        }

    def on_event(self, event: LinkEvent) -> None:
        """Tell of the score when it changes, and of a claim that may be made."""
        lobby = self._link.lobby
        if event.kind == "lobby" and lobby is not None:
            lines = (terms(lobby.match, self._lang), score(lobby), standing(lobby, self._lang))
            for line in lines:
                if line and line not in self._lines:
                    self._say(line)
            self._lines = lines
        elif event.kind == "times":
            may, before = claimable(self._link, self._lang), self._claimable
            self._claimable = may
            if may and may != before:
                self._say(f"{may} {PROGRAM.say(Message('type-to-claim'), self._lang)}")
            up = time_is_up(self._link, self._lang)
            if up and up != self._up:
                self._say(up)
            self._up = up

    def clocks(self) -> str:
        """What both clocks show; "" without any. The one that runs is marked."""
        link, now = self._link, time.monotonic()
        chairs = link.lobby.chairs if link.lobby is not None else ()
        clocks = []
        for seat, chair in enumerate(chairs):
            left = link.time_left(seat, now)
            if left is not None:
                clocks.append(f"{'▸ ' if link.times.runs == seat else ''}{chair.name} {clock(left)}")
        return " · ".join(clocks)

    def _claim(self, typed: str) -> None:
        may = claimable(self._link, self._lang)
        if not may or typed.strip().casefold() == "yes":
            self._link.claim_game()
        else:
            self._say(f"{may} {PROGRAM.say(Message('type-to-claim'), self._lang)}")

    def _deck(self, wanted: str) -> None:
        bring_deck(self._link, materials.deck(wanted).as_list())

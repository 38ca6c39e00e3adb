"""How long an act takes to the other player's table and how much a guest is sent: over loopback, encrypted, host and
guests each a program of its own."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import mean, median, quantiles
from typing import NamedTuple

from svedesk.desk.updates import NO_CHANGE, Update
from svedesk.engine.ask import Answer, Ask
from svedesk.engine.log import DeckList
from svedesk.net.certificate import credentials
from svedesk.net.code import JoinCode
from svedesk.net.guest import GuestLink
from svedesk.net.host import Host
from svedesk.net.link_events import LinkEvent
from svedesk.net.loop import Loop
from svedesk.net.room import Room
from svedesk.net.room_plan import RoomPlan, Rules
from svedesk.net.store import RoomStore

PAUSE = 0.004
"""Seconds before an answer: nobody plays faster, and what a table does after it has shown a change is done by then."""


class BenchTrace(NamedTuple):
    """What a guest noted, by a clock that is the same for all programs of a computer: when it acted; when its table
    changed, and how long the game's log was then; of each message it was sent in a game, by game, whether it is an
    update of the table, and its bytes."""

    acts: list[float]
    changes: list[tuple[float, int]]
    sizes: list[list[tuple[bool, int]]]


class BenchSeat:
    """A guest that plays so many games, answering soon after it is asked."""

    def __init__(self, code: JoinCode, deck: DeckList, answer: Callable[[Ask], Answer], games: int) -> None:
        self._loop, self._deck, self._answer, self._games = Loop(), deck, answer, games
        self.trace = BenchTrace([], [], [[]])
        self._link = GuestLink(code, "Bench")
        self._link.sizes = self.trace.sizes[-1]
        self._link.follow(self._link_event)
        self._link.subscribe(self._table_changed)
        self._link.join()

    def play(self) -> BenchTrace:
        """Play, and leave."""
        self._loop.run()
        self._link.leave()
        self._loop.drain(lambda: False, 0.1)
        return self.trace

    def _link_event(self, event: LinkEvent) -> None:
        link = self._link
        if event.kind == "state" and link.state == "joined":
            link.choose_deck(self._deck)
            link.ready()
        elif event.kind == "state" and link.state == "closed":
            self._loop.stop(1)
        elif event.kind == "requests":
            for request in link.requests:
                if link.seat in request.waits_for:
                    link.reply(request.id, "accept")
        elif event.kind == "opening":
            self._over()

    def _table_changed(self, update: Update) -> None:
        link = self._link
        if link.seen.update is not None and update.cause not in NO_CHANGE:
            self.trace.changes.append((time.perf_counter(), link.seen.update.at))
            if link.ask is not None:
                self._loop.after(PAUSE, self._act)

    def _act(self) -> None:
        if self._link.ask is not None:
            answer = self._answer(self._link.ask)  # to think is not what is measured
            self.trace.acts.append(time.perf_counter())
            self._link.answer(answer)

    def _over(self) -> None:
        if len(self.trace.sizes) == self._games:
            self._loop.stop()
            return
        self.trace.sizes.append([])
        self._link.sizes = self.trace.sizes[-1]
        if self._link.seat == 0:
            self._link.restart()


def serve(rules: Rules, folder: Path, tell: Callable[[str], None]) -> None:
    """The host: tells its code, hosts until both guests have left."""
    loop, plan = Loop(), RoomPlan("Bench", "Bench")
    room = Room(rules, plan, time.monotonic, keeper=RoomStore(folder / "room", plan, b""))
    host = Host(room, credentials(folder))
    host.listen()
    tell(host.code().at("127.0.0.1").text())

    def look() -> None:
        if all(chair.left for chair in room.chairs):
            loop.stop()
        else:
            loop.after(0.1, look)

    look()
    loop.run()
    host.close()
    loop.drain(lambda: host.connections == 0, 2)


def measures(own: BenchTrace, other: BenchTrace) -> Iterator[tuple[str, float]]:
    """What two guests noted, by name: milliseconds from an act to the other player's table, kB of the largest update
    and of all that a guest is sent in a game."""
    delays = [*_delays(own, other), *_delays(other, own)]
    games = [*own.sizes, *other.sizes]
    yield "lan_median_ms", median(delays) * 1000
    yield "lan_p99_ms", quantiles(delays, n=100)[98] * 1000
    yield "lan_largest_update_kb", max(size for game in games for is_update, size in game if is_update) / 1000
    yield "lan_game_kb", mean(sum(size for _, size in game) for game in games) / 1000


def _delays(actor: BenchTrace, other: BenchTrace) -> Iterator[float]:
    """Seconds from each act to the other's table showing what the actor's showed next. A play that can still be taken
    back is not shown to the other: it has no such moment."""
    for at in actor.acts:
        length = next((length for moment, length in actor.changes if moment > at), -1)
        shown = next((moment for moment, length_then in other.changes if moment > at and length_then >= length), None)
        if shown is not None and (shown, length) in other.changes:
            yield shown - at

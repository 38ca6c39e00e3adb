"""How long an act takes to the other player's table: over loopback, encrypted, everything in one process (so that what
three programs do at the same time is counted one after the other)."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from statistics import median, quantiles

from svedesk.engine.ask import Answer, Ask
from svedesk.engine.log import DeckList
from svedesk.net.certificate import credentials
from svedesk.net.guest import GuestLink
from svedesk.net.host import Host
from svedesk.net.link_events import LinkEvent
from svedesk.net.loop import Loop
from svedesk.net.room import Room
from svedesk.net.room_plan import RoomPlan, Rules
from svedesk.net.store import RoomStore


class _Measure:
    """One game between two guests that answer as soon as they are asked."""

    def __init__(self, rules: Rules, decks: tuple[DeckList, DeckList], answer: Callable[[Ask], Answer]) -> None:
        self.times: list[float] = []
        self.sizes: list[int] = []
        self._loop, self._answer, self._began = Loop(), answer, 0.0
        with tempfile.TemporaryDirectory() as folder:
            plan = RoomPlan("Bench", "Bench")
            store = RoomStore(Path(folder) / "room", plan, b"")
            room = Room(rules, plan, time.monotonic, keeper=store)
            host = Host(room, credentials(Path(folder)))
            host.listen()
            self._links = [GuestLink(host.code().at("127.0.0.1"), name) for name in ("Aya", "Ben")]
            for link, deck in zip(self._links, decks, strict=True):
                link.sizes = self.sizes
                link.subscribe(partial(self._heard, link, deck))
                link.join()
            self._loop.run()
            for link in self._links:
                link.close()
            host.close()
            self._loop.drain(lambda: host.connections == 0, 2)

    def _heard(self, link: GuestLink, deck: DeckList, event: LinkEvent) -> None:
        if event.kind == "state" and link.state == "joined":
            link.choose_deck(deck)
            link.ready()
        elif event.kind == "opening":
            self._loop.stop()
        elif event.kind == "table":
            # The other player's table, not that of who acted (whose own update may come first or second).
            if self._began and link is not self._actor:
                self.times.append(time.perf_counter() - self._began)
                self._began = 0.0
            elif self._began and _is_begun(link):
                self._began = 0.0  # the other is told nothing of a play that can still be taken back
            self._next()

    def _next(self) -> None:
        """Act once both tables show what was done before."""
        begun = any(map(_is_begun, self._links))
        if self._began or (not begun and len({link.seen.update.at for link in self._links if link.seen.update}) != 1):
            return
        for link in self._links:
            if link.ask is not None:
                self._actor, self._began = link, time.perf_counter()
                link.answer(self._answer(link.ask))
                return


def _is_begun(link: GuestLink) -> bool:
    """Whether a guest is asked within a play that it can still take back."""
    return link.ask is not None and link.ask.cancel


def measure(
    rules: Rules, decks: tuple[DeckList, DeckList], answer: Callable[[Ask], Answer], games: int = 5
) -> Iterator[tuple[str, float]]:
    """Play games, then tell by name: milliseconds from an act to the other player's table, kB of the largest update."""
    times: list[float] = []
    sizes: list[int] = []
    for _ in range(games):
        played = _Measure(rules, decks, answer)
        times += played.times
        sizes += played.sizes
    yield "lan_median_ms", median(times) * 1000
    yield "lan_p99_ms", quantiles(times, n=100)[98] * 1000
    yield "lan_largest_update_kb", max(sizes) / 1000

"""How long an act takes to the other player's table over a network game, and how much a guest is sent: run with -m,
prints one JSON object. Starts itself twice more, as the host and as the other guest."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from svedesk.bot.random_bot import RandomBot
from svedesk.cli import materials
from svedesk.cli.network.rooms import rules
from svedesk.engine.ask import Answer, Ask
from svedesk.engine.view import View
from svedesk.net.bench import BenchSeat, BenchTrace, measures, serve
from svedesk.net.code import read_code

GAMES = 3


def measured() -> dict[str, float]:
    """What two random bots note in a few games."""
    with TemporaryDirectory() as folder, _started("host", folder) as host:
        assert host.stdout is not None
        code = host.stdout.readline().strip()
        with _started("guest", code) as other:
            own = _played(code, "SD01", GAMES)
            noted, _ = other.communicate()
        return dict(measures(own, BenchTrace(*json.loads(noted))))


def _started(*words: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "svedesk.cli.network.bench_link", *words, str(GAMES)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def _played(code: str, deck: str, games: int) -> BenchTrace:
    bot = RandomBot(1)

    def answer(ask: Ask) -> Answer:
        return bot.answer(ask, _not_looked_at)

    return BenchSeat(read_code(code), materials.deck(deck).as_list(), answer, games).play()


def _not_looked_at() -> View:
    raise AssertionError("a random bot looks at nothing")


def main(words: Sequence[str]) -> None:
    """Measure, or be one of the others."""
    if words[:1] == ["host"]:
        serve(rules(), Path(words[1]), partial(print, flush=True))
    elif words[:1] == ["guest"]:
        json.dump(_played(words[1], "SD02", int(words[2])), sys.stdout)
    else:
        json.dump(measured(), sys.stdout)


if __name__ == "__main__":
    main(sys.argv[1:])

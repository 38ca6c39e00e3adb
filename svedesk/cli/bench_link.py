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
from typing import TYPE_CHECKING

from svedesk.bot.random_bot import RandomBot
from svedesk.cli import materials
from svedesk.engine.ask import Answer, Ask
from svedesk.engine.view import View

if TYPE_CHECKING:
    from svedesk.net.bench import BenchTrace

GAMES = 3


def measured() -> dict[str, float]:
    """What two random bots note in a few games."""
    from svedesk.net.bench import BenchTrace, told

    with TemporaryDirectory() as folder, _started("host", folder) as host:
        assert host.stdout is not None
        code = host.stdout.readline().strip()
        with _started("guest", code) as other:
            own = _played(code, "SD01", GAMES)
            noted, _ = other.communicate()
        return dict(told(own, BenchTrace(*json.loads(noted))))


def _started(*words: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "svedesk.cli.bench_link", *words, str(GAMES)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def _played(code: str, deck: str, games: int) -> BenchTrace:
    from svedesk.net.bench import BenchSeat
    from svedesk.net.code import read_code

    bot = RandomBot(1)

    def answer(ask: Ask) -> Answer:
        return bot.answer(ask, _not_looked_at)

    return BenchSeat(read_code(code), materials.deck(deck).as_list(), answer, games).play()


def _not_looked_at() -> View:
    raise AssertionError("a random bot looks at nothing")


def main(words: Sequence[str]) -> None:
    """Measure, or be one of the others."""
    from svedesk.cli import host
    from svedesk.net.bench import serve

    if words[:1] == ["host"]:
        serve(host.rules(), Path(words[1]), partial(print, flush=True))
    elif words[:1] == ["guest"]:
        json.dump(_played(words[1], "SD02", int(words[2])), sys.stdout)
    else:
        json.dump(measured(), sys.stdout)


if __name__ == "__main__":
    main(sys.argv[1:])

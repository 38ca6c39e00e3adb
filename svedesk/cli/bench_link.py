"""How long an act takes to the other player's table over a network game: run with -m, prints one JSON object."""

from __future__ import annotations

import json
import sys

from svedesk.bot.random_bot import RandomBot
from svedesk.cli import materials
from svedesk.engine.ask import Answer, Ask
from svedesk.engine.view import View

GAMES = 3


def measured() -> dict[str, float]:
    """Milliseconds from an act to the other table, kB of the largest update, over a few games of two random bots."""
    from svedesk.cli import host
    from svedesk.net import bench

    bot = RandomBot(1)

    def answer(ask: Ask) -> Answer:
        return bot.answer(ask, _not_looked_at)

    decks = (materials.deck("SD01").as_list(), materials.deck("SD02").as_list())
    return dict(bench.measure(host.rules(), decks, answer, GAMES))


def _not_looked_at() -> View:
    raise AssertionError("a random bot looks at nothing")


if __name__ == "__main__":
    json.dump(measured(), sys.stdout)

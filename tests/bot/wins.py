"""Positions in which the first seat to act can win this turn, kept as small JSON: found in games of computer players by
a long search (`python -m tests.bot.wins FILE --games 100`)."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from svedesk.bot.hints import LONG
from svedesk.bot.levels import make_bot
from svedesk.bot.search import winning_turn
from svedesk.bot.thinking import never
from svedesk.bot.trying import Trial, Tried
from svedesk.bot.world import deal_world
from svedesk.cli import materials
from svedesk.decks.starter import starter_decks
from svedesk.engine import rng
from svedesk.engine.log import Board, Setup
from svedesk.engine.records import Card, Given
from svedesk.engine.session import Session
from svedesk.engine.table import Table

WINS = Path(__file__).with_name("wins.json")
_USUAL = Card(0, "", 0, 0, "")
_TOLD = ("turned", "faceup", "damage", "given", "counters", "marks", "arrived", "known")


@dataclass(frozen=True)
class Win:
    """A position, how many actions win it, and the seat that can."""

    board: Board
    actions: int
    seat: int

    def session(self, rules: Any) -> Session:
        return Session(rules, Setup("sve", materials.game().editions[-1], 1, (), board=self.board))


def written(table: Table) -> dict[str, Any]:
    """A table as JSON: its cards by zone, each its number, with what is not usual of it."""
    order = [card_id for ids in table.zones.values() for card_id in ids]
    zones = [
        [*place, [_card(table.cards[card_id], order) for card_id in ids]] for place, ids in table.zones.items() if ids
    ]
    numbers = [[seat, name, value] for (seat, name), value in sorted(table.numbers.items()) if value]
    return {"zones": zones, "numbers": numbers}


def _card(card: Card, order: list[int]) -> Any:
    usual = _USUAL._replace(faceup=card.zone not in ("hand", "deck", "evolve_deck"))
    told = {name: getattr(card, name) for name in _TOLD if getattr(card, name) != getattr(usual, name)}
    if card.owner != card.seat:
        told["owner"] = card.owner
    if card.on:
        told["on"] = order.index(card.on) + 1
    return [card.number, told] if told else card.number


def board_of(told: dict[str, Any]) -> Board:
    """The board that was written."""
    cards: list[Card] = []
    zones = []
    for seat, zone, lying in told["zones"]:
        ids = []
        for one in lying:
            number, more = one if isinstance(one, list) else (one, {})
            looks = {"owner": seat, "faceup": zone not in ("hand", "deck", "evolve_deck"), **more}
            looks["given"] = tuple(Given(*given) for given in looks.get("given", ()))
            for name in ("counters", "marks"):
                looks[name] = tuple((key, value) for key, value in looks.get(name, ()))
            cards.append(Card(len(cards) + 1, number, seat=seat, zone=zone, **looks))
            ids.append(cards[-1].id)
        zones.append((seat, zone, tuple(ids)))
    numbers = tuple((seat, name, value) for seat, name, value in told["numbers"])
    return Board(tuple(cards), tuple(zones), numbers, ("main",))


def kept() -> Iterator[Win]:
    """The positions that are kept."""
    for told in json.loads(WINS.read_text(encoding="utf-8")):
        yield Win(board_of(told), told["actions"], told["seat"])


def found(seed: int) -> Iterator[dict[str, Any]]:
    """Positions of one game, at most one a turn: the first in a turn that a long search wins, in every world."""
    game, rules = materials.game(), materials.rules()
    codes = list(starter_decks(game))
    state, first = rng.below(seed, len(codes))
    state, second = rng.below(state, len(codes))
    decks = (materials.deck(codes[first]), materials.deck(codes[second]))
    session = Session(rules, materials.setup(decks, seed))
    judges = game.bots(rules, session.setup.rules)
    bots = [make_bot("regular", game, rules, session.setup.rules, seed + seat) for seat in (0, 1)]
    last = -1
    while (ask := session.ask) is not None:
        if ask.anchor and ask.seat != last:
            last = ask.seat
            trial = Trial(rules, judges, ask.seat)
            dealt = [deal_world(rules, judges, session.view(ask.seat), seed + place) for place in range(3)]
            worlds = [Tried(world, ask.seat, lambda ask=ask: ask) for world in dealt]
            line = winning_turn(trial, worlds, LONG, never)
            if line is not None:
                yield {"seat": ask.seat, "actions": len(line.actions), **written(session.table)}
        bot = bots[ask.seat]
        session.answer(bot.answer(ask, partial(session.view, ask.seat)), serial=ask.serial)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--least", type=int, default=3, help="actions that a win takes at least")
    parser.add_argument("--most", type=int, default=60, help="positions")
    wanted = parser.parse_args()
    wins: list[dict[str, Any]] = []
    for place in range(wanted.games):
        wins += [win for win in found(rng.step(wanted.seed + place)[1] >> 16) if win["actions"] >= wanted.least]
        rows = ",\n".join(json.dumps(win, separators=(",", ":")) for win in wins[: wanted.most])
        wanted.file.write_text(f"[\n{rows}\n]\n", encoding="utf-8")
        if len(wins) >= wanted.most:
            break


if __name__ == "__main__":
    main()

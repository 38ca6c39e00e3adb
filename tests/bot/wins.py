"""Positions in which the first seat to act can win this turn without luck, kept as small JSON: taken from kept games of
the arena by a search that looks at everything (`python -m tests.bot.wins FILE FOLDER ...`), and played out."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from svedesk.bot.trying import Trial, Tried
from svedesk.bot.winning import find_win, wins
from svedesk.cli import materials
from svedesk.desk.desk import Desk
from svedesk.engine import rng
from svedesk.engine.log import Board, Setup
from svedesk.engine.played_game import PlayedAction, play_over
from svedesk.engine.records import Card, Given
from svedesk.engine.session import Session
from svedesk.engine.table import Table
from svedesk.engine.view import see
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.values.names import is_follower
from svedesk.games.sve.values.stats import attack

WINS = Path(__file__).with_name("wins.json")
_LAST = 4
"""Turns of a game that are looked at."""
_USUAL = Card(0, "", 0, 0, "")
_TOLD = ("turned", "faceup", "damage", "given", "counters", "marks", "arrived", "known")


@dataclass(frozen=True)
class Win:
    """A position, how many actions win it, the seat that can, and the game it is from."""

    board: Board
    actions: int
    seat: int
    origin: str = ""

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
        yield Win(board_of(told), told["actions"], told["seat"], told["from"])


def winnable(path: Path, most: int) -> Iterator[dict[str, Any]]:
    """Positions of the last turns of one game, in which most wins are: the beginning of a turn, and a question in the
    middle of it."""
    game, rules = materials.game(), materials.rules()
    session = Desk.load(path, rules).session
    bots = game.bots(rules, session.setup.rules)
    played = play_over(rules, session.setup, session.log)
    for turn in played.turns[-_LAST:]:
        middle = rng.below(turn.turn + len(session.log), len(turn.actions))[1]
        for action in (turn.actions[place] for place in dict.fromkeys((0, middle))):
            if _is_near(rules.state(action.before), action.ask.seat) and (win := _win(action, rules, bots, most)):
                yield {"from": f"{path.parent.name} {path.name[:5]}, entry {action.entry}", **win}


def _is_near(game: GameState, seat: int) -> bool:
    """Whether a win is worth looking for: far wider than what players take to be possible, and only to save time."""
    strength = sum(attack(game, card) for card in game.field(seat) if is_follower(game, card))
    spare = 2 * game.table.number(seat, "play_points") + 6
    return strength + spare >= game.table.number(1 - seat, "leader_defense")


def _win(action: PlayedAction, rules: Any, bots: Any, most: int) -> dict[str, Any]:
    """The position before an action, if a way wins from it in all worlds and on the table itself."""
    seat, ask = action.ask.seat, action.ask
    search = find_win(rules, bots, see(action.before, seat, rules, ask), most)
    if search.way is None or len(search.way) < 2:
        return {}
    if not wins(Trial(rules, bots, seat), Tried(action.before, seat, lambda: ask), search.way):
        return {}
    win = {"seat": seat, "actions": len(search.way), **written(action.before)}
    # What waits to be played is no part of a board: only what the board itself says is kept.
    session = Win(board_of(win), len(search.way), seat).session(rules)
    if session.ask is None or session.ask.seat != seat:
        return {}
    again = find_win(rules, bots, session.view(seat), most).way
    opened = session.ask
    held = again is not None and wins(Trial(rules, bots, seat), Tried(session.table, seat, lambda: opened), again)
    return win if held else {}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("folders", type=Path, nargs="+", help="games that svedesk arena --keep kept")
    parser.add_argument("--most", type=int, default=100, help="positions")
    parser.add_argument("--positions", type=int, default=6000, help="looked at for one")
    wanted = parser.parse_args()
    found: list[dict[str, Any]] = []
    paths = [path for folder in wanted.folders for path in folder.glob("*.svedesk")]
    for path in sorted(paths, key=lambda path: (path.name, path.parent)):
        found += winnable(path, wanted.positions)
        print(path, len(found), file=sys.stderr, flush=True)
        rows = ",\n".join(json.dumps(win, separators=(",", ":")) for win in found[: wanted.most])
        wanted.file.write_text(f"[\n{rows}\n]\n", encoding="utf-8")
        if len(found) >= wanted.most:
            break


if __name__ == "__main__":
    main()

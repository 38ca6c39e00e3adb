"""`svedesk selfplay`: random bots play games; what comes of it is counted, manual steps that they skip as well."""

from __future__ import annotations

import json
import time
from collections import Counter
from pathlib import Path

from svedesk.cli import console, materials
from svedesk.cli.console import Arguments, Parser, say
from svedesk.cli.games import MOST_ANSWERS, PlayedGame, Series, brought, digest_of, play_all, random_deck


def arguments(parser: Parser) -> None:
    """How many games of what, and how to play them."""
    parser.add_argument("--games", type=console.positive, default=10, metavar="N", help="number of games (default: 10)")
    parser.add_argument("--seed", type=console.seed, default=1, metavar="S", help="random seed (default: 1)")
    materials.decks_argument(parser)
    parser.add_argument(
        "--cards",
        type=Path,
        metavar="FILE",
        help="instead: random decks of the cards in your list (XML, CSV, Excel, JSON); manual steps are skipped",
    )
    materials.rules_arguments(parser)
    parser.add_argument(
        "--jobs", type=console.positive, default=1, metavar="N", help="number of processes (default: 1)"
    )
    parser.add_argument("--check", action="store_true", help="check table, undo and replay after every answer")
    parser.add_argument("--json", action="store_true", help="print as JSON")


def run(arguments: Arguments) -> int:
    """Play, print, and return 1 when a game failed or did not end."""
    decks = tuple(materials.deck(wanted) for wanted in arguments.decks)
    series = Series(
        arguments.seed, decks, arguments.check, arguments.debug, materials.played_by(arguments), arguments.cards
    )
    if series.cards is not None:
        random_deck(brought(series.cards).cards, series.seed)  # says now if there can be none
    if note := materials.game().edition_note(arguments.rules, "en"):
        say(note)
    materials.rules()  # what is timed is playing
    begun = time.perf_counter()
    played = play_all(series, arguments.games, arguments.jobs)
    seconds = time.perf_counter() - begun
    for game in played:
        if game.error:
            say(f"game {game.place + 1} (seed {game.seed}), after {game.answers} answers: {game.error}")
        elif not game.finished:
            say(f"game {game.place + 1} (seed {game.seed}): no end after {MOST_ANSWERS} answers")
    counted = _counted(played, seconds)
    if arguments.json:
        print(json.dumps(counted))
    else:
        print("\n".join(f"{name.replace('_', ' '):21} {_shown(value)}" for name, value in counted.items()))
    return 0 if counted["finished"] == counted["games"] else 1


def _counted(played: list[PlayedGame], seconds: float) -> dict[str, object]:
    won = Counter(game.winner for game in played if game.finished)
    return {
        "games": len(played),
        "finished": sum(game.finished for game in played),
        "errors": sum(bool(game.error) for game in played),
        "answers": sum(game.answers for game in played),
        "turns": sum(game.turns for game in played),
        "manual_steps_skipped": sum(game.skipped for game in played),
        "manual_steps_per_game": round(sum(game.skipped for game in played) / len(played), 2),
        "won": [won[0], won[1]],
        "drawn": won[-1],
        "seconds": round(seconds, 3),
        "games_per_s": round(len(played) / seconds, 2),
        "digest": digest_of(played),
    }


def _shown(value: object) -> str:
    return " / ".join(map(str, value)) if isinstance(value, list) else str(value)

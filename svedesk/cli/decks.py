"""`svedesk decks`: the decks that come with the program."""

from __future__ import annotations

import json

from svedesk.cli import materials
from svedesk.cli.parser import Arguments, Parser
from svedesk.decks.model import size
from svedesk.decks.starter import starter_decks


def arguments(parser: Parser) -> None:
    """Only how to print."""
    parser.add_argument("--json", action="store_true", help="print as JSON")


def run(arguments: Arguments) -> int:
    """Print one line for each deck."""
    rows, decks = [], materials.game().decks
    for code, deck in starter_decks(materials.game()).items():
        found = decks.automation(deck.numbers(), materials.rules())
        rows.append(
            {
                "code": code,
                "name": deck.name,
                "leaders": deck.leaders,
                "main": size(deck.main),
                "evolve": size(deck.evolve),
                "cards": sum(found),
                "scripted": found.executes,
            }
        )
    if arguments.json:
        print(json.dumps(rows, ensure_ascii=False, indent=1))
        return 0
    for row in rows:
        by_hand = "fully automated" if row["scripted"] == row["cards"] else "partly manual"
        print(f"{row['code']}  {row['name']:28} {row['main']} + {row['evolve']} cards, {by_hand}")
    return 0

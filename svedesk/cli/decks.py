"""`svedesk decks`: the decks that come with the program."""

from __future__ import annotations

import json

from svedesk.cli import materials
from svedesk.cli.console import Arguments, Parser
from svedesk.decks.model import counted_sections, one_by_one, size
from svedesk.decks.sheet import sizes
from svedesk.decks.starter import starter_decks


def arguments(parser: Parser) -> None:
    """Only how to print."""
    parser.add_argument("--json", action="store_true", help="print as JSON")


def run(arguments: Arguments) -> int:
    """Print one line for each deck."""
    decks, shipped = materials.game().decks, starter_decks(materials.game())
    rows, lines, counted = [], [], counted_sections(decks)
    widest = max(map(len, shipped))
    for code, deck in shipped.items():
        automation = decks.automation(deck.numbers(), materials.rules())
        rows.append(
            {
                "code": code,
                "name": deck.name,
                **{name: size(deck[name]) if name in counted else one_by_one(deck[name]) for name in deck},
                "cards": sum(automation),
                "scripted": automation.executes,
            }
        )
        by_hand = "fully automated" if automation.whole else "partly manual"
        lines.append(f"{code:{widest}}  {deck.name:28} {sizes(deck, decks)} cards, {by_hand}")
    print(json.dumps(rows, ensure_ascii=False, indent=1) if arguments.json else "\n".join(lines))
    return 0

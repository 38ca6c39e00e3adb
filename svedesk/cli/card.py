"""`svedesk card`: what is known of a card, by number or name."""

from __future__ import annotations

import json
from dataclasses import asdict

from svedesk.cli import materials
from svedesk.cli.parser import Arguments, Parser
from svedesk.cli.script_places import script_places
from svedesk.cli.sheet import sheet
from svedesk.games.sve.status import card_message, status
from svedesk.games.sve.text.cards import card_text
from svedesk.games.sve.text.sentences import sentence


def arguments(parser: Parser) -> None:
    """Which card, and how to print it."""
    parser.add_argument("card", metavar="CARD", help="a collector number (SD01-001) or a name in either language")
    parser.add_argument("--lang", choices=("en", "ja"), default="en", help="language of names and text")
    parser.add_argument("--json", action="store_true", help="print as JSON")


def run(arguments: Arguments) -> int:
    """Print every card that has this number or name."""
    places = script_places()
    found = materials.card(arguments.card)
    if arguments.json:
        rows = [
            asdict(facts)
            | {
                "text": card_text(materials.rules().definition(facts.number), "en"),
                "text_ja": card_text(materials.rules().definition(facts.number), "ja"),
                "script": places.get(facts.number),
                "status": status(materials.rules().definition(facts.number)),
            }
            for facts in found
        ]
        print(json.dumps(rows, ensure_ascii=False, indent=1))
        return 0
    for place, facts in enumerate(found):
        if place:
            print()
        print("\n".join(sheet(facts, materials.rules().definition(facts.number), arguments.lang)))
        script = places.get(facts.number)
        said = sentence(card_message(materials.rules().definition(facts.number)), arguments.lang, str)
        print(said)
        print(f"script: {script or 'none'}")
    return 0

"""`svedesk card`: what is known of a card, by number or name."""

from __future__ import annotations

import json
from collections.abc import Iterator

from svedesk.cli import materials
from svedesk.cli.console import Arguments, Parser
from svedesk.engine.card_fields import names
from svedesk.engine.message import Message


def arguments(parser: Parser) -> None:
    """Which card, and how to print it."""
    parser.add_argument("card", metavar="CARD", help="a card number (SD01-001) or a name in either language")
    parser.add_language()
    parser.add_argument("--json", action="store_true", help="print as JSON")


def run(arguments: Arguments) -> int:
    """Print every card that has this number or name."""
    rules = materials.rules()
    matches = materials.card(arguments.card)
    if arguments.json:
        rows = [
            {name: getattr(facts, name) for name in names(type(facts))}
            | {
                "text": rules.reading(facts.number).text("en"),
                "text_ja": rules.reading(facts.number).text("ja"),
                "script": _place(facts.number),
                "status": rules.reading(facts.number).automation,
            }
            for facts in matches
        ]
        print(json.dumps(rows, ensure_ascii=False, indent=1))
        return 0
    words = materials.table().words(materials.rules(), arguments.lang, materials.names(arguments.lang))
    for place, facts in enumerate(matches):
        if place:
            print()
        print("\n".join(words.sheet(facts)))
        script = _place(facts.number)
        print(words.sentence(Message(f"card-{rules.reading(facts.number).automation}")))
        print(f"script: {script or 'none'}")
        for mistake in _mistakes(facts.number):
            print(f"mistake: {mistake}")
    return 0


def _mistakes(number: str) -> Iterator[str]:
    """What is wrong with the script of a card that comes with the program."""
    scripts = materials.game().scripts
    return scripts.mistakes(number, materials.library()) if number in scripts.shipped else iter(())


def _place(number: str) -> str | None:
    """Where a card's script is: a file and line, or the pack it came with."""
    cards = materials.cards()
    for pack in cards.packs:
        if number in cards.library and any(card.number == number and card.script for card in pack.cards):
            unused = "; not used because of a mistake, see svedesk pack check"
            return f"in the pack {pack.id}{'' if materials.rules().usable(number) else unused}"
    return materials.game().scripts.place(number)

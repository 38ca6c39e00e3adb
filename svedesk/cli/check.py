"""`svedesk check`: mistakes in card scripts, found without playing."""

from __future__ import annotations

from svedesk.cli import materials
from svedesk.cli.parser import Arguments, Parser
from svedesk.cli.script_places import script_places
from svedesk.games.sve.check import mistakes
from svedesk.games.sve.scripts import SCRIPTS


def arguments(parser: Parser) -> None:
    """Which cards."""
    parser.add_argument("cards", nargs="*", metavar="CARD", help="card numbers or names (default: every script)")


def run(arguments: Arguments) -> int:
    """Print a line for each mistake with the place of its script; status 1 when there is any."""
    numbers = [facts.number for wanted in arguments.cards for facts in materials.card(wanted)] or list(SCRIPTS)
    places, count = script_places(), 0
    for number in dict.fromkeys(numbers):
        if number not in SCRIPTS:
            print(f"{number}: has no script; its text is resolved by hand")
            continue
        for mistake in mistakes(number, SCRIPTS[number], materials.library()):
            print(f"{places.get(number, 'unknown place')}: {mistake}")
            count += 1
    scripts = sum(number in SCRIPTS for number in dict.fromkeys(numbers))
    print(f"scripts checked: {scripts}, mistakes: {count}")
    return 1 if count else 0

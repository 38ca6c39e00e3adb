"""Lists of cards for tests: invented cards, in the forms other people keep theirs in."""

from pathlib import Path

from svedesk.cards.database import Database
from svedesk.cards.draft import draft
from svedesk.cards.import_rows import bring
from svedesk.cards.library import Library
from svedesk.cards.report import Report
from svedesk.games.sve.facts import SveFacts

SHARED = Path(__file__).resolve().parents[3] / "shared" / "data"
EMBER = {"number": "XX01-001", "name": "Ember Adept", "kind": "follower", "cost": "1", "attack": "1", "defense": "2"}
SHIPPED = Library(
    [
        SveFacts("SX-001", "Stone", "石", "amulet", cost=2, traits=("Golem",), traits_ja=("ゴーレム",)),
        SveFacts("SX-002", "Twin", "双子", "spell", cost=1),
        SveFacts("SX-003", "Twin", "双子", "follower", cost=1, attack=1, defense=1),
    ]
)
"""What svedesk would come with."""


def brought(database: Database, *told: dict, file: str = "mine.csv", shipped: Library = SHIPPED) -> Report:
    """Bring rows that say this."""
    rows = [draft(f"line {line}", row, SveFacts) for line, row in enumerate(told, 1)]
    return bring(database, file, rows, shipped=shipped)


def card(name: str, address: str = "", **props: str) -> str:
    """One card of a Cockatrice card database."""
    given = {"type": "Follower|Forestcraft - Pixie", "maintype": "Follower", "cmc": "2", "pt": "2/3", **props}
    text = given.pop("text", "")
    inside = "".join(f"<{key}>{value}</{key}>" for key, value in given.items())
    return f'<card><name>{name}</name><set picURL="{address}">XX01</set><text>{text}</text><prop>{inside}</prop></card>'


def card_database(*cards: str) -> str:
    """A Cockatrice card database of these cards."""
    return f'<cockatrice_carddatabase version="4"><cards>{"".join(cards)}</cards></cockatrice_carddatabase>'

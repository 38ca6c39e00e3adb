"""Changes by hand without thinking: every kind of operation, often a possible one, for any table of this game."""

import random

from svedesk.engine.log import Operation
from svedesk.engine.manual import BACKS, OPERATIONS
from svedesk.engine.records import Place
from svedesk.engine.table import Table
from svedesk.engine.view import is_back

NAMES = tuple(sorted(OPERATIONS))
TOKENS = ("SD01-T01", "SD02-T01", "SD02-T02")
CARDS = (*TOKENS, "SD01-001", "SD01-002", "SD01-016", "SD01-018", "SD02-006", "SD02-LD01", "nothing")
KEYWORDS = ("ward", "storm", "rush", "assail", "intimidate", "drain", "bane", "aura", "quick", "of my own")
POSITIONS = ("", "", "top", "bottom", "2", "random", "top-random", "bottom-random", "sideways")
NUMBERS = (
    *("play_points", "max_play_points", "evolution_points", "leader_defense", "hand_limit", "field_limit", "ex_limit"),
    *("cards_played", "evolve_played", "turn", "attacker", "of my own"),
)
STEPS = ("start", "start by-hand", "main", "main begin", "end", "end by-hand", "setup 0", "setup", "over", "lunch")

_TEXTS = {
    "stat": ("attack", "defense", "cost", "beauty"),
    "stat_set": ("attack", "defense", "cost"),
    "stats": ("3/4", "+1/-1", "0/0", "+2/1", "3", "big/small"),
    "keyword": KEYWORDS,
    "no_keyword": KEYWORDS,
    "counter": ("charge", "evolution", ""),
    "counter_set": ("charge", "evolution"),
    "note": ("mine", ""),
    "number": NUMBERS,
    "number_set": NUMBERS,
    "create": CARDS,
    "step": STEPS,
    "flip": ("", "up", "down"),
    "reveal_until": ("kind:spell", "cost:2", "card:SD01-018", "card:nothing", "cost:x", ""),
}


def any_operation(table: Table, chance: random.Random, name: str = "", seat: int = -1) -> Operation:
    """Some operation of this name (any) by this seat (any), with fields that often fit it."""
    name = name or chance.choice(NAMES)
    seat = chance.randrange(2) if seat < 0 else seat
    cards = [
        card.id
        for _, card in sorted(table.cards.items())
        if table.sees(card) >> seat & 1 or (name in BACKS and is_back(table, card))
    ]
    if chance.random() < 0.05:
        cards = [*sorted(table.cards), 999_999]  # some it can't see, one that is not there
    elif chance.random() < 0.6:
        cards = [card_id for card_id in cards if table.cards[card_id].zone in ("field", "ex", "resolution")] or cards
    if name == "clear":
        cards = [card_id for card_id in cards if card_id in table.cards and table.cards[card_id].given] or cards
    places = sorted(table.zones)
    if chance.random() < 0.6:
        places = [place for place in places if place.zone in ("field", "hand", "deck", "ex", "cemetery", "resolution")]
    picked = tuple(
        chance.sample(cards, min(len(cards), 2 if name in ("attach", "arrow") else chance.choice((1, 1, 1, 2, 6))))
    )
    to = chance.choice((*places, None)) if chance.random() < 0.5 else chance.choice(places)
    if name == "control" and picked and picked[0] in table.cards and chance.random() < 0.5:
        over = table.cards[picked[0]]
        to = Place(1 - over.seat, over.zone)
    return Operation(
        name,
        seat,
        picked,
        to,
        chance.choice((-3, -1, 0, 1, 1, 2, 3, 5, 20, 9_999, 10_000)),
        chance.choice(_TEXTS.get(name, POSITIONS)),
        chance.choice(places),
        chance.randrange(2),
        chance.choice(("", "turn", "always") if chance.random() < 0.2 else ("", "turn")),
    )

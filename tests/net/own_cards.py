"""Cards that do not come with the program, and tables where one program has other such cards than the other."""

import time
from collections import ChainMap
from dataclasses import replace
from functools import partial

from net.lan import deck
from shipped import SVE
from sve.playing import Invented, follower, shipped_facts

from svedesk.decks.network_decks import stops_by_hand
from svedesk.engine.log import DeckList
from svedesk.engine.origin import Origin
from svedesk.games.sve.card_scripts import SCRIPTS
from svedesk.games.sve.editions import EDITION_NAMES as EDITIONS
from svedesk.games.sve.editions import NAME
from svedesk.games.sve.group import Token
from svedesk.games.sve.ruleset import Sve
from svedesk.games.sve.words import draw, fanfare, storm, summon, ward
from svedesk.net.local_link import LocalLink
from svedesk.net.room import Room
from svedesk.net.room_plan import RoomPlan, Rules

FOXES = Origin("foxes-1", "Foxes", "5e" * 32)
KIT = follower("Kit", special="token", attack=1, defense=1, classes=("Neutral",))
MANY = {"deck_limit": 50, "classes": ("Neutral",)}
DEN = follower("Den of foxes", fanfare(summon(Token("X-Kit", "Kit", "Kit"))), cost=1, defense=3, **MANY)
VIXEN = follower("Vixen", storm, cost=1, **MANY)
SCOUT = follower("Scout fox", ward, fanfare(draw(1)), cost=1, **MANY)
PACK = (DEN, VIXEN, SCOUT, KIT)
VIXEN_CHANGED = replace(VIXEN, facts=replace(VIXEN.facts, cost=4))
CHANGED = (*(replace(card, facts=replace(card.facts, cost=5)) for card in (DEN, VIXEN, SCOUT)), KIT)


def rules_with(*cards: Invented) -> Sve:
    """The rules over the shipped cards and these, which are from a pack."""
    invented = {card.facts.number: card for card in cards}
    facts = {**shipped_facts(), **{number: card.facts for number, card in invented.items()}}
    scripts = ChainMap({number: card.abilities for number, card in invented.items()}, SCRIPTS)
    return Sve(facts, scripts, origins=dict.fromkeys(invented, FOXES))


def fox_deck(code: str = "SD01") -> DeckList:
    """A starter deck's leader with foxes: every hand has some, however it is shuffled."""
    own = [card.facts.number for card in (DEN, VIXEN, SCOUT) for _ in range(14)]
    return replace(deck(code).having(main=tuple(own[:40])), name="Foxes")


def table(ruleset: Sve, plan: RoomPlan | None = None) -> Room:
    """A host's table."""
    stops = partial(stops_by_hand, game=SVE, rules=ruleset)
    rules = Rules(ruleset, NAME, EDITIONS[-1], "standard", lambda brought, form: (), "", stops)
    return Room(rules, plan or RoomPlan("A game", "Host"), time.monotonic)


def sit(room: Room, name: str, brought: DeckList, ruleset: Sve, kind: type[LocalLink] = LocalLink) -> LocalLink:
    """Somebody whose program knows these cards sits down and brings a deck."""
    link = kind(room, name)
    link.sit_down()
    link.choose_deck(brought, "", ruleset.brought(brought.all))
    return link


def game(host: Sve, first: Sve, other: Sve, kind: type[LocalLink] = LocalLink, plan: RoomPlan | None = None):
    """A game of foxes against a starter deck that has begun."""
    room = table(host, plan)
    links = (sit(room, "Aya", fox_deck(), first, kind), sit(room, "Ben", deck("SD02"), other, kind))
    for link in links:
        link.ready()
    assert room.phase == "playing"
    return room, links

"""Universes whose rules differ (14): what a deck is based on (6.1.1.5), and what that changes before a game starts."""

from __future__ import annotations

from svedesk.engine.ask import Ask, Flow, Option, ask
from svedesk.engine.message import Message
from svedesk.engine.records import Place
from svedesk.games.sve.abilities.base import Context, resolve
from svedesk.games.sve.abilities.before_game import AfterRedraw
from svedesk.games.sve.formats import NEUTRAL, VANGUARD
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.values.names import is_called
from svedesk.games.sve.zones import DECK, EVOLVE_DECK, EX, FIELD, LEADER

UMAMUSUME = "Umamusume: Pretty Derby"
PRINCESS_CONNECT = "Princess Connect! Re:Dive"
CINDERELLA_GIRLS = "THE IDOLM@STER CINDERELLA GIRLS"

OTHER = "another universe"
"""Any universe without rules of its own."""
_KNOWN = ("", UMAMUSUME, CINDERELLA_GIRLS, VANGUARD, OTHER, PRINCESS_CONNECT)
BASED_ON = "based_on"
"""The number of a seat that remembers its deck's universe: the place in `_KNOWN`, which tables keep."""


def set_base(game: GameState, seat: int, universe: str) -> None:
    """Remember what a seat's deck is based on: a universe, or "" for a class."""
    known = universe in _KNOWN and (universe != PRINCESS_CONNECT or game.edition.union_burst)
    place = _KNOWN.index(universe if known else OTHER)
    game.table.set_number(seat, BASED_ON, place)


def base(game: GameState, seat: int) -> str:
    """The universe a seat's deck is based on, `OTHER` for one without rules of its own, "" when it is based on a
    class."""
    return universe_at(game.table.number(seat, BASED_ON))


def universe_at(place: int) -> str:
    """The universe that a value of `BASED_ON` stands for; see `base`."""
    return _KNOWN[place] if 0 <= place < len(_KNOWN) else OTHER


def may_burst(game: GameState, seat: int) -> bool:
    """Whether Union Burst abilities of a seat's cards are valid: in its universe only, wherever they are
    (JA 14.5.1.2)."""
    return game.edition.union_burst and base(game, seat) == PRINCESS_CONNECT


MAGICAL_ITEM = "Magical Item"
MAGICAL_ITEMS = 5  # 14.3.1.2


def declare(game: GameState, seat: int) -> Flow:
    """Settle what a seat's deck is based on (6.1.1.5). A player whose leader card has both a class and a universe says
    which (6.2.1.3), where the cards fit both; else the cards tell."""
    table = game.table
    leaders = [game.facts(card) for card in table.in_zone(seat, LEADER)]
    universe = leaders[0].universe if leaders else ""
    if not universe:
        return
    cards = [game.facts(card) for zone in (DECK, EVOLVE_DECK) for card in table.in_zone(seat, zone)]
    classes = {NEUTRAL, *(word for leader in leaders for word in leader.classes)}
    of_class = bool(leaders[0].classes) and not any(classes.isdisjoint(facts.classes) for facts in cards)
    of_universe = all(facts.universe == universe for facts in cards)
    if universe == VANGUARD and of_class and not any(facts.starting for facts in cards):
        of_universe = False  # 14.4.2.1.1: such a deck can be based on its class only
    if of_class and of_universe:
        options = (Option("class"), Option("universe"))
        reason = Message("class-or-universe", (universe,), "6.2.1.3")
        (picked,) = yield from ask(lambda: Ask(seat, "basis", options, reason=reason))
        of_universe = picked.kind == "universe"
    if of_universe:
        set_base(game, seat, universe)


def lay_starting_amulet(game: GameState, seat: int) -> None:
    """Put a Starting Amulet card from the deck onto the field facedown (14.4.3.1). All of a deck are of one name
    (14.4.4.1.1), so which is no choice. Nothing watches yet."""
    table = game.table
    if base(game, seat) != VANGUARD:
        return
    for card in table.in_zone(seat, DECK):
        if game.facts(card).starting:
            laid = table.move(card.id, Place(seat, FIELD), faceup=False, why="start")
            table.put(table.cards[laid]._replace(known=1 << seat))  # who laid it knows it
            return


def turn_up_starting_amulets(game: GameState, seat: int) -> None:
    """Turn what was laid facedown faceup (14.4.3.2)."""
    for card in game.field(seat):
        game.table.flip(card.id, faceup=True)


def take_magical_items(game: GameState, seat: int) -> None:
    """Put five Magical Item tokens into the EX area (14.3.1.2)."""
    if base(game, seat) != CINDERELLA_GIRLS:
        return
    for token in game.definitions.tokens:
        if is_called(game.definitions[token.number], MAGICAL_ITEM):
            for _ in range(MAGICAL_ITEMS):
                game.table.create(token.number, seat, Place(seat, EX))
            return


def resolve_after_redraw(game: GameState, seat: int) -> Flow:
    """Resolve the abilities of cards in a seat's deck and on its field that take effect now (6.2.1.12)."""
    for zone in (DECK, FIELD):
        for card in game.table.in_zone(seat, zone):
            meaning = game.printed(card)
            for index, ability in enumerate(meaning.abilities):
                if isinstance(ability, AfterRedraw) and card.id in game.table.cards:
                    context = Context(seat, card, card.id, meaning.facts.number, index)
                    yield from resolve(ability.steps, game, context)

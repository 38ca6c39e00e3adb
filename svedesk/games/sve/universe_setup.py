"""What a deck's universe changes before a game starts: declaring it (6.2.1.3), starting amulets (14.4.3), Magical Items
(14.3.1.2), and what takes effect after redrawing (6.2.1.12)."""

from __future__ import annotations

from svedesk.engine.ask import Ask, Flow, Option, ask
from svedesk.engine.message import Message
from svedesk.engine.records import Place
from svedesk.games.sve.abilities.base import Context, resolve
from svedesk.games.sve.abilities.before_game import AfterRedraw
from svedesk.games.sve.formats import NEUTRAL, VANGUARD
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.universes import CINDERELLA_GIRLS, base, set_base
from svedesk.games.sve.values.names import is_called
from svedesk.games.sve.zones import DECK, EVOLVE_DECK, EX, FIELD, LEADER

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

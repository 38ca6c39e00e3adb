"""The evolve process (5.15)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from svedesk.engine.ask import Option
from svedesk.engine.facts import Facts
from svedesk.engine.records import BACK_FACE, Card, Place
from svedesk.engine.view import CardView
from svedesk.games.sve.actions.give import give
from svedesk.games.sve.actions.triggers import note
from svedesk.games.sve.card_names import Called
from svedesk.games.sve.facts import sve_facts
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.trigger_events import Evolved, SuperEvolved
from svedesk.games.sve.values.changes import gain_abilities_anew
from svedesk.games.sve.values.field_state import evolving
from svedesk.games.sve.values.names import definition
from svedesk.games.sve.values.stats import carry_offsets
from svedesk.games.sve.zones import EVOLVE, EVOLVE_DECK


def corresponding(game: GameState, card: Card, into: tuple[Called, ...] = ()) -> tuple[Option, ...]:
    """The facedown cards in its controller's evolve deck with the same name (5.15.1.1.1), or with one of the names that
    its ability evolves it `into`, copies once; faceup ones are spent (4.6.3). Of a double-faced card either face may be
    it (4.6.4): `Option.index` is 1 for the back face."""
    lying = tuple([other for other in game.table.in_zone(card.seat, EVOLVE_DECK) if not other.faceup])
    name = definition(game, card).name
    known, key = evolving(game), (card.seat, name, into)
    before = known.get(key)
    if before is not None and before[0] == lying:
        return before[1]
    choices = (named_alike(called, lying, game.definitions.printed) for called in into or (Called(name, name),))
    options = tuple(dict.fromkeys(option for alike in choices for option in alike))
    known[key] = lying, options
    return options


def named_alike(name: Called, lying: Iterable[Card | CardView], facts: Callable[[str], Facts]) -> tuple[Option, ...]:
    """Of the cards of an evolve deck, those that correspond to a card of this name (see `corresponding`)."""
    options: dict[tuple[str, int], Option] = {}
    for other in lying:
        if not other.faceup:
            front = facts(other.number)
            if name.is_name_of(sve_facts(front)):
                options.setdefault((other.number, 0), Option("card", other.id))
            if front.back and name.is_name_of(sve_facts(facts(front.back))):
                options.setdefault((other.number, 1), Option("card", other.id, index=1))
    return tuple(options.values())


def evolve(game: GameState, card_id: int, with_card: int, *, back: bool = False, super_evolved: bool = False) -> None:
    """Put the specified card into the evolve zone, `back` with its back face visible (2.14.3), and link it to the card
    on the field (5.15.1), which has then evolved (5.15.1.3)."""
    table = game.table
    card = game.card(card_id)
    if card is None or with_card not in table.cards or not game.lies_on_field(card_id):
        return
    if game.edition.evolving_carries_offsets:
        carry_offsets(game, card_id)  # JA 5.15.2.1
    if game.edition.evolving_gains_abilities_anew:
        table.put(gain_abilities_anew(table.cards[card_id]))  # JA 5.15.2.2
    linked = table.move(with_card, Place(card.seat, EVOLVE), faceup=True, why="evolve")
    if back:
        table.mark(linked, BACK_FACE, 1)
    table.link(linked, card_id)
    table.mark(card_id, "evolved", game.turn)
    happened: list[Evolved | SuperEvolved] = [Evolved(table.cards[card_id])]
    if super_evolved:  # JA 12.2.4.1, 12.2.4.2
        give(game, card_id, "attack", 1, card.number)
        give(game, card_id, "defense", 1, card.number)
        happened.append(SuperEvolved(table.cards[card_id]))
    note(game, happened)

"""What is prohibited now (1.3.3)."""

from __future__ import annotations

from svedesk.engine.records import Card, Place
from svedesk.games.sve.abilities.no_damage import NoDamage
from svedesk.games.sve.abilities.restriction import CannotAttack, CannotBeDestroyed, CannotLose, Restriction
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Ref
from svedesk.games.sve.replaceable_events import Damage, Move
from svedesk.games.sve.values.groups import is_meant, members
from svedesk.games.sve.values.names import definition
from svedesk.games.sve.zones import EVOLVE, FIELD

_PLACES = tuple(Place(seat, zone) for seat in (0, 1) for zone in (FIELD, EVOLVE))

SAYS_THIS_KIND = (CannotAttack, CannotBeDestroyed)
"""What says "this follower" (or another card type), and is not applied to a card that is none now (5.24.3.1)."""


def is_restricted(game: GameState, card: Card, by: type[Restriction]) -> bool:
    """Whether a card on the field has such a restriction."""
    meaning = definition(game, card)
    if not meaning.restrictions:
        return False
    if issubclass(by, SAYS_THIS_KIND) and meaning.facts.kind != game.facts(card).kind:
        return False
    return any(isinstance(restriction, by) for restriction in meaning.restrictions)


def cannot_go(game: GameState, card: Card, move: Move) -> bool:
    """Whether a movement is prohibited: what cannot be destroyed by abilities (1.3.3) is moved by rules handling only,
    which is none (10.12.1.2)."""
    if move.why != "destroy" or move.rules or card.zone != FIELD:
        return False
    return is_restricted(game, card, CannotBeDestroyed)


def takes_no_damage(game: GameState, damage: Damage) -> bool:
    """Whether what would be dealt damage doesn't take it."""
    having, cards = game.definitions.with_no_damage, game.table.cards
    target = game.card(damage.target)
    if target is None or target.zone != FIELD:
        return False
    if not any(cards[card_id].number in having for place in _PLACES for card_id in game.table.zones[place]):
        return False  # to be asked first, since mostly there is none
    return any(
        isinstance(restriction, NoDamage) and _keeps(game, restriction, card, target, damage.kind)
        for card in game.on_fields()
        for restriction in definition(game, card).restrictions
    )


def _keeps(game: GameState, rule: NoDamage, card: Card, target: Card, kind: str) -> bool:
    if rule.kind not in ("", kind) or (rule.during and (rule.during == "your") != (card.seat == game.active)):
        return False
    if rule.beside is not None and not members(game, rule.beside, card.seat, card.id):
        return False
    if isinstance(rule.what, Ref):  # "this follower" is not said of a card that is none now (5.24.3.1)
        return target.id == card.id and definition(game, card).facts.kind == game.facts(card).kind
    return is_meant(game, target, rule.what, card.seat, card.id)


def cannot_lose(game: GameState, seat: int) -> bool:
    """Whether a seat can lose by conceding only (1.2.3.1)."""
    return any(is_restricted(game, card, CannotLose) for card in game.field(seat))

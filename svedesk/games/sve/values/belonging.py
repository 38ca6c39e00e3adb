"""Whether a card is one of a group, as far as its attack and defense do not matter: those ask here themselves."""

from __future__ import annotations

from svedesk.engine.records import Card
from svedesk.games.sve.game import Game
from svedesk.games.sve.group import Group
from svedesk.games.sve.values.names import definition, is_called, is_called_in_part


def belongs(game: Game, card: Card, group: Group, seat: int, this: int) -> bool:
    """Whether a card in the group's zone is one of it, seen from a text of `seat` on card `this`; a limit of defense is
    left aside (`groups.is_meant` heeds it)."""
    if group.other and card.id == this:
        return False
    if group.side != "any" and (card.seat == seat) != (group.side == "your"):
        return False
    meaning = definition(game, card)
    facts = meaning.facts
    if group.token:
        # The trait and "token" say all: a Pixie token is a follower as tokens of the pool go, and an amulet token would
        # be meant too.
        if game.definitions[card.number].facts.special != "token":
            return False
    elif group.kind not in {"card", facts.kind}:
        return False
    if group.named is not None and not (game.definitions[card.number].is_token and is_called(meaning, group.named.en)):
        return False
    if group.called is not None:
        meant = is_called_in_part if group.called.in_part else is_called
        if not meant(meaning, group.called.en):
            return False
    if group.most_cost is not None and (game.facts(card).cost or 0) > group.most_cost:
        return False
    if group.stack and "stack" not in meaning.keywords:
        return False
    return group.trait is None or group.trait.en in facts.traits

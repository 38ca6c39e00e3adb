"""What was done by hand while a text was resolved: it triggers what the same done by the rules would (10.7).

Nobody says what an operation stands for, so it is told from how the table lies before and after: a card that went from
a field to a cemetery was destroyed, one that went there from a hand discarded, more damage was dealt by the text.
"""

from __future__ import annotations

from collections.abc import Iterator

from svedesk.engine.ask import Ask, Flow, Option, ask
from svedesk.engine.message import Message
from svedesk.engine.records import Card
from svedesk.games.sve.actions.triggers import note
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.trigger_events import (
    DamageMade,
    Engaged,
    Equipped,
    Evolved,
    Happening,
    LeaderDefenseChanged,
    Moved,
)
from svedesk.games.sve.values.links import equipment_in_play
from svedesk.games.sve.zones import CEMETERY, DECK, EVOLVE, FIELD, HAND

_LOOKED_FOR = {FIELD: 0, HAND: 1, DECK: 3}
_OFF_DECK = (DECK, CEMETERY)
_WHY = {(FIELD, CEMETERY): "destroy", (HAND, CEMETERY): "discard"}


def manual_step(game: GameState, seat: int, reason: Message, this: int) -> Flow:
    """The question at which operations by hand are what a text does."""
    before = game.before()
    yield from ask(lambda: Ask(seat, "by_hand", (Option("done"),), reason=reason, source=this))
    note_by_hand(game, before, this)


def note_by_hand(game: GameState, before: GameState, this: int) -> None:
    """Make pending what is triggered by how the table has changed since `before`, while card `this` was resolved."""
    moved = tuple(_moved(game, before))
    for change in moved:
        if change.before is not None and change.before.zone == FIELD:
            game.left[change.before.id] = before
    happened = (*moved, *_changed(game, before, this), *_of_leaders(game, before))
    if happened:
        note(game, happened, before)


def _moved(game: GameState, before: GameState) -> Iterator[Moved]:
    """Cards that came to a field, left one, were discarded or put from a deck into a cemetery. A
    card is another one in another zone, so which it
    became is told by what is printed on it and whose it is: copies of a card are all the same here."""
    here, there = game.table.cards, before.table.cards
    new = [here[card_id] for card_id in sorted(here.keys() - there.keys())]
    gone = [there[card_id] for card_id in sorted(there.keys() - here.keys())]
    # What lay where all see it is looked for first, and among what can be seen; cards of a deck that was shuffled last.
    for old in sorted(gone, key=lambda card: _LOOKED_FOR.get(card.zone, 2)):
        copies = [card for card in new if (card.number, card.owner) == (old.number, old.owner)]
        after = min(copies, key=lambda card: (card.zone not in (FIELD, CEMETERY), card.id), default=None)
        if after is not None:
            new.remove(after)
        if old.zone == FIELD:
            if after is None and game.definitions[old.number].is_token:
                after = _eliminated(game, old)
            if after is not None and after.zone != FIELD:
                yield Moved(old, after, _WHY.get((FIELD, after.zone), ""))
        elif after is not None and (after.zone == FIELD or (old.zone, after.zone) in (*_WHY, _OFF_DECK)):
            yield Moved(old, after, _WHY.get((old.zone, after.zone), ""))
    yield from (Moved(None, card) for card in new if card.zone == FIELD)


def _eliminated(game: GameState, token: Card) -> Card:
    """A token that is gone, as it was in the cemetery for a moment (9.1.4.3)."""
    return token._replace(id=game.table.next_serial(), seat=token.owner, zone=CEMETERY)


def _changed(game: GameState, before: GameState, this: int) -> Iterator[Happening]:
    """What happened to cards that stayed on a field."""
    linked = {card.on for seat in (0, 1) for card in game.table.in_zone(seat, EVOLVE)}
    linked -= {card.on for seat in (0, 1) for card in before.table.in_zone(seat, EVOLVE)}
    for token in equipment_in_play(game):
        worn = before.card(token.id)
        base = game.card(token.on)
        if base is not None and base.zone == FIELD and (worn is None or worn.on != token.on):
            yield Equipped(base, token)
    for card in game.on_fields():
        old = before.card(card.id)
        if old is None or old.zone != FIELD:
            continue
        if card.id in linked:
            yield Evolved(card)
        if card.sideways and not old.sideways:
            yield Engaged(card)
        if card.damage > old.damage:
            yield DamageMade(this, card.id, card.damage - old.damage, attack=False, ability=True)


def _of_leaders(game: GameState, before: GameState) -> Iterator[Happening]:
    """What their defense was raised or lowered by, all in all."""
    for seat in range(game.table.seats):
        by = game.table.number(seat, "leader_defense") - before.table.number(seat, "leader_defense")
        if by:
            yield LeaderDefenseChanged(seat, by)

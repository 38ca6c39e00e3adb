"""Which replacement effects apply to what would happen (10.10): those of cards on fields, those of the card itself
wherever it lies (10.3.4), and those that effects have set up for a time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from svedesk.engine.records import Card
from svedesk.games.sve.abilities.replacement import ReplacementEffect, Replacing
from svedesk.games.sve.abilities.would import WouldDamage, WouldDivide, WouldDraw, WouldMove
from svedesk.games.sve.definitions import Definition
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Group, Leaders, Ref
from svedesk.games.sve.trigger_events import Coming, Damage, Dividing, Drawing, Move
from svedesk.games.sve.values.belonging import controller
from svedesk.games.sve.values.field_state import is_in_play
from svedesk.games.sve.values.groups import is_meant
from svedesk.games.sve.values.links import equipment_in_play, equipped_abilities
from svedesk.games.sve.values.names import definition, evolved_card, is_follower
from svedesk.games.sve.verbs.delayed import ReplaceLater, set_up
from svedesk.games.sve.zones import BANISHED, CEMETERY, DECK, FIELD, HAND, LEADER

_THIS = Ref("this")


class ActiveReplacement(NamedTuple):
    """A replacement effect in place: whose (`seat`), of which card (`source`, as it is or was; `this`, the id it has
    now), from which ability (`number`, `index`), with the cards its text had named. `key` tells it from any other;
    `serial` is that of an effect set up for a time, `once` that it is then used up."""

    key: tuple[object, ...]
    replacing: Replacing
    seat: int
    source: Card
    this: int
    number: str
    index: int  # type: ignore[assignment]  # a field, not tuple.index
    bound: tuple[int, ...] = ()
    serial: int = 0
    once: bool = False


def replacement_effects(meaning: Definition) -> list[tuple[int, Replacing]]:
    """The replacement effects of a card, each with the place of its ability."""
    return [
        (index, replacing)
        for index, ability in meaning.numbered[ReplacementEffect]
        if (replacing := ability.replacing) is not None
    ]


def may_apply(game: GameState, numbers: Iterable[str] = ()) -> bool:
    """Whether any replacement effect could apply: to be asked first, since mostly none does. `numbers` are those of the
    cards that move, wherever they lie."""
    if game.table.delayed:
        return True
    if is_in_play(game, ReplacementEffect):
        return True
    having = game.definitions.having[ReplacementEffect]
    return bool(having) and not having.isdisjoint(numbers)


def applying(game: GameState, event: Coming, card: Card | None = None) -> list[ActiveReplacement]:
    """The replacement effects that apply to an event, whether or not they were applied to it. `card` is the one that
    moves, also where it is still to be created."""
    effects = list(_in_place(game))
    if card is not None and card.zone != FIELD:
        effects += _own(game, card, event)
    return [effect for effect in effects if _applies(game, effect, event, card)]


def _in_place(game: GameState) -> Iterator[ActiveReplacement]:
    having = game.definitions.having[ReplacementEffect]
    if having:
        for card in game.on_fields():
            shown = evolved_card(game, card) or card
            if shown.number in having:
                meaning = definition(game, card)
                for index, replacing in replacement_effects(meaning):
                    key = ("ability", card.id, meaning.facts.number, index)
                    yield ActiveReplacement(key, replacing, card.seat, card, card.id, meaning.facts.number, index)
            for token, gift in equipped_abilities(game, card):
                for index, replacing in replacement_effects(gift):
                    own = ("given", card.id, token.id, gift.facts.number, index)
                    yield ActiveReplacement(own, replacing, card.seat, card, card.id, gift.facts.number, index)
        for token in equipment_in_play(game):
            for index, replacing in replacement_effects(game.definitions[token.number]):
                key = ("ability", token.id, token.number, index)
                yield ActiveReplacement(key, replacing, token.seat, token, token.id, token.number, index)
    for waiting in game.table.delayed:
        if waiting.until in (0, game.turn):
            later = set_up(game.definitions[waiting.number].abilities[waiting.index], waiting.part)
            if isinstance(later, ReplaceLater):
                yield ActiveReplacement(
                    ("set up", waiting.serial),
                    later.replacing,
                    waiting.seat,
                    waiting.source,
                    waiting.this,
                    waiting.number,
                    waiting.index,
                    waiting.bound,
                    waiting.serial,
                    later.once,
                )


def _own(game: GameState, card: Card, event: Coming) -> Iterator[ActiveReplacement]:
    """What a card that is not on a field says of its own movements; of one that comes, its controller is whose field it
    comes to."""
    meaning = definition(game, card)
    seat = event.to.seat if isinstance(event, Move) and event.to.seat >= 0 else controller(card)
    for index, replacing in replacement_effects(meaning):
        if isinstance(replacing.event, WouldMove) and replacing.event.what == _THIS:
            key = ("ability", card.id, meaning.facts.number, index)
            yield ActiveReplacement(key, replacing, seat, card, card.id, meaning.facts.number, index)


def _applies(game: GameState, effect: ActiveReplacement, event: Coming, card: Card | None) -> bool:
    replacing = effect.replacing
    if replacing.during and (replacing.during == "your") != (effect.seat == game.active):
        return False
    would = replacing.event
    if isinstance(event, Move):
        return isinstance(would, WouldMove) and card is not None and _moves(game, effect, would, event, card)
    if isinstance(event, Damage):
        return isinstance(would, WouldDamage) and _damages(game, effect, would, event)
    if isinstance(event, Dividing):
        return isinstance(would, WouldDivide) and effect.seat == event.seat
    assert isinstance(event, Drawing)
    return isinstance(would, WouldDraw) and (would.side == "your") == (effect.seat == event.seat)


# -- movement ----------------------------------------------------------------------------------------------------------


def _moves(game: GameState, effect: ActiveReplacement, would: WouldMove, move: Move, card: Card) -> bool:
    if not _goes(would, move, card) or (would.counter and not card.counter(would.counter)):
        return False
    if isinstance(would.what, Ref):
        return card.id == effect.this if would.what.name == "this" else card.id in effect.bound
    if would.way == "arrive":  # 10.10.3: with what holds for it there
        card = card._replace(zone=FIELD, seat=move.to.seat)
    elif would.way == "cemetery":  # whose it is put into
        card = card._replace(seat=move.to.seat)
    return is_meant(game, card, would.what, effect.seat, effect.this)


def _goes(would: WouldMove, move: Move, card: Card) -> bool:
    """Whether a card goes the way an effect is about."""
    source, zone, way = card.zone, move.to.zone, would.way
    if way == "arrive":
        return zone == FIELD
    if way == "cemetery":
        return zone == CEMETERY
    if way == "discard":
        return source == HAND and zone == CEMETERY and move.why == "discard"
    if way == "mill":
        return source == DECK and zone == CEMETERY
    if source != FIELD:
        return False
    if way == "destroy":
        return zone == CEMETERY and move.why == "destroy"
    return way == "leave" or zone == {"banish": BANISHED, "return": HAND, "bury": CEMETERY}[way]


# -- damage ------------------------------------------------------------------------------------------------------------


def _damages(game: GameState, effect: ActiveReplacement, would: WouldDamage, damage: Damage) -> bool:
    target = game.card(damage.target)
    if target is None or damage.amount < would.least or not _is_of_kind(game, effect, would, damage, target):
        return False
    if would.dealer is not None:
        source = game.card(damage.source)  # 10.12.2.3
        if source is None or not _is_named(game, effect, would.dealer, source):
            return False
        return would.taker is None or _is_named(game, effect, would.taker, target)
    if would.taker is None:
        return target.zone == LEADER and target.seat == effect.seat
    return _is_named(game, effect, would.taker, target)


def _is_of_kind(game: GameState, effect: ActiveReplacement, would: WouldDamage, damage: Damage, target: Card) -> bool:
    if would.kind == "combat":  # 5.13.3.2: what attacker and target deal each other
        return damage.kind == "combat" or (damage.kind == "attack" and is_follower(game, target))
    if would.kind == "enemy_ability":
        source = game.card(damage.source)
        return damage.kind == "ability" and source is not None and controller(source) != effect.seat
    return would.kind in ("", damage.kind)


def _is_named(game: GameState, effect: ActiveReplacement, what: Group | Leaders | Ref, card: Card) -> bool:
    if isinstance(what, Ref):
        return card.id == effect.this if what.name == "this" else card.id in effect.bound
    if isinstance(what, Group):
        is_there = card.zone == FIELD or what.kind == "spell"  # a spell deals damage from the resolution zone
        return is_there and is_meant(game, card, what, effect.seat, effect.this)
    if card.zone == LEADER:
        return what.side == "any" or (card.seat == effect.seat) == (what.side == "your")
    return what.and_followers and card.zone == FIELD and is_meant(game, card, what.followers, effect.seat, effect.this)

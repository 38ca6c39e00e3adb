"""Which keywords a card has now: printed, given, and had through passive abilities or equipment (10.9.1.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from svedesk.engine.records import Card
from svedesk.games.sve.abilities.passive import WhileHere
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.values.belonging import belongs
from svedesk.games.sve.values.changes import LOSING
from svedesk.games.sve.values.field_state import CardValues, Givers, field_state, values_of
from svedesk.games.sve.values.links import WHILE_RACING, equipped_keywords, is_linked_in
from svedesk.games.sve.values.names import definition
from svedesk.games.sve.zones import FIELD, RACE


def reaching(
    game: GameState, card: Card, gives: Literal["keywords", "attack", "defense"]
) -> Iterator[tuple[tuple[int, ...], WhileHere]]:
    """The passive abilities of cards on fields that give something to this card, each with the ids of the cards that
    have it, which tell when they came (10.9.1.6.1).

    What gives abilities comes before what gives traits (10.9.1.2, 10.9.1.3), so it means cards by the traits printed on
    them. The condition of what gives something else is not asked for: it may depend on what is being counted.
    """
    if card.zone != FIELD:
        return
    for passive, givers in field_state(game).reach.passives:
        if not getattr(passive, gives):
            continue
        ids = tuple(_meaning_it(game, card, passive, givers, by_print=gives == "keywords"))
        if passive.condition is not None:
            ids = tuple(giver for giver in ids if passive.condition.holds_for(game, givers.seat, 0, giver))
        if ids:
            yield ids, passive


def _meaning_it(game: GameState, card: Card, passive: WhileHere, givers: Givers, *, by_print: bool) -> Iterator[int]:
    """Those of the cards with an ability whose ability means a card: all the others alike, itself apart."""
    if passive.own:
        if card.id in givers.ids:
            yield card.id
        return
    has = definition(game, card).facts.traits if by_print else None
    groups = (passive.group, *passive.also)
    others = any(belongs(game, card, group, givers.seat, 0, has) for group in groups)
    itself = card.id in givers.ids and any(belongs(game, card, group, givers.seat, card.id, has) for group in groups)
    for giver in givers.ids:
        if itself if giver == card.id else others:
            yield giver


def keywords(game: GameState, card: Card) -> tuple[str, ...]:
    """Its keywords, each once, the printed ones first; given and taken in the order the effects were produced
    (10.9.1.6), a passive ability's place in it being when its card came (10.9.1.6.1)."""
    if card.zone != FIELD:
        if card.given:
            return _all_keywords(game, card)
        return (game.printed(card) if card.marks else game.definitions[card.number]).keywords
    values = values_of(game, card)
    if values.keywords is not None:
        return values.keywords
    names = _all_keywords(game, card)
    if is_kept(values):
        values.keywords = names
    return names


def is_kept(values: CardValues) -> bool:
    """Whether keywords follow from nothing but what values name: not from numbers or the race zone, too."""
    racing = values.card.given and any(change.what == WHILE_RACING for change in values.card.given)
    return not (racing or values.reach.conditional)


def _all_keywords(game: GameState, card: Card) -> tuple[str, ...]:
    names = printed = list(definition(game, card).keywords)
    changes = []
    for change in card.given:
        if change.what in ("keyword", "no_keyword", *LOSING):
            changes.append((change.order, change.what, str(change.value)))
        elif change.what == WHILE_RACING and is_linked_in(game, card.id, RACE):
            changes.append((change.order, "keyword", "rush"))  # 14.2.3.1
    for givers, passive in reaching(game, card, "keywords"):
        # What is given again adds nothing but after it was taken.
        effective = givers if card.given else givers[:1]
        changes += [(giver, "keyword", keyword.name) for keyword in passive.keywords for giver in effective]
    changes += [(token, "keyword", name) for token, name in equipped_keywords(game, card)]
    for _, what, name in sorted(changes) if changes else ():
        if what in LOSING:
            names = printed  # what it had before is lost (5.30.2), none of it printed; what it gains later it keeps
        else:
            names = [*names, name] if what == "keyword" else [other for other in names if other != name]
    return tuple(dict.fromkeys(names))


def has_keyword(game: GameState, card: Card, name: str) -> bool:
    """Whether it has a keyword now. Keywords of followers and amulets count on the field only, Quick anywhere (10.3.5,
    12.3.6)."""
    return (card.zone == FIELD or name in ("quick", "quick_unknown")) and name in keywords(game, card)

"""Which keywords a card has now: printed, given, and had through passive abilities or equipment (10.9.1.2)."""

from __future__ import annotations

from svedesk.engine.records import Card
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.values.changes import LOSING
from svedesk.games.sve.values.field_state import CardValues, kept
from svedesk.games.sve.values.links import WHILE_RACING, equipped_keywords, is_linked_in
from svedesk.games.sve.values.names import definition
from svedesk.games.sve.values.passives import reaching
from svedesk.games.sve.zones import FIELD, RACE


def keywords(game: GameState, card: Card) -> tuple[str, ...]:
    """Its keywords, each once, the printed ones first; given and taken in the order the effects were produced
    (10.9.1.6), a passive ability's place in it being when its card came (10.9.1.6.1)."""
    if card.zone != FIELD:
        if card.given:
            return _all_keywords(game, card)
        return (game.printed(card) if card.marks else game.definitions[card.number]).keywords
    values = kept(game, card)
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

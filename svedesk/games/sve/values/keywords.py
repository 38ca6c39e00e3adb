"""Which keywords a card has now: printed, given, and had through passive abilities (10.9.1.2)."""

from __future__ import annotations

from svedesk.engine.records import Card
from svedesk.games.sve.game import Game
from svedesk.games.sve.values.groups import belongs
from svedesk.games.sve.values.names import definition
from svedesk.games.sve.zones import FIELD


def keywords(game: Game, card: Card) -> tuple[str, ...]:
    """Its keywords, each once, the printed ones first."""
    found = list(definition(game, card).keywords)
    for change in card.given:
        if change.what == "keyword":
            found.append(str(change.value))
        elif change.what == "no_keyword":
            found = [name for name in found if name != change.value]
    if card.zone == FIELD:
        for giver in game.on_fields():
            for _, passive in definition(game, giver).passives:
                if passive.keywords and belongs(game, card, passive.group, giver.seat, giver.id):
                    found += [keyword.name for keyword in passive.keywords]
    return tuple(dict.fromkeys(found))


def has_keyword(game: Game, card: Card, name: str) -> bool:
    """Whether it has a keyword now. Keywords of followers and amulets count on the field only, Quick anywhere (10.3.5,
    12.3.6)."""
    return (card.zone == FIELD or name == "quick") and name in keywords(game, card)

"""Whether a card is one of a group, as far as its attack and defense do not matter: those ask here themselves."""

from __future__ import annotations

from collections.abc import Collection

from svedesk.engine.records import Card
from svedesk.games.sve.abilities.activated import Evolve
from svedesk.games.sve.abilities.also_called import AlsoCalled
from svedesk.games.sve.abilities.gives_trait import GivesTrait
from svedesk.games.sve.definition import Definition
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Group, Token
from svedesk.games.sve.values.field_state import Givers, field_state
from svedesk.games.sve.values.links import equipment_on, races
from svedesk.games.sve.values.names import definition, evolved_card, is_called, is_called_in_part
from svedesk.games.sve.zones import FIELD

TRAIT = "trait"
"""What a trait is called among the things given to a card; the value is its English name."""


def belongs(
    game: GameState, card: Card, group: Group, seat: int, this: int, has: Collection[str] | None = None
) -> bool:
    """Whether a card in the group's zone is one of it, seen from a text of `seat` on card `this`; limits of attack and
    defense and keywords are left aside (`groups.is_meant` heeds them). `has` are traits to judge it by (None: those it
    has now)."""
    if group.or_else is not None:
        return any(belongs(game, card, one, seat, this, has) for one in group.alternatives)
    if group.other and card.id == this:
        return False
    if group.side != "any" and (card.seat == seat) != (group.side == "your"):
        return False
    meaning = definition(game, card)
    facts = meaning.facts
    if group.is_racing and not races(game, card):
        return False
    if (group.is_evolved or group.is_unevolved) and (evolved_card(game, card) is None) == group.is_evolved:
        return False
    if (group.is_engaged and not card.sideways) or (group.is_reserved and card.sideways):
        return False
    if group.token and not game.definitions[card.number].is_token:
        return False
    if group.kind not in {"card", facts.kind} and not group.is_by_name:
        return False
    if group.named is not None and not (
        is_called(meaning, group.named.en) or _goes_by_too(card, meaning, group.named.en)
    ):
        return False
    if group.called is not None and not _goes_by_too(card, meaning, group.called.en):
        meant = is_called_in_part if group.called.in_part else is_called
        if not meant(meaning, group.called.en) and not group.called.is_japanese_name_of(facts):
            return False
    if group.most_cost is not None and (game.facts(card).cost or 0) > group.most_cost:
        return False
    if group.least_cost is not None and (game.facts(card).cost or 0) < group.least_cost:
        return False
    if group.exact_cost is not None and game.facts(card).cost != group.exact_cost:
        return False
    if (group.stack and "stack" not in meaning.keywords) or (group.evolves and not meaning.of(Evolve)):
        return False
    if group.equips and not _is_equipped(game, card, group.equips, this):
        return False
    if group.craft is not None and group.craft not in facts.classes:
        return False
    if group.not_craft is not None and group.not_craft in facts.classes:
        return False
    if group.other_name and (name := _name_of(game, this)) and is_called(meaning, name):
        return False
    wanted = [trait for trait in (group.trait, group.second_trait) if trait is not None]
    if not wanted:
        return True
    found = traits(game, card, facts.traits) if has is None else has
    # A list of the user's may have a trait under its Japanese name alone.
    return all(trait.en in found or trait.ja in facts.traits_ja for trait in wanted)


def _is_equipped(game: GameState, card: Card, token: Token | str, this: int) -> bool:
    """Whether a card is equipped with such a token: of a name, any, or the one whose text it is (JA 14.5.2.2.2)."""
    worn = equipment_on(game, card)
    if isinstance(token, Token):
        return any(is_called(game.definitions[one.number], token.en) for one in worn)
    return any(token == "any" or one.id == this for one in worn)


def _name_of(game: GameState, this: int) -> str:
    """The name of the card with the text, as it is or was there last (10.11.1)."""
    when = game if this in game.table.cards else game.left.get(this)
    return "" if when is None else definition(when, when.table.cards[this]).name


def _goes_by_too(card: Card, meaning: Definition, name: str) -> bool:
    """Whether a card has a name beside its own while it is on the field."""
    return card.zone == FIELD and any(also.name.en == name for also in meaning.of(AlsoCalled))


def traits(game: GameState, card: Card, printed: Collection[str]) -> Collection[str]:
    """The traits a card has now: the printed ones, and those that persistent effects give (10.9.1.3). An effect that
    means cards by a trait another effect gives depends on that one and comes after it, whichever was there first
    (10.9.1.5): so they are gone through until none adds anything."""
    if card.zone != FIELD:
        return printed
    given = [str(change.value) for change in card.given if change.what == TRAIT] if card.given else ()
    waiting = list(field_state(game).reach.traits)
    if not given and not waiting:
        return printed
    has = {*printed, *given}
    while waiting:
        now = [one for one in waiting if _gets(game, card, one, has)]
        if not now:
            break
        has.update(ability.trait.en for ability, _ in now)
        waiting = [one for one in waiting if one not in now]
    return has


def _gets(game: GameState, card: Card, given: tuple[GivesTrait, Givers], has: Collection[str]) -> bool:
    ability, givers = given
    # Seen from any of them but itself it is the same (`Group.other`).
    return any(belongs(game, card, ability.group, givers.seat, giver, has) for giver in {givers.ids[0], givers.ids[-1]})

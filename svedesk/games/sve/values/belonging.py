"""Whether a card is one of a group, as far as its attack and defense do not matter: those ask here themselves."""

from __future__ import annotations

from collections.abc import Collection

from svedesk.engine.records import Card
from svedesk.games.sve.abilities.activated import Evolve
from svedesk.games.sve.abilities.counts_as import AlsoCalled, GivesTrait
from svedesk.games.sve.definitions import Definition
from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Group, Token, Trait
from svedesk.games.sve.values.field_state import Givers, field_state
from svedesk.games.sve.values.links import equipment_on, races
from svedesk.games.sve.values.names import definition, evolved_card, is_called, is_called_in_part
from svedesk.games.sve.zones import FIELD

TRAIT = "trait"
"""What a trait is called among the things given to a card; the value is its English name."""


def controller(card: Card) -> int:
    """Who controls a card; of one in a zone that is nobody's, its owner."""
    return card.seat if card.seat >= 0 else card.owner


def belongs(
    game: GameState, card: Card, group: Group, seat: int, this: int, has: Collection[str] | None = None
) -> bool:
    """Whether a card in the group's zone is one of it, seen from a text of `seat` on card `this`; limits of attack and
    defense and keywords are left aside (`groups.is_meant` heeds them). `has` are traits to judge it by (None: those it
    has now)."""
    if group.or_else is not None:
        return any(belongs(game, card, other, seat, this, has) for other in group.alternatives)
    if group.side != "any" and (controller(card) == seat) != (group.side == "your"):
        return False
    meaning = definition(game, card)
    if group.kind not in ("card", meaning.facts.kind) and not group.is_by_name:
        return False
    if group.filters:
        candidate = _CardSeen(game, card, meaning, this, has)
        for narrowing in group.filters:
            if not narrowing.fits(candidate):
                return False
    return True


class _CardSeen:
    """A card as a text on card `this` sees it; `has` are traits to judge it by (None: those it has now)."""

    __slots__ = ("_game", "_has", "_meaning", "_this", "card")

    def __init__(
        self, game: GameState, card: Card, meaning: Definition, this: int, has: Collection[str] | None
    ) -> None:
        self.card = card
        self._game, self._meaning, self._this, self._has = game, meaning, this, has

    @property
    def facts(self) -> SveFacts:
        """What it is now."""
        return self._meaning.facts

    @property
    def cost(self) -> int | None:
        """What it costs as printed."""
        return self._game.facts(self.card).cost

    @property
    def compared_cost(self) -> int | None:
        """Its printed cost where more and less are asked for: in some editions what a card lacks never compares
        (JA 1.3.6.2), nor is it counted then (JA 1.3.6.1); in others it is 0."""
        return self.cost if self._game.edition.lacking_costs_never_compare else self.cost or 0

    @property
    def is_token(self) -> bool:
        """Whether it is a token."""
        return self._game.definitions[self.card.number].is_token

    @property
    def is_this(self) -> bool:
        """Whether it has the text."""
        return self.card.id == self._this

    @property
    def is_evolved(self) -> bool:
        """Whether it has evolved."""
        return evolved_card(self._game, self.card) is not None

    @property
    def can_evolve(self) -> bool:
        """Whether it has an evolve ability."""
        return self._meaning.has(Evolve)

    @property
    def has_stack(self) -> bool:
        """Whether it has Stack."""
        return "stack" in self._meaning.keywords

    @property
    def races(self) -> bool:
        """Whether it races."""
        return races(self._game, self.card)

    @property
    def name_of_this(self) -> str:
        """The name of the card with the text, as it is or was there last (10.11.1); "" for none."""
        when = self._game if self._this in self._game.table.cards else self._game.left.get(self._this)
        return "" if when is None else definition(when, when.table.cards[self._this]).name

    def is_called(self, name: str, *, in_part: bool = False) -> bool:
        """Whether that is its name, or with `in_part` is in it."""
        return is_called_in_part(self._meaning, name) if in_part else is_called(self._meaning, name)

    def goes_by(self, name: str) -> bool:
        """Whether it has a name beside its own while it is on the field."""
        return self.card.zone == FIELD and any(also.name.en == name for also in self._meaning.of[AlsoCalled])

    def has_trait(self, trait: Trait) -> bool:
        """Whether it has a trait. A list of the user's may have one under its Japanese name alone."""
        if self._has is None:
            self._has = traits(self._game, self.card, self.facts.traits)
        return trait.en in self._has or trait.ja in self.facts.traits_ja

    def is_equipped(self, token: Token | str) -> bool:
        """Whether it is equipped with a token of that name, with any, or with the one that has the text."""
        worn = equipment_on(self._game, self.card)
        if isinstance(token, Token):
            return any(is_called(self._game.definitions[other.number], token.en) for other in worn)
        return any(token == "any" or other.id == self._this for other in worn)


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
        now = [effect for effect in waiting if _gets(game, card, effect, has)]
        if not now:
            break
        has.update(ability.trait.en for ability, _ in now)
        waiting = [effect for effect in waiting if effect not in now]
    return has


def _gets(game: GameState, card: Card, given: tuple[GivesTrait, Givers], has: Collection[str]) -> bool:
    ability, givers = given
    # Seen from any of them but itself it is the same (`Group.other`).
    return any(belongs(game, card, ability.group, givers.seat, giver, has) for giver in {givers.ids[0], givers.ids[-1]})

"""What is prohibited now (1.3.3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from svedesk.engine.records import Card
from svedesk.games.sve.abilities.no_damage import NoDamage
from svedesk.games.sve.abilities.restriction import (
    CannotAttack,
    CannotBeDestroyed,
    CannotLose,
    CannotRefresh,
    DealsByDefense,
    FollowersFirst,
    NoEnemyDraws,
    NoEnemyFanfares,
    OthersCannotAttack,
    Restriction,
)
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.group import Leaders, Ref
from svedesk.games.sve.trigger_events import Damage, Move
from svedesk.games.sve.values.belonging import controller
from svedesk.games.sve.values.durations import counts_now
from svedesk.games.sve.values.field_state import is_in_play
from svedesk.games.sve.values.groups import is_meant, members
from svedesk.games.sve.values.names import definition, is_follower
from svedesk.games.sve.values.stats import attack, defense
from svedesk.games.sve.zones import FIELD, LEADER

_Restriction = TypeVar("_Restriction", bound=Restriction)

NO_LEADER_ATTACK = "cannot_attack_leader"
"""What a Stand Trigger gives beside refreshing (14.4.5.1.3.3), and texts that forbid it for a time."""

SAYS_THIS_KIND = (CannotAttack, CannotBeDestroyed)
"""What says "this follower" (or another card type), and is not applied to a card that is none now (5.24.3.1)."""


FORBIDDEN: Mapping[str, str] = {
    "damage": "no_damage",
    "combat_damage": "no_combat_damage",
    "ability_damage": "no_ability_damage",
    "dealing": "deals_no_damage",
    "attacks": "cannot_attack",
    "leader_attacks": NO_LEADER_ATTACK,
    "refreshing": "no_refresh",
}
"""What is forbidden to a card by an effect, with what that is called among the things given to it."""


def is_forbidden(game: GameState, card: Card, rule: str) -> bool:
    """Whether an effect forbids it to a card now; `rule` is one of `FORBIDDEN`."""
    what = FORBIDDEN[rule]
    return any(change.what == what and counts_now(game, change.until) for change in card.given)


def is_restricted(game: GameState, card: Card, by: type[Restriction]) -> bool:
    """Whether a card on the field has such a restriction."""
    return bool(_restrictions(game, card, by))


def _restrictions(game: GameState, card: Card, by: type[_Restriction]) -> tuple[_Restriction, ...]:
    """Those of a card that are of a kind, none where it says "this follower" and is none now (5.24.3.1)."""
    meaning = definition(game, card)
    restrictions = meaning.of[by]
    if not restrictions:
        return ()
    if issubclass(by, SAYS_THIS_KIND) and meaning.facts.kind != game.facts(card).kind:
        return ()
    return restrictions


def cannot_attack(game: GameState, card: Card) -> bool:
    """Whether a follower on the field cannot attack anything."""
    if (card.given and is_forbidden(game, card, "attacks")) or _says_no_attack(game, card, leaders=False):
        return True
    if not is_in_play(game, OthersCannotAttack):
        return False
    return any(
        is_meant(game, card, rule.group, giver.seat, giver.id)
        for giver in game.on_fields()
        for rule in definition(game, giver).of[OthersCannotAttack]
    )


def cannot_attack_leaders(game: GameState, card: Card) -> bool:
    """Whether a follower on the field cannot attack leaders, whatever else it can attack."""
    given = bool(card.given) and is_forbidden(game, card, "leader_attacks")
    return given or _says_no_attack(game, card, leaders=True)


def followers_first(game: GameState) -> bool:
    """Whether no follower that can attack a follower can attack a leader."""
    return is_in_play(game, FollowersFirst) and any(
        is_restricted(game, card, FollowersFirst) for card in game.on_fields()
    )


def _says_no_attack(game: GameState, card: Card, *, leaders: bool) -> bool:
    return is_in_play(game, CannotAttack) and any(
        rule.leaders == leaders and (rule.condition is None or rule.condition.holds_for(game, card.seat, 0, card.id))
        for rule in _restrictions(game, card, CannotAttack)
    )


def cannot_refresh(game: GameState, card: Card) -> bool:
    """Whether a card stays engaged in its player's start phase that is going on (7.2.3)."""
    return is_restricted(game, card, CannotRefresh) or is_forbidden(game, card, "refreshing")


def cannot_go(game: GameState, card: Card, move: Move) -> bool:
    """Whether a movement is prohibited: what cannot be destroyed by abilities (1.3.3) is moved by rules handling only,
    which is none (10.12.1.2)."""
    if move.why not in ("destroy", "banish") or move.rules or card.zone != FIELD:
        return False
    rules = _restrictions(game, card, CannotBeDestroyed)
    return any(rule.banished or move.why == "destroy" for rule in rules)


def takes_no_damage(game: GameState, damage: Damage) -> bool:
    """Whether what would be dealt damage doesn't take it."""
    target = game.card(damage.target)
    if target is None or target.zone not in (FIELD, LEADER):
        return False
    source = game.card(damage.source)
    if source is not None and source.given and is_forbidden(game, source, "dealing"):
        return True
    if target.given and any(
        is_forbidden(game, target, rule) and _is_of_kind(game, kind, damage, target)
        for rule, kind in (("damage", ""), ("combat_damage", "combat"), ("ability_damage", "ability"))
    ):
        return True
    if not is_in_play(game, NoDamage):
        return False
    return any(
        _keeps(game, restriction, card, target, damage)
        for card in game.on_fields()
        for restriction in definition(game, card).of[NoDamage]
    )


def _is_of_kind(game: GameState, kind: str, damage: Damage, target: Card) -> bool:
    """Whether damage is of a kind that texts name (5.13.3)."""
    if kind == "combat":  # 5.13.3.2: what attacker and target deal each other
        return damage.kind == "combat" or (damage.kind == "attack" and is_follower(game, target))
    return kind in ("", damage.kind)


def _keeps(game: GameState, rule: NoDamage, card: Card, target: Card, damage: Damage) -> bool:
    if rule.during and (rule.during == "your") != (card.seat == game.active):
        return False
    if rule.kind == "enemy_ability":
        source = game.card(damage.source)
        if damage.kind != "ability" or source is None or controller(source) == card.seat:
            return False
    elif not _is_of_kind(game, rule.kind, damage, target):
        return False
    if rule.beside is not None and not members(game, rule.beside, card.seat, card.id):
        return False
    if isinstance(rule.what, Ref):  # "this follower" is not said of a card that is none now (5.24.3.1)
        return target.id == card.id and definition(game, card).facts.kind == game.facts(card).kind
    if isinstance(rule.what, Leaders):
        return target.id in members(game, rule.what, card.seat, card.id)
    return target.zone == FIELD and is_meant(game, target, rule.what, card.seat, card.id)


def cannot_draw(game: GameState, seat: int) -> bool:
    """Whether an opponent's card keeps a seat from drawing now: in its start phase none does."""
    return game.table.step[:1] != ("start",) and _is_kept_from(game, seat, NoEnemyDraws)


def does_not_trigger(game: GameState, seat: int, moment: str) -> bool:
    """Whether an opponent's card keeps abilities of this moment of a seat's cards from triggering."""
    return moment in ("fanfare", "on_evolve") and _is_kept_from(game, seat, NoEnemyFanfares)


def _is_kept_from(game: GameState, seat: int, by: type[Restriction]) -> bool:
    if not is_in_play(game, by):
        return False
    return any(card.seat != seat and is_restricted(game, card, by) for card in game.on_fields())


def cannot_lose(game: GameState, seat: int) -> bool:
    """Whether a seat can lose by conceding only (1.2.3.1)."""
    return any(is_restricted(game, card, CannotLose) for card in game.field(seat))


def fighting_damage(game: GameState, card: Card) -> int:
    """How much damage a follower deals in an attack: as much as its attack is, or its defense (8.4.9)."""
    for giver in game.on_fields() if is_in_play(game, DealsByDefense) else ():
        for rule in definition(game, giver).of[DealsByDefense]:
            if is_meant(game, card, rule.group, giver.seat, giver.id):
                return defense(game, card)
    return attack(game, card)

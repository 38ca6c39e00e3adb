"""Playing evolve abilities (8.3.2, 12.2)."""

from __future__ import annotations

from collections.abc import Generator

from svedesk.engine.ask import Ask, Builder, Flow, Option, Picked, ask
from svedesk.engine.events import Played
from svedesk.engine.message import Message, named
from svedesk.engine.records import SHARED, Card
from svedesk.games.sve.abilities.activated import Evolve
from svedesk.games.sve.abilities.cost import PayPoints
from svedesk.games.sve.actions.by_hand import manual_step
from svedesk.games.sve.actions.evolve import corresponding, evolve
from svedesk.games.sve.actions.pay import pay, why_not_pay
from svedesk.games.sve.actions.turn_counts import EVOLVED, SUPER_EVOLUTION_POINTS, TURNS_BEGUN, count
from svedesk.games.sve.card_names import Called
from svedesk.games.sve.facts import sve_facts
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.values.abilities import evolves
from svedesk.games.sve.values.cost import evolve_cost
from svedesk.games.sve.values.names import definition, is_follower

SUPER_EVOLUTION_TURNS = (6, 7)
"""The turns a player must have begun to super-evolve: who went second, who went first (JA 12.2.4)."""


def why_not_evolve(game: GameState, seat: int, card: Card, ability: Evolve) -> Message | None:
    """Why an evolve ability cannot be played now; None when it can."""
    if game.table.number(seat, EVOLVED) and not (ability.often and game.edition.evolve_any_number_of_times):
        return Message("evolved-already", (), "8.3.2")
    if game.edition.evolve_abilities_need_a_follower and not is_follower(game, card):
        return Message("only-followers-evolve", (), "12.2.2")  # EN early: it is a follower that a card is revealed for
    if game.edition.evolved_cards_evolve_no_further and definition(game, card).facts.special == "evolved":
        return Message("evolved-cards-evolve-no-further", (), "12.2.5")
    if ability.condition is not None and not ability.condition.holds_for(game, seat, 0, card.id):
        return Message("condition-not-met", (), "10.3.3")
    if not _evolved_cards(game, card, ability):
        return Message("no-evolved-card", (named(card.number),), "12.2.2")
    cost = evolve_cost(game, ability, card)
    if not _ways_to_pay(game, seat, cost):
        return Message("not-enough-points", (cost, game.table.number(seat, "play_points")), "10.6.2.5.4")
    return why_not_pay(game, seat, card.id, ability.besides)


def _ways_to_pay(game: GameState, seat: int, cost: int) -> tuple[Option, ...]:
    """With play points alone, or with one evolution point in place of one of them (12.2.3)."""
    points, evolution = game.table.number(seat, "play_points"), game.table.number(seat, "evolution_points")
    ways = []
    if points >= cost:
        ways.append(Option("points", index=cost))
    if cost > 0 and evolution > 0 and points >= cost - 1:
        ways.append(Option("evolution", index=cost - 1))
    return tuple(ways)


def play_evolve(game: GameState, seat: int, card_id: int, index: int) -> Flow:
    """Play an evolve ability: how it is paid, which card is revealed, then the evolve process (5.15)."""
    table = game.table
    number, _, ability = next(entry for entry in evolves(game, table.cards[card_id]) if entry[1] == index)
    if len(_ways_to_pay(game, seat, evolve_cost(game, ability, table.cards[card_id]))) > 1:
        reason = Message("pay-evolve", (named(number), evolve_cost(game, ability, table.cards[card_id])), "12.2.3")

        def build() -> Ask:
            now = game.card(card_id)
            ways = _ways_to_pay(game, seat, evolve_cost(game, ability, now)) if now else ()
            return Ask(seat, "evolve_point", ways, min(1, len(ways)), 1, reason=reason, source=card_id, cancel=True)

        picked = yield from ask(build)
    else:
        picked = _ways_to_pay(game, seat, evolve_cost(game, ability, table.cards[card_id]))
    way = picked[0] if picked else None
    card = game.card(card_id)
    different = _evolved_cards(game, card, ability) if card else ()
    if len(different) > 1:

        def build_which() -> Ask:
            now = game.card(card_id)
            options = _evolved_cards(game, now, ability) if now else ()
            reason = Message("which-evolved-card", (named(number),), "12.2.2")
            return Ask(seat, "select", options, min(1, len(options)), 1, reason=reason, source=card_id, cancel=True)

        different = yield from ask(build_which)
    super_evolving = yield from _pays_super_evolution(game, seat, number, card_id)
    if way is None or card is None or not different or not _can_pay(game, seat, way):
        return  # 10.6.2.5.4: it became impossible by hand meanwhile; nothing was paid
    cost = (PayPoints(way.index), *ability.besides)
    if (yield from pay(game, seat, card_id, cost, cancel=True)) is None:
        return
    if way.kind == "evolution":
        table.set_number(seat, "evolution_points", table.number(seat, "evolution_points") - 1)
    count(game, seat, EVOLVED)
    table.emit(Played(seat, "evolve", card_id, number, index))
    if super_evolving:
        table.set_number(seat, SUPER_EVOLUTION_POINTS, table.number(seat, SUPER_EVOLUTION_POINTS) - 1)
    chosen = different[0]
    if chosen.card not in table.cards or not game.lies_on_field(card_id):
        return  # what was paid by hand took one of them away
    other_face = _unknown_face(game, ability, table.cards[chosen.card])
    evolve(game, card_id, chosen.card, back=chosen.index == 1, super_evolved=super_evolving)
    if other_face is not None:
        reason = Message("unknown-face", (named(number), other_face.ja), "4.6.4")
        yield from manual_step(game, seat, reason, card_id)


def _evolved_cards(game: GameState, card: Card, ability: Evolve) -> tuple[Option, ...]:
    """The evolved cards it may be evolved with. A name that no list has is that of the other face of a card which an
    evolve ability of the same card names."""
    options = corresponding(game, card, ability.into)
    if options or not any(name.elsewhere for name in ability.into):
        return options
    abilities = definition(game, card).of[Evolve]
    fronts = tuple(name for other in abilities for name in other.into if not name.elsewhere)
    return corresponding(game, card, fronts) if fronts else ()


def _unknown_face(game: GameState, ability: Evolve, evolved_card: Card) -> Called | None:
    """The name of the other face of an evolved card, which the ability names too and no list has."""
    facts = sve_facts(game.definitions.printed(evolved_card.number))
    if facts.back or any(name.elsewhere and name.is_name_of(facts) for name in ability.into):
        return None
    return next((name for name in ability.into if name.elsewhere), None)


def _pays_super_evolution(game: GameState, seat: int, number: str, card_id: int) -> Generator[Builder, Picked, bool]:
    """Whether the player pays a super-evolution point in addition, which editions that have it let late enough in the
    game (JA 12.2.4): from the player's seventh turn on, the sixth for who went second."""
    table = game.table
    least = SUPER_EVOLUTION_TURNS[seat == table.number(SHARED, "first")]
    if not game.edition.super_evolution or table.number(seat, TURNS_BEGUN) < least:
        return False
    if table.number(seat, SUPER_EVOLUTION_POINTS) < 1:
        return False
    reason = Message("pay-super-evolve", (named(number),), "12.2.4")
    options = (Option("yes"), Option("no"))
    (picked,) = yield from ask(lambda: Ask(seat, "may", options, reason=reason, source=card_id, cancel=True))
    return picked.kind == "yes" and table.number(seat, SUPER_EVOLUTION_POINTS) > 0


def _can_pay(game: GameState, seat: int, way: Option) -> bool:
    """Whether a way to pay still is one."""
    evolution = game.table.number(seat, "evolution_points") if way.kind == "evolution" else 1
    return game.table.number(seat, "play_points") >= way.index and evolution > 0

"""Why not: what a player may try at a question and the rules refuse, with the clause."""

from __future__ import annotations

from collections.abc import Iterator

from svedesk.engine.ask import Ask, Option
from svedesk.engine.message import Message, named
from svedesk.engine.records import Card
from svedesk.engine.ruleset import Refusal
from svedesk.games.sve.flow.activate import use, why_not_activate
from svedesk.games.sve.flow.attack import attackable, must_attack, why_not_attack, why_not_target
from svedesk.games.sve.flow.cycles import leads_back
from svedesk.games.sve.flow.evolve import why_not_evolve
from svedesk.games.sve.flow.grant_rush import why_not_grant_rush
from svedesk.games.sve.flow.play import playable, why_not_play
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.rules.decisions import LEADS_BACK
from svedesk.games.sve.values.abilities import activated, activated_elsewhere, evolves
from svedesk.games.sve.values.keywords import has_keyword
from svedesk.games.sve.values.names import definition, is_follower
from svedesk.games.sve.zones import LEADER


def refusals(game: GameState, ask: Ask) -> tuple[Refusal, ...]:
    """For the main phase and Quick questions; other questions name all that is possible themselves."""
    if ask.kind not in ("main", "quick"):
        return ()
    return tuple(_refused(game, ask.seat, quick=ask.kind == "quick"))


def _refused(game: GameState, seat: int, *, quick: bool) -> Iterator[Refusal]:
    if not quick:
        for option in leads_back(game, seat):
            yield Refusal(option, LEADS_BACK)
    for card in playable(game, seat):
        message = why_not_play(game, seat, card)
        if quick and not has_keyword(game, card, "quick"):
            unknown = has_keyword(game, card, "quick_unknown")
            message = Message("quick-unknown" if unknown else "not-quick", (), "12.3.4")
        if message is not None:
            yield Refusal(Option("play", card.id), message)
    for card, index, ability in activated_elsewhere(game, seat):
        message = why_not_activate(game, seat, card, ability)
        if quick and not ability.quick:
            message = Message("not-quick", (), "12.3.4")
        if message is not None:
            yield Refusal(Option("activate", card.id, index=index), message)
    if not quick and (forced := must_attack(game, seat)) is not None:
        yield Refusal(Option("end"), Message("must-attack", (named(forced.number),), "7.3.3.1"))
    for card in game.field(seat):
        yield from _abilities(game, seat, card, quick=quick)
        if game.format.grants_rush and not quick and (why := why_not_grant_rush(game, seat, card)) is not None:
            yield Refusal(Option("rush", card.id), why)
        yield from _attacks(game, card, quick=quick)


def _abilities(game: GameState, seat: int, card: Card, *, quick: bool) -> Iterator[Refusal]:
    for number, index, ability in activated(game, card):
        message = why_not_activate(game, seat, card, ability)
        if quick and not ability.quick:
            message = Message("not-quick", (), "12.3.4")
        if message is not None:
            yield Refusal(use(game, card, number, index), message)
    can_evolve = False
    for _, index, evolve in evolves(game, card):
        can_evolve = True
        message = Message("not-your-turn", (), "8.3.2") if quick else why_not_evolve(game, seat, card, evolve)
        if message is not None:
            yield Refusal(Option("evolve", card.id, index=index), message)
    if not can_evolve and is_follower(game, card):
        evolved = definition(game, card).facts.special == "evolved"
        yield Refusal(
            Option("evolve", card.id), Message("evolved-now" if evolved else "no-evolve-ability", (), "12.2.1")
        )


def _attacks(game: GameState, card: Card, *, quick: bool) -> Iterator[Refusal]:
    message = Message("not-your-turn", (), "8.4.1") if quick else why_not_attack(game, card)
    if message is not None:
        yield Refusal(Option("attack", card.id), message)
        return
    foes = attackable(game, card.seat)
    for target in (*game.field(1 - card.seat), *game.table.in_zone(1 - card.seat, LEADER)[:1]):
        if target.zone != LEADER and not is_follower(game, target):
            yield Refusal(Option("attack", card.id, target.id), Message("not-a-follower-target", (), "8.4.1"))
        elif (refusal := why_not_target(game, card, target, foes)) is not None:
            yield Refusal(Option("attack", card.id, target.id), refusal)

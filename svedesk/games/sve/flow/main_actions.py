"""What the active player can do in the main phase (7.3.3), and doing it."""

from __future__ import annotations

from svedesk.engine.ask import Flow, Option, offer
from svedesk.games.sve.abilities.activated import Activated, Evolve
from svedesk.games.sve.flow.activate import activate, use, why_not_activate
from svedesk.games.sve.flow.attack import attack, attack_targets, attackable, why_not_attack
from svedesk.games.sve.flow.confirmation import confirmation_timing
from svedesk.games.sve.flow.evolve import play_evolve, why_not_evolve
from svedesk.games.sve.flow.grant_rush import grant_rush, why_not_grant_rush
from svedesk.games.sve.flow.play import play_card, plays
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.values.abilities import activated, activated_elsewhere
from svedesk.games.sve.values.field_state import values_of


def actions(game: GameState, seat: int) -> list[Option]:
    """Every action that is possible; one a part of which is impossible is none (8.1.2)."""
    options = [offer("play", card.id) for card in plays(game, seat)]
    grants_rush, foes = game.format.grants_rush, None
    for card in game.field(seat):
        values = values_of(game, card)
        meaning = values.definition
        if meaning.of[Activated] or values.equipment:
            for number, index, ability in activated(game, card):
                if why_not_activate(game, seat, card, ability) is None:
                    options.append(use(game, card, number, index))
        for index, evolve in meaning.numbered[Evolve]:
            if why_not_evolve(game, seat, card, evolve) is None:
                options.append(offer("evolve", card.id, 0, index))
        if grants_rush and why_not_grant_rush(game, seat, card) is None:
            options.append(Option("rush", card.id))
        if meaning.facts.kind == "follower" and not card.sideways and why_not_attack(game, card) is None:
            foes = foes or attackable(game, seat)
            options += [offer("attack", card.id, target) for target in attack_targets(game, card, foes)]
    for card, index, ability in activated_elsewhere(game, seat):
        if why_not_activate(game, seat, card, ability) is None:
            options.append(Option("activate", card.id, index=index))
    return options


def act(game: GameState, seat: int, picked: Option) -> Flow:
    """One action, and the confirmation timing after it (7.3.4)."""
    if picked.kind == "play":
        yield from play_card(game, seat, picked.card)  # 8.2
    elif picked.kind == "activate":
        yield from activate(game, seat, picked)  # 8.3
    elif picked.kind == "evolve":
        yield from play_evolve(game, seat, picked.card, picked.index)  # 8.3.2
    elif picked.kind == "rush":
        yield from grant_rush(game, seat, picked.card)  # B1.8.5
    else:
        yield from attack(game, picked.card, picked.target)  # 8.4
    yield from confirmation_timing(game)  # 7.3.4

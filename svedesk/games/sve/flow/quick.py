"""Quick windows (8.4.7, 7.4.5): the non-active player may respond."""

from __future__ import annotations

from svedesk.engine.ask import Ask, Flow, Option, ask
from svedesk.engine.message import Message
from svedesk.games.sve.abilities.activated import Activated
from svedesk.games.sve.flow.activate import activate, use, why_not_activate
from svedesk.games.sve.flow.confirmation import confirmation_timing
from svedesk.games.sve.flow.performing import Memory, Performance, refused_now, without
from svedesk.games.sve.flow.play import play_card, playable, why_not_play
from svedesk.games.sve.game_state import GameState
from svedesk.games.sve.values.abilities import activated, activated_elsewhere
from svedesk.games.sve.values.field_state import is_in_play
from svedesk.games.sve.values.keywords import keywords

_PASS = Option("pass")


def quick_options(game: GameState, seat: int) -> tuple[Option, ...]:
    """What may be played with Quick now (12.3.2, 12.3.3), and doing nothing."""
    quick = [card for card in playable(game, seat) if "quick" in keywords(game, card)]
    options = [Option("play", card.id) for card in quick if why_not_play(game, seat, card) is None]
    for card in game.field(seat) if is_in_play(game, Activated) else ():
        for number, index, ability in activated(game, card):
            if ability.quick and why_not_activate(game, seat, card, ability) is None:
                options.append(use(game, card, number, index))
    for card, index, ability in activated_elsewhere(game, seat):
        if ability.quick and why_not_activate(game, seat, card, ability) is None:
            options.append(Option("activate", card.id, index=index))
    return (*options, _PASS)


def quick_window(game: GameState, seat: int, why: str) -> Flow:
    """Let a seat play with Quick until it does nothing; `why` words the reason. What only leads back it does not do
    again (15.2.1.2)."""
    memory: Memory = ()

    def build() -> Ask:
        options = without(game, quick_options(game, seat), refused_now(game, memory, seat))
        return Ask(seat, "quick", options, reason=Message(why, (), "12.3.4"))

    while True:
        (picked,) = yield from ask(build)
        if picked.kind == "pass":
            return
        performance = Performance(game, seat, memory, picked)
        yield from performance.of(_play(game, seat, picked))
        memory = performance.remembered()


def _play(game: GameState, seat: int, picked: Option) -> Flow:
    if picked.kind == "play":
        yield from play_card(game, seat, picked.card)
    else:
        yield from activate(game, seat, picked)
    yield from confirmation_timing(game)

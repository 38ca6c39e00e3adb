"""Words few cards need: conditions on a turn, the end of the game, prohibitions."""

from __future__ import annotations

from svedesk.games.sve.abilities.base import Ability, Step
from svedesk.games.sve.abilities.restriction import CannotAttack, CannotBeDestroyed, CannotLose
from svedesk.games.sve.conditions.base import Condition
from svedesk.games.sve.conditions.sanguine import Sanguine
from svedesk.games.sve.verbs.outcome import LoseTheGame, WinTheGame

sanguine: Condition = Sanguine()
"""Sanguine is active for you: it is your turn and your leader has lost defense in it."""
win_the_game: Step = WinTheGame()
lose_the_game: Step = LoseTheGame()
each_player_loses: Step = LoseTheGame(each=True)
cannot_attack: Ability = CannotAttack()
cannot_be_destroyed: Ability = CannotBeDestroyed()
cannot_lose: Ability = CannotLose()

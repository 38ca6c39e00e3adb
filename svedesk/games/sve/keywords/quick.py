"""Quick (12.3): lets a card be played in the opponent's turn; read in flow/quick.py."""

from svedesk.games.sve.abilities.keyword import Keyword

QUICK = Keyword("quick", "Quick", "クイック")

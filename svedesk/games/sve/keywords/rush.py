"""Rush (12.10): lets a follower attack followers in the turn it came; read in flow/attack.py."""

from svedesk.games.sve.abilities.keyword import Keyword

RUSH = Keyword("rush", "Rush", "突進")

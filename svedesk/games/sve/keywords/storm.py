"""Storm (12.9): lets a follower attack in the turn it came; read in flow/attack.py."""

from svedesk.games.sve.abilities.keyword import Keyword

STORM = Keyword("storm", "Storm", "疾走")

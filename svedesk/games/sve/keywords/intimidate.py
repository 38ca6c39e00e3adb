"""Intimidate (12.12): keeps a follower from being selected as an attack target; read in flow/attack.py."""

from svedesk.games.sve.abilities.keyword import Keyword

INTIMIDATE = Keyword("intimidate", "Intimidate", "威圧")

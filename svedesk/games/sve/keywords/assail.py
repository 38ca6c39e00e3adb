"""Assail (12.11): lets a follower attack reserved followers; read in flow/attack.py."""

from svedesk.games.sve.abilities.keyword import Keyword

ASSAIL = Keyword("assail", "Assail", "指定攻撃")

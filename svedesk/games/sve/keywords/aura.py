"""Aura (12.15): keeps a card from being selected by the opponent's cards and abilities; read in flow/targets.py."""

from svedesk.games.sve.abilities.keyword import Keyword

AURA = Keyword("aura", "Aura", "オーラ")

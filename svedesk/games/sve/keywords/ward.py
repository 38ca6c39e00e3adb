"""Ward (12.8): restricts the attacks of the opponent's followers; read in flow/attack.py, flow/end_phase.py and
actions/wards.py."""

from svedesk.games.sve.abilities.keyword import Keyword

WARD = Keyword("ward", "Ward", "守護")

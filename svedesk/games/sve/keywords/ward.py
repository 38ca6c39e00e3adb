"""Ward (12.8): restricts the attacks of the opponent's followers; read in flow/attack.py, flow/end.py and
actions/arrive.py."""

from svedesk.games.sve.abilities.keyword import Keyword

WARD = Keyword("ward", "Ward", "守護")

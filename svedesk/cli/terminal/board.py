"""A view as lines of text: the other seat above, the reader's own below."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from svedesk.engine.script import Lang
from svedesk.engine.view import CardView, View, ZoneView
from svedesk.games.sve.text.phrases import Name
from svedesk.games.sve.text.terms import TERMS
from svedesk.games.sve.zones import top_first

_PILES = ("hand", "deck", "evolve_deck", "cemetery", "banished")


class BoardText:
    """Writes views in one language; `seats` are the names of the seats."""

    def __init__(self, lang: Lang, name: Name, seats: Sequence[str]) -> None:
        self._terms = TERMS[lang]
        self._name = name
        self._seats = seats

    def lines(self, view: View) -> list[str]:
        """The whole table as `view.seat` sees it."""
        return [self._turn(view), *self._side(view, 1 - view.seat), *self._side(view, view.seat)]

    def card(self, card: CardView) -> str:
        """One card as it lies: its name, its statistics now, what is special about it."""
        shown = card.shown
        parts = [self._name(shown.printed)]
        if shown.cost is not None and card.zone in ("hand", "ex", "resolution"):
            parts.append(f"({shown.cost})")
        if shown.attack is not None and shown.defense is not None:
            parts.append(f"{shown.attack}/{shown.defense}")
        state = self._terms["state"]
        marks = [self._terms["keyword"].get(keyword, keyword) for keyword in shown.keywords]
        marks += [state["engaged"]] if card.engaged else []
        marks += [state["evolved"]] if shown.printed != card.number else []
        marks += [state["facedown"]] if not card.faceup and card.zone not in ("hand", "deck", "evolve_deck") else []
        marks += [f"{state['damage']} {card.damage}"] if card.damage else []
        marks += [f"{name} {count}" for name, count in card.counters]
        return " ".join(parts) + (f" [{', '.join(marks)}]" if marks else "")

    def pile(self, zone: ZoneView) -> str:
        """The cards of a zone in a line, the top of a pile first, equal ones with their number, those nobody may know
        as a count."""
        known = [card for card in top_first(zone) if card.number]
        texts = [self.card(card) for card in known if not card.on]
        named = [(text, len(list(same))) for text, same in groupby(texts)]
        cards = [text if count == 1 else f"{text} ×{count}" for text, count in named]
        hidden = zone.count - len(known)
        if hidden:
            cards.append(f"{self._terms['state']['hidden']} ×{hidden}")
        return " · ".join(cards) or "-"

    def _turn(self, view: View) -> str:
        turn = f"{self._terms['state']['turn']} {view.number(-1, 'turn')}"
        phase = self._terms["phase"].get(str(view.step[0]), str(view.step[0])) if view.step else ""
        return f"── {turn} · {self._seats[view.number(-1, 'active')]} · {phase} ──"

    def _side(self, view: View, seat: int) -> list[str]:
        zones, numbers = self._terms["zone"], self._terms["number"]
        points = f"{view.number(seat, 'play_points')}/{view.number(seat, 'max_play_points')}"
        facts = [
            f"{numbers['leader_defense']} {view.number(seat, 'leader_defense')}",
            f"{numbers['play_points']} {points}",
            f"{numbers['evolution_points']} {view.number(seat, 'evolution_points')}",
            *(f"{zones[pile]} {view.zone(seat, pile).count}" for pile in _PILES),
        ]
        rows = [(zone, self.pile(view.zone(seat, zone))) for zone in ("ex", "field")]
        if seat == view.seat or view.zone(seat, "hand").cards:
            rows.append(("hand", self.pile(view.zone(seat, "hand"))))
        if seat == view.seat:
            rows[:2] = reversed(rows[:2])  # the own field lies nearer to the middle
        return [
            f"{self._seats[seat]}: {' · '.join(facts)}",
            *(f"  {zones[zone]}: {cards}" for zone, cards in rows),
        ]

"""A spell is told by what it does: fire that strikes, a cut, a green light that heals, streaks from the deck, a circle
that something steps out of. Each flies from the spell to what it is done to, just before that is shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from PySide6.QtCore import QPointF

from svedesk.engine.events import CardChanged, CardLinked, CardMoved, DamageDealt, Event, NumberChanged, Played
from svedesk.engine.game_table import GameTable, TableZone
from svedesk.gui.look.craft import craft_of
from svedesk.gui.look.theme import Theme
from svedesk.gui.table.card_item import CardItem
from svedesk.gui.table.motion import Curve
from svedesk.gui.table.show.light import Bolt, Embers, Pillar
from svedesk.gui.table.show.marks import Circle, Cut
from svedesk.gui.table.show.stage import Stage

EffectKind = Literal["damage", "destroy", "heal", "draw", "summon", "strengthen", "weaken", "sweep"]
FLY, SLASH, OPEN, MOST = 190.0, 240.0, 220.0, 6
"""Milliseconds a light flies, a cut takes, a circle opens; how many lights are seen."""
FIRE, SHADE, PALE = "#FF8A3D", "#B79BFF", "#BFD9FF"


class SpellEffect(NamedTuple):
    """What a spell does first, and all the events that are that."""

    kind: EffectKind
    events: tuple[Event, ...]


def leaves(card: int, rest: Sequence[Event], zones: Mapping[str, TableZone]) -> bool:
    """Whether a card that was played goes where nothing stays: it is a spell."""
    gone = next((event for event in rest if isinstance(event, CardMoved) and event.was == card), None)
    return gone is None or gone.to is None or not zones[gone.to.zone].in_play


def effect_of(card: int, rest: Sequence[Event], table: GameTable) -> SpellEffect | None:
    """What a spell does in the events that follow it, until it goes or something else is played."""
    first: EffectKind | None = None
    alike: list[Event] = []
    for event in rest:
        if isinstance(event, Played) or (isinstance(event, CardMoved) and card and event.was == card):
            break
        kind = _kind(event, table)
        first = first or kind
        if kind is not None and kind == first:
            alike.append(event)
    return SpellEffect(first, tuple(alike)) if first is not None else None


def _kind(event: Event, table: GameTable) -> EffectKind | None:
    match event:
        case DamageDealt():
            return "damage" if event.amount else None
        case CardMoved():
            return _moved(event, table)
        case CardLinked() if event.on:
            return "summon"
        case NumberChanged() if event.after > event.before:
            stands = any(zone.number == event.name for zone in table.zones.values())
            return "heal" if stands and event.before else None
        case CardChanged() if event.what in ("attack", "defense", "keyword"):
            return "weaken" if event.amount < 0 else "strengthen"
        case _:
            return None


def _moved(event: CardMoved, table: GameTable) -> EffectKind | None:
    source, to, hands = event.source, event.to, table.hand_zones
    if event.why == "destroy":
        return "destroy"
    if to is not None and (source is None or (table.zones[to.zone].in_play and not table.zones[source.zone].in_play)):
        return "summon"
    if source is not None and table.zones[source.zone].in_play:
        return "sweep"
    drawn = source is not None and to is not None and (source.zone, to.zone) == (hands.deck, hands.hand)
    return "draw" if drawn else None


def class_light(classes: tuple[str, ...], theme: Theme) -> str:
    """The colour a spell of these classes shines in."""
    return craft_of(classes).shade(0.72 if theme.dark else 0.5, 1.3).name()


def cast(stage: Stage, kind: EffectKind, start: QPointF, ends: Sequence[QPointF], when: float, colour: str) -> float:
    """Show what a spell is about to do from there to these points; `colour` is its class's. Returns when that is to be
    shown itself."""
    theme, width = stage.scene.theme, stage.scene.layout.default_width
    points = list(dict.fromkeys((end.x(), end.y()) for end in ends))[:MOST]
    targets = [QPointF(*point) for point in points]
    gathers = {"damage": FIRE, "heal": theme.heal, "draw": theme.info, "destroy": SHADE}.get(kind, colour)
    stage.show(Embers(gathers, width * 1.1, 22, "gather", width * 0.06), start, when, FLY, Curve.Linear)
    if kind == "damage":  # it flies by itself
        return when
    arrives = when + FLY
    for end in targets:
        stage.show(Bolt(gathers, end - start, width * 0.1), start, when + 40, FLY, Curve.InQuad)
        _arrive(stage, kind, end, arrives, colour)
    return arrives + {"destroy": SLASH * 0.7, "summon": OPEN}.get(kind, 60.0)


def burn(stage: Stage, hit: CardItem, amount: int, when: float) -> None:
    """Fire strikes a card."""
    stage.burst(hit.pos, when, FIRE, hit.width * 0.85, rays=11, long=320)
    sparks = Embers(FIRE, hit.width * 1.15, 12 + 3 * min(6, amount), size=hit.width * 0.06)
    stage.show(sparks, hit.pos, when, 520, Curve.Linear)


def _arrive(stage: Stage, kind: EffectKind, end: QPointF, when: float, colour: str) -> None:
    theme, width = stage.scene.theme, stage.scene.layout.default_width
    match kind:
        case "destroy":
            stage.show(Cut(SHADE, width * 1.1), end, when, SLASH, Curve.Linear)
        case "heal":
            stage.show(Pillar(theme.heal, width * 1.3, width * 2.4), end + QPointF(0, width), when, 620, Curve.Linear)
            stage.show(Embers(theme.heal, width * 1.0, 26, "rise", width * 0.06), end, when, 820, Curve.Linear)
        case "draw":
            stage.burst(end, when, theme.info, width * 0.9, long=360)
        case "summon":
            stage.show(Circle(colour, width * 0.85, dark=theme.dark), end, when - 60, 900, Curve.Linear)
        case "strengthen":
            stage.show(Embers(theme.you_can, width * 0.9, 24, "rise", width * 0.055), end, when, 700, Curve.Linear)
            stage.burst(end, when, theme.you_can, width * 0.9, long=360)
        case "weaken":
            stage.show(Embers(SHADE, width * 1.1, 24, "gather", width * 0.06), end, when - 60, 420, Curve.Linear)
        case _:
            stage.show(
                Circle(PALE if theme.dark else theme.info, width * 0.8, dark=theme.dark),
                end,
                when - 60,
                520,
                Curve.Linear,
            )
            stage.show(Embers(PALE, width * 1.0, 22, "rise", width * 0.055), end, when, 620, Curve.Linear)

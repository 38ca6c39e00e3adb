"""Which events are worth a line in the log, and what the line says."""

from __future__ import annotations

from svedesk.engine.events import (
    Attacked,
    CardChanged,
    CardFlipped,
    CardLinked,
    CardMoved,
    CardTurned,
    DamageDealt,
    Event,
    GameEnded,
    Looked,
    NumberChanged,
    PhaseBegan,
    Played,
    RandomDrawn,
    Revealed,
    Said,
    Shuffled,
)
from svedesk.engine.game_table import OWN_NUMBER
from svedesk.engine.records import SHARED, SIDEWAYS, Place
from svedesk.games.sve.keywords.printed import KEYWORD
from svedesk.games.sve.text.log_item import LogItem, Noun, NounOf
from svedesk.games.sve.text.sentences import TERMS

OPEN_ZONES = frozenset(
    {"leader", "field", "ex", "cemetery", "banished", "resolution", "evolve", "race", "drive", "trigger", "equipment"}
)
"""Zones where everyone sees a card that is faceup; the name of a card that was or is there may be told."""


_FROM_THE_START = frozenset({"leader_defense", "hand_limit", "field_limit", "ex_limit"})
NUMBERS = frozenset(TERMS["en"]["number"])
"""Numbers of a seat that players know by name."""


def told_of(event: Event, noun: NounOf, *, by_hand: bool = False) -> LogItem | None:
    """What a redacted event tells, None when it is not worth a line.

    `by_hand`: changes that otherwise only accompany play get a line too.
    """
    match event:
        case CardMoved():
            return _moved(event, by_hand)
        case CardTurned(card, turned):
            return LogItem("engage" if turned == SIDEWAYS else "refresh", cards=(noun(card),))
        case CardFlipped(card, number, faceup):
            known = noun(card)
            return LogItem("faceup" if faceup else "facedown", cards=(known._replace(number=number or known.number),))
        case CardLinked(card, on):
            if not by_hand:
                return None
            return (
                LogItem("laid-on", cards=(noun(card),), targets=(noun(on),))
                if on
                else LogItem("taken-off", cards=(noun(card),))
            )
        case CardChanged():
            return _changed(event, noun)
        case DamageDealt(source, target, amount):
            by = noun(source) if source else None
            return LogItem("damage" if by else "damage-none", cards=(noun(target),), by=by, amount=amount)
        case NumberChanged():
            return _number(event, by_hand)
        case Shuffled(place):
            return LogItem("shuffled", to=place)
        case Looked(seat, place, count):
            return LogItem("looked", seat, to=place, amount=count)
        case Revealed(_, number, place):
            return LogItem("revealed", place.seat, cards=(Noun(number),), source=place)
        case Played():
            return _played(event, noun)
        case Attacked(seat, card, target):
            return LogItem("attack", seat, by=noun(card), targets=(noun(target),))
        case PhaseBegan(seat, phase, turn):
            return LogItem(f"phase-{phase}", seat, amount=turn) if phase == "start" else None
        case RandomDrawn(seat, sides, value):
            if sides == 2:
                return LogItem("heads" if value == 1 else "tails", seat)
            return LogItem("die", seat, amount=value, after=sides)
        case Said(seat, message):
            return LogItem("said", seat, message=message)
        case GameEnded(outcome):
            winner = outcome.winners[0] if outcome.winners else SHARED
            return LogItem("won" if outcome.winners else "drawn", winner, losers=outcome.losers)
        case _:
            return None


_SILENT = frozenset({"play", "resolve", "unlink", "equip"})
"""Moves that another event tells: the card that is played and where it ends."""


def _moved(event: CardMoved, by_hand: bool) -> LogItem | None:
    source, to, why = event.source, event.to, event.why
    if why in _SILENT and not by_hand:
        return None
    open_now = any(place is not None and place.zone in OPEN_ZONES for place in (source, to))
    number = event.number if open_now else ""
    leaving = Noun(number, source.seat if source else SHARED, source.zone if source else "")
    plain = Noun(number)
    if by_hand and why in ("draw", "mill") and to is not None and to.zone == {"draw": "hand", "mill": "cemetery"}[why]:
        return LogItem(why, to.seat, cards=(plain,))
    if by_hand or why in ("", "hand"):
        return _put(source, to, plain)
    if to is None:
        return None  # a token that may not exist where it went (9.1.4): its going there was told
    if why in ("destroy", "banish", "limit"):
        return LogItem({"destroy": "destroyed", "banish": "banished", "limit": "limit"}[why], cards=(leaving,))
    if why in ("mulligan", "bottom"):
        return LogItem("draw" if to.zone == "hand" else "redraw", to.seat, cards=(plain,))
    if why in ("draw", "summon", "evolve", "control"):
        return LogItem(why, to.seat, cards=(plain,))
    if why in ("discard", "bury", "mill"):
        return LogItem(why, source.seat if source else to.seat, cards=(plain,))
    if why == "return":
        return LogItem("return", to.seat, cards=(leaving,), to=to)
    if why == "create" and to.zone == "field":
        return LogItem("summon", to.seat, cards=(plain,))
    if why in ("create", "search"):
        return LogItem(why, to.seat, cards=(plain,), to=to)
    return _put(source, to, plain)


def _put(source: Place | None, to: Place | None, card: Noun) -> LogItem:
    if to is None:
        return LogItem("eliminated", cards=(card,))
    if source is None:
        return LogItem("create", to.seat, cards=(card,), to=to)
    if source == to:
        return LogItem("put-within", to.seat, cards=(card,), to=to)
    return LogItem("put", to.seat, cards=(card,), source=source, to=to)


def _changed(event: CardChanged, noun: NounOf) -> LogItem:
    by = Noun(event.source) if event.source else None
    card = (noun(event.card),)
    if event.what in ("attack", "defense", "cost") and not event.amount:
        return LogItem(f"{event.what}-secret", cards=card)  # by how much would tell what a hidden card was
    if event.what in ("attack", "defense"):
        return LogItem(f"{event.what}-changed", cards=card, by=by, amount=event.amount)
    if event.what == "keyword":
        return LogItem("keyword-lost" if event.amount < 0 else "keyword", cards=card, by=by, word=event.text)
    if event.what in ("cost", "set_cost", "evolve_cost", "evolve_cost_by"):
        return LogItem(event.what.replace("_", "-"), cards=card, by=by, amount=event.amount)
    if event.what == "damage":
        return LogItem("healed", cards=card, amount=event.amount)
    if event.what == "clear":
        return LogItem("cleared", cards=card)
    if event.what == "note":
        return LogItem("note" if event.text else "note-gone", cards=card, word=event.text)
    word = event.text or event.what
    key = "any-counter" if word == "counter" else "counter"  # one that a hand has put there without a name
    return LogItem(f"{key}-lost" if event.amount < 0 else key, cards=card, by=by, amount=abs(event.amount), word=word)


def _number(event: NumberChanged, by_hand: bool) -> LogItem | None:
    if event.seat == SHARED:
        return LogItem("goes-first", event.after) if event.name == "first" else None
    if event.name.startswith(OWN_NUMBER):
        word = event.name.removeprefix(OWN_NUMBER)
        return LogItem("number", event.seat, amount=event.before, after=event.after, word=word)
    if event.name not in NUMBERS:
        return None  # what the rules count for themselves
    if event.name in _FROM_THE_START and event.before == 0 and not by_hand:
        return None  # before the first turn; in play none of these is ever 0
    if event.name == "leader_defense":
        return LogItem("leader-defense", event.seat, amount=event.before, after=event.after)
    if event.name == "evolution_points" and event.after < event.before and not by_hand:
        return LogItem("evolution-point", event.seat, amount=event.before - event.after, after=event.after)
    if event.name in ("play_points", "max_play_points") and not by_hand:
        return None
    return LogItem("number", event.seat, amount=event.before, after=event.after, word=event.name)


def _played(event: Played, noun: NounOf) -> LogItem | None:
    if event.what == "evolve":
        return None
    key = {"card": "play", "activated": "use", "automatic": "trigger"}[event.what]
    by = Noun(event.number) if event.what == "card" else noun(event.card)._replace(number=event.number)
    if event.number.startswith(KEYWORD):
        return LogItem("keyword-triggers", event.seat, by=by)
    if event.targets:
        key = f"{key}-on"
    return LogItem(key, event.seat, by=by, targets=tuple(noun(target) for target in event.targets))

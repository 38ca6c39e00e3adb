"""Why something happened: the ability that did it, or what of the rules did, with its clause."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from svedesk.engine.events import (
    Attacked,
    CardMoved,
    CardTurned,
    DamageDealt,
    Event,
    GameEnded,
    NumberChanged,
    PhaseBegan,
    Played,
    RandomDrawn,
    Shuffled,
)
from svedesk.engine.message import Message, named
from svedesk.engine.script import Lang
from svedesk.engine.table_words import LogEvent
from svedesk.games.sve.abilities.automatic import Automatic
from svedesk.games.sve.definitions import Definition
from svedesk.games.sve.text.cards import ability_text, card_text
from svedesk.games.sve.text.sentences import plain

DefinitionOf = Callable[[str], Definition]
_ENDS = {"defense": "1.2.1.1", "deck": "1.2.1.2", "conceded": "1.2.3"}
"""The clauses by which a game is lost, as far as an outcome names them."""


MOMENTS = frozenset(
    {
        *("fanfare", "last_words", "on_evolve", "on_super_evolve", "on_race", "on_drive"),
        *("strike", "follower_strike", "leader_strike"),
    }
)
"""Moments that are keywords."""
UNSURE = Message("")
"""In place of a reason: it can't be told whether an event belongs to what was played before it or after it."""


def costs(events: Sequence[Event]) -> dict[int, Message]:
    """Which of these events pay for an ability that is played after them: costs are paid before it is said what is
    played."""
    messages: dict[int, Message] = {}
    waiting: list[int] = []
    begun = False
    for place, event in enumerate(events):
        if isinstance(event, Played | Attacked | PhaseBegan):
            if isinstance(event, Played) and event.what == "activated":
                messages.update(
                    dict.fromkeys(waiting, UNSURE if begun else Message("why-cost", (named(event.number),)))
                )
            waiting, begun = [], True
        else:
            waiting.append(place)
    return messages


class LogReasons:
    """Follows the events one seat gets, in order, and knows what each came of."""

    def __init__(self, lang: Lang, definition: DefinitionOf) -> None:
        self._lang: Lang = lang
        self._definition = definition
        self._cause: Played | Attacked | PhaseBegan | None = None
        self._hurt: set[int] = set()
        """The cards that took damage since then."""

    def follow(self, event: Event) -> None:
        """Take note of an event."""
        if isinstance(event, Played | Attacked | PhaseBegan):
            self._cause = event
            self._hurt.clear()
        elif isinstance(event, DamageDealt):
            self._hurt.add(event.target)

    def why(self, logged: LogEvent) -> Message | None:
        """Why the event that was followed last happened, as far as that can be told."""
        event = logged.event
        return Message("why-by-hand") if logged.by_hand else self._rule(event) or self._ability(event)

    def moment(self, played: Played) -> str:
        """What the ability that is played waited for, where its card has a word for that: Fanfare; "" otherwise."""
        try:
            ability = self._definition(played.number).abilities[played.index]
        except LookupError:
            return ""
        named = played.what == "automatic" and isinstance(ability, Automatic) and ability.moment in MOMENTS
        return ability.moment if isinstance(ability, Automatic) and named else ""

    def _rule(self, event: Event) -> Message | None:
        """What of the rules an event comes of, whatever was played before."""
        start = isinstance(self._cause, PhaseBegan) and self._cause.phase == "start"
        end = isinstance(self._cause, PhaseBegan) and self._cause.phase == "end"
        match event:
            case PhaseBegan(_, phase):
                return Message("why-turn", (), "7.1.1") if phase == "start" else Message("why-end", (), "7.1.2")
            case Attacked():
                return Message("why-attack", (), "8.4.1")
            case DamageDealt(kind="attack"):
                return Message("why-attack-damage", (), "8.4.9")
            case DamageDealt(kind="combat"):
                return Message("why-combat-damage", (), "8.4.9.1")
            case Played(what="card"):
                return Message("why-played", (), "8.2.1")
            case Played(what="evolve") | CardMoved(why="evolve"):
                return Message("why-evolve", (), "8.3.2")
            case CardMoved(why="draw") if self._cause is None:
                return Message("why-opening-hand", (), "6.2.1.7")
            case CardMoved(why="draw") if start:
                return Message("why-draw", (), "7.2.4")
            case CardMoved(why="mulligan"):
                return Message("why-mulligan", (), "6.2.1.8")
            case CardMoved(why="limit"):
                return Message("why-limit", (), "11.4.1")
            case CardMoved(why="discard") if end:
                return Message("why-hand-limit", (), "7.4.7")
            case CardMoved(why="destroy", was=was) if was in self._hurt:
                return Message("why-no-defense", (), "11.3.1")
            case CardMoved(why="destroy") if isinstance(self._cause, Attacked):
                return Message("why-bane", (), "11.3.2")
            case CardTurned() if end:
                return Message("why-ward", (), "7.4.3")
            case NumberChanged(name="max_play_points") if start:
                return Message("why-max-points", (), "7.2.1")
            case NumberChanged(name="play_points") if start:
                return Message("why-points", (), "7.2.2")
            case NumberChanged(name="leader_defense") if isinstance(self._cause, Attacked):
                return Message("why-attack-damage", (), "8.4.9")
            case NumberChanged(name="evolution_points", before=before, after=after) if after < before:
                return Message("why-evolution-point", (), "12.2.3")
            case GameEnded(outcome):
                reason = outcome.losers[0][1] if len(outcome.losers) == 1 else ""
                return Message(f"why-lost-{reason}", (), _ENDS[reason]) if reason in _ENDS else None
            case Shuffled() if self._cause is None:
                return Message("why-shuffled", (), "6.2.1.4")
            case RandomDrawn() if self._cause is None:
                return Message("why-first", (), "6.2.1.6")
        return None

    def _ability(self, event: Event) -> Message | None:
        """The ability that did it, with its text."""
        cause = event if isinstance(event, Played) else self._cause
        if not isinstance(cause, Played) or not cause.number:
            return None
        try:
            definition = self._definition(cause.number)
            whole = cause.what == "card" or cause.index >= len(definition.abilities)
            text = card_text(definition, self._lang) if whole else ability_text(definition, cause.index, self._lang)
        except KeyError:
            return None
        sentence = " ".join(plain(text).split())
        return Message("why-ability", (named(cause.number), sentence)) if sentence else None

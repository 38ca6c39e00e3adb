"""What scripts and the texts of imported cards say, kept for the next start."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, get_args

from svedesk.cards.kept_readings import KeptReadings
from svedesk.cards.library import shipped_library
from svedesk.cards.report import ProgressWatch
from svedesk.engine.facts import Facts
from svedesk.engine.game import CardRules, Game
from svedesk.engine.game_scripts import Automation
from svedesk.gui.app.card_finder import RulesInfo, ScriptText

_STEP = 20
"""Cards that are read before it is told how far it is."""


def read_texts(
    game: Game, library: Mapping[str, Facts], rules: CardRules, numbers: Iterable[str], watch: ProgressWatch
) -> dict[str, RulesInfo]:
    """What can be asked of the rules of these cards; what is read of a text is kept."""
    known_readings = KeptReadings(game, library.values())
    readings: dict[str, RulesInfo] = {}
    wanted = tuple(numbers)
    for place, number in enumerate(wanted):
        if place % _STEP == 0:
            watch.step(place, len(wanted))
        if number not in library:
            continue
        texts = rules.printed_text(number)
        keeps = any(texts) and not rules.scripted(number)
        known = _info(known_readings.get(library[number], "rules", *texts)) if keeps else None
        if known is None:
            reading = rules.reading(number)
            known = RulesInfo(reading.automation, frozenset(reading.keywords))
            if keeps:
                known_readings.put([known.status, sorted(known.keywords)], library[number], "rules", *texts)
        readings[number] = known
    known_readings.save()
    return readings


class KeptScriptTexts:
    """The texts of the scripts that ship with a game."""

    def __init__(self, game: Game) -> None:
        self._shipped = shipped_library(game)
        self._readings = KeptReadings(game, self._shipped.values())

    def get(self, facts: Facts) -> ScriptText | None:
        """The text of a card's script, None where it was not kept."""
        match self._readings.get(facts, "script"):
            case [str(en), str(ja), value] if (info := _info(value)) is not None:
                return ScriptText(en, ja, info)
        return None

    def put(self, facts: Facts, text: ScriptText) -> None:
        """Keep the text of a card's script, if it ships: others change while they are written."""
        if self._shipped.get(facts.number) == facts:
            value = [text.en, text.ja, [text.info.status, sorted(text.info.keywords)]]
            self._readings.put(value, facts, "script")

    def save(self) -> None:
        """Write what is new."""
        self._readings.save()


def _info(value: Any) -> RulesInfo | None:  # noqa: ANN401 - what a file may hold
    match value:
        case [str(status), [*keywords]] if status in get_args(Automation) and all(isinstance(k, str) for k in keywords):
            return RulesInfo(status, frozenset(keywords))  # type: ignore[arg-type]  # one of them
    return None

"""What is told of a pack that was installed."""

from __future__ import annotations

from collections.abc import Mapping

from svedesk.cards.report import Remark, Report
from svedesk.engine.facts import Facts
from svedesk.engine.game_scripts import GameScripts
from svedesk.engine.message import Message
from svedesk.packs.model import Pack


def report_of(file: str, pack: Pack, before: Pack | None, scripts: GameScripts, library: Mapping[str, Facts]) -> Report:
    """What is other than in the version before, and which scripts can't be used."""
    known = {} if before is None else {card.number: (card, _digest(before, card.picture)) for card in before.cards}
    new, changed, same = list[str](), list[str](), list[str]()
    remarks = []
    for card in pack.cards:
        if card.number not in known:
            new.append(card.number)
        else:
            is_same = known[card.number] == (card, _digest(pack, card.picture))
            (same if is_same else changed).append(card.number)
        wrong = scripts.read(card.facts, card.script, ("", ""), library).errors if card.script else ()
        if wrong:
            place = (wrong[0].line, wrong[0].column + 1)
            remarks.append(Remark("odd", card.number, Message("odd-script", place)))
    return Report(file, tuple(new), tuple(changed), tuple(same), tuple(remarks))


def _digest(pack: Pack, name: str) -> str:
    return next((picture.sha256 for picture in pack.pictures if picture.name == name), "")

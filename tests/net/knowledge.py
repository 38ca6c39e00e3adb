"""Which cards a seat may know of, found out from the table itself and not from what is sent: the measure for leaks."""

from collections.abc import Iterator

from svedesk.engine.events import CardFlipped, CardMoved, Looked, Played, Revealed
from svedesk.engine.records import SPECTATOR


class Knowledge:
    """Follows a desk. `numbers` are card numbers a seat may have learnt, `ids` ids it may have seen on a card."""

    def __init__(self, desk, seat: int) -> None:
        self.desk, self.seat = desk, seat
        setup = desk.session.setup
        own = setup.decks[seat] if seat != SPECTATOR else None
        self.numbers: set[str] = {*own.all} if own else set()
        self.ids: set[int] = set()
        self._read: dict[int, object] = {}
        self.look()
        desk.subscribe(lambda update: self.look())

    def look(self) -> None:
        """Take in the table as it lies, and what lay open on the way to it."""
        table, bit = self.desk.session.table, 1 << self.seat
        for card in table.cards.values():
            if table.sees(card) & bit:
                self._learn(card.id, card.number)
            for given in card.given:
                self.numbers.add(given.source)
        for record in self.desk.records:
            if id(record) not in self._read:
                self._read[id(record)] = record
                for event in record.events:
                    self._event(event, bit)

    def _event(self, event, bit: int) -> None:
        if isinstance(event, CardMoved):
            if event.saw & bit:
                self._learn(event.was, event.number)
            if event.sees & bit:
                self._learn(event.card, event.number)
        elif isinstance(event, CardFlipped) and event.sees & bit:
            self._learn(event.card, event.number)
        elif isinstance(event, Looked) and event.seat == self.seat:
            self.numbers.update(event.numbers)
        elif isinstance(event, Revealed | Played):
            self._learn(event.card, event.number)

    def _learn(self, card_id: int, number: str) -> None:
        self.ids.add(card_id)
        self.numbers.add(number)


def ids_in(update) -> Iterator[int]:
    """Every id of a card in an update, wherever it stands."""
    view = update.view[1]
    for zone in view.zones:
        for card in zone.cards:
            yield from (card.id, card.on)
    if view.ask is not None:
        yield view.ask.source
        yield from view.ask.about
        for option in view.ask.options:
            yield from (option.card, option.target)
    for refusal in update.refusals:
        yield from (refusal.option.card, refusal.option.target)
    for *_, (_, event) in update.lines:
        for name in ("card", "was", "on", "target", "source"):
            value = getattr(event, name, 0)
            if isinstance(value, int):
                yield value
        yield from getattr(event, "targets", ())

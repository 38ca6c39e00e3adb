"""Every operation of manual mode by mouse, menu and key, at an ordinary question and in a Quick window: done, logged
without a name that somebody may not know, undone in one step, done again."""

from __future__ import annotations

import pytest
from gui.table.manual.manual_person import Hands
from gui.table.manual.operations_cards import FIELD, NUMBERS
from gui.table.manual.operations_piles import DECK, EVOLVE_DECK, HAND
from gui.table.manual.operations_seats import PLAYER, TABLE
from gui.table.manual.rows import Row

from svedesk.engine.table_words import LogEvent

OPERATIONS: tuple[Row, ...] = (*DECK, *HAND, *FIELD, *NUMBERS, *EVOLVE_DECK, *PLAYER, *TABLE)
"""TABLE.md section 4, one row for each way to each operation."""


_PHRASES = """
draw 1; draw N; mill 1; mill N; shuffle; search; look at top N; look at top N and put each to hand; look at top N
and put each to field; look at top N and put each to EX; look at top N and put each to top; look at top N and put
each to bottom, ordered; look at top N and put each to bottom, random; look at top N and put each to cemetery; look
at top N and put each to banished; put a card Nth from the top; reveal top; top to EX; play anywhere; hand to top;
hand to bottom; hand to cemetery; hand to banished; reveal one; reveal all; reveal random to the opponent; discard
chosen; discard random; mulligan; sort; move anywhere; move anywhere (either player's zones); engage; refresh;
refresh all; flip face; attach; detach; evolve; give control; take control; attack arrow; copy a token; remove a
token; attack set; defense set; attack +/-; defense +/-; damage; heal; named counters add; named counters remove;
named counters set; temporary until end of turn; lasting; keywords given; keywords removed; cost tags; a note on a
card; evolve deck: search; evolve deck: put face up; evolve deck: put face down; evolve deck: take back; carrots
attach to cards; drive points attach to cards; leader defense; play points; maximum play points; evolution points;
any named player counter; hand limit; concede; create any token; create any card by name; dice (any sides); coin;
random card from a zone; first player; arrows; pings; phase set by hand; turn set by hand; swap seats
"""
SECTION_4 = frozenset(" ".join(phrase.split()) for phrase in _PHRASES.split(";"))
"""TABLE.md section 4, taken apart into single operations."""
ELSEWHERE = {
    *("concede", "arrows", "pings", "swap seats"),
    *("carrots attach to cards", "drive points attach to cards"),
}
"""What is no operation by hand, or has a test of its own in `test_pointing_and_notes`."""


def hidden_names(person: Hands) -> set[str]:
    """The names of cards that the other seat does not know now, where no card of the name is known to it."""
    bit, words = 1 << person.you, person.page.table_seat.words
    cards = person.table.cards.values()
    known = {words.name(card.number) for card in cards if person.table.sees(card) & bit}
    return {words.name(card.number) for card in cards} - known


@pytest.mark.slow_after_first
@pytest.mark.parametrize("row", OPERATIONS, ids=lambda row: row.id)
def test_done_logged_undone_and_done_again(person: Hands, row: Row) -> None:
    row.before(person)
    person.note()
    desk = person.page.table_seat.desk
    session = desk.session
    secret, asked = hidden_names(person), session.ask and (session.ask.kind, session.ask.seat)
    entries, told, before = len(session.log), len(desk.lines(0)), session.digest()
    log = {seat: person.page.table_seat.words.log(seat) for seat in (0, 1)}
    for seat in (0, 1):
        log[seat].learn(desk.view(seat))

    row.do(person)

    assert row.done(person), person.says
    steps = len(session.log) - entries
    assert steps == 1 or row.helped, "one operation"
    assert row.restarts or (session.ask and (session.ask.kind, session.ask.seat)) == asked
    secret &= hidden_names(person)
    for seat in (0, 1):
        lines = desk.lines(seat, told)
        assert all(line.by_hand for line in lines)
        said = [line.text for line in log[seat].read([LogEvent(line.event, by_hand=True) for line in lines])]
        assert said, "the log has a sentence for it"
        assert not [name for name in secret for line in said if name in line], "a name that not everybody may know"
    assert person.page.log.lines[-1].endswith("(manual)")
    after = session.digest()

    person.undo()
    assert (session.digest(), len(session.log)) == (before, entries), person.says
    person.redo()
    assert (session.digest(), len(session.log)) == (after, entries + steps), person.says
    person.undo()
    assert session.digest() == before


def test_every_operation_of_section_4_has_its_row() -> None:
    assert SECTION_4 - ELSEWHERE - {row.words for row in OPERATIONS} == set()
    assert len({row.id for row in OPERATIONS}) == len(OPERATIONS)

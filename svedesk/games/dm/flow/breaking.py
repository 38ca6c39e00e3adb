"""A creature breaks shields, by its attack (509.2 to 509.4) or by a text of its own (701.14d)."""

from __future__ import annotations

from collections.abc import Sequence

from svedesk.engine.ask import Ask, Flow, Option, ask
from svedesk.engine.message import Message
from svedesk.games.dm.abilities.keyword import BREAKERS
from svedesk.games.dm.actions.asking import choose_cards
from svedesk.games.dm.actions.notice import as_it_is, notice
from svedesk.games.dm.actions.shields import break_shields
from svedesk.games.dm.duel import Duel, Steps
from svedesk.games.dm.flow.standby import resolve, resolve_since
from svedesk.games.dm.values.keywords import has_keyword, keywords


def break_by(duel: Duel, breaker: int, shields: Sequence[int], *, attacking: bool) -> Flow:
    """Let a creature break some of these shields, which its player chooses (509.2, 509.3).

    What triggers before a break does now, once for each shield (603.7), and comes before all else; in an attack then
    also everything else that waits does (603.7a), where a text is being carried out that has to wait (101.4d). What is
    chosen breaks whether the creature is still there or not (509.4c)."""
    creature = as_it_is(duel, duel.table.cards[breaker])
    count = min((yield from _how_many(duel, breaker)), len(shields))
    reason = Message("choose-shields", (count,))
    seat = creature.seat
    if has_keyword(duel, duel.table.cards[breaker], "foe_chooses_shields"):
        seat = 1 - seat
    chosen = yield from choose_cards(duel, seat, shields, count, count, reason, source=breaker, kind="shields")
    serial = duel.table.serial
    for _ in chosen:
        notice(duel, "before_break", creature, bound=chosen)
    yield from resolve_since(duel, serial, "before_break")
    if attacking:
        yield from resolve(duel)
    yield from break_shields(duel, chosen, creature)


def _how_many(duel: Duel, breaker: int) -> Steps[int]:
    """How many shields a creature breaks: one (509.2a), or what its breaker ability says (509.2b); of several its
    player has to apply one, and says which (509.2c)."""
    card = duel.table.cards[breaker]
    counts = [(word, count) for word, count in BREAKERS.items() if has_keyword(duel, card, word)]
    for keyword in keywords(duel, card, "crew_breaker"):  # a breaker ability like the others, so one of several
        crew = 0 if keyword.cards is None else len(keyword.cards.find(duel, card.seat, card.id))
        counts.append((keyword.word, 1 + crew))
    more = sum(keyword.amount for keyword in keywords(duel, card, "breaks_more"))
    if len(counts) < 2:
        return more + (counts[0][1] if counts else 1)

    def build() -> Ask:
        options = tuple(
            Option("breaker", index=count, label=Message("option-breaker", (word,))) for word, count in counts
        )
        return Ask(card.seat, "breaker", options, reason=Message("choose-breaker"), source=breaker)

    (picked,) = yield from ask(build)
    return picked.index + more

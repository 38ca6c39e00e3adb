"""Numbers of cards in a menu: damage, attack and defense, keywords; for good or until the end of the turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtWidgets import QMenu

from svedesk.engine.view import CardView
from svedesk.gui.kit.translate import tr
from svedesk.gui.table import manual
from svedesk.gui.table.menus.asker import Asker, keyed
from svedesk.gui.table.table_seat import TableSeat


def minus(text: str) -> str:
    """A label with the sign that is as wide as a plus."""
    return text.replace("-", "−")


def add_numbers(menu: QMenu, table_seat: TableSeat, cards: Sequence[CardView], asker: Asker) -> None:
    """What changes numbers and keywords of cards that lie on the field or in the EX area."""
    shown = cards[0].shown
    if not has_stats(cards):
        return
    damage = menu.addMenu(tr("Damage and heal"))
    for amount in (1, 2, 3, 4, 5):
        damage.addAction(tr("{0} damage", amount), partial(manual.damage, table_seat, cards, amount))
    if most := max(card.damage for card in cards):
        damage.addSeparator()
        damage.addAction(tr("Heal 1"), lambda: manual.damage(table_seat, cards, -1))
        damage.addAction(tr("Heal all"), lambda: manual.damage(table_seat, cards, -most))
    stats = menu.addMenu(tr("Attack and defense"))
    for both in table_seat.words.table.hand_menus.stats:
        stats.addAction(both, partial(table_seat.act, "stats", cards, text=both))
    for name in ("attack", "defense"):
        for amount in (1, 2, -1):
            label = minus(tr(name.capitalize()) + f" {amount:+d}")
            if abs(amount) == 1:
                label = keyed(label, f"{name}_{'up' if amount > 0 else 'down'}", asker)
            stats.addAction(label, partial(table_seat.act, "stat", cards, amount=amount, text=name))
        now = (shown.attack if name == "attack" else shown.defense) or 0
        stats.addAction(tr("Set {0} …", tr(name)), _asks_stat(table_seat, cards, name, now, asker))
    keywords = menu.addMenu(tr("Keywords"))
    for name in table_seat.words.table.hand_menus.keywords:
        has = all(name in card.shown.keywords for card in cards)
        action = keywords.addAction(
            table_seat.words.keyword(name),
            partial(table_seat.act, "no_keyword" if has else "keyword", cards, text=name),
        )
        action.setCheckable(True)
        action.setChecked(has)


def has_stats(cards: Sequence[CardView]) -> bool:
    """Whether all of them have attack and defense."""
    return all(card.shown.attack is not None and card.shown.defense is not None for card in cards)


def until_the_end(menu: QMenu, table_seat: TableSeat, cards: Sequence[CardView]) -> None:
    """Changes that the end of the turn takes back."""
    for both in table_seat.words.table.hand_menus.stats:
        menu.addAction(both, partial(table_seat.act, "stats", cards, text=both, until="turn"))
    for name in ("attack", "defense"):
        for amount in (1, 2, -1):
            label = minus(tr(name.capitalize()) + f" {amount:+d}")
            menu.addAction(label, partial(table_seat.act, "stat", cards, amount=amount, text=name, until="turn"))
    menu.addSeparator()
    for name in table_seat.words.table.hand_menus.keywords:
        if not all(name in card.shown.keywords for card in cards):
            menu.addAction(
                table_seat.words.keyword(name),
                partial(table_seat.act, "keyword", cards, text=name, until="turn"),
            )


def _asks_stat(
    table_seat: TableSeat, cards: Sequence[CardView], name: str, now: int, asker: Asker
) -> Callable[[], None]:
    whose = table_seat.words.name(cards[0].shown.printed) if len(cards) == 1 else tr("{0} cards", len(cards))
    return lambda: asker.ask_number(
        tr("{0} (of {1})", tr(name.capitalize()), whose),
        now,
        lambda value: table_seat.act("stat_set", cards, amount=value, text=name),
    )

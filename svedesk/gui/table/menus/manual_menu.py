"""The menu of a card, or of a group of cards, in manual mode. All it does to a group is one operation."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial

from PySide6.QtWidgets import QMenu, QWidget

from svedesk.engine.facts import stats_text
from svedesk.engine.game_table import Attachment, HandMove, next_orientation
from svedesk.engine.records import SHARED, Place
from svedesk.engine.view import CardView, View
from svedesk.gui.kit.input_dialogs import counted
from svedesk.gui.kit.translate import tr
from svedesk.gui.table import manual
from svedesk.gui.table.menus.asker import Asker, keyed
from svedesk.gui.table.menus.number_menus import add_numbers, has_stats, minus, until_the_end
from svedesk.gui.table.menus.pile_menus import number_menu
from svedesk.gui.table.table_seat import TableSeat, card_ids
from svedesk.gui.table.words import Words

Group = Sequence[CardView]


def hand_menu(table_seat: TableSeat, cards: Group, parent: QWidget, asker: Asker) -> QMenu:
    """Every manual action on a card, or on each card of a group."""
    menu = QMenu(parent)
    card, words = cards[0], table_seat.words
    if number := words.table.zones[card.zone].number:
        return number_menu(table_seat, card.seat, number, parent, asker)
    if len(cards) > 1:
        menu.addAction(tr("{0} cards", len(cards))).setEnabled(False)
    known = all(other.number for other in cards)
    zones = {other.zone: words.table.zones[other.zone] for other in cards}
    if all(zone.in_play or zone.turns for zone in zones.values()) and (ways := words.table.orientations):
        label = words.of_game.title("verb", next_orientation(ways, cards).verb)
        menu.addAction(keyed(label, "use", asker), lambda: manual.turn(table_seat, cards))
        if len(ways) > 2:
            rotate = menu.addMenu(tr("Rotate"))
            for way in ways:
                title = words.of_game.title("state", way.name)
                rotate.addAction(title, partial(table_seat.act, "turn", cards, amount=way.turned))
    if any(zone.held for zone in zones.values()):
        menu.addAction(tr("Show to all"), lambda: table_seat.act("reveal", cards))
    facedown = not all(other.faceup for other in cards) and not any(zone.held for zone in zones.values())
    if facedown:
        _turn_over(menu, table_seat, cards, asker)
        if not known:
            menu.addAction(tr("Look at it privately"), lambda: table_seat.act("look_at", cards))
    alone = len(cards) == 1 and known and zones[card.zone].in_play
    if alone:
        _evolve(menu, table_seat, card, asker)
        _attack(menu.addMenu(tr("Attack …")), table_seat, card)
    # What opens a menu of its own is never first: a menu that a key opens begins at its first entry.
    if menu.isEmpty() and known:
        menu.addAction(keyed(tr("Copy"), "copy", asker), lambda: table_seat.act("copy", cards))
    menu.addSeparator()
    _moves(menu.addMenu(tr("Move to")), table_seat, cards, asker)
    if len(cards) == 1 and known and not alone:
        _on_top(menu, table_seat, card)
    if known:
        if all(zone.changes for zone in zones.values()):
            add_numbers(menu, table_seat, cards, asker)
        up = keyed(tr("Counter +1"), "counter_up", asker)
        menu.addAction(up, lambda: count_up(table_seat, cards, 1))
        _counters(menu.addMenu(tr("Counters")), table_seat, cards, asker)
        _changes(menu.addMenu(tr("More changes")), table_seat, cards, asker)
    menu.addSeparator()
    if known:
        menu.addAction(keyed(tr("Copy"), "copy", asker), lambda: table_seat.act("copy", cards))
    rest = menu.addMenu(tr("More"))
    if not facedown:
        _turn_over(rest, table_seat, cards, asker)
    _rarely(rest, table_seat, cards)
    named = tr("{0} cards", len(cards))
    if len(cards) == 1:
        named = words.name(card.shown.printed) if known else tr("this facedown card")
    menu.addAction(tr("Remove {0} from the game", named), lambda: table_seat.act("remove", cards))
    return menu


def _changes(menu: QMenu, table_seat: TableSeat, cards: Group, asker: Asker) -> None:
    """Rare changes of cards."""
    words = table_seat.words
    menu.addAction(keyed(tr("Note …"), "note", asker), lambda: ask_note(table_seat, cards, asker))
    if all(words.table.zones[card.zone].changes for card in cards) and has_stats(cards):
        until_the_end(menu.addMenu(tr("Until the end of the turn")), table_seat, cards)
    _cost(menu.addMenu(tr("Cost")), table_seat, cards, asker)
    menu.addAction(tr("Clear changes"), lambda: table_seat.act("clear", cards))


def _turn_over(menu: QMenu, table_seat: TableSeat, cards: Group, asker: Asker) -> None:
    """Face up or down, where cards may lie either way."""
    if all(table_seat.words.table.zones[card.zone].turns_over for card in cards):
        menu.addAction(keyed(tr("Turn over"), "flip", asker), lambda: table_seat.act("flip", cards))


def _rarely(menu: QMenu, table_seat: TableSeat, cards: Group) -> None:
    """Rare actions on cards."""
    card, words = cards[0], table_seat.words
    zones = {other.zone: words.table.zones[other.zone] for other in cards}
    menu.addAction(tr("Show to all"), lambda: table_seat.act("reveal", cards))
    if any(zone.held for zone in zones.values()):
        menu.addAction(tr("Stop showing"), lambda: table_seat.act("hide", cards))
    if len(cards) == 1 and card.number:
        _linked(menu, table_seat, card)
    if len(zones) == 1 and zones[card.zone].changes and len({other.seat for other in cards}) == 1:
        label = tr("Give control") if card.seat == table_seat.seat else tr("Take control")
        place = Place(1 - card.seat, card.zone)
        menu.addAction(label, lambda: table_seat.act("control", cards, place))


def ask_note(table_seat: TableSeat, cards: Group, asker: Asker) -> None:
    """Ask for a note on cards; an empty one takes it off."""
    noted = manual.noted(cards[0])
    asker.ask_text(
        tr("Note on {0}", _name(table_seat, cards)),
        noted,
        lambda text: table_seat.act("note", cards, text=text),
        empty=True,
    )


def ask_both(table_seat: TableSeat, cards: Group, asker: Asker) -> None:
    """Ask for attack and defense, as 3/4, each also as +1 or -2."""
    shown = cards[0].shown

    def done(text: str) -> None:
        parts = ["".join(part.split()).replace("−", "-") for part in text.split("/")]
        if len(parts) != 2 or any(counted(part, 0) is None for part in parts):
            table_seat.refused.emit(tr("Two numbers, such as 3/4."))
        else:
            table_seat.act("stats", cards, text="/".join(part.removeprefix("=") for part in parts))

    asker.ask_text(tr("Attack/defense of {0}", _name(table_seat, cards)), f"{shown.attack}/{shown.defense}", done)


def _name(table_seat: TableSeat, cards: Group) -> str:
    return table_seat.words.name(cards[0].shown.printed) if len(cards) == 1 else tr("{0} cards", len(cards))


def _cost(menu: QMenu, table_seat: TableSeat, cards: Group, asker: Asker) -> None:
    for amount in (1, -1, -2):
        menu.addAction(
            minus(f"{tr('Cost')} {amount:+d}"), partial(table_seat.act, "stat", cards, amount=amount, text="cost")
        )
    now = cards[0].shown.cost or 0
    menu.addAction(
        tr("Set {0} …", tr("cost")),
        lambda: asker.ask_number(
            tr("{0} (of {1})", tr("Cost"), _name(table_seat, cards)),
            now,
            lambda value: table_seat.act("stat_set", cards, amount=value, text="cost"),
        ),
    )
    menu.addAction(
        minus(tr("Cost {0} until the end of the turn", "-1")),
        partial(table_seat.act, "stat", cards, amount=-1, text="cost", until="turn"),
    )


def _counters(menu: QMenu, table_seat: TableSeat, cards: Group, asker: Asker) -> None:
    for name, count in cards[0].counters:
        menu.addAction(f"{name} +1", partial(table_seat.act, "counter", cards, amount=1, text=name))
        menu.addAction(f"{name} −1", partial(table_seat.act, "counter", cards, amount=-1, text=name))
        menu.addAction(tr("Set {0} …", name), _asks_counter(table_seat, cards, name, count, asker))
    menu.addAction(
        tr("New counter …"),
        lambda: asker.ask_text(
            tr("Name of the counter"), "counter", lambda name: table_seat.act("counter", cards, amount=1, text=name)
        ),
    )


def count_up(table_seat: TableSeat, cards: Group, by: int) -> None:
    """So many counters more on cards: of the kind that lies there first, or just counters."""
    name = next((card.counters[0][0] for card in cards if card.counters), "counter")
    table_seat.act("counter", cards, amount=by, text=name)


def _asks_counter(table_seat: TableSeat, cards: Group, name: str, now: int, asker: Asker) -> Callable[[], None]:
    return lambda: asker.ask_number(
        tr("{0} (of {1})", name, _name(table_seat, cards)),
        now,
        lambda value: table_seat.act("counter_set", cards, amount=value, text=name),
    )


def _evolve(menu: QMenu, table_seat: TableSeat, card: CardView, asker: Asker) -> None:
    """Lay a card of the second deck on one in play."""
    source = table_seat.words.table.hand_zones.second_deck
    fitting = (manual.attachments(table_seat, card, Place(card.seat, source)) if source else ()) or ()
    label = table_seat.words.of_game.title("verb", "lay_on")
    if len(fitting) == 1:
        label = keyed(label, "evolve", asker)
        menu.addAction(label, lambda: manual.attach_fitting(table_seat, card, fitting[0]))
    elif fitting:
        add_attachments(menu.addMenu(label), table_seat, card, fitting)


def _attack(menu: QMenu, table_seat: TableSeat, card: CardView) -> None:
    """Whom a card in play may be said to attack."""
    view, words = table_seat.view, table_seat.words
    singles = {zone.name for zone in words.table.zones.values() if zone.shape == "single"}
    foe = 1 - card.seat
    for target in (*_in_zones(view, foe, singles), *_in_zones(view, foe, _in_play(words))):
        menu.addAction(words.name(target.shown.printed), partial(manual.attack, table_seat, card, target.id))


def _linked(menu: QMenu, table_seat: TableSeat, card: CardView) -> None:
    """What lies on a card, and what it may be laid on."""
    view, words = table_seat.view, table_seat.words
    upon = [other for zone in view.zones for other in zone.cards if other.on == card.id]
    if upon and words.table.zones[card.zone].in_play:
        off = menu.addMenu(tr("Take off"))
        for other in upon:
            to = Place(card.seat, words.table.hand_zones.second_deck or words.table.hand_zones.discard)
            off.addAction(words.name(other.number), partial(table_seat.act, "detach", other, to))
    if words.table.zones[card.zone].in_play:
        _on_top(menu, table_seat, card)


def _on_top(menu: QMenu, table_seat: TableSeat, card: CardView) -> None:
    """What a card may be laid on."""
    view, words = table_seat.view, table_seat.words
    fields = [_in_zones(view, seat, _in_play(words)) for seat in (card.seat, 1 - card.seat)]
    bases = [base for base in (*fields[0], *fields[1]) if base.id != card.id and base.number and not base.on]
    if bases:
        on = menu.addMenu(tr("Place on top"))
        zone = words.table.attached_zone(words.facts(card.number))
        for base in bases:
            on.addAction(words.name(base.shown.printed), partial(manual.attach, table_seat, card.id, base, zone))


def _in_play(words: Words) -> set[str]:
    return {zone.name for zone in words.table.zones.values() if zone.in_play}


def add_attachments(menu: QMenu, table_seat: TableSeat, base: CardView, fitting: Sequence[Attachment]) -> None:
    """The cards that fit another, each to be laid on it: by name, values and number, for they have one name."""
    words = table_seat.words
    for attachment in fitting:
        facts = words.facts(attachment.number)
        values = stats_text(facts.attack, facts.defense)
        label = f"{words.name(attachment.number)} {values}".rstrip() + f" · {attachment.number}"
        menu.addAction(label, partial(manual.attach_fitting, table_seat, base, attachment))


def _in_zones(view: View, seat: int, names: Collection[str]) -> list[CardView]:
    """The cards of a seat in some zones; those that all share are each seat's."""
    zones = (zone for zone in view.zones if zone.place.zone in names and zone.place.seat in (seat, SHARED))
    return [card for zone in zones for card in zone.cards if seat in (zone.place.seat, card.owner)]


def _rest(menu: QMenu, table_seat: TableSeat, ids: Sequence[int], seat: int) -> None:
    """What is done with the cards of a deck that were looked at, when all that is wanted of them is taken."""
    words = table_seat.words
    for move in words.table.hand_menus.rest_moves:
        zone = words.zone_word(move.zone)
        if words.table.zones[move.zone].top != "first":
            label = tr("All {0} to the {1}", len(ids), zone)
        elif move.position.endswith("random"):
            label = tr("All {0} on the bottom of the {1} in random order", len(ids), zone)
        else:
            label = tr("All {0} on the bottom of the {1}", len(ids), zone)
        menu.addAction(label, partial(table_seat.act, "move", ids, Place(seat, move.zone), text=move.position))
    menu.addSeparator()


def _move_label(table_seat: TableSeat, move: HandMove) -> str:
    """What a move is called: after its zone, unless the game has a verb for it."""
    words = table_seat.words
    if move.verb:
        return words.of_game.title("verb", move.verb)
    zone = words.zone_word(move.zone)
    if words.table.zones[move.zone].top != "first":
        return tr("To the {0}", zone)
    return tr("On the bottom of the {0}", zone) if move.position == "bottom" else tr("On top of the {0}", zone)


def _key_action(table_seat: TableSeat, move: HandMove) -> str:
    """The action of the window that makes a move, too; "" for one without."""
    zones = table_seat.words.table.hand_zones
    if move.zone == zones.deck:
        return "to_bottom" if move.position == "bottom" else ""
    return {zones.discard: "to_cemetery", zones.hand: "to_hand", zones.reserve: "to_ex"}.get(move.zone, "")


def _moves(menu: QMenu, table_seat: TableSeat, cards: Group, asker: Asker) -> None:
    table, words = table_seat.words.table, table_seat.words
    seat, ids, deck = cards[0].seat, card_ids(cards), table.hand_zones.deck
    looked_at = table_seat.view.zone(seat, deck)
    if cards[0].zone == deck and 1 < len(looked_at.cards) < looked_at.count:
        _rest(menu, table_seat, card_ids(looked_at.cards), seat)
    here = {Place(card.seat, card.zone) for card in cards}
    for move in table.hand_menus.moves:
        to = Place(seat, move.zone)
        if here != {to} or move.zone == deck:
            label = keyed(_move_label(table_seat, move), _key_action(table_seat, move), asker)
            menu.addAction(label, partial(table_seat.act, "move", ids, to, text=move.position))
    menu.addSeparator()
    place, word = Place(seat, deck), words.zone_word(deck)
    within = menu.addMenu(tr("Into the {0}", word))
    within.addAction(
        tr("At a position from the top …"),
        lambda: asker.ask_number(
            tr("Position from the top (1 = top card)"),
            2,
            lambda nth: table_seat.act("move", ids, place, text=str(max(0, nth - 1))),
            changes=False,
        ),
    )
    for position, label in (
        ("random", tr("Anywhere in the {0}", word)),
        ("top-random", tr("On top of the {0} in random order", word)),
        ("bottom-random", tr("On the bottom of the {0} in random order", word)),
    ):
        within.addAction(label, partial(table_seat.act, "move", ids, place, text=position))
    over = menu.addMenu(tr("To the other side"))
    for move in table.hand_menus.moves:
        to = Place(1 - seat, move.zone)
        over.addAction(_move_label(table_seat, move), partial(table_seat.act, "move", ids, to, text=move.position))

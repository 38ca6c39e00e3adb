"""Section 4, deck, hand and evolve deck."""

from __future__ import annotations

from gui.table.manual.manual_person import ALT, CTRL, Hands
from gui.table.manual.rows import Check, Row
from PySide6.QtCore import Qt

Key = Qt.Key


class Counts:
    """Whether zones of the acting seat hold so many cards more or fewer than before the row was done."""

    def __init__(self, change: dict[str, int]) -> None:
        self.change = change

    def __call__(self, person: Hands) -> bool:
        before = person.zones_before
        return all(person.count(zone) == before[zone] + change for zone, change in self.change.items())


def moved(zone: str, change: int, source: str, less: int) -> Counts:
    return Counts({zone: change, source: -less})


def draws(count: int) -> Counts:
    return Counts({"hand": count, "deck": -count})


def mills(count: int) -> Counts:
    return Counts({"cemetery": count, "deck": -count})


def answered(person: Hands, text: str, *path: str) -> None:
    person.pile_menu("deck", *path)
    person.type(text)


def keyed(person: Hands, text: str, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> None:
    person.key(key, modifiers)
    person.type(text)


def laid_out(person: Hands) -> list[str]:
    """The names in the tray that is open."""
    tray = person.page.scene.tray
    return [person.name(card) for card in tray.content.cards] if tray is not None else []


def revealed(person: Hands) -> list[str]:
    """The types of the cards on top of the deck that all see, from the top."""
    table, seen = person.table, person.page.table_seat.desk.view(person.you).zone(person.me, "deck").cards
    shown = {card.id for card in seen}
    cards = [table.cards[card] for card in table.zone(person.me, "deck") if card in shown]
    return [person.window.app.cards.library[card.number].kind for card in cards]


def looks(person: Hands) -> None:
    """Look at the top three cards of the deck."""
    answered(person, "3", "Look at the top")
    assert len(laid_out(person)) == 3


def first_of_three(person: Hands, *path: str) -> None:
    person.looked = list(person.table.zone(person.me, "deck")[:3])
    person.menu_of(person.page.scene.tray.content.cards[0], *path)  # type: ignore[union-attr]


def in_place(place: int) -> Check:
    return lambda person: person.deck()[place] == person.deck_before[0]


def hand_shown(person: Hands, count: int) -> bool:
    """Whether so many cards of the hand are seen by the other seat."""
    return len(person.page.table_seat.desk.view(person.you).zone(person.me, "hand").cards) == count


def evolved(person: Hands) -> None:
    person.menu_of(person.mine("Rose Gardener"), "Place its evolved card on it")


DECK = (
    Row("draw 1", "menu", lambda p: p.pile_menu("deck", "Draw 1"), draws(1)),
    Row("draw 1", "key", lambda p: p.key(Key.Key_D, CTRL), draws(1)),
    Row("draw 1", "drag", lambda p: p.drag(p.pile("deck"), p.spot("hand")), draws(1)),
    Row("draw N", "menu", lambda p: answered(p, "3", "Draw several …"), draws(3)),
    Row("draw N", "key", lambda p: keyed(p, "3", Key.Key_E, CTRL), draws(3)),
    Row("mill 1", "menu", lambda p: p.pile_menu("deck", "Mill 1"), mills(1)),
    Row("mill 1", "key", lambda p: p.key(Key.Key_Y, ALT), mills(1)),
    Row("mill N", "menu", lambda p: answered(p, "4", "Mill several …"), mills(4)),
    Row("mill N", "key", lambda p: keyed(p, "4", Key.Key_M, ALT), mills(4)),
    Row("shuffle", "menu", lambda p: p.pile_menu("deck", "Shuffle the deck"), lambda p: p.deck() != p.deck_before),
    Row("shuffle", "key", lambda p: p.key(Key.Key_S, CTRL), lambda p: p.deck() != p.deck_before),
    Row(
        "search",
        "menu",
        lambda p: p.pile_menu("deck", "Search the deck"),
        lambda p: len(laid_out(p)) == len(p.deck_before),
    ),
    Row("search", "key", lambda p: p.key(Key.Key_F3), lambda p: len(laid_out(p)) == len(p.deck_before)),
    Row("look at top N", "menu", looks, lambda p: len(laid_out(p)) == 3),
    Row("look at top N", "key", lambda p: keyed(p, "3", Key.Key_W, CTRL), lambda p: len(laid_out(p)) == 3),
    *(
        Row(f"look at top N and put each to {zone}", "menu", lambda p, e=entry: first_of_three(p, *e), done, looks)
        for zone, entry, done in (
            ("hand", ("To the hand",), draws(1)),
            ("field", ("To the field",), Counts({"field": 1, "deck": -1})),
            ("EX", ("To the EX area",), Counts({"ex": 1, "deck": -1})),
            ("top", ("Into the deck", "On top of the deck in random order"), in_place(0)),
            ("bottom, ordered", ("On the bottom of the deck",), in_place(-1)),
            ("bottom, random", ("Into the deck", "On the bottom of the deck in random order"), in_place(-1)),
            ("cemetery", ("To the cemetery",), mills(1)),
            ("banished", ("Banish",), Counts({"banished": 1, "deck": -1})),
        )
    ),
    Row(
        "look at top N and put all on the bottom",
        "menu",
        lambda p: first_of_three(p, "All 3 on the bottom of the deck"),
        lambda p: p.deck()[-3:] == p.deck_before[:3],
        looks,
    ),
    Row(
        "look at top N and put all into the cemetery",
        "menu",
        lambda p: first_of_three(p, "All 3 to the cemetery"),
        mills(3),
        looks,
    ),
    Row(
        "put a card Nth from the top",
        "menu",
        lambda p: (p.menu_of(p.mine("Goblin"), "Into the deck", "At a position from the top"), p.type("3")),
        lambda p: p.deck()[2] == "SD01-017" and p.deck()[:2] == p.deck_before[:2],
    ),
    Row(
        "reveal top",
        "menu",
        lambda p: p.pile_menu("deck", "Show the top card to all"),
        lambda p: len(p.page.table_seat.desk.view(p.you).zone(p.me, "deck").cards) == 1,
    ),
    Row(
        "reveal from the top until",
        "menu",
        lambda p: p.pile_menu("deck", "Reveal until …", "Spell"),
        lambda p: revealed(p)[-1:] == ["spell"] and "spell" not in revealed(p)[:-1] and laid_out(p) != [],
    ),
    Row("top to EX", "menu", lambda p: p.pile_menu("deck", "Top card to the EX"), Counts({"ex": 1, "deck": -1})),
    Row("top to EX", "drag", lambda p: p.drag(p.pile("deck"), p.spot("ex")), Counts({"ex": 1, "deck": -1})),
)

SNIPE, ARIA = "Angelic Snipe", "Aria, Fairy Princess"


def sorted_by_cost(person: Hands) -> bool:
    costs = [card.shown.cost or 0 for card in person.view.zone(person.me, "hand").cards]
    assert len(set(costs)) > 2, costs
    return costs == sorted(costs)


def hand(person: Hands, *path: str) -> None:
    person.seat_menu("Hand", *path)


HAND = (
    Row(
        "play anywhere",
        "drag to the field",
        lambda p: p.move_to(p.mine(ARIA, "hand"), "field"),
        moved("field", 1, "hand", 1),
    ),
    Row(
        "play anywhere",
        "drag to the EX area",
        lambda p: p.move_to(p.mine(SNIPE, "hand"), "ex"),
        moved("ex", 1, "hand", 1),
    ),
    Row(
        "play anywhere",
        "drag to the other field",
        lambda p: p.move_to(p.mine(ARIA, "hand"), "field", far=True),
        lambda p: ARIA in p.names("field", p.you),
    ),
    Row(
        "hand to top",
        "menu",
        lambda p: p.menu_of(p.mine(SNIPE, "hand"), "On top of the deck"),
        lambda p: p.deck()[0] == "SD01-019",
    ),
    Row("hand to top", "drag", lambda p: p.move_to(p.mine(SNIPE, "hand"), "deck"), lambda p: p.deck()[0] == "SD01-019"),
    Row(
        "hand to bottom",
        "menu",
        lambda p: p.menu_of(p.mine(SNIPE, "hand"), "On the bottom"),
        lambda p: p.deck()[-1] == "SD01-019",
    ),
    Row(
        "hand to bottom",
        "key",
        lambda p: p.at(p.mine(SNIPE, "hand"), Key.Key_B, CTRL),
        lambda p: p.deck()[-1] == "SD01-019",
    ),
    Row(
        "hand to cemetery",
        "menu",
        lambda p: p.menu_of(p.mine(SNIPE, "hand"), "To the cemetery"),
        moved("cemetery", 1, "hand", 1),
    ),
    Row(
        "hand to banished",
        "menu",
        lambda p: p.menu_of(p.mine(SNIPE, "hand"), "Banish"),
        moved("banished", 1, "hand", 1),
    ),
    Row(
        "hand to banished",
        "drag",
        lambda p: p.move_to(p.mine(SNIPE, "hand"), "banished"),
        moved("banished", 1, "hand", 1),
    ),
    Row("reveal one", "menu", lambda p: p.menu_of(p.mine(SNIPE, "hand"), "Show to all"), lambda p: hand_shown(p, 1)),
    Row(
        "reveal no longer",
        "menu",
        lambda p: p.menu_of(p.mine(SNIPE, "hand"), "Stop showing"),
        lambda p: hand_shown(p, 0),
        lambda p: p.menu_of(p.mine(SNIPE, "hand"), "Show to all"),
    ),
    Row("reveal all", "menu", lambda p: hand(p, "Show the hand to all"), lambda p: hand_shown(p, p.count("hand"))),
    Row("reveal random to the opponent", "menu", lambda p: hand(p, "Show a random card"), lambda p: hand_shown(p, 1)),
    Row(
        "discard chosen", "key", lambda p: p.at(p.mine(SNIPE, "hand"), Key.Key_Delete), moved("cemetery", 1, "hand", 1)
    ),
    Row(
        "discard chosen",
        "drag",
        lambda p: p.move_to(p.mine(SNIPE, "hand"), "cemetery"),
        moved("cemetery", 1, "hand", 1),
    ),
    Row("discard random", "menu", lambda p: hand(p, "Random card to the cemetery"), moved("cemetery", 1, "hand", 1)),
    Row("mulligan", "menu", lambda p: hand(p, "Mulligan"), lambda p: p.deck() != p.deck_before),
    Row("mulligan", "key", lambda p: p.key(Key.Key_M, CTRL), lambda p: p.deck() != p.deck_before),
    Row(
        "sort",
        "menu",
        lambda p: hand(p, "Sort"),
        sorted_by_cost,
    ),
)

EVOLVE_DECK = (
    Row(
        "evolve deck: search",
        "menu and out to the field",
        lambda p: p.menu_of(p.page.scene.tray.content.cards[0], "To the field"),  # type: ignore[union-attr]
        moved("field", 1, "evolve_deck", 1),
        lambda p: p.pile_menu("evolve_deck", "Look at the evolve deck"),
    ),
    Row(
        "evolve deck: put face up",
        "menu",
        lambda p: p.menu_of(p.page.scene.tray.content.cards[0], "Turn over"),  # type: ignore[union-attr]
        lambda p: sum(card.faceup for card in p.view.zone(p.me, "evolve_deck").cards) == 1,
        lambda p: p.key(Key.Key_F3, CTRL),
    ),
    Row(
        "evolve deck: put face down",
        "menu",
        lambda p: p.menu_of(p.page.scene.tray.content.cards[0], "Turn over"),  # type: ignore[union-attr]
        lambda p: not any(card.faceup for card in p.view.zone(p.me, "evolve_deck").cards),
        lambda p: (
            p.key(Key.Key_F3, CTRL),
            p.menu_of(p.page.scene.tray.content.cards[0], "Turn over"),  # type: ignore[union-attr]
        ),
    ),
    Row(
        "evolve deck: take back",
        "menu",
        lambda p: p.menu_of(p.mine("Rose Gardener"), "Take off", "Rose Gardener"),
        lambda p: not p.count("evolve") and p.count("evolve_deck") == 10,
        evolved,
    ),
)

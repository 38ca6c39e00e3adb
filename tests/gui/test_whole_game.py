"""A whole game through the window with mouse events, to a winner."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations_with_replacement

import pytest
from gui.answering import answer, pick_in_menu
from gui.person import Person
from shipped import starter_decks, theme_decks, tournament_decks

from svedesk.engine.ask import Ask, Option
from svedesk.engine.records import SHARED, Place
from svedesk.gui.app.window import MainWindow

PAIRINGS = list(combinations_with_replacement(sorted(starter_decks()), 2))
"""Every class against every class, and each against itself: by the long run below. Here each plays twice, once from
either side of the table."""


def act(person: Person, ask: Ask) -> None:
    """One thing a person does in the main phase: play what can be played, evolve, attack the leader if possible,
    else end the turn."""
    by_kind: dict[str, list[Option]] = {}
    for option in ask.options:
        by_kind.setdefault(option.kind, []).append(option)
    if "play" in by_kind:
        person.drag(person.where(by_kind["play"][0].card), person.spot("field"))
    elif "evolve" in by_kind:
        person.drag(
            person.page.scene.layout.near.zones["evolve_deck"].center(), person.where(by_kind["evolve"][0].card)
        )
    elif "activate" in by_kind:
        use(person, by_kind["activate"][0])
    elif "attack" in by_kind:
        leaders = [o for o in by_kind["attack"] if person.view.zone(1 - ask.seat, "leader").cards[0].id == o.target]
        option = (leaders or by_kind["attack"])[0]
        person.drag(person.where(option.card), person.where(option.target))
    else:
        person.press_button(person.page.go_on)
    pick_in_menu(person)


def use(person: Person, option: Option) -> None:
    """Use an ability: of a card on the table by a click on it, of one in a pile out of its tray."""
    card = person.view.card(option.card)
    assert card is not None
    if person.page.scene.item_of(card.id) is None:
        pile = person.page.scene.pile(Place(card.seat, card.zone))
        assert pile is not None, f"a card in {card.zone} can't be used"
        person.click_at(pile.rect.center())
    person.click(card.id)


def respond(person: Person, ask: Ask) -> None:
    """In a Quick window: play the first card or use the first ability that can be, else pass."""
    option = ask.options[0]
    if option.kind == "play":
        person.drag(person.where(option.card), person.page.scene.layout.middle.center())
        pick_in_menu(person)
    elif option.kind == "activate":
        use(person, option)
        pick_in_menu(person)
    else:
        person.press_button(person.page.go_on)


def play(person: Person) -> tuple[int, Counter[str]]:
    """Play to the end of the game. Returns how often the mouse was handed over, and what was asked how often, with
    the zones of the cards that were asked for."""
    page, covers, asked = person.page, 0, Counter[str]()
    for _ in range(2500):
        person.hand_over()
        if page.cover.isVisible():
            covers += 1
            person.uncover()
        if person.view.outcome is not None:
            break
        ask = person.ask
        assert ask is not None, "nobody before the screen is asked, and no cover says who should be"
        asked[ask.kind] += 1
        for zone in {card.zone for o in ask.options if o.kind == "card" and (card := person.view.card(o.card))}:
            asked[f"{ask.kind} in {zone}"] += 1
        serial = ask.serial
        if ask.kind == "main":
            act(person, ask)
        elif ask.kind == "quick":
            respond(person, ask)
        else:
            answer(person, ask, do_something=bool(ask.serial % 3))
        now = page.table_seat.desk.session.ask
        assert now is None or now.serial != serial, f"nothing happened at {ask}: {person.says}"
    return covers, asked


def test_every_starter_deck_can_be_picked_for_a_new_game(window: MainWindow) -> None:
    codes = [*starter_decks(), *theme_decks(), *tournament_decks()]
    for box in window.app.router.home.page.form.decks:
        assert [box.itemData(index) for index in range(box.count())] == codes


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(len(starter_decks())))
def test_two_people_play_to_a_winner(sit: Callable[..., Person], seed: int) -> None:
    codes = sorted(starter_decks())
    decks = codes[seed], codes[(seed + 1) % len(codes)]
    person = sit(seed=seed, first=seed % 2, open_hands=False, decks=decks)
    page = person.page
    covers, _ = play(person)
    assert person.view.outcome is not None
    assert len(person.view.outcome.winners) == 1
    assert page.banner.isVisible()
    assert page.banner.title.text() in ("Aiko wins", "Ren wins")
    assert covers > 5, "two people with closed hands had to hand the mouse over"
    assert any("wins" in line for line in page.log.lines)


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_three_games_of_each_pairing_with_everything_that_can_be_asked_of_a_mouse(
    sit: Callable[..., Person],
) -> None:
    """Each to a winner, with either seat first, with open hands and with closed ones."""
    total, turns, answers = Counter[str](), 0, 0
    for seed, decks in enumerate(PAIRINGS * 3, 100):
        person = sit(seed=seed, first=seed % 2, open_hands=bool(seed % 3), decks=decks)
        asked = play(person)[1]
        assert person.view.outcome is not None, (decks, seed)
        total += asked
        turns += person.view.number(SHARED, "turn")
        answers += sum(count for what, count in asked.items() if " in " not in what)
    print(f"{3 * len(PAIRINGS)} games, {turns} turns, {answers} answers", sorted(total.items()))
    for kind in ("target in cemetery", "look in deck", "divide", "number", "may", "choose", "order in deck"):
        assert total[kind], kind

"""While one aims, the cards say what would become of them."""

from __future__ import annotations

from collections.abc import Callable

from gui.person import Person
from gui.table.show.test_sequence import Watcher, facing, watch  # noqa: F401
from PySide6.QtCore import QPointF
from sve.playing import Playing, Side, table


def told(person: Person) -> list[str]:
    return sorted(f"{badge.text}{' dies' * badge.dies}" for badge in person.page.scene.forecast.badges)


def test_an_attack_tells_damage_and_deaths_of_both(watch: Callable[[Playing], Watcher]) -> None:  # noqa: F811
    person = watch(facing())
    mine, theirs = person.card("Goblin", "field").id, person.card("Quickblader", "field", 1).id
    person.drag(person.where(mine), person.where(theirs), drop=False)
    assert told(person) == ["−1  →  1", "−2 dies"]
    person.drag(person.where(mine), QPointF(5, 5), drop=False)
    assert told(person) == []
    person.page.mouse.cancel()


def test_the_last_blow_is_called_lethal(watch: Callable[[Playing], Watcher]) -> None:  # noqa: F811
    person = watch(table(me=Side(field=["Goblin"]), foe=Side(defense=2)))
    leader = person.view.zone(1, "leader").cards[0].id
    person.drag(person.where(person.card("Goblin", "field").id), person.where(leader), drop=False)
    assert told(person) == ["Lethal dies"]
    person.page.mouse.cancel()
    assert told(person) == []


def test_a_spell_over_its_target_tells_what_it_does(watch: Callable[[Playing], Watcher]) -> None:  # noqa: F811
    person = watch(table(me=Side(hand=["Angelic Snipe"]), foe=Side(field=["Goblin", "Quickblader"])))
    spell, goblin = person.card("Angelic Snipe", "hand").id, person.card("Goblin", "field", 1).id
    person.drag(person.where(spell), person.where(goblin), drop=False)
    assert told(person) == ["−2 dies"]
    person.page.mouse.cancel()

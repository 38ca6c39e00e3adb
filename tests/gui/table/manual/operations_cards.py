"""Section 4, field and EX area, and numbers of cards."""

from __future__ import annotations

from gui.table.manual.manual_person import ALT, CTRL, Hands
from gui.table.manual.operations_piles import Counts, Key, evolved, moved
from gui.table.manual.rows import Check, Row

from svedesk.engine.events import Attacked
from svedesk.gui.table import manual

GOBLIN, ROSE, QUICK, FAIRY = "Goblin", "Rose Gardener", "Quickblader", "Fairy"


def goblin(person: Hands, *path: str) -> None:
    person.menu_of(person.mine(GOBLIN), *path)


def asked(person: Hands, text: str, *path: str) -> None:
    goblin(person, *path)
    person.type(text)


def both(attack: int, defense: int) -> Check:
    return lambda p: (p.mine(GOBLIN).shown.attack, p.mine(GOBLIN).shown.defense) == (attack, defense)


def counted(count: int, name: str = "counter") -> Check:
    return lambda p: dict(p.mine(GOBLIN).counters).get(name, 0) == count


def with_spark(person: Hands) -> None:
    asked(person, "spark", "Counters", "New counter")


def attack_only(person: Hands, target: str) -> None:
    goblin(person, "Attack …", target)
    person.press("Attack only")


def attacked(person: Hands) -> bool:
    desk = person.page.table_seat.desk
    return any(isinstance(line.event, Attacked) for line in desk.lines(person.you))


FIELD = (
    Row("move anywhere", "drag to the EX area", lambda p: p.move_to(p.mine(GOBLIN), "ex"), moved("ex", 1, "field", 1)),
    Row(
        "move anywhere",
        "drag to the hand",
        lambda p: p.drag(p.where(p.mine(GOBLIN).id), p.spot("hand")),
        moved("hand", 1, "field", 1),
    ),
    Row("move anywhere", "key H", lambda p: p.at(p.mine(GOBLIN), Key.Key_H), moved("hand", 1, "field", 1)),
    Row("move anywhere", "key X", lambda p: p.at(p.mine(GOBLIN), Key.Key_X), moved("ex", 1, "field", 1)),
    Row("move anywhere", "menu", lambda p: goblin(p, "Banish"), moved("banished", 1, "field", 1)),
    Row(
        "move anywhere (either player's zones)",
        "menu",
        lambda p: goblin(p, "To the other side", "To the EX area"),
        lambda p: GOBLIN in p.names("ex", p.you),
    ),
    Row(
        "move anywhere (either player's zones)",
        "drag from the other field",
        lambda p: p.move_to(p.theirs(QUICK), "cemetery"),
        lambda p: QUICK in p.names("cemetery", p.me),
    ),
    Row("engage", "menu", lambda p: goblin(p, "Engage"), lambda p: p.mine(GOBLIN).sideways),
    Row("engage", "key", lambda p: p.at(p.mine(GOBLIN), Key.Key_Space), lambda p: p.mine(GOBLIN).sideways),
    Row("engage", "double click", lambda p: p.double_click(p.mine(GOBLIN).id), lambda p: p.mine(GOBLIN).sideways),
    Row(
        "refresh",
        "menu",
        lambda p: goblin(p, "Refresh"),
        lambda p: not p.mine(GOBLIN).sideways,
        lambda p: goblin(p, "Engage"),
    ),
    Row(
        "refresh",
        "key",
        lambda p: p.at(p.mine(GOBLIN), Key.Key_Space),
        lambda p: not p.mine(GOBLIN).sideways,
        lambda p: goblin(p, "Engage"),
    ),
    Row(
        "refresh all",
        "menu",
        lambda p: p.seat_menu("Refresh all"),
        lambda p: not p.mine(GOBLIN).sideways,
        lambda p: goblin(p, "Engage"),
    ),
    Row(
        "refresh all",
        "key",
        lambda p: p.key(Key.Key_U, CTRL),
        lambda p: not p.mine(GOBLIN).sideways,
        lambda p: goblin(p, "Engage"),
    ),
    Row("flip face", "menu", lambda p: goblin(p, "Turn over"), lambda p: not p.mine(GOBLIN).faceup),
    Row("flip face", "key", lambda p: p.at(p.mine(GOBLIN), Key.Key_F, ALT), lambda p: not p.mine(GOBLIN).faceup),
    Row(
        "flip face",
        "menu in the EX area",
        lambda p: p.menu_of(p.mine(FAIRY, "ex"), "Turn over"),
        lambda p: not p.mine(FAIRY, "ex").faceup,
    ),
    Row(
        "attach",
        "menu",
        lambda p: p.menu_of(p.mine(FAIRY, "ex"), "Place on top", GOBLIN),
        lambda p: p.view.zone(p.me, "evolve").cards[0].on == p.view.zone(p.me, "field").cards[0].id,
    ),
    Row(
        "detach", "menu", lambda p: p.menu_of(p.mine(ROSE), "Take off", ROSE), lambda p: p.count("evolve") == 0, evolved
    ),
    Row("evolve", "menu", evolved, lambda p: p.count("evolve") == 1),
    Row("evolve", "key", lambda p: p.at(p.mine(ROSE), Key.Key_E), lambda p: p.count("evolve") == 1),
    Row("give control", "menu", lambda p: goblin(p, "Give control"), lambda p: GOBLIN in p.names("field", p.you)),
    Row(
        "give control",
        "drag",
        lambda p: p.move_to(p.mine(GOBLIN), "field", far=True),
        lambda p: GOBLIN in p.names("field", p.you),
    ),
    Row(
        "take control",
        "menu",
        lambda p: p.menu_of(p.theirs(QUICK), "Take control"),
        lambda p: QUICK in p.names("field", p.me),
    ),
    Row(
        "take control", "drag", lambda p: p.move_to(p.theirs(QUICK), "field"), lambda p: QUICK in p.names("field", p.me)
    ),
    Row("attack arrow", "menu, a follower", lambda p: attack_only(p, QUICK), attacked),
    Row(
        "attack arrow",
        "menu, the leader",
        lambda p: attack_only(p, p.name(p.view.zone(p.you, "leader").cards[0])),
        attacked,
    ),
    Row("copy a token", "menu", lambda p: p.menu_of(p.mine(FAIRY, "ex"), "Copy"), Counts({"ex": 1})),
    Row("copy a token", "key", lambda p: p.at(p.mine(FAIRY, "ex"), Key.Key_J, CTRL), Counts({"ex": 1})),
    Row("remove a token", "menu", lambda p: p.menu_of(p.mine(FAIRY, "ex"), "Remove Fairy"), Counts({"ex": -1})),
)

NUMBERS = (
    Row("attack set", "menu", lambda p: asked(p, "7", "Attack and defense", "Set attack"), both(7, 2)),
    Row("defense set", "menu", lambda p: asked(p, "9", "Attack and defense", "Set defense"), both(2, 9)),
    Row("attack +/-", "menu", lambda p: goblin(p, "Attack and defense", "Attack +2"), both(4, 2)),
    Row("defense +/-", "menu", lambda p: goblin(p, "Attack and defense", "Defense −1"), both(2, 1)),
    Row("attack +/-", "key up", lambda p: p.at(p.mine(GOBLIN), Key.Key_Plus, CTRL), both(3, 2)),
    Row("attack +/-", "key down", lambda p: p.at(p.mine(GOBLIN), Key.Key_Minus, CTRL), both(1, 2)),
    Row("defense +/-", "key up", lambda p: p.at(p.mine(GOBLIN), Key.Key_Plus, ALT), both(2, 3)),
    Row("defense +/-", "key down", lambda p: p.at(p.mine(GOBLIN), Key.Key_Minus, ALT), both(2, 1)),
    Row("attack and defense set", "key", lambda p: (p.at(p.mine(GOBLIN), Key.Key_P, CTRL), p.type("5/6")), both(5, 6)),
    Row("damage", "menu", lambda p: goblin(p, "Damage and heal", "1 damage"), lambda p: p.mine(GOBLIN).damage == 1),
    Row(
        "heal",
        "menu",
        lambda p: goblin(p, "Damage and heal", "Heal 1"),
        lambda p: p.mine(GOBLIN).damage == 0,
        lambda p: goblin(p, "Damage and heal", "1 damage"),
    ),
    Row("named counters add", "menu, a new name", with_spark, counted(1, "spark")),
    Row("named counters add", "menu", lambda p: goblin(p, "Counters", "spark +1"), counted(2, "spark"), with_spark),
    Row("named counters add", "key", lambda p: p.at(p.mine(GOBLIN), Key.Key_Plus), counted(1)),
    Row("named counters remove", "menu", lambda p: goblin(p, "Counters", "spark −1"), counted(0, "spark"), with_spark),
    Row("named counters remove", "key", lambda p: p.at(p.mine(GOBLIN), Key.Key_Minus), counted(0, "spark"), with_spark),
    Row(
        "named counters set",
        "menu",
        lambda p: asked(p, "12", "Counters", "Set spark"),
        counted(12, "spark"),
        with_spark,
    ),
    Row(
        "temporary until end of turn",
        "menu",
        lambda p: goblin(p, "Until the end of the turn", "Attack +2"),
        lambda p: [g.until for g in p.mine(GOBLIN).given] == ["turn"] and both(4, 2)(p),
    ),
    Row(
        "lasting",
        "menu",
        lambda p: goblin(p, "Attack and defense", "Attack +1"),
        lambda p: [g.until for g in p.mine(GOBLIN).given] == [""] and both(3, 2)(p),
    ),
    Row(
        "both at once",
        "menu",
        lambda p: goblin(p, "Attack and defense", "+2/+2"),
        lambda p: {g.until for g in p.mine(GOBLIN).given} == {""} and both(4, 4)(p),
    ),
    Row(
        "both at once until end of turn",
        "menu",
        lambda p: goblin(p, "Until the end of the turn", "+1/+1"),
        lambda p: {g.until for g in p.mine(GOBLIN).given} == {"turn"} and both(3, 3)(p),
    ),
    Row(
        "keywords given",
        "menu",
        lambda p: goblin(p, "Keywords", "Storm"),
        lambda p: "storm" in p.mine(GOBLIN).shown.keywords,
    ),
    Row(
        "keywords given until end of turn",
        "menu",
        lambda p: goblin(p, "Until the end of the turn", "Ward"),
        lambda p: "ward" in p.mine(GOBLIN).shown.keywords,
    ),
    Row(
        "keywords removed",
        "menu",
        lambda p: goblin(p, "Keywords", "Storm"),
        lambda p: "storm" not in p.mine(GOBLIN).shown.keywords,
        lambda p: goblin(p, "Keywords", "Storm"),
    ),
    Row(
        "cost tags",
        "menu",
        lambda p: p.menu_of(p.mine("Aria, Fairy Princess", "hand"), "Cost", "Cost −2"),
        lambda p: p.mine("Aria, Fairy Princess", "hand").shown.cost == 4,
    ),
    Row(
        "cost tags",
        "menu, set",
        lambda p: (p.menu_of(p.mine("Aria, Fairy Princess", "hand"), "Cost", "Set cost"), p.type("2")),
        lambda p: p.mine("Aria, Fairy Princess", "hand").shown.cost == 2,
    ),
    Row(
        "a note on a card",
        "menu",
        lambda p: asked(p, "watch out", "Note"),
        lambda p: manual.noted(p.mine(GOBLIN)) == "watch out",
    ),
    Row(
        "a note on a card",
        "key",
        lambda p: (p.at(p.mine(GOBLIN), Key.Key_N, ALT), p.type("watch out")),
        lambda p: manual.noted(p.mine(GOBLIN)) == "watch out",
    ),
    Row(
        "clear changes",
        "menu",
        lambda p: goblin(p, "Clear changes"),
        both(2, 2),
        lambda p: goblin(p, "Attack and defense", "Attack +2"),
    ),
)

"""Double-faced evolved cards of which no list has the other face: its player is told, and may apply it by hand."""

import pytest
from shipped import shipped_library
from sve.playing import Playing, Side, evolved, follower, table

from svedesk.games.sve.abilities.activated import Evolve
from svedesk.games.sve.card_scripts import SCRIPTS

TWO_FACED = ["BP08-002", "BP09-004", "BP09-018", "BP09-038", "BP09-055", "BP09-069", "BP09-089"]


def ready(number: str) -> Playing:
    """The card on the field, with the face that is known in the evolve deck and all that a condition may count."""
    library = shipped_library()
    (face,) = {
        other
        for ability in SCRIPTS[number]
        if isinstance(ability, Evolve)
        for name in ability.into
        if not name.elsewhere
        for other in library
        if library[other].special == "evolved" and library[other].name == name.en and other[:4] == number[:4]
        if other.split("-")[1].isdigit()
    }
    me = Side(field=[number], evolve=[face], cemetery=[number] * 5)
    return table(me=me)


@pytest.mark.rule("4.6.4")
@pytest.mark.parametrize("number", TWO_FACED)
def test_every_two_faced_card_tells_of_the_face_that_is_missing(number: str):
    told = set()
    for place in range(len([ability for ability in SCRIPTS[number] if isinstance(ability, Evolve)])):
        t = ready(number)
        offered = [index for index, option in enumerate(t.ask.options) if option.kind == "evolve"]
        t.numbers(offered[place])
        while t.ask.kind not in ("main", "by_hand"):
            t.numbers(0)
        if t.ask.kind == "by_hand" and t.ask.reason.key == "unknown-face":
            told.add(t.ask.reason.args[1])
            assert "evolve" not in {option.kind for option in t.say("done").ask.options}
    names = {name.ja for ability in SCRIPTS[number] if isinstance(ability, Evolve) for name in ability.into}
    known = {facts.name_ja for facts in shipped_library().values()}
    assert told == names - known


def test_nobody_is_told_of_what_a_list_has():
    one, other = evolved("Sun"), evolved("Moon")
    from svedesk.games.sve.words import Called, evolve

    sky = follower("Sky", evolve(1, Called("Sun", "Sun"), Called("Moon", "Moon", elsewhere=True)))
    t = table(me=Side(field=["Sky"], evolve=["Moon"]), cards=[sky, one, other]).evolve("Sky")
    assert t.ask.kind == "main"

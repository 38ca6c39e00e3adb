"""2.14, 4.1.2.3, 4.6.3.1, 4.6.4: double-faced cards."""

import pytest
from shipped import shipped_library
from sve.playing import Invented, Playing, Side, evolved, follower, spell_card, table
from sve.rules.probes import Do, done

from svedesk.engine.records import Place
from svedesk.games.sve.abilities.activated import Evolve
from svedesk.games.sve.actions.move import move_together
from svedesk.games.sve.card_scripts import SCRIPTS
from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.trigger_events import Move
from svedesk.games.sve.words import rush, spell, storm, ward, while_here, your


def two_faced(name: str, back_name: str, special: str = "", *back_abilities) -> tuple[Invented, Invented]:
    """A follower 1/1 for 1 on the front, a 5/6 on the back."""
    front = SveFacts(f"X-{name}-2", name, name, "follower", special, cost=1, attack=1, defense=1, back=f"X-{name}-2B")
    back = SveFacts(
        f"X-{name}-2B", back_name, back_name, "follower", special, cost=9, attack=5, defense=6, front=f"X-{name}-2"
    )
    return Invented(front, (ward,)), Invented(back, (storm, *back_abilities))


MOON, SUN = two_faced("Moon", "Sun")


def onto_field(back: bool) -> Invented:
    def lay(game, context):
        for card in game.table.in_zone(context.seat, "hand"):
            if card.number == MOON.facts.number:
                yield from move_together(game, [Move(card.id, Place(context.seat, "field"), back=back)], "put")

    return spell_card("Rise", spell(Do(lay)), cost=0)


def risen(back: bool) -> Playing:
    t = table(me=Side(hand=["Rise", "Moon"]), cards=[MOON, SUN, onto_field(back)])
    return t.play("Rise")


@pytest.mark.rule("2.14.2.1")
@pytest.mark.parametrize("zone", ["hand", "ex", "cemetery", "banished", "deck"])
def test_elsewhere_than_on_the_field_it_is_its_front_face(zone):
    t = risen(back=True)
    assert t.me.field == ["Sun 5/6"]
    moved = done(move_together(t.game, [Move(t.card("Sun", "field").id, Place(0, zone))], "put"))
    card = t.table.cards[moved[0]]
    shown = t.session.ruleset.shown(t.table, card)
    assert (shown.printed, shown.cost, t.game.printed(card).name) == ("X-Moon-2", 1, "Moon")


@pytest.mark.rule("2.14.3")
@pytest.mark.parametrize(("back", "on_field"), [(False, ["Moon 1/1"]), (True, ["Sun 5/6"])])
def test_it_lies_on_the_field_with_the_face_an_effect_says_for_all_to_see(back, on_field):
    t = risen(back)
    assert t.me.field == on_field
    for seat in (0, 1):
        (card,) = t.session.view(seat).zone(0, "field").cards
        assert (card.shown.printed == "X-Moon-2B") == back


@pytest.mark.rule("2.14.3.1")
def test_its_visible_face_is_what_counts_there():
    for back, words in ((False, ("ward",)), (True, ("storm",))):
        t = risen(back)
        name = "Sun" if back else "Moon"
        assert t.keywords(name) == words
        assert t.game.facts(t.card(name, "field")).cost == (9 if back else 1)


TWIN = (evolved("Wolf", "ward", attack=3, defense=3), follower("Wolf", "evolve(1)"))
FRONT, BACK = two_faced("Bear", "Wolf", "evolved")


@pytest.mark.rule("4.6.4", "2.14.3")
def test_a_face_that_corresponds_may_be_revealed_to_evolve():
    t = table(me=Side(field=["Wolf"], evolve=["X-Bear-2"]), cards=[TWIN[1], FRONT, BACK]).evolve("Wolf")
    assert (t.me.field, t.me.evolve) == (["Wolf 5/6"], ["Wolf"])
    (card,) = t.session.view(1).zone(0, "evolve").cards
    assert (card.number, card.shown.printed) == ("X-Bear-2", "X-Bear-2B")


@pytest.mark.rule("4.6.4")
def test_a_card_neither_face_of_which_corresponds_may_not():
    front, back = two_faced("Bear", "Fox", "evolved")
    t = table(me=Side(field=["Wolf"], evolve=["X-Bear-2"]), cards=[TWIN[1], front, back])
    assert t.why_not("evolve Wolf") == ("no-evolved-card", "12.2.2")


@pytest.mark.rule("4.6.4")
@pytest.mark.parametrize(("face", "stats"), [(0, "Wolf 1/1"), (1, "Wolf 5/6")])
def test_where_both_faces_correspond_the_player_selects(face, stats):
    front, back = two_faced("Wolf", "Wolf", "evolved")
    t = table(me=Side(field=["X-Wolf"], evolve=["X-Wolf-2"]), cards=[TWIN[1], front, back]).evolve("Wolf")
    assert [option.index for option in t.ask.options] == [0, 1]
    t.numbers(face)
    assert t.me.field == [stats]


@pytest.mark.rule("4.6.3.1")
@pytest.mark.parametrize(("names", "lies"), [(("Bear", "Wolf"), "Wolf"), (("Wolf", "Bear"), "Wolf")])
def test_faceup_in_the_evolve_deck_either_face_may_be_visible(names, lies):
    front, back = two_faced(*names, "evolved")
    kill = spell_card("Kill", "spell(destroy(your.follower))")
    side = Side(hand=["Kill"], field=["Wolf"], evolve=[front.facts.number])
    t = table(me=side, cards=[TWIN[1], kill, front, back]).evolve("Wolf").play("Kill")
    assert (t.me.evolve, t.me.evolve_deck) == ([], [f"{lies} (faceup)"])


@pytest.mark.rule("4.1.2.3")
@pytest.mark.parametrize("zone", ["hand", "deck", "evolve_deck"])
def test_in_zones_that_are_not_public_it_is_seen_as_other_cards_are(zone):
    side = Side(evolve=["X-Moon-2"]) if zone == "evolve_deck" else Side(**{zone: ["X-Moon-2"]})
    t = table(me=side, cards=[MOON, SUN])
    for seat in (0, 1):
        seen = [card.number for card in t.session.view(seat).zone(0, zone).cards]
        assert seen == (["X-Moon-2"] if seat == 0 and zone != "deck" else [])


def test_a_card_whose_back_face_nobody_knows_is_as_if_it_had_one_face():
    t = table(me=Side(field=["Wolf"], evolve=["X-Bear-2"]), cards=[TWIN[1], FRONT])
    assert t.why_not("evolve Wolf") == ("no-evolved-card", "12.2.2")
    assert t.session.ruleset.facts("X-Bear-2").back == ""


@pytest.mark.rule("2.14.3.1")
@pytest.mark.parametrize("on_back", [False, True])
@pytest.mark.parametrize("back", [False, True])
def test_passive_abilities_are_those_of_the_visible_face(back, on_back):
    cheers = while_here(your.follower.but_this(), rush)
    moon = Invented(MOON.facts, () if on_back else (cheers,))
    sun = Invented(SUN.facts, (cheers,) if on_back else ())
    t = table(me=Side(hand=["Rise", "Moon"], field=["Fighter"]), cards=[moon, sun, onto_field(back)]).play("Rise")
    assert t.keywords("Fighter") == (("rush",) if back == on_back else ())


# -- the other face is in no list: its player is told, and may apply it by hand ----------------------------------------


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
    missing = set()
    for place in range(len([ability for ability in SCRIPTS[number] if isinstance(ability, Evolve)])):
        t = ready(number)
        offered = [index for index, option in enumerate(t.ask.options) if option.kind == "evolve"]
        t.numbers(offered[place])
        while t.ask.kind not in ("main", "by_hand"):
            t.numbers(0)
        if t.ask.kind == "by_hand" and t.ask.reason.key == "unknown-face":
            missing.add(t.ask.reason.args[1])
            assert "evolve" not in {option.kind for option in t.say("done").ask.options}
    names = {name.ja for ability in SCRIPTS[number] if isinstance(ability, Evolve) for name in ability.into}
    known = {facts.name_ja for facts in shipped_library().values()}
    assert missing == names - known


def test_nobody_is_told_of_what_a_list_has():
    one, other = evolved("Sun"), evolved("Moon")
    from svedesk.games.sve.words import Called, evolve

    sky = follower("Sky", evolve(1, Called("Sun", "Sun"), Called("Moon", "Moon", elsewhere=True)))
    t = table(me=Side(field=["Sky"], evolve=["Moon"]), cards=[sky, one, other]).evolve("Sky")
    assert t.ask.kind == "main"

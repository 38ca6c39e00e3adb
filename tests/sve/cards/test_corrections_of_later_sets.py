"""Cards of later sets whose lines correct what was read from their texts."""

from shipped import SVE, shipped_library
from sve.cards.plays import plays
from sve.playing import Invented, Side, shipped_card, spell_card, table

from svedesk.games.sve import words as w
from svedesk.games.sve.card_scripts import SCRIPTS
from svedesk.games.sve.ruleset import Sve
from svedesk.games.sve.text.cards import card_text


def printed(number):
    return Invented(SVE.facts.of_row({"number": number, **_row(shipped_library()[number])}), SCRIPTS[number])


def _row(facts):
    return {name: getattr(facts, name) for name in ("name", "name_ja", "kind", "special", "cost", "attack", "defense")}


def text(number):
    return card_text(Sve(dict(shipped_library())).definition(number), "en")


@plays("BP12-082")
def test_roly_poly_has_ward_and_waits_for_aenea():
    foe = Side(field=["Roly-Poly Mk I [engaged]", "Goblin [engaged]"])
    t = table(me=Side(field=["Fighter"]), foe=foe, cards=[printed("BP12-082")])
    assert t.options("attack") == ["attack Fighter > Roly-Poly Mk I"]
    assert "Aenea, Amethyst Rebel" in text("BP12-082")


@plays("CP03-066")
def test_blazing_core_dragon_names_what_it_evolves_into_for_either_cost():
    assert text("CP03-066").count("Blazing Flare Dragon") == 2


@plays("BP13-071")
def test_aluzard_sleeps_in_the_ex_area_until_he_has_no_dormancy_counter():
    doom = spell_card("Doom", w.spell(w.both(w.select(w.any_side.follower), w.destroy(w.it))))
    aluzard = shipped_card("BP13-071")
    t = table(me=Side(hand=["Doom"], field=["BP13-071"]), cards=[aluzard, doom]).play("Doom").pick(aluzard.facts.name)
    assert t.me.ex == [aluzard.facts.name]
    assert t.card(aluzard.facts.name).counter("dormancy") == 2
    assert t.options("play") == []
    t = table(me=Side(ex=["BP13-071"]), cards=[aluzard])
    assert t.options("play") == [f"play {aluzard.facts.name}"]


def test_an_additional_cost_of_the_cemetery_must_be_paid():
    melody, lishenna, idol = map(shipped_card, ("BP15-045", "BP15-039", "BP05-037"))
    t = table(me=Side(hand=["BP15-045"], deck=["BP15-039"]), cards=[melody, lishenna, idol])
    assert t.options("play") == []
    t = table(
        me=Side(hand=["BP15-045"], cemetery=["BP05-037"], field=["BP15-039", "BP15-039"]),
        cards=[melody, lishenna, idol],
    )
    assert t.play(melody.facts.name).me.banished == [idol.facts.name]


def test_a_quick_ability_of_a_card_in_hand_is_used_in_the_turn_of_the_other():
    priest = shipped_card("BP10-101")
    t = table(me=Side(field=["Fighter"]), foe=Side(hand=["BP10-101"], pp=3), cards=[priest]).attack("Fighter", "leader")
    assert (t.ask.kind, t.ask.seat) == ("quick", 1)
    assert t.activate(priest.facts.name).quiet().foe.defense == 20 + 2 - 2

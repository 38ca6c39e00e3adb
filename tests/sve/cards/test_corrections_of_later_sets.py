"""Cards of later sets whose lines correct what was read from their texts."""

from shipped import SVE, shipped_library
from sve.cards.plays import plays
from sve.playing import Invented, Side, table

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

"""Cards outside of the starter decks whose scripts are written by hand: their lines are not read, or not wholly."""

from dataclasses import replace

import pytest
from shipped import SVE, shipped_library
from sve.cards.plays import plays
from sve.playing import Invented, Playing, Side, follower, shipped_card, spell_card, table

from svedesk.games.sve import words as w
from svedesk.games.sve.card_scripts import SCRIPTS
from svedesk.games.sve.ruleset import Sve
from svedesk.games.sve.text.cards import card_text

BIG = follower("Big", attack=4, defense=6)
GIANT = follower("Giant", attack=8, defense=8)
DOOM = spell_card("Doom", "spell(select(any_side.follower), destroy(it))")
SHOVE = spell_card("Shove", "spell(select(any_side.follower), deal(3, it))")
SPARK = spell_card("Spark", "spell(deal(3, any_side.leader))")


def fight(mine: str, theirs: str) -> Playing:
    """An attack of a shipped card on a follower of 4/6."""
    card = shipped_card(mine)
    return table(me=Side(field=[mine]), foe=Side(field=[f"{theirs} [engaged]"]), cards=[card, BIG]).attack(
        card.facts.name, theirs
    )


@plays("BP05-092")
def test_ancient_protector_saves_its_player_once():
    protector = shipped_card("BP05-092")
    t = table(me=Side(field=["Giant"]), foe=Side(field=["BP05-092"], defense=5), cards=[GIANT, protector])
    t.attack("Giant", "leader").quiet()
    assert (t.foe.defense, t.foe.field, t.foe.cemetery) == (1, [], ["Ancient Protector"])
    assert t.table.outcome is None


def test_ancient_protector_saves_nobody_twice():
    protector = shipped_card("BP05-092")
    me, foe = Side(field=["Giant", "Giant"]), Side(field=["BP05-092"], defense=5)
    t = table(me=me, foe=foe, cards=[GIANT, protector]).attack("Giant", "leader").quiet()
    t.attack("Giant", "leader").quiet()
    assert t.table.outcome is not None


@pytest.mark.parametrize(("number", "left"), [("CP02-101", "7/4"), ("BP08-114", "7/4")])
def test_who_takes_less_damage(number: str, left: str):
    t = fight(number, "Big").quiet()
    assert t.me.field == [f"{shipped_card(number).facts.name} {left}"]


@plays("BP02-067")
def test_twin_headed_dragon_deals_twice_the_damage():
    assert fight("BP02-067", "Big").quiet().foe.field == ["Big 4/2"]
    t = table(me=Side(field=["BP02-067"])).attack("Twin-Headed Dragon", "leader")
    assert t.quiet().foe.defense == 16


@plays("BP06-035", "BP06-036")
@pytest.mark.parametrize("number", ["BP06-035", "BP06-036"])
def test_kuon_costs_less_for_what_lies_in_the_cemetery(number: str):
    card = shipped_card(number)
    buried = ["Doom"] * 5 + [number] * 3 + ["Fighter"]
    t = table(me=Side(hand=[number], cemetery=buried), cards=[card, DOOM]).play(card.facts.name)
    assert t.me.pp == 3
    assert "Celestial Shikigami 4/5" in t.me.field


@plays("BP07-001")
def test_ladica_evolves_after_five_cards():
    card = shipped_card("BP07-001")
    feather = spell_card("Feather", "spell(draw(1))", cost=0)
    t = table(
        me=Side(hand=["Feather"] * 5, field=["BP07-001"], evolve=["BP07-002"]),
        cards=[card, shipped_card("BP07-002"), feather],
    )
    for _ in range(4):
        t.play("Feather")
    assert t.options("evolve") == []
    assert t.play("Feather").evolve("Ladica, the Stoneclaw").me.pp == 9


@plays("BP06-019")
@pytest.mark.parametrize(("others", "cost"), [(0, 3), (2, 1), (4, 0)])
def test_ralmia_evolves_for_less_beside_others(others: int, cost: int):
    evolved = shipped_card("BP06-020")
    t = table(
        me=Side(field=["BP06-019", *["Fighter"] * others], evolve=["BP06-020"]),
        cards=[shipped_card("BP06-019"), evolved],
    ).evolve("Ralmia, Sonic Racer")
    assert t.me.pp == 10 - cost


@plays("BP04-066")
def test_lightning_blast_needs_a_target():
    card = shipped_card("BP04-066")
    veiled = follower("Veiled", "aura")
    t = table(me=Side(hand=["BP04-066"]), foe=Side(field=["Veiled"]), cards=[card, veiled])
    assert "play Lightning Blast" not in t.options()


@pytest.mark.parametrize(("word", "left", "pp"), [("no", ["Big 4/6"], 5), ("yes", [], 0)])
def test_lightning_blast_strikes_all_for_ten(word: str, left: list[str], pp: int):
    foe = Side(field=["Fighter", "Big"])
    t = table(me=Side(hand=["BP04-066"]), foe=foe, cards=[BIG]).play("Lightning Blast")
    while t.ask.kind != "main":
        t = t.say(word) if word in t.options() else t.pick("foe's Fighter")
    assert (t.foe.field, t.me.pp) == (left, pp)


@plays("BP06-113")
def test_at_the_colosseum_followers_fight_followers_first():
    card = shipped_card("BP06-113")
    t = table(me=Side(field=["Fighter", "BP06-113"]), foe=Side(field=["Goblin [engaged]"]), cards=[card])
    assert t.options("attack") == ["attack Fighter > Goblin"]
    assert t.why_not("attack Fighter > leader")[0] == "followers-first"
    t = table(me=Side(field=["Fighter"]), foe=Side(field=["Goblin", "BP06-113"]), cards=[card])
    assert t.options("attack") == ["attack Fighter > leader"]


@plays("BP02-004")
def test_liza_makes_damage_of_the_opponents_abilities_less():
    liza = shipped_card("BP02-004")
    mine, theirs = Side(hand=["Shove"], field=["Big"]), Side(field=["Big", "BP02-004"])
    t = table(me=mine, foe=theirs, cards=[liza, BIG, SHOVE]).play("Shove").pick("foe's Big")
    assert t.foe.field[0] == "Big 4/4"
    t = table(me=Side(hand=["Shove"], field=["Big", "BP02-004"]), cards=[liza, BIG, SHOVE]).play("Shove").pick("Big")
    assert t.me.field[0] == "Big 4/3", "her own player's abilities do as much as ever"


@plays("CP02-074")
def test_chitose_keeps_abilities_from_hurting_others_in_her_turn():
    chitose = shipped_card("CP02-074")
    t = table(me=Side(hand=["Spark", "Shove"], field=["CP02-074", "Big"]), cards=[chitose, SPARK, SHOVE, BIG])
    t.play("Spark")
    assert (t.me.defense, t.foe.defense) == (20, 17)
    assert t.play("Shove").pick("Big").me.field == ["Chitose Kurosaki 2/2", "Big 4/6"]


@plays("BP04-089")
def test_euryale_gives_aura_to_her_sisters():
    numbers = ["BP04-089", "BP04-079", "BP04-084"]
    t = table(me=Side(field=[*numbers, "Fighter"]))
    named = {name: "aura" in t.keywords(name) for name in ("Euryale", "Venomfang Medusa", "Stheno", "Fighter")}
    assert named == {"Euryale": False, "Venomfang Medusa": True, "Stheno": True, "Fighter": False}


@plays("BP09-003")
@pytest.mark.parametrize(("attack", "has"), [(3, ()), (4, ("ward",)), (7, ("storm", "ward")), (10, ("storm", "ward"))])
def test_white_vanara_grows_with_its_attack(attack: int, has: tuple[str, ...]):
    vanara = shipped_card("BP09-003")
    cheer = spell_card(
        "Cheer", w.spell(w.give(w.your.follower, attack=attack - 3)) if attack > 3 else w.spell(w.draw(1))
    )
    wall = follower("Wall", "ward")
    t = table(
        me=Side(hand=["Cheer"], field=["White Vanara [evolved]"]),
        foe=Side(field=["Wall [engaged]"]),
        cards=[vanara, shipped_card("BP09-002"), cheer, wall],
    ).play("Cheer")
    assert tuple(sorted(set(t.keywords("White Vanara")) & {"ward", "storm"})) == has
    assert ("attack White Vanara > leader" in t.options()) is (attack == 10)


@plays("BP04-064")
def test_star_phoenix_returns_from_the_cemetery():
    phoenix = shipped_card("BP04-064")
    roar = spell_card("Roar", "spell(draw(1))")
    roar = replace(roar, facts=replace(roar.facts, classes=("Dragoncraft",)))
    t = table(me=Side(hand=["Roar"], cemetery=["BP04-064"]), cards=[phoenix, roar]).play("Roar").say("yes")
    assert (t.me.field, t.me.pp) == (["Star Phoenix 2/2"], 8)


@plays("BP08-083")
def test_zealot_of_silence_returns_when_the_opponent_discards():
    zealot = shipped_card("BP08-083")
    robbery = spell_card("Robbery", 'spell(discard_at_random(who="opponent"))')
    me, foe = Side(hand=["Robbery"], cemetery=["BP08-083"]), Side(hand=["Fighter"])
    t = table(me=me, foe=foe, cards=[zealot, robbery]).play("Robbery").say("yes")
    assert (t.me.field, t.me.pp) == (["Zealot of Silence 3/1"], 8)


@plays("BP09-105")
def test_moon_and_sun_from_the_cemetery():
    numbers = ["BP09-105", "BP09-108", "BP09-109"]
    t = table(me=Side(cemetery=numbers)).activate("Moon and Sun")
    while t.ask.kind != "main":
        t = t.say("done") if t.ask.kind == "by_hand" else t.pick(*_first(t))
    assert sorted(name.rsplit(" ", 1)[0] for name in t.me.field)[:2] == ["Amaterasu", "Tsukuyomi"]
    assert t.me.banished == ["Moon and Sun"]


def _first(t: Playing) -> list[str]:
    """The name of the first card that may be picked."""
    option = t.ask.options[0]
    return [t.named(t.table.cards[option.card])]


@plays("BP07-041", "BP08-041", "BP08-068")
@pytest.mark.parametrize(
    ("number", "comer", "zone"),
    [("BP07-041", "BP07-035", "ex"), ("BP08-041", "BP05-035", "banished"), ("BP08-068", "BP05-052", "banished")],
)
def test_who_waits_in_the_cemetery_for_somebody_to_come(number: str, comer: str, zone: str):
    card, other = shipped_card(number), shipped_card(comer)
    t = table(me=Side(hand=[comer], cemetery=[number]), cards=[card, other]).play(other.facts.name)
    while zone and card.facts.name not in getattr(t.me, zone):
        if t.ask.kind == "pending":
            t.in_any_order()
        elif "yes" in t.options():
            t.say("yes")
        else:
            t.pick(other.facts.name)
    assert card.facts.name in getattr(t.me, zone)


@plays("BP07-058")
@pytest.mark.parametrize(("natura", "damage"), [(4, 0), (5, 1), (11, 2)])
def test_shadows_corrosion_hurts_from_the_ex_area(natura: int, damage: int):
    card, leaf = shipped_card("BP07-P16"), shipped_card("BP07-001")
    t = table(me=Side(ex=["BP07-P16"], cemetery=["BP07-001"] * natura), cards=[card, leaf])
    assert "play Shadow's Corrosion" not in t.options()
    assert t.end().foe.defense == 20 - damage


@plays("SD08-006")
def test_the_world_destroys_draws_and_heals_a_leader_that_is_low():
    card = shipped_card("SD08-006")
    me, foe = Side(hand=["SD08-006"], deck=["Goblin"], defense=10, pp=5), Side(field=["Big"])
    t = table(me=me, foe=foe, cards=[card, BIG])
    t = t.play(card.facts.name).in_any_order().pick("Big").quiet()
    assert (t.foe.field, t.me.hand, t.me.defense) == ([], ["Goblin"], 15)


def test_the_world_in_the_cemetery_calls_the_great_world():
    cards = [shipped_card("SD08-006"), shipped_card("BP10-110")]
    t = table(me=Side(cemetery=["SD08-006"], evolve=["BP10-110"], pp=10), cards=cards)
    t = t.activate(cards[0].facts.name)
    t = t.pick(*_first(t)).quiet()
    assert (t.me.ex, t.me.cemetery, t.me.pp) == ([cards[1].facts.name], [], 0)


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
    doom = spell_card("Doom", "spell(both(select(any_side.follower), destroy(it)))")
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


def due(t: Playing) -> str:
    assert t.ask.kind == "by_hand", t.ask
    return t.ask.reason.args[0].removeprefix("#")


@plays("BP03-011")
def test_wood_of_brambles_stops_as_a_follower_attacks():
    t = table(me=Side(field=["BP03-011", "Fighter"]), cards=[shipped_card("BP03-011")]).attack("Fighter", "leader")
    assert due(t) == "BP03-011"


@plays("BP11-074")
def test_greatpick_corpse_stops_as_a_token_of_cost_1_leaves_once_each_turn():
    doom = spell_card("Doom", "spell(both(select(your.follower), destroy(it)))")
    corpse = shipped_card("BP11-074")
    t = table(me=Side(hand=["Doom", "Doom"], field=["BP11-074", "Fairy", "Fairy"]), cards=[corpse, doom])
    t = t.play("Doom").pick("Fairy")
    assert due(t) == "BP11-074"
    t.say("done")
    assert t.play("Doom").pick("Fairy").ask.kind == "main"


@plays("ECP01-020")
def test_cheval_grand_stops_as_an_enemy_follower_goes():
    doom = spell_card("Doom", "spell(destroy(enemy.follower))")
    base, grown = shipped_card("ECP01-019"), shipped_card("ECP01-020")
    mine = Side(hand=["Doom"], field=[f"{base.facts.name} [evolved]"])
    t = table(me=mine, foe=Side(field=["Fighter"]), cards=[base, grown, doom])
    assert due(t.play("Doom")) == "ECP01-020"


@plays("BP07-P06")
def test_kings_might_does_what_its_other_print_says():
    might = shipped_card("BP07-P06")
    t = table(me=Side(hand=["BP07-P06"]), foe=Side(field=["Fighter"]), cards=[might])
    t.play(might.facts.name).pick("Fighter")
    assert t.foe.field == []


@plays("BP13-003")
def test_aria_of_bp13_gives_rush_to_pixie_tokens_on_the_field():
    t = table(me=Side(field=["BP13-003", "Fairy", "Fighter"]), cards=[shipped_card("BP13-003")])
    assert (t.keywords("Fairy"), t.keywords("Fighter")) == (("rush",), ())


@plays("BP03-071")
def test_lance_lizard_stops_at_the_end_of_its_players_turn():
    assert due(table(me=Side(field=["BP03-071"])).end()) == "BP03-071"


@plays("BP03-091", "BP03-092")
@pytest.mark.parametrize("number", ["BP03-091", "BP03-092"])
def test_diamond_master_is_spoken_of_before_the_opponent_plays(number: str):
    t = table(me=Side(field=["BP03-091"], evolve=["BP03-092"]))
    if number == "BP03-092":
        t.evolve("Diamond Master")
    t.end()
    while t.ask.kind == "quick":
        t.say("pass")
    assert due(t) == number
    assert t.table.step[0] == "main"

"""The tokens that only JA 1.18.0 has, played by its rules."""

import re
from pathlib import Path

import pytest
from shipped import scripted
from sve.cards.plays import plays
from sve.playing import Side, evolved, follower, shipped, table

from svedesk.games.sve.parity import WORDED, parity, read_texts

NUMBERS = [number for number in scripted("tokens_ja") if shipped().facts(number).edition == "JA 1.18.0"]
APPENDIX = Path(__file__).resolve().parents[4] / "shared" / "rules" / "tokens.json"
OGRE = follower("Ogre", attack=5, defense=6)
CUB = (follower("Cub", "evolve(1)", attack=2, defense=2), evolved("Cub", attack=4, defense=4))
RECRUIT = follower("Recruit", attack=2, defense=2, traits=("Commander",), traits_ja=("指揮官",))
PICKPOCKET = follower("Pickpocket", attack=2, defense=2, traits=("Thief",), traits_ja=("盗賊",))
SINGER = follower("Singer", attack=1, defense=1, traits=("Idolatry",), traits_ja=("アイドル",))
DISDAIN = follower("Galmieux, Ardent Disdain", attack=3, defense=3)
EGO = follower("Mjerrabaine, Great One", attack=3, defense=3)


def ja(me=None, foe=None, cards=()):
    """A table by the rules that have these tokens."""
    return table(me=me, foe=foe or Side(field=["Ogre"]), edition="JA 1.18.0", cards=(OGRE, *cards))


# -- followers ---------------------------------------------------------------------------------------------------------


@plays("T-INN-SOOT")
def test_inn_soot_has_ward_and_deals_2_when_it_is_destroyed():
    t = ja(me=Side(field=["Fighter"]), foe=Side(field=["Sootspawn [engaged]", "Ogre [engaged]"]))
    assert t.options("attack") == ["attack Fighter > Sootspawn"]
    t.attack("Fighter", "Sootspawn").quiet()
    assert (t.ask.seat, t.ask.kind, t.me.field) == (1, "target", ["Fighter 2/1"])
    t.pick("Fighter")
    assert (t.me.field, t.foe.field) == ([], ["Ogre 5/6"])


@plays("T-BECKONING-FOX")
def test_beckoning_fox_has_ward_and_raises_the_leaders_defense():
    t = ja(me=Side(ex=["Fox of Invitation"]))
    t.play("Fox of Invitation").pick()
    assert (t.me.field, t.me.defense, t.keywords("Fox of Invitation")) == (["Fox of Invitation 0/1"], 21, ("ward",))


@plays("T-RULENYE-ECHO-OF-THE-SCREAM")
def test_rulenye_may_attack_a_reserved_follower_in_the_turn_it_comes_but_no_leader():
    t = ja(me=Side(ex=["Rulenye, Screaming Echo"]))
    t.play("Rulenye, Screaming Echo")
    assert t.options("attack") == ["attack Rulenye, Screaming Echo > Ogre"]


# -- an amulet ---------------------------------------------------------------------------------------------------------


def spears(*field, **more):
    return ja(me=Side(field=["Flame General's Regalia", *field], **more), cards=(*CUB, RECRUIT))


@plays("T-TWIN-SPEARS-OF-THE-FLAME-GENERAL")
def test_twin_spears_deal_2_whenever_your_follower_evolves():
    t = spears("Cub", evolve=["Cub"])
    t.evolve("Cub").pick("Ogre")
    assert (t.me.pp, t.foe.field) == (9, ["Ogre 5/4"])


def test_twin_spears_say_nothing_of_an_opponents_follower_that_evolves():
    t = ja(
        me=Side(field=["Cub", "Recruit"], evolve=["Cub"]),
        foe=Side(field=["Flame General's Regalia", "Ogre"]),
        cards=(*CUB, RECRUIT),
    )
    t.evolve("Cub")
    assert (t.ask.kind, t.me.field, t.foe.field[1]) == ("main", ["Cub 4/4", "Recruit 2/2"], "Ogre 5/6")


def test_twin_spears_give_a_commander_a_strike_that_reaches_the_leader():
    t = spears("Recruit", "Cub")
    t.activate("Flame General's Regalia")
    assert t.options("card") == ["Recruit"]
    t.pick("Recruit")
    assert (t.me.field, t.me.cemetery, t.me.pp) == (["Recruit 2/2", "Cub 2/2"], [], 9)
    t.attack("Recruit", "leader").quiet()
    assert t.foe.defense == 16
    t.attack("Cub", "leader").quiet()
    assert t.foe.defense == 14


# -- Glittering Gold, which is used from the EX area ------------------------------------------------------------------


@plays("T-GLEAMING-COIN")
def test_three_gleaming_coins_of_the_ex_area_are_worth_a_card_and_a_defense():
    t = ja(me=Side(ex=["Glittering Gold"] * 4, hand=[]))
    assert t.options("activate") == ["activate Glittering Gold"] * 4
    t.activate("Glittering Gold")
    assert (t.me.ex, t.me.defense, t.me.hand, t.me.pp) == (["Glittering Gold"], 21, ["Fighter"], 9)
    assert t.me.banished == []  # tokens are eliminated


@pytest.mark.parametrize(
    ("coins", "pp", "why"), [(2, 10, ("too-few-in-ex", "10.4.2.2")), (3, 0, ("not-enough-points", "10.4.4"))]
)
def test_two_coins_or_no_play_point_are_not_enough(coins, pp, why):
    t = ja(me=Side(ex=["Glittering Gold"] * coins, pp=pp))
    assert t.options("activate") == []
    assert t.why_not("activate Glittering Gold") == why


def test_the_opponents_coins_are_none_of_yours():
    t = ja(me=Side(ex=["Glittering Gold"] * 2), foe=Side(ex=["Glittering Gold"] * 3))
    assert t.options("activate") == []


def test_a_coin_in_hand_is_not_in_the_ex_area():
    t = ja(me=Side(ex=["Glittering Gold"] * 2, hand=["Glittering Gold"]))
    assert t.options("activate") == []


def test_coins_that_are_not_alike_are_chosen():
    t = ja(me=Side(ex=["Glittering Gold"] * 4))
    _, second, third, fourth = t.table.in_zone(0, "ex")
    t.table.put(third._replace(counters=(("shine", 1),)))
    t.activate("Glittering Gold")
    assert (t.ask.kind, t.ask.low, [option.card for option in t.ask.options]) == (
        "select",
        2,
        [second.id, third.id, fourth.id],
    )


def test_a_coin_is_played_as_a_spell_that_does_nothing():
    t = ja(me=Side(ex=["Glittering Gold"]))
    t.play("Glittering Gold")
    assert (t.me.ex, t.me.cemetery, t.me.defense) == ([], [], 20)


# -- spells ------------------------------------------------------------------------------------------------------------


@plays("T-TYRANNY-OF-THE-WAVES")
@pytest.mark.parametrize(("most", "left"), [(6, ["Ogre 5/2"]), (7, [])])
def test_tyranny_of_the_waves_deals_4_or_with_overflow_6(most, left):
    t = ja(me=Side(ex=["Tidal Tyranny"], pp=2, max_pp=most))
    t.play("Tidal Tyranny").pick("Ogre")
    assert (t.foe.field, t.me.pp) == (left, 0)


@plays("T-YOUNG-WOLFS-STRUGGLE")
@pytest.mark.parametrize(
    ("word", "hand", "cemetery"), [("yes", ["Goblin"], ["Ogre", "Fighter"]), ("no", ["Ogre", "Goblin"], [])]
)
def test_young_wolfs_struggle_deals_1_and_may_discard_for_the_top_card(word, hand, cemetery):
    t = ja(me=Side(ex=["Wolfling's Struggle"], hand=["Ogre", "Goblin"]), foe=Side(field=["Ghost"]))
    t.play("Wolfling's Struggle").pick("Ghost").say(word)
    if word == "yes":
        assert t.ask.kind == "discard"
        t.pick("Ogre")
    assert (t.me.hand, sorted(t.me.cemetery), t.foe.field) == (hand, sorted(cemetery), [])


def test_young_wolfs_struggle_asks_nothing_of_an_empty_hand():
    t = ja(me=Side(ex=["Wolfling's Struggle"]))
    t.play("Wolfling's Struggle").pick("Ogre")
    assert (t.ask.kind, t.me.cemetery) == ("main", [])


@plays("T-MERCURIAL-SEVERANCE")
def test_mercurial_severance_takes_1_off_each_damage_to_your_leader_this_turn():
    t = ja(me=Side(field=["Fighter", "Goblin"]), foe=Side(ex=["Mercurial Might"], pp=1))
    t.attack("Fighter", "leader").play("Mercurial Might").quiet()
    assert (t.foe.defense, t.foe.hand) == (19, ["Fighter"])
    t.attack("Goblin", "leader").quiet()
    assert (t.foe.defense, t.me.defense) == (18, 20)
    t.end().quiet()
    while t.game.active == 1:
        t.end().quiet()
    t.attack("Fighter", "leader").quiet()
    assert t.foe.defense == 16


@plays("T-FATAL-BLOW")
@pytest.mark.parametrize(("hunters", "defense"), [(5, 20), (6, 14)])
def test_fatal_blow_counts_the_hunters_of_your_cemetery(hunters, defense):
    hunter = follower("Tracker", traits=("Hunter",), traits_ja=("狩人",))
    side = Side(ex=["Annihilating Onslaught"], cemetery=["Tracker"] * hunters + ["Fighter"] * 3)
    t = ja(me=side, foe=Side(cemetery=["Tracker"] * 6), cards=(hunter,))
    t.play("Annihilating Onslaught")
    assert t.foe.defense == defense


def afterglow(buried, **more):
    side = Side(ex=["Remnant of Hollowness"], deck=["Fighter", "Pickpocket", "Goblin", "Ogre"], **more)
    foe = Side(field=["Ogre"], cemetery=["Fighter"] * buried)
    return ja(me=side, foe=foe, cards=(PICKPOCKET,)).play("Remnant of Hollowness")


@plays("T-AFTERGLOW-OF-EMPTINESS")
def test_afterglow_of_emptiness_is_one_effect():
    t = afterglow(9)
    assert (t.ask.low, t.ask.high) == (1, 1)
    t.choose(1).pick("Ogre")
    assert (t.foe.field, t.me.hand) == (["Ogre 5/3"], [])


def test_afterglow_of_emptiness_takes_a_thief_from_the_top():
    t = afterglow(0).choose(2)
    assert t.options("card") == ["Pickpocket"]
    t.pick("Pickpocket").pick("Goblin", "Fighter")
    assert (t.me.hand, t.me.deck, t.foe.field) == (["Pickpocket"], ["Ogre", "Goblin", "Fighter"], ["Ogre 5/6"])


def test_afterglow_of_emptiness_is_up_to_two_with_ten_cards_in_the_opponents_cemetery():
    t = afterglow(10)
    assert (t.ask.low, t.ask.high) == (1, 2)
    t.choose(1, 2).pick("Ogre").pick("Pickpocket").pick("Goblin", "Fighter")
    assert (t.foe.field, t.me.hand) == ([], ["Pickpocket"])


def test_afterglow_of_emptiness_may_still_be_one():
    t = afterglow(10).choose(1).pick("Ogre")
    assert (t.foe.field, t.me.hand, t.ask.kind) == ([], [], "main")


def ten_or(count, name, **more):
    mine = {"ex": [name], "cemetery": ["Fighter"] * 10, **more}
    return ja(me=Side(**mine), foe=Side(field=["Ogre"], cemetery=["Fighter"] * count), cards=(PICKPOCKET,)).play(name)


@plays("T-GILDED-BLADE")
@pytest.mark.parametrize(("buried", "defense"), [(9, 20), (10, 18)])
def test_gilded_blade_deals_2_and_with_ten_cards_2_to_the_leader(buried, defense):
    t = ten_or(buried, "Gilded Blade").pick("Ogre")
    assert (t.foe.field, t.foe.defense, t.me.defense) == (["Ogre 5/4"], defense, 20)


@plays("T-GILDED-GOBLET")
@pytest.mark.parametrize(("buried", "defense"), [(9, 21), (10, 22)])
def test_gilded_goblet_gives_1_or_2_instead_never_both(buried, defense):
    assert ten_or(buried, "Gilded Goblet").me.defense == defense


@plays("T-GILDED-BOOTS")
@pytest.mark.parametrize(("buried", "keyword"), [(9, "rush"), (10, "storm")])
def test_gilded_boots_give_a_thief_rush_or_storm_instead(buried, keyword):
    t = ten_or(buried, "Gilded Boots", field=["Pickpocket [new]", "Fighter"])
    assert t.options("card") == ["Pickpocket"]
    t.pick("Pickpocket")
    assert t.keywords("Pickpocket") == (keyword,)


@plays("T-PERJURY-OF-EXHAUSTION")
def test_perjury_of_exhaustion_puts_a_cheap_omen_mage_onto_the_field():
    def mage(name, cost, traits, traits_ja):
        return follower(name, cost=cost, traits=traits, traits_ja=traits_ja)

    both = (("Omen", "Mage"), ("絶傑", "魔法使い"))
    cards = (
        mage("Liar", 3, *both),
        mage("Dear Liar", 4, *both),
        mage("Mere Mage", 1, ("Mage",), ("魔法使い",)),
        mage("Mere Omen", 1, ("Omen",), ("絶傑",)),
    )
    buried = [card.facts.name for card in cards]
    t = ja(me=Side(ex=["Ersatz Elimination"], cemetery=buried), cards=cards)
    t.play("Ersatz Elimination")
    assert t.options("card") == ["Liar"]
    t.pick("Liar")
    assert (t.me.field, t.me.cemetery) == (["Liar 1/1"], buried[1:])


def solo(*field):
    t = ja(me=Side(ex=["Melodious Monody"], field=list(field)), cards=(SINGER,))
    return t.play("Melodious Monody").pick("Ogre")


@plays("T-SOLO-OF-THE-SEVERED-MELODY")
def test_solo_of_the_severed_melody_deals_twice_as_much_as_idols_were_engaged():
    t = solo("Singer", "Singer", "Singer", "Singer [engaged]", "Fighter")
    assert (t.options("card"), t.ask.low, t.ask.high) == (["Singer"] * 3, 0, 3)
    t.pick("Singer", "Singer")
    assert t.foe.field == ["Ogre 5/2"]
    assert [card.sideways for card in t.cards("Singer", "field")] == [True, True, False, True]


def test_solo_of_the_severed_melody_may_engage_nobody():
    t = solo("Singer").pick()
    assert (t.foe.field, t.is_engaged("Singer"), t.me.ex) == (["Ogre 5/6"], False, [])


def test_solo_of_the_severed_melody_asks_nothing_where_there_is_no_idol():
    t = solo("Fighter")
    assert (t.foe.field, t.me.ex, t.ask.kind) == (["Ogre 5/6"], [], "main")


@plays("T-RUINOUS-FANG")
@pytest.mark.parametrize(("most", "keywords"), [(6, ()), (7, ("storm",))])
def test_ruinous_fang_deals_1_to_all_and_with_overflow_gives_galmieux_storm(most, keywords):
    me = Side(ex=["Fangs of Ardent Destruction"], field=["Galmieux, Ardent Disdain", "Fighter"], pp=1, max_pp=most)
    t = ja(me=me, cards=(DISDAIN,)).play("Fangs of Ardent Destruction")
    assert (t.me.field, t.foe.field) == (["Galmieux, Ardent Disdain 3/2", "Fighter 2/2"], ["Ogre 5/5"])
    assert (t.keywords("Galmieux, Ardent Disdain"), t.keywords("Fighter")) == (keywords, ())


@plays("T-FLIGHT-OF-SEVERED-LOVE")
def test_flight_of_severed_love_strikes_as_often_as_your_leader_lost_defense_this_turn():
    bleeder = follower("Bleeder", "activate(lower_leader_defense(3), draw(1))")
    foe = Side(field=["Ogre", "Fighter"])
    t = ja(me=Side(ex=["Wings of Desire"], field=["Goblin", "Bleeder"]), foe=foe, cards=(bleeder,))
    t.play("Wings of Desire").pick("Goblin")
    assert (t.me.defense, t.foe.field) == (19, ["Ogre 5/6", "Fighter 2/3"])
    t.activate("Bleeder")
    t.attack("Goblin", "leader").quiet()
    assert (t.me.defense, t.foe.field, t.foe.defense) == (16, ["Ogre 5/4", "Fighter 2/1"], 18)


def test_what_your_leader_lost_in_an_earlier_turn_does_not_count():
    t = ja(me=Side(ex=["Wings of Desire"], field=["Goblin"]))
    t.play("Wings of Desire").pick("Goblin")
    t.end().quiet()
    while t.game.active == 1:
        t.end().quiet()
    t.attack("Goblin", "leader").quiet()
    assert (t.foe.field, t.foe.defense) == (["Ogre 5/6"], 18)


@plays("T-SPREADING-SCREAM")
@pytest.mark.parametrize(("buried", "count"), [(4, 0), (5, 1), (14, 2), (40, 5)])
def test_spreading_scream_summons_one_for_every_5_cards_as_far_as_there_is_room(buried, count):
    t = ja(me=Side(ex=["Scream Diffusion"], cemetery=["Fighter"] * buried)).play("Scream Diffusion")
    assert t.me.field == ["Rulenye, Screaming Echo 2/1"] * count


@plays("T-TORRENT-OF-DESPAIR")
def test_torrent_of_despair_banishes():
    t = ja(me=Side(ex=["Torrent of Despair"])).play("Torrent of Despair").pick("Ogre")
    assert (t.foe.field, t.foe.banished, t.foe.cemetery) == ([], ["Ogre"], [])


@plays("T-PROOF-OF-GREATNESS")
@pytest.mark.parametrize(("field", "defense"), [(["Mjerrabaine, Great One"], 18), (["Fighter"], 20)])
def test_proof_of_greatness_destroys_and_beside_mjerrabaine_deals_2_to_the_leader(field, defense):
    t = ja(me=Side(ex=["Great Testimony"], field=field), cards=(EGO,))
    t.play("Great Testimony").pick("Ogre")
    assert (t.foe.cemetery, t.foe.defense, t.me.defense) == (["Ogre"], defense, 20)


@plays("T-NECTAR-OF-DROUGHT")
def test_nectar_of_drought_hurts_heals_draws_and_makes_the_opponent_discard():
    t = ja(me=Side(ex=["Ravenous Sweetness"]), foe=Side(hand=["Ogre", "Goblin", "Ghost"]))
    t.play("Ravenous Sweetness")
    assert (t.me.pp, t.foe.defense, t.me.defense, t.me.hand) == (5, 18, 22, ["Fighter"] * 2)
    assert len(t.foe.hand) == 1


# -- what they read as -------------------------------------------------------------------------------------------------


def test_there_are_21():
    assert len(NUMBERS) == 21


@pytest.mark.lists
def test_all_of_them_read_as_in_the_appendix():
    """Three do not, for signs that the appendix has lost; what they are without them is said here."""
    ours = {number: shipped().definition(number) for number in NUMBERS}
    texts = read_texts(APPENDIX.read_bytes(), {meaning.facts.name_ja: number for number, meaning in ours.items()})
    found = {card.number: card for card in parity(ours, texts)}
    assert set(found) == set(NUMBERS)
    different = {number: (card.ours, card.theirs) for number, card in found.items() if not card.equal}
    assert set(different) == {number for number in NUMBERS if (number, "ja") in WORDED}
    for number, (mine, theirs) in different.items():
        assert no_signs("".join(mine)) == no_signs("".join(theirs)), number


def no_signs(line):
    return re.sub("[「」『』:。]", "", line)

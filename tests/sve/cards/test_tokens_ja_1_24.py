"""The tokens that only JA 1.24.1 has, played by its rules."""

from pathlib import Path

import pytest
from shipped import scripted
from sve.cards.plays import plays
from sve.playing import Playing, Side, amulet, evolved, follower, shipped, spell_card, table

from svedesk.games.sve.group import Called, Token
from svedesk.games.sve.parity import WORDED, parity, read_texts
from svedesk.games.sve.status import status
from svedesk.games.sve.universes import PRINCESS_CONNECT
from svedesk.games.sve.words import equip, spell, your

NUMBERS = [number for number in scripted("tokens_ja") if shipped().facts(number).edition == "JA 1.24.1"]
APPENDIX = Path(__file__).resolve().parents[4] / "shared" / "rules" / "tokens.json"
EQUIPMENT = [number for number in NUMBERS if shipped().facts(number).kind == "equipment"]
OGRE = follower("Ogre", attack=5, defense=9)
DEVIL = follower("Devil", attack=2, defense=2, traits=("Diabolos",), traits_ja=("ディアボロス",))
CLERK = follower("Clerk", attack=2, defense=2, traits=("Toukyou",), traits_ja=("透京",))
CLERK_TOO = follower("Clerk Too", attack=2, defense=2, traits=("Toukyou",), traits_ja=("透京",), cost=2)
OFFICE = follower("Office", attack=2, defense=2, traits=("Toukyou",), traits_ja=("透京",), cost=3)
IAN = follower("Ian, Dragonbuster", attack=3, defense=3)
ROWEN = follower("Rowen, Dragonlance Warrior", attack=3, defense=3)
BLADE = amulet("Giga Blade")
END = spell_card("End", "spell(select(your.card), destroy(it))", cost=0)
MAGE = follower("Mage", "activate(pay(0), deal(1, enemy.follower))", attack=3, defense=9)
PLAIN = follower("Plain", attack=3, defense=9, cost=1)
GOOD = follower("Good", "ward", "fanfare(draw(1))", "evolve(1)", attack=6, defense=6)
CARDS = (OGRE, DEVIL, CLERK, CLERK_TOO, OFFICE, IAN, ROWEN, BLADE, END, MAGE, PLAIN, GOOD)


def ja(me=None, foe=None, cards=(), universe: str = "", **more) -> Playing:
    """A table by the rules that have these tokens."""
    foe = foe or Side(field=["Ogre"])
    return table(me, foe, edition="JA 1.24.1", cards=(*CARDS, *cards), universes=(universe, ""), **more)


def wearing(name: str, *field: str, on: str = "Plain", universe: str = PRINCESS_CONNECT, foe=None, **side) -> Playing:
    """A table where a follower is equipped with a token first of all."""
    number = next(number for number in EQUIPMENT if shipped().facts(number).name == name)
    token = Token(number, name, shipped().facts(number).name_ja)
    arm = spell_card("Arm", spell(equip(your.follower.that_are_called(Called(on, on)), token)), cost=0)
    me = Side(hand=["Arm", *side.pop("hand", [])], field=[on, *field], **side)
    t = ja(me, foe or Side(field=["Ogre"]), (arm,), universe).play("Arm")
    assert t.me.equipment == [name]
    return t


# -- followers ---------------------------------------------------------------------------------------------------------


@plays("T-GUARDIAN-GOLEM", "T-MIMI-THE-WATCHDOGS-RIGHT-ARM", "T-COCO-THE-WATCHDOGS-LEFT-ARM")
@pytest.mark.parametrize(
    ("name", "defense", "ogre", "buried"),
    [
        ("Guardian Golem", 22, "Ogre 5/9", 0),
        ("Mimi, the Watchdog's Right Arm", 20, "Ogre 5/7", 1),
        ("Coco, the Watchdog's Left Arm", 22, "Ogre 5/9", 1),
    ],
)
def test_what_they_do_when_they_are_destroyed(name, defense, ogre, buried):
    t = ja(Side(hand=["End"], field=[name])).play("End").pick(name)
    if name.startswith("Mimi"):
        t.pick("Ogre")
    assert (t.me.defense, t.foe.field, len(t.me.cemetery)) == (defense, [ogre], 1 + buried)


@plays("T-ROCOCOS-TEDDY-BEAR")
def test_the_teddy_bear_hurts_its_own_leader():
    t = ja(Side(hand=["End"], field=["Rococo's Teddy Bear"])).play("End").pick("Rococo's Teddy Bear")
    assert (t.me.defense, t.foe.defense) == (19, 20)


@plays("T-BABY-FIRE-DRAKE", "T-SATANS-SERVANT", "T-SILENT-DEMON-LORD")
def test_those_with_a_keyword_or_nothing():
    t = ja(Side(ex=["Baby Fire Drake", "Satan's Servant", "Silent Demon Lord"]))
    for name in ("Baby Fire Drake", "Satan's Servant", "Silent Demon Lord"):
        t.play(name)
    assert t.me.field == ["Baby Fire Drake 1/1", "Satan's Servant 8/8", "Silent Demon Lord 5/5"]
    assert [t.keywords(name) for name in ("Baby Fire Drake", "Satan's Servant")] == [("intimidate",), ()]
    assert t.options("attack") == ["attack Silent Demon Lord > leader"]


@plays("T-FIEND-OF-LIMBO")
def test_the_fiend_of_limbo_deals_6():
    t = ja(Side(ex=["Fiend of Limbo"])).play("Fiend of Limbo").pick().pick("Ogre")
    assert (t.foe.field, t.keywords("Fiend of Limbo")) == (["Ogre 5/3"], ("ward",))


@plays("T-ESCAMALI-ADVISER", "T-ESCAMALI-PATROLLER")
def test_the_two_of_escamali():
    t = ja(Side(ex=["Escamali Adviser", "Escamali Patroller"])).play("Escamali Adviser").pick()
    t.play("Escamali Patroller")
    assert (len(t.me.hand), t.me.defense) == (1, 22)
    assert (t.keywords("Escamali Adviser"), t.keywords("Escamali Patroller")) == (("ward",), ("rush",))


@plays("T-ADELE-JEALOUS-DRAGON")
def test_adele_deals_5_when_her_ian_is_put_into_the_cemetery():
    t = ja(Side(hand=["End", "End"], field=["Adele, Jealous Dragon", "Ian, Dragonbuster", "Fighter"]))
    assert t.play("End").pick("Fighter").foe.defense == 20
    assert t.play("End").pick("Ian, Dragonbuster").foe.defense == 15


def test_adele_does_nothing_for_an_ian_that_goes_elsewhere():
    t = ja(Side(field=["Adele, Jealous Dragon"]), Side(field=["Ian, Dragonbuster"], hand=["End"]))
    t.end().quiet()
    while t.game.active == 0:
        t.quiet()
    t.play("End").pick("Ian, Dragonbuster")
    assert (t.me.defense, t.foe.defense) == (20, 20)  # the opponent's


@plays("T-SHADOW-CLONE-OF-BANSAI-SUSUKI")
def test_the_clone_makes_another_at_the_end_of_each_own_turn():
    t = ja(Side(ex=["Shadow Clone of Bansai Susuki"])).play("Shadow Clone of Bansai Susuki").pick()
    assert t.keywords("Shadow Clone of Bansai Susuki") == ("rush", "assail", "ward")
    t.end().pick()
    assert t.me.field == ["Shadow Clone of Bansai Susuki 5/5"] * 2


@plays("T-MIRROR-IMAGE-NENEKA")
def test_neneka_deals_1_for_engaging():
    t = ja(Side(field=["Mirror Image Neneka"])).activate("Mirror Image Neneka").pick("Ogre")
    assert (t.foe.field, t.is_engaged("Mirror Image Neneka")) == (["Ogre 5/8"], True)
    assert t.keywords("Mirror Image Neneka") == ("ward",)


@plays("T-SKULL-FATHER")
def test_skull_father_strengthens_up_to_2_of_diabolos():
    t = ja(Side(hand=["End"], field=["Skull Father", "Devil", "Devil", "Fighter"]))
    assert t.keywords("Skull Father") == ("rush",)
    t.play("End").pick("Skull Father")
    assert (len(t.ask.options), t.ask.low) == (2, 0)
    t.pick("Devil", "Devil")
    assert t.me.field == ["Devil 3/2", "Devil 3/2", "Fighter 2/3"]


# -- amulets -----------------------------------------------------------------------------------------------------------


@plays("T-LUNAS-DOLL")
def test_lunas_doll_mills_2_and_draws_with_10_cards_in_the_cemetery():
    t = ja(Side(ex=["Luna's Doll"], cemetery=["Fighter"] * 7)).play("Luna's Doll")
    assert len(t.me.cemetery) == 9
    assert t.why_not("activate Luna's Doll") == ("condition-not-met", "10.3.3")
    t = ja(Side(ex=["Luna's Doll"], cemetery=["Fighter"] * 8)).play("Luna's Doll").activate("Luna's Doll")
    assert (t.me.field, len(t.me.hand)) == ([], 1)


@plays("T-CURSED-TOOL-OF-THE-ZEALOTS")
@pytest.mark.parametrize(
    ("counters", "defense", "hand", "field"),
    [(0, 19, 2, ["Cursed Tool of the Zealots"]), (1, 20, 1, ["Cursed Tool of the Zealots"]), (2, 17, 1, [])],
)
def test_the_cursed_tool_gets_worse_from_turn_to_turn(counters, defense, hand, field):
    t = ja(Side(hand=["Fighter", "Fighter"], field=["Cursed Tool of the Zealots"]))
    tool = t.table.cards[t.card("Cursed Tool of the Zealots").id]
    t.table.put(tool._replace(counters=(("curse", counters),) if counters else ()))
    t.end()
    if t.ask.kind == "discard":
        t.pick("Fighter")
    t.quiet()
    assert (t.me.defense, len(t.me.hand), t.me.field) == (defense, hand, field)


# -- spells ------------------------------------------------------------------------------------------------------------


@plays("T-I-HAVE-GROWN")
def test_i_have_grown_deals_2_draws_and_discards():
    t = ja(Side(ex=["I Have Grown"], hand=["Goblin"])).play("I Have Grown").pick("Ogre").pick("Goblin")
    assert (t.foe.field, t.me.hand, t.me.cemetery) == (["Ogre 5/7"], ["Fighter"], ["Goblin"])


@plays("T-ASTAROTHS-SENTENCE")
@pytest.mark.parametrize("defense", [20, 2, 1])
def test_astaroths_sentence_leaves_1_defense(defense):
    t = ja(Side(ex=["Astaroth's Sentence"]), Side(defense=defense)).play("Astaroth's Sentence")
    assert (t.foe.defense, t.me.defense) == (1, 20)


@plays("T-GALE-ARROW", "T-STORM-ARROW")
def test_the_arrows_hit_with_enough_cards_played():
    t = ja(Side(ex=["Gale Arrow", "Gale Arrow", "Gale Arrow", "Storm Arrow", "Storm Arrow"]))
    t.play("Gale Arrow").pick("Ogre").play("Storm Arrow").play("Gale Arrow").pick("Ogre")
    assert (t.foe.field, t.foe.defense) == (["Ogre 5/7"], 20)
    t.play("Gale Arrow").pick("Ogre").play("Storm Arrow")
    assert (t.foe.field, t.foe.defense) == (["Ogre 5/5"], 18)


@plays("T-UNION-MAGIC")
@pytest.mark.parametrize(("spells", "left"), [(4, 8), (5, 9)])
def test_union_magic_costs_less_after_5_spells(spells, left):
    t = ja(Side(ex=["Union Magic"], cemetery=["End"] * spells), Side(field=["Ogre", "Goblin"]))
    t.play("Union Magic").pick("Ogre")
    assert (t.me.pp, t.foe.field, t.me.ex) == (left, ["Ogre 5/7", "Goblin 2/2"], ["Ultimate Magic"])


@plays("T-ULTIMATE-MAGIC")
@pytest.mark.parametrize(("spells", "theirs", "mine"), [(9, 20, 20), (10, 13, 27)])
def test_ultimate_magic_needs_10_spells(spells, theirs, mine):
    t = ja(Side(ex=["Ultimate Magic"], cemetery=["End"] * spells)).play("Ultimate Magic")
    assert (t.foe.defense, t.me.defense) == (theirs, mine)


@plays("T-CURSE-OF-THE-BLACK-DRAGON")
def test_the_curse_hurts_from_the_ex_area_until_overflow():
    curse = "Curse of the Black Dragon"
    t = ja(Side(ex=[curse], field=["Rowen, Dragonlance Warrior"], pp=6, max_pp=6))
    assert t.why_not(f"play {curse}") == ("cannot-play-now", "1.3.3")
    t.end().quiet()
    assert t.me.defense == 19
    t = ja(Side(ex=[curse], field=["Rowen, Dragonlance Warrior"], pp=7, max_pp=7))
    t.end().quiet()
    assert t.me.defense == 20


def test_the_curse_says_nothing_from_elsewhere():
    t = ja(Side(hand=["Curse of the Black Dragon"], pp=6, max_pp=6)).end().quiet()
    assert t.me.defense == 20


def test_rowen_deals_1_more_this_turn():
    t = ja(Side(ex=["Curse of the Black Dragon"], field=["Rowen, Dragonlance Warrior"]), Side())
    t.play("Curse of the Black Dragon").pick("Rowen, Dragonlance Warrior")
    t.attack("Rowen, Dragonlance Warrior", "leader").quiet()
    assert t.foe.defense == 16


@plays("T-NIGHT-OF-TERROR")
def test_night_of_terror_answers_each_loss_and_is_played_once_a_turn():
    pact = follower("Pact", "activate(lower_leader_defense(1), draw(1))")
    t = ja(Side(ex=["Night of Terror", "Night of Terror"], field=["Pact"]), cards=(pact,))
    t.play("Night of Terror")
    assert t.me.defense == 21
    assert t.why_not("play Night of Terror") == ("cannot-play-now", "1.3.3")
    t.activate("Pact").activate("Pact")
    assert (t.me.defense, t.foe.defense) == (19, 18)
    t.end().quiet()
    while t.game.active == 1:
        t.end().quiet()
    assert "play Night of Terror" in t.options()
    t.activate("Pact")
    assert t.foe.defense == 18


@plays("T-SEEDS-OF-SALVATION")
def test_seeds_of_salvation_turn_evolved_followers_facedown_again():
    cub = (follower("Cub", "evolve(1)"), evolved("Cub"))
    t = ja(Side(ex=["Seeds of Salvation"], field=["Cub"], evolve=["Cub", "Cub"]), cards=cub)
    card = t.table.in_zone(0, "evolve_deck")[0]
    t.table.flip(card.id, faceup=True)
    assert t.me.evolve_deck == ["Cub (faceup)", "Cub"]
    t.play("Seeds of Salvation").numbers(0)
    assert (t.me.evolve_deck, len(t.me.hand), t.me.ep) == (["Cub", "Cub"], 1, 1)


@plays("T-UNLIMITED-SEARCH")
def test_unlimited_search_places_3_counters_on_each_giga_blade():
    t = ja(Side(ex=["Unlimited Search"], field=["Giga Blade", "Giga Blade", "Fighter"])).play("Unlimited Search")
    assert [card.counter("giga") for card in t.game.field(0)] == [3, 3, 0]
    assert len(t.me.hand) == 2


@plays("T-JEWEL-DRESS-UP")
def test_jewel_dress_up_lets_banished_cards_be_played_this_turn():
    t = ja(Side(ex=["Jewel Dress Up"], banished=["Clerk", "End"]))
    assert "play Clerk" not in t.options()
    t.play("Jewel Dress Up").play("Clerk")
    assert (t.me.field, t.me.banished, t.me.pp) == (["Clerk 2/2"], ["End"], 10 - 1 - 1)
    t.play("End").pick("Clerk")
    assert t.me.field == []
    t.end().quiet()
    while t.game.active == 1:
        t.end().quiet()
    assert "play Clerk" not in t.options()
    assert t.me.banished == []


@plays("T-GINGERS-WORD-OF-POWER")
def test_gingers_word_leaves_a_1_1_without_abilities():
    t = ja(Side(ex=["Ginger's Word of Power"]), Side(field=["Good [engaged]"], evolve=["Good"]))
    t.play("Ginger's Word of Power").pick("Good")
    assert (t.foe.field, t.keywords("Good")) == (["Good 1/1"], ())
    t.end().quiet()
    assert not t.is_engaged("Good")  # it is not boxed


@plays("T-BLOW-OF-YOUTH")
def test_blow_of_youth_destroys_one_and_lets_one_of_toukyou_attack():
    t = ja(Side(ex=["Blow of Youth"], field=["Clerk [new]", "Fighter"]))
    t.play("Blow of Youth").pick("Ogre").pick("Clerk")
    assert (t.foe.field, t.keywords("Clerk")) == ([], ("storm",))
    t = ja(Side(ex=["Blow of Youth"], field=["Fighter"]))
    assert "play Blow of Youth" not in t.options()


@plays("T-REST-BEFORE-NIGHTFALL")
def test_rest_before_nightfall_returns_cheap_ones_of_different_names():
    buried = ["Clerk", "Clerk", "Clerk Too", "Office", "Fighter"]
    t = ja(Side(ex=["Rest Before Nightfall"], cemetery=buried)).play("Rest Before Nightfall")
    assert t.options() == ["Clerk", "Clerk Too"]
    t.pick("Clerk", "Clerk Too")
    assert sorted(t.me.hand) == ["Clerk", "Clerk Too"]


@plays("T-CONVICTION-OF-VIRTUE")
def test_conviction_of_virtue_counts_those_of_toukyou():
    t = ja(Side(ex=["Conviction of Virtue"], field=["Clerk", "Office", "Fighter"])).play("Conviction of Virtue")
    assert (t.foe.defense, t.me.defense) == (18, 21)


# -- equipment ---------------------------------------------------------------------------------------------------------


@plays("T-AMES-AMULET")
def test_ames_amulet_strengthens_all_for_engaging():
    t = wearing("Ames Amulet", "Fighter").activate("Plain")
    assert (t.me.field, t.is_engaged("Plain"), t.foe.field) == (["Plain 4/10", "Fighter 3/4"], True, ["Ogre 5/9"])


@plays("T-PRINCESS-SWORD")
def test_princess_sword_adds_2_to_what_is_dealt_and_takes_2_from_what_is_taken():
    t = wearing("Princess Sword", "Fighter", foe=Side(field=["Ogre [engaged]"])).attack("Plain", "Ogre").quiet()
    assert (t.foe.field, t.me.field) == (["Ogre 5/4"], ["Plain 3/6", "Fighter 2/3"])
    t.attack("Fighter", "Ogre").quiet()
    assert (t.foe.field, t.me.field) == (["Ogre 5/2"], ["Plain 3/6"])


@plays("T-SANCTUARY-SWORD-AVALON")
def test_avalon_refreshes_and_draws_once_a_turn():
    t = wearing("Sanctuary Sword Avalon", foe=Side()).attack("Plain", "leader").quiet()
    assert (t.foe.defense, len(t.me.hand), t.is_engaged("Plain")) == (17, 1, False)
    t.attack("Plain", "leader").quiet()
    assert (t.foe.defense, len(t.me.hand), t.is_engaged("Plain")) == (14, 1, True)


def test_two_avalons_are_two_abilities_each_once_a_turn():
    t = wearing("Sanctuary Sword Avalon", hand=["Arm"], foe=Side()).play("Arm")
    assert t.me.equipment == ["Sanctuary Sword Avalon"] * 2
    t.attack("Plain", "leader").in_any_order().quiet()
    assert (t.foe.defense, len(t.me.hand)) == (17, 2)
    t.attack("Plain", "leader").in_any_order().quiet()
    assert (t.foe.defense, len(t.me.hand), t.is_engaged("Plain")) == (14, 2, True)


@plays("T-QUEENS-CONSOLE")
def test_queens_console_gives_a_union_burst_ability():
    t = wearing("Queen's Console", "Devil", "Fighter").activate("Plain")
    assert (t.me.field, t.me.pp) == (["Plain 4/9", "Devil 3/2", "Fighter 2/3"], 9)
    t = wearing("Queen's Console", universe="")
    assert t.why_not("activate Plain") == ("no-union-burst", "14.5.1.2")


@plays("T-CHAOS-GRIMOIRE")
def test_chaos_grimoire_answers_two_spells_a_turn():
    quiet = spell_card("Quiet", "spell(draw(1))", cost=0)
    number = "T-CHAOS-GRIMOIRE"
    arm = spell_card(
        "Arm", f'spell(equip(your.follower, Token({number!r}, "Chaos Grimoire", "ケイオスグリモワール")))', cost=0
    )
    t = ja(Side(hand=["Arm", "Quiet", "Quiet", "Quiet"], field=["Plain"]), cards=(quiet, arm))
    t.play("Arm").play("Quiet").play("Quiet").play("Quiet")
    assert t.foe.defense == 20 - 2 * 2  # half of 3, rounded up


@plays("T-WAND-OF-MIRAGE")
def test_wand_of_mirage_adds_1_to_its_followers_and_nenekas_abilities():
    t = wearing("Wand of Mirage", "Mirror Image Neneka", on="Mage").activate("Mage")
    assert t.foe.field == ["Ogre 5/7"]
    t.activate("Mirror Image Neneka").pick("Ogre")
    assert t.foe.field == ["Ogre 5/5"]
    t.attack("Mage", "leader").quiet()
    assert t.foe.defense == 17  # no ability deals that


def test_a_neneka_with_the_wand_deals_only_1_more_herself():
    t = wearing("Wand of Mirage", on="Mirror Image Neneka").activate("Mirror Image Neneka").pick("Ogre")
    assert t.foe.field == ["Ogre 5/7"]


@plays("T-ICE-DRAGON-SWORD")
def test_ice_dragon_sword_engages_one_and_strengthens_its_follower():
    t = wearing("Ice Dragon Sword", "Fighter").pick("Ogre")
    assert (t.is_engaged("Ogre"), t.me.field) == (True, ["Plain 5/11", "Fighter 2/3"])
    t = wearing("Ice Dragon Sword", foe=Side())
    assert t.me.field == ["Plain 3/9"]  # without a target it is not played (10.7.3.2)


@plays("T-PROOF-OF-BONDS")
def test_proof_of_bonds_gives_storm_and_3_damage_to_up_to_2():
    t = wearing("Proof of Bonds", foe=Side(field=["Ogre", "Ogre", "Ogre"]))
    assert t.keywords("Plain") == ("storm",)
    t.attack("Plain", "leader").pick("Ogre", "Ogre").quiet()
    assert sorted(t.foe.field) == ["Ogre 5/6", "Ogre 5/6", "Ogre 5/9"]


@plays("T-DARK-AXE-NACHTFANG")
def test_nachtfang_answers_ability_damage_once_however_many_are_hit():
    t = wearing("Dark Axe Nachtfang", on="Mage", foe=Side(field=["Ogre", "Ogre"])).activate("Mage")
    assert (t.foe.field, t.foe.defense) == (["Ogre 5/8", "Ogre 5/8"], 17)
    t.activate("Mage")
    assert t.foe.defense == 14


def test_nachtfang_is_not_about_attacks_nor_other_followers():
    foe = Side(field=["Ogre [engaged]"])
    t = wearing("Dark Axe Nachtfang", "Mage", foe=foe).activate("Mage").attack("Plain", "Ogre").quiet()
    assert t.foe.defense == 20


@plays("T-GLORIOUS-FEATHER")
def test_glorious_feather_heals_at_the_end_and_adds_1_to_damage():
    t = wearing("Glorious Feather", foe=Side()).attack("Plain", "leader").quiet()
    assert t.foe.defense == 16
    t.end().quiet()
    assert t.me.defense == 23


# -- all of them -------------------------------------------------------------------------------------------------------


def test_there_are_41_and_all_that_they_say_is_executed():
    assert len(NUMBERS) == 41
    assert {status(shipped().definition(number)) for number in NUMBERS} == {"executes"}


def test_10_of_them_are_equipment():
    assert len(EQUIPMENT) == 10


@pytest.mark.lists
def test_they_read_as_in_the_appendix_or_there_is_a_reason():
    ours = {number: shipped().definition(number) for number in NUMBERS}
    texts = read_texts(APPENDIX.read_bytes(), {meaning.facts.name_ja: number for number, meaning in ours.items()})
    found = {card.number: card for card in parity(ours, texts)}
    assert set(found) == set(NUMBERS)
    assert {card.number for card in found.values() if not card.equal} == {
        number for number in NUMBERS if (number, "ja") in WORDED
    }

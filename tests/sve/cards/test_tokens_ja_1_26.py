"""The tokens that came with JA 1.26.1: nine crests, and four others."""

from functools import partial

import pytest
from shipped import scripted
from sve.cards.plays import plays
from sve.playing import Playing, Side, follower, shipped, spell_card, table

from svedesk.games.sve.actions.give import add_counters
from svedesk.games.sve.group import Trait
from svedesk.games.sve.status import status
from svedesk.games.sve.words import activate_from_hand, draw, fusing, your

NUMBERS = [number for number in scripted("tokens_ja") if shipped().facts(number).edition == "JA 1.26.1"]
KRULLE, OCTRICE = "Crest: Krulle, Heir to Unkilling", "Crest: Octrice, Hollowness Manifest"
GALMIEUX, SHAM_NACHA = "Crest: Galmieux, Ardor Manifest", "Crest: Sham-Nacha, Heir to Entwining"
MARWYNN, HIMEKA = "Crest: Marwynn, Despair Manifest", "Crest: Himeka, Heir to Repose"
CONGREGANT, SUPPLICANT = "Crest: Congregant of Repose", "Crest: Supplicant of Repose"
MJERRABAINE = "Crest: Mjerrabaine, Great Manifest"


def of(name: str, *traits: tuple[str, str], abilities=(), **more):
    """A follower with these traits, in English and Japanese."""
    english, japanese = zip(*traits, strict=True)
    return follower(name, *abilities, traits=english, traits_ja=japanese, **more)


TREASURE, THIEF, OMEN = ("Treasure", "財宝"), ("Thief", "盗賊"), ("Omen", "絶傑")
PRISONS, IDOLATRY = ("Eight Prisons", "八獄"), ("Idolatry", "アイドル")
MELD = activate_from_hand(fusing(your.card.with_trait(Trait(*TREASURE)), 2), draw(1))
CARDS = [
    follower("Ogre", attack=5, defense=9),
    spell_card("End", "spell(select(your.card), destroy(it))", cost=0),
    spell_card("Pick", "spell(choose_one(mode(deal(1, enemy.leader)), mode(deal(2, enemy.leader))))", cost=0),
    of("Coin", TREASURE),
    of("Rogue", THIEF, attack=2, defense=2),
    of("Warden", PRISONS, THIEF, attack=2, defense=2),
    of("Prisoner", PRISONS),
    of("Idol", IDOLATRY),
    of("Herald", OMEN, attack=2, defense=2),
    of("Alloy", OMEN, abilities=(MELD,)),
]
ja = partial(table, edition="JA 1.26.1", cards=CARDS)


def ended(crest: str, others: int, **more) -> Playing:
    """The end of a turn with a crest and so many others in the EX area that have nothing to select."""
    names = [name for name in (SUPPLICANT, MJERRABAINE, KRULLE, GALMIEUX, SHAM_NACHA) if name != crest][:others]
    foe = more.pop("foe", Side(field=["Ogre"]))
    return ja(Side(ex=[crest, *names], hand=["Ogre"] * 2, **more), foe).end()


@plays("T-MULTI-HEADED-TEST-SUBJECT")
@pytest.mark.parametrize(
    ("buried", "stats", "keywords"), [(4, "2/2", ()), (5, "4/4", ("rush",)), (10, "4/4", ("rush", "assail", "bane"))]
)
def test_the_test_subject_grows_by_what_lies_in_the_cemetery(buried, stats, keywords):
    t = ja(Side(ex=["Multi-Headed Test Subject"], cemetery=["Prisoner"] * buried))
    t.play("Multi-Headed Test Subject").quiet()
    assert t.me.field == [f"Multi-Headed Test Subject {stats}"]
    assert set(t.keywords("Multi-Headed Test Subject")) == set(keywords)


@plays("T-WHITE-PSALM-NEW-REVELATION", "T-BLACK-PSALM-NEW-REVELATION")
@pytest.mark.parametrize(("colour", "other", "defenses"), [("White", "Black", (21, 20)), ("Black", "White", (20, 19))])
def test_each_psalm_leaves_the_other_behind(colour, other, defenses):
    name, field = f"{colour} Psalm, New Revelation", ["Idol", "Idol", "Ogre"]
    t = ja(Side(field=[name, *field])).activate(name).quiet()
    assert (t.me.field[-1], (t.me.defense, t.foe.defense)) == (f"{other} Psalm, New Revelation", defenses)
    assert t.is_engaged("Idol")
    assert not t.is_engaged("Ogre")


@plays("T-DREAD-PIRATES-FLAG")
@pytest.mark.parametrize(("name", "defense"), [("Rogue", 20), ("Warden", 19)])
def test_the_flag_strengthens_a_thief_and_hurts_for_one_of_the_eight_prisons(name, defense):
    t = ja(Side(ex=["Dread Pirate's Flag"], field=[name])).play("Dread Pirate's Flag").pick(name)
    assert (t.me.field, t.foe.defense) == ([f"{name} 3/2"], defense)


# -- crests ------------------------------------------------------------------------------------------------------------


@plays("T-CREST-KRULLE-HEIR-TO-UNKILLING", "T-CREST-GALMIEUX-ARDOR-MANIFEST")
def test_krulle_and_galmieux_are_used_once_each_turn():
    t = ja(Side(ex=[KRULLE, GALMIEUX], field=["Herald"], pp=0), Side(field=["Ogre"]))
    t.activate(KRULLE).pick("Ogre").activate(GALMIEUX).pick("Herald")
    assert (t.foe.field, t.me.field) == (["Ogre 5/1"], ["Herald 2/1"])
    assert t.options("activate") == []


@plays("T-CREST-OCTRICE-HOLLOWNESS-MANIFEST")
def test_octrice_counts_the_treasures_that_are_fused_and_played():
    """Q2692: two that are fused together count once."""
    t = ja(Side(ex=[OCTRICE], hand=["Alloy", "Coin", "Coin", "Coin"])).activate("Alloy").pick("Coin", "Coin").quiet()
    assert t.card(OCTRICE, "ex").counter("return") == 1
    assert t.play("Coin").quiet().card(OCTRICE, "ex").counter("return") == 2


def test_with_8_counters_octrice_leaves_and_brings_a_thief():
    t = ja(Side(ex=[OCTRICE], hand=["Coin"], deck=["Ogre", "Rogue", "Ogre"]))
    add_counters(t.game, t.card(OCTRICE, "ex").id, "return", 7)
    t.play("Coin").pick("Rogue").quiet()
    assert (t.me.ex, t.me.hand) == ([], ["Rogue"])


@plays("T-CREST-SHAM-NACHA-HEIR-TO-ENTWINING")
def test_with_sham_nacha_any_number_of_options_is_chosen():
    """Q2694, Q2704."""
    t = ja(Side(ex=[SHAM_NACHA], hand=["Pick"])).play("Pick")
    assert (t.ask.low, t.ask.high) == (1, 2)
    assert t.choose(1, 2).foe.defense == 17


@plays("T-CREST-MARWYNN-DESPAIR-MANIFEST")
@pytest.mark.parametrize(("others", "damage"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 4)])
def test_marwynn_deals_more_with_more_crests(others, damage):
    t = ended(MARWYNN, others).in_any_order()
    assert t.pick("Ogre").quiet().foe.field == [f"Ogre 5/{9 - damage}"]


@plays("T-CREST-HIMEKA-HEIR-TO-REPOSE")
@pytest.mark.parametrize(("others", "less"), [(1, 0), (2, 2), (3, 2), (4, 4)])
def test_himeka_weakens_more_with_more_crests(others, less):
    t = ended(HIMEKA, others).in_any_order()
    assert t.pick("Ogre").quiet().foe.field == [f"Ogre {5 - less}/{9 - less}"]


@plays("T-CREST-CONGREGANT-OF-REPOSE")
@pytest.mark.parametrize(("others", "stats"), [(1, "2/2"), (2, "3/3")])
def test_the_congregant_strengthens_an_omen(others, stats):
    t = ended(CONGREGANT, others, field=["Herald"]).in_any_order()
    assert t.pick("Herald").quiet().me.field == [f"Herald {stats}"]


@plays("T-CREST-SUPPLICANT-OF-REPOSE")
@pytest.mark.parametrize(("others", "defense"), [(1, 20), (2, 21)])
def test_the_supplicant_heals_with_three_crests(others, defense):
    assert ended(SUPPLICANT, others).in_any_order().quiet().me.defense == defense


@plays("T-CREST-MJERRABAINE-GREAT-MANIFEST")
@pytest.mark.parametrize(("hand", "after"), [(0, 1), (1, 2), (2, 2)])
def test_mjerrabaine_draws_with_one_card_in_hand_or_none(hand, after):
    t = ja(Side(ex=[MJERRABAINE], hand=["Ogre"] * hand)).end().quiet()
    assert len(t.me.hand) == after


def test_there_are_13_and_all_that_they_say_is_executed():
    assert len(NUMBERS) == 13
    assert {status(shipped().definition(number)) for number in NUMBERS} == {"executes"}

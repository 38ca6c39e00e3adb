"""SD05, Waltz of the Undying Night: its Abysscraft cards."""

import pytest
from sve.cards.plays import plays
from sve.playing import Side, table

BATS = ["Forest Bat 1/1"] * 2
TEN_CARDS = ["Fencer"] * 10


# -- SD05-001 Queen Vampire --------------------------------------------------------------------------------------------


@plays("SD05-001")
def test_the_queen_comes_with_two_bats_that_are_stronger_and_guard():
    t = table(me=Side(hand=["Queen Vampire"]))
    t.play("Queen Vampire").in_any_order()
    assert t.me.field == ["Queen Vampire 5/5", "Forest Bat 2/1", "Forest Bat 2/1"]
    assert [t.keywords("Forest Bat"), t.is_engaged("Forest Bat")] == [("ward",), False]


def test_the_queen_pays_with_her_leader_s_defense_for_more_bats():
    t = table(me=Side(field=["Queen Vampire"], defense=3))
    t.activate("Queen Vampire").in_any_order()
    assert (t.me.defense, t.is_engaged("Queen Vampire")) == (2, True)
    assert t.me.field == ["Queen Vampire 5/5", "Forest Bat 2/1", "Forest Bat 2/1"]
    assert t.why_not("activate Queen Vampire") == ("already-engaged", "10.4.6")


def test_the_last_defense_can_be_paid_and_is_the_end():
    t = table(me=Side(field=["Queen Vampire"], defense=1))
    t.activate("Queen Vampire")
    assert t.table.outcome.losers == ((0, "defense"),)


def test_only_bats_on_her_own_field_are_hers():
    t = table(
        me=Side(field=["Queen Vampire"], ex=["Forest Bat", "Ghost"]),
        foe=Side(ex=["Forest Bat"], field=["Forest Bat"]),
    )
    t.play("Forest Bat").play("Ghost")
    assert t.me.field == ["Queen Vampire 5/5", "Forest Bat 2/1", "Ghost 1/1"]
    assert t.keywords("Ghost") == ("storm",)
    assert t.foe.field == ["Forest Bat 1/1"]


# -- SD05-002 Alucard --------------------------------------------------------------------------------------------------


@plays("SD05-002")
def test_alucard_attacks_at_once_and_drinks():
    t = table(me=Side(hand=["Alucard"], defense=10), foe=Side(field=["Fighter", "Goliath"]))
    t.play("Alucard").attack("Alucard", "leader").pick("Goliath").quiet()
    assert (t.me.defense, t.foe.defense) == (14, 16)
    assert t.foe.field == ["Fighter 2/3"]


@pytest.mark.parametrize(("buried", "attack"), [(9, 4), (10, 6)])
def test_alucard_is_stronger_with_ten_cards_in_the_cemetery(buried, attack):
    t = table(me=Side(hand=["Alucard"], cemetery=TEN_CARDS[:buried]))
    t.play("Alucard")
    assert t.me.field == [f"Alucard {attack}/4"]


def test_alucard_drinks_nothing_where_there_is_nobody_to_bite():
    t = table(me=Side(field=["Alucard"], defense=10))
    t.attack("Alucard", "leader").quiet()
    assert (t.me.defense, t.foe.defense) == (10, 16)


# -- SD05-003, 004 Playful Necromancer ---------------------------------------------------------------------------------


@plays("SD05-003", "SD05-004")
def test_the_necromancer_evolves_and_calls_three_ghosts():
    t = table(me=Side(field=["Playful Necromancer"], evolve=["Playful Necromancer"], pp=1))
    t.evolve("Playful Necromancer")
    assert t.me.field == ["Playful Necromancer 4/4"] + ["Ghost 1/1"] * 3
    assert t.me.pp == 0
    assert t.options("attack").count("attack Ghost > leader") == 3


def test_no_more_ghosts_come_than_fit():
    field = ["Playful Necromancer", "Fighter", "Fighter", "Fighter"]
    t = table(me=Side(field=field, evolve=["Playful Necromancer"]))
    t.evolve("Playful Necromancer")
    assert t.me.field[4:] == ["Ghost 1/1"]


# -- SD05-005 Midnight Vampire -----------------------------------------------------------------------------------------


@plays("SD05-005")
def test_bats_of_the_midnight_vampire_drain():
    t = table(me=Side(hand=["Midnight Vampire"], field=["Forest Bat"], defense=10), foe=Side(field=["Forest Bat"]))
    t.play("Midnight Vampire")
    assert t.me.field == ["Forest Bat 1/1", "Midnight Vampire 2/4", "Forest Bat 1/1"]
    assert (t.keywords("my Forest Bat"), t.keywords("foe's Forest Bat")) == (("drain",), ())
    t.attack("Forest Bat", "leader").quiet()
    assert (t.me.defense, t.foe.defense) == (11, 19)
    assert t.keywords("Midnight Vampire") == ()


def test_without_the_midnight_vampire_they_drain_no_more():
    side = Side(field=["Midnight Vampire [damage 3]", "Forest Bat"], defense=10)
    t = table(me=side, foe=Side(field=["Fighter [engaged]"]))
    t.attack("Midnight Vampire", "Fighter").quiet()
    t.attack("Forest Bat", "leader").quiet()
    assert (t.me.field, t.me.defense) == (["Forest Bat 1/1"], 10)


# -- SD05-006 Night Horde ----------------------------------------------------------------------------------------------


@plays("SD05-006")
@pytest.mark.parametrize(("there", "left"), [([], "5"), (["Forest Bat"], "4"), (["Ghost", "Fighter"], "5")])
def test_the_horde_bites_with_every_bat_that_is_there_then(there, left):
    t = table(me=Side(hand=["Night Horde"], field=there), foe=Side(field=["Alucard", "Angelic Sword Maiden"]))
    t.play("Night Horde").pick("Angelic Sword Maiden")
    wounded = int(left) - 1
    assert t.foe.field == ["Alucard 4/4", f"Angelic Sword Maiden 4/{wounded}"]
    assert t.me.field[len(there) :] == BATS
    assert t.me.cemetery == ["Night Horde"]


def test_the_horde_counts_only_bats_that_had_room():
    t = table(me=Side(hand=["Night Horde"], field=["Fighter"] * 4), foe=Side(field=["Angelic Sword Maiden"]))
    t.play("Night Horde").pick("Angelic Sword Maiden")
    assert t.foe.field == ["Angelic Sword Maiden 4/5"]


def test_without_a_follower_to_bite_the_horde_stays_in_hand():
    t = table(me=Side(hand=["Night Horde"]))
    assert t.why_not("play Night Horde") == ("no-target", "10.6.2.3.3")


# -- SD05-007 Spectre --------------------------------------------------------------------------------------------------


@plays("SD05-007")
def test_a_spectre_paid_for_fights_at_once_and_kills():
    t = table(
        me=Side(hand=["Spectre"], deck=["Ghost", "Alucard"], defense=2 + 1), foe=Side(field=["Alucard [engaged]"])
    )
    t.play("Spectre")
    assert t.ask.kind == "may"
    t.say("yes")
    assert (t.me.defense, t.me.deck) == (1, ["Alucard"])
    t.attack("Spectre", "Alucard").quiet()
    assert (t.me.field, t.foe.field, t.foe.cemetery) == ([], [], ["Alucard"])


def test_a_spectre_not_paid_for_only_comes():
    t = table(me=Side(hand=["Spectre"], deck=["Alucard"]), foe=Side(field=["Alucard [engaged]"]))
    t.play("Spectre").say("no")
    assert (t.me.defense, t.me.deck, t.keywords("Spectre")) == (20, ["Alucard"], ("bane",))
    assert t.why_not("attack Spectre") == ("came-this-turn", "8.4.2.1")


def test_one_defense_does_not_pay_for_a_spectre():
    t = table(me=Side(hand=["Spectre"], defense=1))
    t.play("Spectre")
    assert (t.ask.kind, t.me.defense, t.keywords("Spectre")) == ("main", 1, ("bane",))


# -- SD05-008 Spartoi Sergeant -----------------------------------------------------------------------------------------


@plays("SD05-008")
def test_the_sergeant_buries_the_top_two_cards_of_the_deck():
    t = table(me=Side(hand=["Spartoi Sergeant"], deck=["Alucard", "Spectre", "Lilith"]))
    t.play("Spartoi Sergeant")
    assert (t.me.deck, t.me.cemetery) == (["Lilith"], ["Alucard", "Spectre"])


def test_of_a_deck_of_one_card_the_sergeant_buries_one_and_nobody_loses():
    t = table(me=Side(hand=["Spartoi Sergeant"], deck=["Alucard"]))
    t.play("Spartoi Sergeant")
    assert (t.me.deck, t.me.cemetery, t.table.outcome) == ([], ["Alucard"], None)


# -- SD05-009 Undead King ----------------------------------------------------------------------------------------------


@plays("SD05-009")
def test_the_king_takes_two_followers_from_the_cemetery():
    t = table(
        me=Side(hand=["Undead King"], field=["Fighter"], cemetery=["Alucard", "Night Horde", "Spectre", "Lilith"]),
        foe=Side(cemetery=["Goblin"]),
    )
    t.play("Undead King")
    assert t.options() == ["Alucard", "Spectre", "Lilith"]
    assert (t.ask.kind, t.ask.low, t.ask.high) == ("target", 0, 2)
    t.pick("Lilith", "Alucard")
    assert (sorted(t.me.hand), t.me.cemetery) == (["Alucard", "Lilith"], ["Night Horde", "Spectre"])


@pytest.mark.parametrize("wanted", [[], ["Spectre"]])
def test_the_king_may_take_one_or_none(wanted):
    t = table(me=Side(hand=["Undead King"], cemetery=["Alucard", "Spectre"]))
    t.play("Undead King").pick(*wanted)
    assert t.me.hand == wanted


def test_a_cemetery_without_followers_leaves_the_king_no_choice():
    t = table(me=Side(hand=["Undead King"], cemetery=["Night Horde"]))
    t.play("Undead King")
    assert t.ask.forced == ()
    t.pick()
    assert (t.ask.kind, t.me.field, t.me.hand) == ("main", ["Undead King 6/6"], [])


# -- SD05-010, 011 Lesser Mummy ----------------------------------------------------------------------------------------


@plays("SD05-010", "SD05-011")
def test_a_mummy_evolves_and_brings_a_ghost_to_its_attack():
    t = table(me=Side(field=["Lesser Mummy"], evolve=["Lesser Mummy"], pp=1))
    t.evolve("Lesser Mummy").attack("Lesser Mummy", "leader").quiet()
    assert t.me.field == ["Lesser Mummy 3/3", "Ghost 1/1"]
    assert t.foe.defense == 17


@pytest.mark.parametrize(("buried", "attacks"), [(9, []), (10, ["attack Lesser Mummy > leader"])])
def test_a_mummy_attacks_at_once_from_a_full_cemetery(buried, attacks):
    t = table(me=Side(hand=["Lesser Mummy"], cemetery=TEN_CARDS[:buried]))
    t.play("Lesser Mummy")
    assert t.options("attack") == attacks


# -- SD05-012, 013 Lilith ----------------------------------------------------------------------------------------------


@plays("SD05-012", "SD05-013")
def test_lilith_brings_a_bat_and_evolved_heals_as_she_attacks():
    t = table(me=Side(hand=["Lilith"], evolve=["Lilith"], defense=10))
    t.play("Lilith")
    assert (t.me.field, t.me.ex) == (["Lilith 2/2"], ["Forest Bat"])
    t = table(me=Side(field=["Lilith"], evolve=["Lilith"], defense=10), foe=Side(field=["Fighter"]))
    t.evolve("Lilith").attack("Lilith", "leader").quiet()
    assert (t.me.defense, t.foe.defense) == (12, 17)


# -- SD05-014 Razory Claw ----------------------------------------------------------------------------------------------


@plays("SD05-014")
@pytest.mark.parametrize(("target", "defense", "field"), [("foe's leader", 17, ["Fighter 2/3"]), ("Fighter", 20, [])])
def test_the_claw_costs_two_of_your_leader_and_strikes_a_follower_or_the_leader(target, defense, field):
    t = table(me=Side(hand=["Razory Claw"], field=["Goblin"]), foe=Side(field=["Fighter"]))
    t.play("Razory Claw")
    assert t.options() == ["Erika", "Fighter"]
    t.pick(target)
    assert (t.me.defense, t.foe.defense, t.foe.field) == (18, defense, field)


def test_the_claw_answers_an_attack():
    t = table(me=Side(field=["Fighter"]), foe=Side(hand=["Razory Claw"], pp=2))
    t.attack("Fighter", "leader").play("Razory Claw").pick("Fighter")
    assert (t.me.field, t.foe.defense, t.foe.pp) == ([], 18, 0)


def test_a_claw_that_kills_both_leaders_at_once_is_a_draw():
    t = table(me=Side(hand=["Razory Claw"], defense=2), foe=Side(defense=3))
    t.play("Razory Claw").pick("foe's leader")
    assert t.table.outcome.winners == ()


# -- SD05-015 Undying Resentment ---------------------------------------------------------------------------------------


@plays("SD05-015")
def test_resentment_deals_three_damage_and_buries_a_card():
    t = table(me=Side(hand=["Undying Resentment"], deck=["Lilith"]), foe=Side(field=["Goliath"]))
    t.play("Undying Resentment").pick("Goliath")
    assert (t.foe.field, t.me.deck) == (["Goliath 3/1"], [])
    assert sorted(t.me.cemetery) == ["Lilith", "Undying Resentment"]


def test_resentment_answers_an_attack():
    t = table(me=Side(field=["Fighter"]), foe=Side(hand=["Undying Resentment"], pp=2))
    t.attack("Fighter", "leader").play("Undying Resentment").pick("Fighter")
    assert (t.me.field, t.foe.defense) == ([], 20)


# -- SD05-016 Summon Bloodkin ------------------------------------------------------------------------------------------


@plays("SD05-016")
def test_bloodkin_come_onto_the_field_and_into_the_ex_area():
    t = table(me=Side(hand=["Summon Bloodkin"], pp=2))
    t.play("Summon Bloodkin").play("Forest Bat")
    assert (t.me.field, t.me.ex, t.me.pp) == (BATS, [], 0)


def test_bloodkin_come_as_far_as_there_is_room():
    t = table(me=Side(hand=["Summon Bloodkin"], field=["Fighter"] * 5))
    t.play("Summon Bloodkin")
    assert (len(t.me.field), t.me.ex) == (5, ["Forest Bat"])

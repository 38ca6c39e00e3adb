"""The Dragoncraft tokens."""

import pytest
from sve.cards.plays import plays
from sve.playing import Side, follower, spell_card, table
from sve.rules.probes import by_hand

from svedesk.games.sve.text.log import tell

DRAKE = follower("Drake", classes=("Dragoncraft",), attack=2, defense=2)
DUELIST = follower("Duelist", cost=0, traits=("Draconic Duelist",), traits_ja=("武闘竜人",))
AIELA = follower("Aiela, Devoted Knight")
BOLT = spell_card("Bolt", "spell(select(enemy.follower), deal(3, it))", cost=0)
SMITH = follower("Smith", "activate((), give(your.follower.with_trait(ARMED), attack=1))")

# -- Megalorca, Hellflame Dragon, Otohime's Vanguard -------------------------------------------------------------------


@plays("BP02-T05")
def test_the_megalorca_is_a_follower_without_abilities():
    t = table(me=Side(ex=["Megalorca"], pp=2))
    t.play("Megalorca")
    assert (t.me.field, t.keywords("Megalorca"), t.me.pp) == (["Megalorca 2/2"], (), 0)


@plays("BP02-T06", "BP08-T03")
@pytest.mark.parametrize(("name", "stats"), [("Hellflame Dragon", "4/3"), ("Otohime's Vanguard", "2/1")])
def test_they_rush_at_followers(name, stats):
    t = table(me=Side(ex=[name]), foe=Side(field=["Okami [engaged]"]))
    t.play(name)
    assert (t.me.field, t.options("attack")) == ([f"{name} {stats}"], [f"attack {name} > Okami"])


# -- Draconic Weapon ---------------------------------------------------------------------------------------------------


@plays("BP02-T07")
def test_the_weapon_arms_a_dragoncraft_follower():
    t = table(me=Side(ex=["Draconic Weapon"], field=["Drake", "Goblin", "Smith"], pp=1), cards=[DRAKE, SMITH])
    t.play("Draconic Weapon").activate("Draconic Weapon")
    assert t.options() == ["Drake"]
    t.pick("Drake")
    assert (t.me.field, t.me.cemetery) == (["Drake 2/3", "Goblin 2/2", "Smith 1/1"], [])
    t.activate("Smith")
    assert t.me.field == ["Drake 3/3", "Goblin 2/2", "Smith 1/1"]


def test_the_trait_is_told_and_goes_with_the_card():
    t = table(me=Side(field=["Draconic Weapon", "Drake", "Smith"], hand=["Drake"]), cards=[DRAKE, SMITH])
    t.activate("Draconic Weapon").pick("Drake")
    told = [event.message for event in t.events if type(event).__name__ == "Said"]
    assert [(message.key, message.args[1:]) for message in told] == [("gets-trait", ("Armed", "武装"))]
    by_hand(t, "move", "Drake", to=(0, "hand"), source=(0, "field"))
    t.play("Drake").activate("Smith")
    assert t.me.field == ["Smith 1/1", "Drake 2/2"]


# -- Devoted Dragon ----------------------------------------------------------------------------------------------------


@plays("T-DEVOTED-DRAGON")
def test_beside_aiela_abilities_do_not_hurt_the_devoted_dragon():
    t = table(
        me=Side(hand=["Bolt", "Bolt"]), foe=Side(field=["Devoted Dragon", "Aiela, Devoted Knight"]), cards=[AIELA, BOLT]
    )
    t.play("Bolt").pick("Devoted Dragon")
    assert t.foe.field[0] == "Devoted Dragon 6/6"
    assert not [event for event in t.events if type(event).__name__ == "DamageDealt"]
    t.play("Bolt").pick("Aiela, Devoted Knight")
    assert t.foe.field == ["Devoted Dragon 6/6"]


@pytest.mark.parametrize(("me", "foe"), [([], []), (["Aiela, Devoted Knight"], [])])
def test_without_her_on_its_side_they_do(me, foe):
    t = table(me=Side(hand=["Bolt"], field=me), foe=Side(field=["Devoted Dragon", *foe]), cards=[AIELA, BOLT])
    t.play("Bolt").pick("Devoted Dragon")
    assert t.foe.field[0] == "Devoted Dragon 6/3"


def test_attacks_hurt_it_all_the_same():
    t = table(
        me=Side(field=["Drake"]),
        foe=Side(field=["Devoted Dragon [engaged]", "Aiela, Devoted Knight"]),
        cards=[AIELA, DRAKE],
    )
    t.attack("Drake", "Devoted Dragon").quiet()
    assert (t.me.field, t.foe.field[0]) == ([], "Devoted Dragon 6/4")


def test_boxed_it_is_hurt():
    crate = spell_card("Crate", "spell(select(any_side.card), box(it))", cost=0)
    t = table(
        me=Side(hand=["Bolt", "Crate"]),
        foe=Side(field=["Devoted Dragon", "Aiela, Devoted Knight"]),
        cards=[AIELA, BOLT, crate],
    )
    t.play("Crate").pick("Devoted Dragon").play("Bolt").pick("Devoted Dragon")
    assert t.foe.field[0] == "Devoted Dragon 6/3"


# -- Aftershock --------------------------------------------------------------------------------------------------------


def lightning(t):
    return t.card("Aftershock", "field").counter("lightning")


@plays("T-AFTERSHOCK")
def test_the_aftershock_counts_duelists_and_strikes_with_five_and_ten():
    t = table(
        me=Side(field=["Aftershock", "Drake"], hand=["Duelist", "Goblin", "Duelist"]),
        foe=Side(field=["Okami"]),
        cards=[DRAKE, DUELIST],
    )
    t.play("Duelist").play("Goblin").play("Duelist")
    assert lightning(t) == 2
    assert t.why_not("activate Aftershock") == ("too-few-counters", "10.3.2")
    by_hand(t, "counter", "Aftershock", text="lightning", amount=3)
    assert len(t.options("activate")) == 1
    t.activate("Aftershock").pick("Drake")
    assert (t.me.field[1], lightning(t)) == ("Drake 4/2", 5)
    assert t.options("activate") == [], "it is engaged"


@pytest.mark.parametrize(("lang", "line"), [("en", "1 lightning counter"), ("ja", "雷カウンターが1個置かれた")])
def test_the_log_names_the_counter(lang, line):
    t = table(me=Side(field=["Aftershock"], hand=["Duelist"]), cards=[DUELIST])
    t.play("Duelist")
    told = [tell(event, lang, 0, lambda number: number) for event in t.events]
    assert any(line in sentence for sentence in told)


@pytest.mark.parametrize(("counters", "abilities"), [(4, 0), (5, 1), (9, 1), (10, 2)])
def test_each_ability_has_its_number_of_counters(counters, abilities):
    t = table(me=Side(field=["Aftershock", "Drake"]), foe=Side(field=["Okami"]), cards=[DRAKE])
    by_hand(t, "counter", "Aftershock", text="lightning", amount=counters)
    assert len(t.options("activate")) == abilities


def test_with_ten_the_aftershock_destroys_a_follower_and_hurts_its_leader():
    t = table(me=Side(field=["Aftershock"]), foe=Side(field=["Okami", "Fighter"]))
    by_hand(t, "counter", "Aftershock", text="lightning", amount=10)
    t.activate("Aftershock").pick("Okami")
    assert (t.foe.field, t.foe.cemetery, t.foe.defense, t.me.defense) == (["Fighter 2/3"], ["Okami"], 17, 20)


def test_the_opponents_duelists_are_not_counted():
    t = table(me=Side(hand=["Duelist"]), foe=Side(field=["Aftershock"]), cards=[DUELIST])
    t.play("Duelist")
    assert lightning(t) == 0

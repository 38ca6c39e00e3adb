"""The Forestcraft tokens."""

import pytest
from sve.cards.plays import plays
from sve.playing import Side, follower, table

from svedesk.games.sve.source.tokens import PUPPET
from svedesk.games.sve.words import your

# -- Fairy Wisp, Crystalia Eve -----------------------------------------------------------------------------------------


@plays("BP01-T02")
def test_a_wisp_costs_nothing_and_counts_as_a_card_played():
    t = table(me=Side(ex=["Fairy Wisp", "Fairy Wisp"], pp=0))
    t.play("Fairy Wisp").play("Fairy Wisp")
    assert (t.me.field, t.me.ex, t.me.number("cards_played")) == (["Fairy Wisp 1/1"] * 2, [], 2)


@plays("BP02-T01")
def test_crystalia_eve_is_a_follower_without_abilities():
    t = table(me=Side(ex=["Crystalia Eve"], pp=4), foe=Side(field=["Fighter [engaged]"]))
    t.play("Crystalia Eve")
    assert (t.me.field, t.me.pp, t.keywords("Crystalia Eve")) == (["Crystalia Eve 4/4"], 0, ())
    assert t.why_not("attack Crystalia Eve") == ("came-this-turn", "8.4.2.1")


# -- Thorn Burst -------------------------------------------------------------------------------------------------------


@plays("BP01-T01")
def test_the_burst_hits_a_follower_and_draws():
    t = table(me=Side(ex=["Thorn Burst"], pp=2), foe=Side(field=["Fighter", "Okami"]))
    t.play("Thorn Burst").pick("Fighter")
    assert (t.foe.field, t.foe.cemetery, t.me.hand) == (["Okami 5/5"], ["Fighter"], ["Fighter"])
    assert (t.me.cemetery, t.me.ex) == ([], []), "a token spell is nowhere once it has resolved"


def test_the_burst_hits_the_leader():
    t = table(me=Side(ex=["Thorn Burst"]))
    t.play("Thorn Burst").pick("leader")
    assert (t.foe.defense, t.me.hand) == (17, ["Fighter"])


# -- Lloyd, Victoria ---------------------------------------------------------------------------------------------------

_PUPPETS = your.card.with_name(PUPPET)
PUPPETEER = follower("Puppeteer", "activate((), give(your.follower.with_name(PUPPET), attack=1))")
COUNTER = follower(
    "Counter",
    "activate((), deal(count(your.follower.with_name(PUPPET)), enemy.leader), "
    "deal(count(your.follower.with_name(PUPPET).in_ex), enemy.leader))",
)


@plays("BP08-T01")
def test_lloyd_heals_and_guards():
    t = table(me=Side(ex=["Lloyd"], pp=0, defense=10))
    t.play("Lloyd").pick("Lloyd")
    assert (t.me.field, t.me.defense, t.is_engaged("Lloyd")) == (["Lloyd 2/4"], 12, True)


@plays("BP08-T02")
def test_victoria_draws_and_may_attack_a_reserved_follower_at_once():
    t = table(me=Side(ex=["Victoria"], pp=0), foe=Side(field=["Fighter"]))
    t.play("Victoria")
    assert t.me.hand == ["Fighter"]
    assert t.options("attack") == ["attack Victoria > Fighter"]
    t.attack("Victoria", "Fighter").quiet()
    assert (t.foe.field, t.me.field) == ([], [])


def test_both_are_puppets_too_on_the_field():
    t = table(me=Side(field=["Lloyd", "Victoria", "Puppet", "Fairy", "Puppeteer"]), cards=[PUPPETEER])
    t.activate("Puppeteer")
    assert t.me.field[:4] == ["Lloyd 3/4", "Victoria 5/1", "Puppet 2/1", "Fairy 1/1"]


def test_on_the_field_only_they_count_as_puppets():
    t = table(me=Side(field=["Lloyd", "Counter"], ex=["Victoria", "Puppet"]), cards=[COUNTER])
    t.activate("Counter")
    assert t.foe.defense == 18


# -- Carbuncle's Sparkle -----------------------------------------------------------------------------------------------


@plays("T-CARBUNCLES-SPARKLE")
@pytest.mark.parametrize(("whose", "name"), [("foe", "Okami"), ("me", "Goblin")])
def test_the_sparkle_returns_any_follower(whose, name):
    t = table(me=Side(ex=["Carbuncle's Sparkle"], field=["Goblin"], pp=2), foe=Side(field=["Okami"]))
    t.play("Carbuncle's Sparkle").choose(1).pick(name)
    assert (getattr(t, whose).field, getattr(t, whose).hand) == ([], [name])


def test_the_sparkle_heals_or_draws():
    t = table(me=Side(ex=["Carbuncle's Sparkle"] * 2, defense=10, pp=4))
    assert len(t.play("Carbuncle's Sparkle").ask.options) == 2, "nothing is there to return"
    t.choose(2).play("Carbuncle's Sparkle").choose(3)
    assert (t.me.defense, t.me.hand) == (14, ["Fighter", "Fighter"])


def test_this_makes_no_name_of_another_card():
    """The name is the card's own: who asks for another name does not find it."""
    other = follower("Seeker", "activate((), give(your.card.with_name(PUPPET), attack=1), give(this, defense=1))")
    t = table(me=Side(field=["Fairy", "Seeker"]), cards=[other])
    t.activate("Seeker")
    assert t.me.field == ["Fairy 1/1", "Seeker 1/2"]

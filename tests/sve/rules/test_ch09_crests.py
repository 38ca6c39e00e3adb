"""Crests: tokens that lie in the EX area and work there (JA 9.1.4.2, 9.1.5, 10.3.6)."""

import pytest
from sve.playing import Invented, Playing, Side, follower, read_abilities, spell_card, table
from sve.rules.probes import Do

from svedesk.engine.records import Place
from svedesk.games.sve.abilities.counts_as import ChoosesAnyNumber
from svedesk.games.sve.actions.arrive import create
from svedesk.games.sve.facts import SveFacts
from svedesk.games.sve.words import spell


def crest(name: str, *abilities) -> Invented:
    """An invented crest."""
    return Invented(SveFacts(f"X-{name}", name, name, "crest", "token"), read_abilities(abilities))


def token(name: str) -> str:
    return f'Token("X-{name}", "{name}", "{name}")'


MOON = crest("Moon", "at_start_of_end(give_leader(1))")
SUN = crest("Sun", "activate(pay(0), deal(1, enemy.leader), times=1)")
CARDS = [MOON, SUN]
IN_EX = "your.card.in_ex"


def played(*steps, **more) -> Playing:
    """A table on which a spell of these steps was played."""
    cards = [*CARDS, spell_card("Rite", f"spell({', '.join(steps)})", cost=0), *more.pop("cards", ())]
    hand = more.pop("hand", [])
    return table(me=Side(hand=["Rite", *hand], **more), foe=Side(ex=["Moon"]), cards=cards).play("Rite")


@pytest.mark.rule("9.1.4.2", edition="JA 1.26.1")
def test_a_crest_is_created_in_the_ex_area():
    assert played(f"into_ex(1, {token('Moon')})").me.ex == ["Moon"]


@pytest.mark.rule("9.1.4.2", edition="JA 1.26.1")
@pytest.mark.parametrize("move", ["put_onto_field(it)", "return_to_hand(it)", "banish(it)"])
def test_a_crest_that_leaves_it_is_eliminated_wherever_it_comes(move):
    """Q2686: it can be banished."""
    t = played(f"select({IN_EX})", move, ex=["Moon"])
    t.pick("Moon")
    assert (t.me.ex, t.me.field, t.me.hand, t.me.banished, t.me.cemetery) == ([], [], [], [], ["Rite"])


@pytest.mark.rule("9.1.4.2", edition="JA 1.26.1")
def test_a_crest_is_never_played():
    t = table(me=Side(ex=["Moon"]), cards=CARDS)
    assert t.why_not("play Moon") == ("crests-are-not-played", "9.1.4.2")
    assert t.options("play") == []


@pytest.mark.rule("9.1.4.2", edition="JA 1.26.1")
def test_a_crest_may_be_transformed_where_it_lies():
    """Q2686."""
    t = played(f"select({IN_EX})", f"transform(it, {token('Sun')})", ex=["Moon"])
    t.pick("Moon")
    assert t.me.ex == ["Sun"]


@pytest.mark.rule("9.1.5.1", "9.1.5.1.1", edition="JA 1.26.1")
def test_a_crest_is_not_created_where_one_of_its_name_lies():
    assert played(f"into_ex(1, {token('Moon')})", ex=["Moon"]).me.ex == ["Moon"]
    assert played(f"into_ex(1, {token('Sun')})", ex=["Moon"]).me.ex == ["Moon", "Sun"]


@pytest.mark.rule("9.1.5.1", "9.1.5.1.2", edition="JA 1.26.1")
def test_of_crests_of_one_name_that_are_created_together_one_is():
    assert played(f"into_ex(2, {token('Moon')})").me.ex == ["Moon"]


@pytest.mark.rule("9.1.5.1.1", edition="JA 1.26.1")
def test_one_that_is_not_created_takes_no_place_from_another():
    """There is one place left: nothing is asked, as the Moon cannot come (4.8.3.2)."""
    t = played(f"into_ex_each({token('Moon')}, {token('Sun')})", ex=["Moon", "Goblin", "Goblin", "Goblin"])
    assert t.me.ex[-1] == "Sun"


@pytest.mark.rule("9.1.5.1.3", edition="JA 1.26.1")
@pytest.mark.parametrize(("mine", "after"), [(["Moon"], (["Moon"], ["Moon"])), ([], (["Moon"], []))])
def test_a_crest_does_not_move_to_where_one_of_its_name_lies(mine, after):
    t = played("select(enemy.card.in_ex)", "put_into_ex(it, yours=True)", ex=mine)
    t.pick("foe's Moon")
    assert (t.me.ex, t.foe.ex) == after


@pytest.mark.rule("9.1.5.1.1", edition="JA 1.26.1")
def test_each_player_has_one_of_their_own():
    both = spell_card("Both", spell(Do(lambda game, context: _both(game))))
    t = table(me=Side(hand=["Both"]), cards=[*CARDS, both]).play("Both")
    assert (t.me.ex, t.foe.ex) == (["Moon"], ["Moon"])


def _both(game):
    for seat in (0, 1):
        yield from create(game, 0, seat, "ex", ["X-Moon"])


# -- abilities (10.3.6) ------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.3.6", edition="JA 1.26.1")
def test_its_activated_abilities_are_used_in_the_ex_area():
    t = table(me=Side(ex=["Sun"]), cards=CARDS)
    assert t.options("activate") == ["activate Sun"]
    assert t.activate("Sun").foe.defense == 19
    assert t.options("activate") == []


@pytest.mark.rule("10.3.6", edition="JA 1.26.1")
def test_its_automatic_abilities_wait_there():
    assert table(me=Side(ex=["Moon"]), cards=CARDS).end().me.defense == 21


@pytest.mark.rule("10.3.6", edition="JA 1.26.1")
def test_they_are_valid_nowhere_else():
    """By hand a crest can be laid anywhere."""
    t = table(me=Side(hand=["Goblin"]), cards=CARDS)
    for zone in ("field", "hand", "cemetery", "banished"):
        for name in ("X-Moon", "X-Sun"):
            t.table.create(name, 0, Place(0, zone))
    t.play("Goblin")
    assert t.options("activate") == []
    assert t.end().me.defense == 20


@pytest.mark.rule("10.3.6", edition="JA 1.26.1")
def test_they_are_triggered_in_the_turn_of_the_other_player_too():
    """Q2644 and Q2646 ask it of followers."""
    seal = crest("Seal", "whenever_plays(your.card, recover(1))")
    flash = spell_card("Flash", "spell(draw(1))", cost=1)
    t = table(me=Side(ex=["Seal"], hand=["Flash"], pp=3), cards=[seal, flash])
    assert t.play("Flash").me.pp == 3


# -- choosing any number -----------------------------------------------------------------------------------------------

TRIPLE = "choose_one(mode(deal(1, enemy.leader)), mode(deal(2, enemy.leader)), mode(deal(4, enemy.leader)))"
WILL = crest("Will", ChoosesAnyNumber())
ORACLE = follower("Oracle", f"fanfare({TRIPLE})")


@pytest.mark.parametrize("modes", [(1,), (1, 3), (1, 2, 3)])
def test_with_such_a_crest_any_number_of_options_is_chosen(modes):
    t = table(me=Side(hand=["Oracle"], ex=["Will"]), cards=[WILL, ORACLE]).play("Oracle")
    assert t.choose(*modes).foe.defense == 20 - sum((0, 1, 2, 4)[mode] for mode in modes)


def test_at_least_one_is():
    """Q2694."""
    t = table(me=Side(hand=["Oracle"], ex=["Will"]), cards=[WILL, ORACLE]).play("Oracle")
    assert (t.ask.low, t.ask.high) == (1, 3)


def test_without_it_and_with_that_of_the_opponent_it_is_as_many_as_the_text_says():
    t = table(me=Side(hand=["Oracle"]), foe=Side(ex=["Will"]), cards=[WILL, ORACLE]).play("Oracle")
    assert (t.ask.low, t.ask.high) == (1, 1)

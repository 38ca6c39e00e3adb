"""Chapter 2: which cards a text means by what is written on them, and by what they have."""

import pytest
from sve.playing import Side, amulet, follower, shipped_facts, spell_card, table

from svedesk.games.sve.check import mistakes
from svedesk.games.sve.source import read_script

GUARD = follower("Guard", "ward", attack=1, cost=2)
RUNNER = follower("Runner", "storm", attack=3, cost=3)
GIANT = follower("Giant", attack=7, defense=7, cost=6)
ELF = follower("Elf", attack=1, cost=1, classes=("Forestcraft",))
KNIGHT = follower("Squire", attack=1, cost=1, classes=("Swordcraft",))
LAMP = amulet("Lamp", cost=2)
RAY = spell_card("Ray", "spell(draw(1))", cost=4)
CARDS = (GUARD, RUNNER, GIANT, ELF, KNIGHT, LAMP, RAY)
NAMES = ["Guard", "Runner", "Giant", "Elf", "Squire", "Lamp", "Ray"]


def found(group):
    """The cards of a deck a text means."""
    seek = spell_card("Seek", f"spell(search({group}))", cost=0)
    return table(me=Side(hand=["Seek"], deck=list(NAMES)), cards=(*CARDS, seek)).play("Seek").options()


@pytest.mark.rule("2.5.1")
@pytest.mark.parametrize(
    ("group", "meant"),
    [
        ("any_side.spell", ["Ray"]),
        ("any_side.card.that_cost_at_least(4)", ["Giant", "Ray"]),
        ("any_side.follower.with_attack_up_to(3).that_cost_at_least(2)", ["Guard", "Runner"]),
        ("any_side.follower.with_keyword(storm)", ["Runner"]),
        ("any_side.follower.with_keyword(storm).with_keyword(ward)", ["Guard", "Runner"]),
        ('any_side.follower.not_of_class("Swordcraft").that_cost_up_to(1)', ["Elf"]),
        ("any_side.amulet.or_cards(any_side.spell)", ["Lamp", "Ray"]),
        ("any_side.follower.that_cost_up_to(2).or_cards(any_side.amulet)", ["Guard", "Elf", "Squire", "Lamp"]),
    ],
)
def test_cards_are_meant_by_what_is_written_on_them(group, meant):
    assert found(group) == meant


@pytest.mark.rule("2.1.1")
def test_a_text_may_mean_cards_of_other_names_than_its_own():
    seeker = follower("Seeker", "fanfare(search(any_side.follower.of_other_names()))", cost=0)
    t = table(me=Side(hand=["Seeker"], deck=["Seeker", "Guard", "Seeker"]), cards=(*CARDS, seeker)).play("Seeker")
    assert t.options() == ["Guard"]


@pytest.mark.rule("2.1.1", "10.11.1")
def test_the_name_of_a_card_that_has_left_is_the_one_it_had():
    seeker = follower("Seeker", "last_words(search(any_side.follower.of_other_names()))")
    doom = spell_card("Doom", "spell(destroy(any_side.follower))")
    side = Side(hand=["Doom"], field=["Seeker"], deck=["Seeker", "Guard"])
    t = table(me=side, cards=(*CARDS, seeker, doom)).play("Doom")
    assert t.options() == ["Guard"]


@pytest.mark.rule("10.9.1.2")
def test_a_keyword_counts_that_was_given():
    warden = spell_card("Warden", "spell(select(your.follower), give_keyword(it, ward))")
    doom = spell_card("Doom", "spell(destroy(any_side.follower.with_keyword(ward)))")
    side = Side(hand=["Warden", "Doom"], field=["Elf", "Squire"])
    t = table(me=side, cards=(*CARDS, warden, doom)).play("Warden").pick("Elf").play("Doom")
    assert t.me.field == ["Squire 1/1"]


@pytest.mark.rule("2.7.1", "4.2.2")
def test_attack_is_what_it_is_now_and_reserved_what_stands():
    cull = spell_card("Cull", "spell(destroy(enemy.follower.with_attack_up_to(2).reserved))")
    foe = Side(field=["Guard", "Guard [engaged]", "Runner", "Giant"])
    t = table(me=Side(hand=["Cull"]), foe=foe, cards=(*CARDS, cull)).play("Cull")
    assert t.foe.field == ["Guard 1/1", "Runner 3/1", "Giant 7/7"]


@pytest.mark.rule("10.3.3")
@pytest.mark.parametrize(("field", "defense"), [(["Captain", "Guard"], 20), (["Captain", "Guard", "Elf"], 17)])
def test_others_are_counted_without_the_card_itself(field, defense):
    captain = follower("Captain", "fanfare(when(at_least(2, your.follower.but_this()), deal(3, enemy.leader)))", cost=0)
    t = table(me=Side(hand=["Captain"], field=field[1:]), cards=(*CARDS, captain)).play("Captain")
    assert t.foe.defense == defense


@pytest.mark.parametrize(
    ("ability", "key"),
    [
        ("fanfare(destroy(enemy.spell))", "mistake-spells-on-field"),
        ("fanfare(destroy(enemy.amulet.with_attack_up_to(2)))", "mistake-attack-of-amulets"),
        ("fanfare(destroy(enemy.follower.with_attack_up_to(-1)))", "mistake-followers-with-attack"),
        ("fanfare(destroy(enemy.follower.engaged.reserved))", "mistake-engaged-and-reserved"),
        ("fanfare(select(your.card.in_cemetery.reserved), banish(it))", "mistake-engaged-off-field"),
        ("fanfare(destroy(enemy.follower.with_keyword(ward).with_keyword(ward)))", "mistake-same-keyword"),
        ("fanfare(search(any_side.follower.or_cards(any_side.amulet.that_cost_up_to(2))))", "mistake-or-else"),
        ("fanfare(search(any_side.follower.or_cards(your.amulet)))", "mistake-or-else"),
        ("while_here(your.follower.with_keyword(ward), rush)", "mistake-gives-by-defense"),
        ("play_cost(your.card.of_other_names(), shift=-1)", "mistake-gives-by-defense"),
        ("gives_trait(your.follower.with_attack_up_to(1), PIXIE)", "mistake-gives-by-defense"),
    ],
)
def test_what_cannot_be_meant_is_a_mistake(ability, key):
    assert key in {mistake.message.key for mistake in mistakes("SD01-001", read_script(ability), shipped_facts())}

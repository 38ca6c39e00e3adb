"""What is decided while a text is played stands where it is asked for; the checker finds it anywhere else."""

import pytest
from sve.checking import READS_OTHERWISE, mistakes_of
from sve.playing import Side, follower, spell_card, table

from svedesk.games.sve.text.asks import option_label
from svedesk.games.sve.text.cards import card_text

ONE = "choose_one(mode(draw(1)), mode(give_leader(1)))"
LATE = "selects inside another action, where it is too late; select before it"
CHOICE = "a choice inside another action, where it is too late to choose"
COST = "an additional cost inside another action, where it is too late to pay"
BEHIND = (
    "something after a choice, where it reads as part of the last option; put it before the choice or into each option"
)
TWICE = "more than one choice between options"


@pytest.mark.parametrize(
    ("steps", "said"),
    [
        ("instead(draw(1), combo(3), both(select(enemy.follower), deal(1, it)))", [LATE]),
        (f"may_pay(pay(1), {ONE})", [CHOICE]),
        ("may_pay(pay(1), earth_rite(draw(1)))", [COST]),
        (f"{ONE}, {ONE}", [BEHIND, TWICE]),
        (f"{ONE}, draw(1)", [BEHIND]),
        (f"when(combo(3), {ONE}), draw(1)", [BEHIND]),
        (f"instead({ONE}, combo(3), draw(1))", [CHOICE, BEHIND]),
        (f"choose_one(mode({ONE}), mode(draw(2)))", [CHOICE]),
        (f"earth_rite({ONE})", [CHOICE]),
        (f"{ONE}, at_next_end({ONE})", [BEHIND, TWICE]),
        (f"select(your.follower), give_ability(it, None, last_words(may_pay(pay(1), {ONE})))", [CHOICE]),
        # where it is asked for
        ("may_pay(pay(1), select(enemy.follower), deal(1, it))", []),
        ("both(select(enemy.follower), deal(1, it)), when(combo(3), both(select(your.follower), deal(1, it)))", []),
        ("select(enemy.follower, 2), deal_divided(3)", []),
        ("earth_rite(select(enemy.follower), deal(1, it))", []),
        (f"when(combo(3), {ONE})", []),
        ("choose_one(mode(select(enemy.follower), deal(1, it)), mode(when_playing(pay(1), draw(1))))", []),
        ("at_next_end(select(enemy.follower), deal(1, it))", []),
        (f"select(your.follower), give_ability(it, None, last_words({ONE}))", []),
    ],
)
def test_where_it_is_decided(steps, said):
    mistakes = mistakes_of(follower("A", f"fanfare({steps})"))
    assert [mistake for mistake in mistakes if mistake not in READS_OTHERWISE] == said


def test_options_inside_of_a_condition_are_named():
    """As those of a text that offers them at once."""
    lore = spell_card("Lore", f"spell(when(combo(1), {ONE}))")
    t = table(me=Side(hand=["Lore"]), cards=[lore]).play("Lore")
    view, rules = t.session.view(0), t.session.ruleset
    assert [option_label(t.ask, option, view, "en", str, rules.definition) for option in t.ask.options] == [
        "Draw a card.",
        "Give your leader defense +1.",
    ]


def test_any_number_of_options_can_be_told():
    modes = ", ".join(f"mode(draw({count}))" for count in (1, 2, 3, 4, 5))
    card = spell_card("Much", f"spell(choose_some(4, {modes}, more=(combo(3), 5)))")
    rules = table(cards=[card]).session.ruleset
    text = card_text(rules.definition(card.facts.number), "en")
    assert text.startswith("Choose 4 of the following effects. Combo (3): Choose 5 instead.")

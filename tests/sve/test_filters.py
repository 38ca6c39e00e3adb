"""What narrows cards down: each filter says all of itself."""

import copy
import pickle
from collections import Counter
from functools import reduce
from itertools import permutations

import pytest

from svedesk.games.sve.filters import FILTERS, IN_JAPANESE
from svedesk.games.sve.filters.names import OfTrait
from svedesk.games.sve.filters.numbers import CostsAtMost
from svedesk.games.sve.filters.states import AreEngaged
from svedesk.games.sve.group import NARROWING, Group
from svedesk.games.sve.source.traits import ARMED, PIXIE
from svedesk.games.sve.words import storm, ward, your


def test_no_two_filters_have_a_field_of_the_same_name():
    fields = Counter(name for kind in FILTERS for name in kind.field_names)
    assert set(fields.values()) == {1}
    assert fields.keys().isdisjoint(NARROWING), "a name behind a dot is a field or a word"


def test_japanese_puts_no_filter_elsewhere_that_it_has_no_words_for():
    assert set(IN_JAPANESE) <= {kind for kind in FILTERS if kind.limit_ja}


def test_the_order_in_which_cards_are_narrowed_down_makes_no_difference():
    narrowings = (AreEngaged(), OfTrait(PIXIE), CostsAtMost(3))
    cards = {reduce(Group.narrowed, order, your.follower) for order in permutations(narrowings)}
    assert cards == {your.follower.engaged.with_trait(PIXIE).that_cost_up_to(3)}


def test_a_filter_said_again_means_both_or_either_or_the_later():
    assert your.follower.with_trait(PIXIE).with_trait(ARMED).filters == (OfTrait(PIXIE, ARMED),)
    assert your.follower.with_keyword(ward).with_keyword(storm) == Group("your", keyword=ward, or_keyword=storm)
    assert your.follower.that_cost_up_to(3).that_cost_up_to(2).filters == (CostsAtMost(2),)


def test_cards_have_the_fields_of_filters_and_no_others():
    cards = your.follower.that_cost_up_to(3)
    assert (cards.most_cost, cards.least_cost, cards.is_engaged) == (3, None, False)
    with pytest.raises(AttributeError):
        _ = cards.colour
    with pytest.raises(TypeError, match="no colour"):
        Group("your", colour="red")


def test_copies_of_cards_are_equal():
    cards = your.amulet.engaged.or_cards(your.spell).in_ex
    assert copy.deepcopy(cards) == pickle.loads(pickle.dumps(cards)) == cards

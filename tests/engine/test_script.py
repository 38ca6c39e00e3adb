"""The nodes of scripts are frozen records, as dataclasses with slots are."""

import pickle
from copy import copy, deepcopy
from dataclasses import FrozenInstanceError, dataclass
from typing import ClassVar

import pytest

from svedesk.engine.script import Node, field_values, replace, rewritten, walk


class Bird(Node):
    """Something with feathers."""

    legs: ClassVar = 2
    name: str
    eggs: int = 0


class Owl(Bird):
    """A bird that says when it is awake."""

    eggs: int = 3
    hoots: tuple[Node, ...] = ()

    def __post_init__(self) -> None:
        """No owl lays a hundred eggs."""
        if self.eggs >= 100:
            raise ValueError(self.eggs)


class Hush(Node):
    """Nothing to say."""


def test_fields_are_given_in_order_or_by_name_and_may_have_a_value_when_left_out():
    owl = Owl("Ulla", hoots=(Hush(),))
    assert Owl.field_names == ("name", "eggs", "hoots")
    assert field_values(owl) == {"name": "Ulla", "eggs": 3, "hoots": (Hush(),)}
    assert Owl("Ulla", 4) == Owl(name="Ulla", eggs=4) == replace(Owl("Ulla"), eggs=4)
    assert Bird("Ulla").eggs == 0


@pytest.mark.parametrize("values", [(), ("Ulla", 1, (), 2)])
def test_missing_and_spare_values_are_refused(values):
    with pytest.raises(TypeError, match="Owl"):
        Owl(*values)


@pytest.mark.parametrize("named", [{"name": "Ulla"}, {"wings": 2}, {"legs": 3}])
def test_values_given_twice_or_for_no_field_are_refused(named):
    with pytest.raises(TypeError, match="Owl"):
        Owl("Ulla", **named)


def test_a_check_of_the_class_is_made():
    with pytest.raises(ValueError, match="100"):
        replace(Owl("Ulla"), eggs=100)


def test_nodes_are_equal_and_have_the_hash_and_look_of_dataclasses():
    @dataclass(frozen=True, slots=True)
    class Told:
        name: str
        eggs: int = 3
        hoots: tuple[object, ...] = ()

    owl, told = Owl("Ulla", hoots=(Hush(),)), Told("Ulla", hoots=(Hush(),))
    assert repr(owl) == repr(told).removeprefix(Told.__qualname__.removesuffix("Told")).replace("Told", "Owl")
    assert hash(owl) == hash(told)
    assert owl == Owl("Ulla", 3, (Hush(),))
    assert owl != Owl("Ulla")
    assert Bird("Ulla", 3) != Owl("Ulla", 3)
    assert Hush() == Hush()
    assert len({Hush(), Hush(), Bird("Ulla"), Bird("Ulla")}) == 2


def test_nothing_changes_a_node():
    owl = Owl("Ulla")
    with pytest.raises(FrozenInstanceError):
        owl.eggs = 4
    with pytest.raises(FrozenInstanceError):
        owl.wings = 2
    with pytest.raises(FrozenInstanceError):
        del owl.eggs
    assert not hasattr(owl, "__dict__")


@pytest.mark.parametrize("again", [copy, deepcopy, lambda node: pickle.loads(pickle.dumps(node))])
def test_copies_are_equal(again):
    owl = Owl("Ulla", hoots=(Hush(), Bird("Olaf")))
    assert again(owl) == owl


def test_scripts_are_walked_and_rewritten():
    script = (Owl("Ulla", hoots=(Hush(), Bird("Olaf"))),)
    assert [type(node) for node in walk(script)] == [Owl, Hush, Bird]
    renamed = rewritten(script, lambda node: replace(node, name="Una") if isinstance(node, Bird) else node)
    assert renamed == (Owl("Una", hoots=(Hush(), Bird("Una"))),)

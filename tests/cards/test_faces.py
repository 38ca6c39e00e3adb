"""What card files tell of faces, alternate names, Triggers and starting amulets."""

import dataclasses

import pytest
from pydantic import ValidationError
from shipped import SVE

from svedesk.cards.models import CardRow, form_of

FORM = form_of(CardRow, SVE.facts)
PLAIN = {"number": "XX-001", "name": "Moon", "name_ja": "月", "kind": "follower"}
MORE = {"alternate": "Luna", "back": "XX-001B", "front": "", "trigger": "heal", "starting": True}


def test_a_row_has_a_field_for_everything_printed_on_a_card():
    assert set(FORM.model_fields) == {field.name for field in dataclasses.fields(SVE.facts)}


def test_what_a_row_tells_is_what_the_facts_say():
    FORM.model_validate({**PLAIN, **MORE})
    facts = SVE.facts.of_row({**PLAIN, **MORE})
    assert {name: getattr(facts, name) for name in MORE} == MORE
    usual = SVE.facts.of_row(PLAIN)
    assert (usual.alternate, usual.back, usual.front, usual.trigger, usual.starting) == ("", "", "", "", False)


@pytest.mark.parametrize("wrong", [{"trigger": "over"}, {"back": "../x"}, {"front": "no"}, {"starting": 1}])
def test_a_row_that_tells_nonsense_is_refused(wrong):
    with pytest.raises(ValidationError):
        FORM.model_validate({**PLAIN, **wrong})

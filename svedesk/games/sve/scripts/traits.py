"""Traits that texts refer to."""

from svedesk.games.sve.words import Trait

PIXIE = Trait("Pixie", "妖精")

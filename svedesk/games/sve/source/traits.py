"""Traits that texts refer to."""

from svedesk.games.sve.words import Trait

PIXIE = Trait("Pixie", "妖精")
ACADEMIC = Trait("Academic", "学院")
ARMED = Trait("Armed", "武装")
DEMON = Trait("Demon", "魔界")
DRACONIC_DUELIST = Trait("Draconic Duelist", "武闘竜人")
GOBLINOID = Trait("Goblinoid", "ゴブリン")
MACHINA = Trait("Machina", "機械")
WASTELAND = Trait("Wasteland", "荒野")

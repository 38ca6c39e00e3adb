"""The tokens these decks create."""

from svedesk.games.sve.words import Ability, Token, at_start_of_end, banish, rush, storm, this, ward

FAIRY = Token("SD01-T01", "Fairy", "フェアリー")
KNIGHT = Token("SD02-T01", "Knight", "ナイト")
STEELCLAD_KNIGHT = Token("SD02-T02", "Steelclad Knight", "スティールナイト")
STRIKEFORM_GOLEM = Token("SD03-T01", "Strikeform Golem", "攻撃型ゴーレム")
GUARDFORM_GOLEM = Token("SD03-T02", "Guardform Golem", "防御型ゴーレム")
DRAGON = Token("SD04-T01", "Dragon", "ドラゴン")
GHOST = Token("SD05-T01", "Ghost", "ゴースト")
FOREST_BAT = Token("SD05-T02", "Forest Bat", "フォレストバット")
HOLY_FALCON = Token("SD06-T01", "Holy Falcon", "ホーリーファルコン")
HOLY_TIGER = Token("SD06-T02", "Holy Tiger", "ホーリータイガー")

SCRIPTS: dict[str, tuple[Ability, ...]] = {
    FAIRY.number: (),
    KNIGHT.number: (),
    STEELCLAD_KNIGHT.number: (),
    STRIKEFORM_GOLEM.number: (rush,),
    GUARDFORM_GOLEM.number: (ward,),
    DRAGON.number: (),
    GHOST.number: (storm, at_start_of_end(banish(this))),
    FOREST_BAT.number: (),
    HOLY_FALCON.number: (storm,),
    HOLY_TIGER.number: (rush,),
}

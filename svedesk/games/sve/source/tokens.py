"""The tokens that texts create or name."""

from svedesk.games.sve.words import Token

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
PUPPET = Token("BP05-T03", "Puppet", "操り人形")

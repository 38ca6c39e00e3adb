"""The tokens these decks create. None of them has text."""

from svedesk.games.sve.words import Ability, Token

FAIRY = Token("SD01-T01", "Fairy", "フェアリー")
KNIGHT = Token("SD02-T01", "Knight", "ナイト")
STEELCLAD_KNIGHT = Token("SD02-T02", "Steelclad Knight", "スティールナイト")

SCRIPTS: dict[str, tuple[Ability, ...]] = {FAIRY.number: (), KNIGHT.number: (), STEELCLAD_KNIGHT.number: ()}

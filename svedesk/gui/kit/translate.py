"""The window's own words in the language of the person before it, by Qt's own translation: English in the source,
Japanese in resources/translations (made with Qt Linguist; `pyside6-lrelease` compiles what it saves)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QTranslator

from svedesk.data import resources

if TYPE_CHECKING:
    from svedesk.engine.game import Game
    from svedesk.engine.script import Lang

CONTEXT = "svedesk"


def tr(text: str, *args: int | str) -> str:
    """What the window says, in the language spoken now; arguments fill the braces in order."""
    translated = QCoreApplication.translate(CONTEXT, text)
    return translated.format(*args) if args else translated


def game_word(game: Game, kind: str, word: str, lang: Lang, otherwise: str) -> str:
    """What the game that is played calls something of the window, such as an "action" or a "setting". Without a word of
    its own it is called what `otherwise` says, which fits any game."""
    term = game.term(kind, word, lang)
    return term if term != word else tr(otherwise)


class Japanese(QTranslator):
    """Says in Japanese what has been translated; the rest stays English."""

    def __init__(self, parent: QCoreApplication) -> None:
        super().__init__(parent)
        file = resources() / "translations" / "svedesk_ja.qm"
        if not self.load(str(file)):
            raise FileNotFoundError(f"{file} is missing or damaged")
        self._of_qt = QTranslator(self)
        """Qt's own Japanese, for what is in its dialogs; it comes with Qt, not with every package of it."""
        self._of_qt.load("qtbase_ja", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str | None:
        """What Qt itself says (on the buttons of its dialogs) is among the window's words, or else among its own."""
        translated = super().translate(CONTEXT, text, disambiguation, n)
        for of_qt in (text, text.replace("&", "")):  # keys have come to some since they were translated
            translated = translated or self._of_qt.translate(context, of_qt, disambiguation, n)
        return translated or None  # nothing: as it is


def spoken(application: QCoreApplication) -> Lang:
    """The language spoken now."""
    return "ja" if application.findChild(Japanese) is not None else "en"


def speak(application: QCoreApplication, lang: Lang) -> None:
    """Speak a language from now on. Whoever has text on the screen writes it again."""
    spoken = application.findChild(Japanese)
    if lang == "ja" and spoken is None:
        application.installTranslator(Japanese(application))
    elif lang != "ja" and spoken is not None:
        application.removeTranslator(spoken)
        spoken.setParent(None)
        spoken.deleteLater()

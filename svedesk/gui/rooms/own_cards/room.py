"""The card editor: opens and saves the packs, and carries out commands for them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from svedesk.cards.entry import LibraryEntry
from svedesk.cards.library import shipped_library
from svedesk.documents.damaged import DamagedFile, readable
from svedesk.engine.card_fields import schema, shared
from svedesk.engine.facts import Facts
from svedesk.engine.game_scripts import GameScripts
from svedesk.gui.app.card_finder import CardFinder
from svedesk.gui.app.router import PageController
from svedesk.gui.app.routes import OwnCardsRoute, Route
from svedesk.gui.kit.file_dialogs import reporting
from svedesk.gui.kit.open_pack import OpenPack, open_packs
from svedesk.gui.kit.translate import tr
from svedesk.gui.rooms.own_cards.autosave import keep
from svedesk.gui.rooms.own_cards.dialogs import DuplicateDialog, PackDialog
from svedesk.gui.rooms.own_cards.history import PackHistory
from svedesk.gui.rooms.own_cards.page import EditorPage
from svedesk.gui.rooms.own_cards.pictures import PictureChooser
from svedesk.gui.rooms.own_cards.sharing import PackSharing
from svedesk.gui.rooms.own_cards.try_card import begin_trial
from svedesk.packs.card_check import Meanings
from svedesk.packs.draft import CardDraft, PackDraft, Traits, as_shown, draft_class, draft_of, pack_mistakes, say
from svedesk.packs.drafts import Drafts
from svedesk.packs.editing import (
    alone,
    back_of,
    evolved_of,
    moved,
    other_face,
    with_card,
    with_more,
    with_other_face,
    without,
)
from svedesk.packs.model import new_id
from svedesk.packs.numbering import next_number

if TYPE_CHECKING:
    from svedesk.gui.app.context import App


class OwnCardsController(PageController):
    """The card editor, and what is done with a pack beside writing its cards."""

    page: EditorPage

    def __init__(self, app: App, route: OwnCardsRoute) -> None:
        super().__init__(app)
        self.title = tr("Own cards")
        self._draft = draft_class(app.game.facts)
        self._packs, self._drafts = app.cards.packs, Drafts(app.game)
        self._gone: tuple[OpenPack, Callable[[], None] | None, Callable[[], None]] | None = None
        """The pack that was removed last, and what restores it."""
        self._trying = ""
        """The number of the card that is tried as soon as the window has it."""
        damaged: list[DamagedFile] = []
        self._opened: list[OpenPack] = list(route.opened)
        if not self._opened:
            self._opened, damaged = open_packs(self._packs, self._drafts)
        if not self._opened:
            self._opened.append(self._new())
        self._traits = Traits(app.cards.library.values())
        self.page = page = EditorPage(
            app.theme, app.faces(), app.game, self._traits, self._opened, self._meanings, app.tasks
        )
        self.sharing = PackSharing(app, page)
        self.sharing.installed.connect(self._pack_installed)
        self.history = PackHistory(app, page, self._packs, self._drafts)
        self.history.undeleted.connect(self._restored_pack)
        page.left.connect(app.router.start)
        page.changed.connect(self._keep)
        page.asked.connect(self._do)
        self.pictures = PictureChooser(page, self._drafts, app.tasks)
        page.bring_back.clicked.connect(self._restore_removed)
        app.cards.changed.connect(self._begin)
        app.cards.failed.connect(self._give_up)
        if damaged:
            page.say(" ".join(error.in_words(app.lang) for error in damaged))
        if route.pack_id:
            self.show_pack(route.pack_id, route.number)

    def state(self) -> Route:
        self.page.keep_now()
        opened = self.page.open
        return OwnCardsRoute(opened.pack.id, opened.card.number if opened.card is not None else "", tuple(self._opened))

    def leave(self, *, rebuilt: bool) -> None:
        """What was made is known to decks and games from now on."""
        self.page.keep_now()
        self.pictures.close()
        self.page.script.typing.close()
        if not rebuilt:
            for opened in self._opened:
                self._tidy(opened)

    def say(self, sentence: str, *, wrong: bool = True) -> None:
        self.page.say(sentence, wrong=wrong)

    def show_pack(self, pack_id: str, number: str = "") -> None:
        """Turn to the pack with this id, and in it to the card with this number."""
        for place, opened in enumerate(self._opened):
            if opened.pack.id == pack_id:
                self.page.turn_to(place)
                if number:
                    self.page.choose(
                        next((at for at, card in enumerate(opened.pack.cards) if card.number == number), -1)
                    )

    # -- keeping ------------------------------------------------------------------------------------------------------

    def _keep(self, opened: OpenPack) -> None:
        with reporting(self.page.say, self.app.lang):
            meanings = self.page.meanings if opened is self.page.open else self._meanings(opened)
            if keep(opened, meanings, self._packs, self._drafts):
                self.app.cards.stale = True
            self.page.saved.setText(tr("All changes saved."))

    def _tidy(self, opened: OpenPack) -> None:
        """Pictures that nobody can have back any more need not stay."""
        try:
            self._drafts.tidy(opened.pack.id, {card.picture for card in opened.pack.cards})
        except DamagedFile:
            return  # they are in nobody's way

    def _meanings(self, opened: OpenPack) -> Meanings:
        """What the cards of a pack mean, among all others there are."""
        own = {card.number for card in opened.saved.cards} if opened.saved is not None else set()
        others = {number: facts for number, facts in self.app.cards.library.items() if number not in own}
        return Meanings(self.app.game.scripts, others, self._traits, self._taken(opened))

    def _taken(self, opened: OpenPack) -> dict[str, str]:
        """The numbers that are not free for a pack, and whose they are."""
        ships = {number: facts.name for number, facts in shipped_library(self.app.game).items()}
        others = (card for other in self._opened if other is not opened for card in other.pack.cards)
        return ships | {card.number.strip(): card.called for card in others if card.number.strip()}

    def _new(self) -> OpenPack:
        """A new pack, with a card to begin with."""
        name, count = tr("My cards"), 1
        while any(opened.pack.name == name for opened in self._opened):
            count += 1
            name = tr("My cards {0}", count)
        pack = PackDraft(new_id(name), name)
        return OpenPack(with_more(pack, 0, self._draft(next_number(pack, self._all_numbers()))), None, {})

    def _all_numbers(self) -> set[str]:
        """All numbers that cards have, or are to have."""
        drafts = (card for opened in self._opened for card in opened.pack.cards)
        return {*self.app.cards.library, *(card.number.strip() for card in drafts)}

    # -- what is wanted -----------------------------------------------------------------------------------------------

    def _do(self, word: str) -> None:
        acts: dict[str, Callable[[], object]] = {
            "pack": self._new_pack,
            "about": self._ask_about,
            "history": self.history.ask,
            "give": self._give,
            "install": self.sharing.ask_which,
            "card": self._begin_card,
            "like": self._ask_like,
            "copy": self._copy,
            "evolved-card": self._evolved,
            "back": self._turn_over,
            "up": lambda: self._move(-1),
            "down": lambda: self._move(1),
            "remove": self._remove,
            "picture": self.pictures.ask,
            "no-picture": lambda: self.pictures.change(""),
            "try": self._try,
        }
        self.page.script.typing.settle()
        acts[word]()

    # -- cards --------------------------------------------------------------------------------------------------------

    def _begin_card(self) -> None:
        """One more card, of the class of the one that is shown: packs are mostly of one."""
        shown = self.page.open.card or self._draft()
        same = shared(self.app.game.facts)
        self._put_in(self._draft(classes=shown.classes, **{name: getattr(shown, name) for name in same}))

    def _put_in(self, card: CardDraft) -> None:
        """One more card after the one that is shown, both faces of it, with a number nobody has."""
        opened = self.page.open
        last = opened.at if opened.card is None else max(opened.at, other_face(opened.pack, opened.at) or 0)
        at = min(last + 1, len(opened.pack.cards))
        self.page.change(with_more(opened.pack, at, replace(card, number=self._number())), at)
        self.page.go_to("name")

    def _number(self) -> str:
        return next_number(self.page.open.pack, self._all_numbers())

    def _copy(self) -> None:
        card = self.page.open.card
        if card is not None:
            self._put_in(alone(card))

    def _turn_over(self) -> None:
        """To the other face of the card that is shown; an evolved card that has none gets a back."""
        opened, card = self.page.open, self.page.open.card
        if card is None:
            return
        other = other_face(opened.pack, opened.at)
        if other is not None:
            self.page.choose(other)
        elif card.back or card.front:  # another program has removed it
            self.page.change(with_card(opened.pack, opened.at, alone(card)), opened.at)
        elif card.special != card.facts_class.EVOLVED:
            self.page.say(tr("Only evolved cards have a back face. You choose the face when evolving."))
        elif not card.number.strip():
            self.page.say(tr("Enter a number for the card first."))
            self.page.go_to("number")
        else:
            number = f"{card.number.strip()}B"
            back = back_of(card, self._number() if number in self._all_numbers() else number)
            self.page.change(with_other_face(opened.pack, opened.at, back), opened.at + 1)
            self.page.go_to("name")

    def _evolved(self) -> None:
        """The evolved card of the one that is shown; the one there is already is turned to."""
        opened, card = self.page.open, self.page.open.card
        if card is None:
            return
        name = card.name.strip() or card.name_ja.strip()
        evolved = card.facts_class.EVOLVED
        other = "" if card.special == evolved else evolved
        for at, there in enumerate(opened.pack.cards):
            if (
                at != opened.at
                and there.special == other
                and (there.name.strip() or there.name_ja.strip()) == name != ""
            ):
                self.page.choose(at)
                return
        if not name:
            self.page.say(tr("Name the card first. Its evolved card has the same name."))
            self.page.go_to("name")
        elif card.special:
            self.page.say(tr("Only regular cards have an evolved card."))
        else:
            self._put_in(evolved_of(card, ""))

    def _move(self, by: int) -> None:
        opened = self.page.open
        to = opened.at + by
        if 0 <= to < len(opened.pack.cards):
            self.page.change(moved(opened.pack, opened.at, to), to)

    def _remove(self) -> None:
        opened, card = self.page.open, self.page.open.card
        if card is not None:
            self.page.change(without(opened.pack, opened.at), max(0, min(opened.at, len(opened.pack.cards) - 2)))
            self.page.say(tr("“{0}” removed. Undo restores it.", readable(card.called)), wrong=False)

    def _ask_like(self) -> None:
        app = self.app
        drafts = (card for opened in self._opened for card in opened.pack.cards if card.number.strip() and card.called)
        own = (as_shown(card, self._traits) for card in drafts)
        cards = {**app.cards.library, **{facts.number: facts for facts in own}}
        finder = CardFinder(map(LibraryEntry, cards.values()), app.cards.rules)
        DuplicateDialog(app.theme, app.words(), finder, self.make_like, self.page).open()

    def make_like(self, facts: Facts) -> None:
        """A new card that begins as a card there is."""
        own = next((card for opened in self._opened for card in opened.pack.cards if card.number == facts.number), None)
        plain = replace(facts, **{field.name: field.usual for field in schema(type(facts)) if not field.copied})
        self._put_in(
            alone(own) if own is not None else draft_of(plain, _script_of(self.app.game.scripts, facts.number))
        )

    # -- packs --------------------------------------------------------------------------------------------------------

    def _new_pack(self) -> None:
        self.page.add(self._new())
        self.page.go_to("name")

    def _ask_about(self) -> None:
        pack = self.page.open.pack
        texts = (pack.name, pack.author, pack.note)
        PackDialog(self.app.theme, texts, self._describe, self._remove_pack, self.page).open()

    def _describe(self, name: str, author: str, note: str) -> str:
        opened = self.page.open
        pack = replace(opened.pack, name=name.strip(), author=author.strip(), note=note.strip())
        wrong = pack_mistakes(pack)
        if wrong:
            return say(wrong[0].message, self.app.lang, self.app.game)
        self.page.change(pack, opened.at)
        return ""

    def _give(self) -> None:
        self.page.keep_now()
        self.sharing.ask_where(self.page.open)

    def _pack_installed(self, pack_id: str) -> None:
        """A pack was installed: open it, in place of the version before."""
        self.page.keep_now()
        fresh = next((opened for opened in open_packs(self._packs, self._drafts)[0] if opened.pack.id == pack_id), None)
        if fresh is None:
            return  # another program has removed it again
        for place, old in enumerate(self._opened):
            if old.pack.id == pack_id:
                self._opened[place] = fresh
                self.page.turn_to(place)
                return
        self.page.add(fresh)

    def _restored_pack(self, pack_id: str) -> None:
        """A removed pack is there again."""
        if self._gone is not None and self._gone[0].pack.id == pack_id:
            self._gone = None
            self.page.say("")
        self.app.cards.stale = True
        self._pack_installed(pack_id)

    def _remove_pack(self) -> None:
        """Remove the pack; it can be restored."""
        opened = self.page.open
        self.page.keep_now()
        try:
            back = self._packs.remove(opened.pack.id) if opened.saved is not None else None
            drafts = self._drafts.remove(opened.pack.id)
        except DamagedFile as damaged:
            self.page.say(damaged.in_words(self.app.lang))
            return
        self.app.cards.stale = True
        at = self._opened.index(opened)
        self._opened.remove(opened)
        if not self._opened:
            self._opened.append(self._new())
        self.page.turn_to(max(0, at - 1))
        self._gone = (opened, back, drafts)
        self.page.say(tr("Pack “{0}” removed.", readable(opened.pack.name)), wrong=False, back=True)

    def _restore_removed(self) -> None:
        if self._gone is None:
            return
        opened, back, drafts = self._gone
        with reporting(self.page.say, self.app.lang):
            if back is not None:
                back()
            drafts()
            self._gone = None
            self.app.cards.stale = True
            self.page.say("")
            self.page.add(opened)

    # -- trying -------------------------------------------------------------------------------------------------------

    def _try(self) -> None:
        """Begin a board with the card, as soon as the window has it."""
        meaning = self.page.meaning
        if meaning is None or meaning.card is None:
            self.page.say(tr("Card incomplete. See the marked fields."))
            return
        self.page.keep_now()
        saved = self.page.open.saved
        if saved is None or meaning.card not in saved.cards:
            return  # it is said why it could not be kept
        self._trying = meaning.card.facts.front or meaning.card.number
        if self.app.cards.stale:
            self.page.say(tr("Preparing the cards …"), wrong=False)
            self.app.cards.reload()
        if not self.app.cards.busy:
            self._begin()

    def _begin(self) -> None:
        """The window has the cards as they are now."""
        number, self._trying = self._trying, ""
        if number and number in self.app.cards.library:
            self.page.say(begin_trial(self.app, self.page.open.pack.id, number, tuple(self._opened)))

    def _give_up(self, damaged: DamagedFile) -> None:
        """The window can't have the cards."""
        self._trying, self.app.cards.stale = "", True
        self.page.say(damaged.in_words(self.app.lang))


def _script_of(scripts: GameScripts, number: str) -> str:
    """The script of a card that ships, "" for one that has none."""
    try:
        return scripts.source(number)
    except KeyError:
        return ""

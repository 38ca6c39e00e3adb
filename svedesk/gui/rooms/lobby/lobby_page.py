"""Meeting before the game: seats, deck, ready, chat; for the host also what brings the other player here."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from svedesk.decks import Deck
from svedesk.decks.network_decks import stops_by_hand
from svedesk.desk.updates import Update
from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.gui.kit.layouts import add_all
from svedesk.gui.kit.page import NoticeLabel, Page, Panel, big, labelled, retone
from svedesk.gui.kit.translate import tr
from svedesk.gui.look.theme import Theme
from svedesk.gui.rooms.lobby.chat_box import ChatField, ChatLines
from svedesk.gui.rooms.lobby.deck_box import DeckBox, Offered
from svedesk.gui.rooms.lobby.invitation import Invitation
from svedesk.gui.rooms.lobby.labels import turns_later
from svedesk.gui.rooms.lobby.seat_card import SeatCard
from svedesk.net import match_words
from svedesk.net.errors import Trouble
from svedesk.net.link import SeatLink
from svedesk.net.link_events import LinkEvent
from svedesk.wire.messages_table import Lobby

MOST_TOLD = 4
"""Mistakes of a deck that are told one by one."""


class LobbyPage(Page):
    """One link before its game begins."""

    deck_brought = Signal(object)
    stays = True

    def __init__(
        self,
        link: SeatLink,
        theme: Theme,
        lang: Lang,
        decks: Offered,
        *,
        title: str,
        lead: str,
        leave: str,
        invitation: Invitation | None = None,
    ) -> None:
        super().__init__(theme, leave, title, lead)
        self.link, self._lang, self._decks = link, lang, decks
        self._own_lead = lead
        self.chairs: tuple[SeatCard, ...] = tuple(SeatCard(theme, seat) for seat in (0, 1))
        self._mistakes: tuple[Message, ...] = ()
        """What is wrong with the own deck as this program sees it: the host sees it only once all are ready."""
        self.deck = DeckBox(decks, lang)
        self.deck.chosen.connect(self._bring)
        self.deck.failed.connect(self.say)
        self.trouble = NoticeLabel(theme)
        self.score = labelled("", "heading", wrap=True)
        self.first = labelled("", wrap=True)
        retone(self.first, "tone", "quiet")
        self.played = labelled("", "quiet", wrap=True)
        self.watching = labelled("", "quiet", wrap=True)
        self.status = labelled("", wrap=True)
        self.ready = big(tr("I'm ready"))
        self.ready.setEnabled(False)  # until the host tells of the seats
        self.ready.clicked.connect(self._ready)
        self.lines = ChatLines(theme)
        self.lines.show_lines(link.talk.chat, lang)
        self.chat = ChatField(link, theme, lang)
        self.seen = QPushButton(tr("Cards seen …"))
        self.seen.hide()
        add_all(self.columns, (self._table(), 4), (self._talk(), 4))
        self.invitation = invitation
        if invitation is not None:
            self.columns.addWidget(invitation)
        self._ends = link.follow(self._link_event), link.subscribe(self._updated)
        self._show()

    def close_link(self) -> None:
        """Disconnect from the link."""
        for end in self._ends:
            end()

    def say(self, sentence: str) -> None:
        """Show what is wrong."""
        self.trouble.say(sentence)

    def tell(self, sentence: str, *, wrong: bool) -> None:
        """Show what came of a test."""
        self.trouble.say(sentence, wrong=wrong)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        (self.ready if self.ready.isEnabled() else self.chat.field).setFocus()

    def _table(self) -> QWidget:
        panel = Panel()
        add_all(panel.column, self.score, *self.chairs, 8)
        self._deck_label = QLabel(tr("Your deck"))
        add_all(
            panel.column,
            self._deck_label,
            self.deck,
            self.deck.executed,
            self.trouble,
            self.seen,
            None,
            self.first,
            self.played,
            self.watching,
            self.status,
            self.ready,
        )
        return panel

    def _talk(self) -> QWidget:
        panel = Panel(tr("Chat"))
        add_all(panel.column, (self.lines, 1), self.chat)
        return panel

    # -- what the link tells ------------------------------------------------------------------------------------------

    def _link_event(self, event: LinkEvent) -> None:
        if event.kind == "said":
            self.lines.show_lines(self.link.talk.chat, self._lang)
        elif event.kind in ("lobby", "state"):
            self._show()
            if event.kind == "state" and event.trouble is not None and self.link.state == "joined":
                self.say(event.trouble.sentence(self._lang))

    def _updated(self, update: Update) -> None:
        if update.cause == "denied" and update.message is not None:
            self.say(self._in_words(update.message))

    def _show(self) -> None:
        lobby, link = self.link.lobby, self.link
        trouble = link.trouble if link.state != "joined" else None
        if trouble is not None:
            retone(self.lead, "tone", "attack")
            self.lead.setText(trouble.sentence(self._lang))
        else:
            chairs = lobby.chairs if lobby is not None and self.invitation is not None else ()
            full = bool(chairs) and all(chair.taken and chair.away < 0 for chair in chairs)
            retone(self.lead, "tone", "")
            self.lead.setText(tr("Both players are here.") if full else self._own_lead)
        if lobby is None:
            return
        for card, chair in zip(self.chairs, lobby.chairs, strict=False):
            card.show_seat(chair, own=card.seat == link.seat)
        if self.invitation is not None:
            here = all(chair.taken and chair.away < 0 for chair in lobby.chairs)
            self.invitation.setVisible(not here or lobby.watchers != "none")  # spectators come by the same code
        for widget in (self._deck_label, self.deck, self.deck.executed, self.ready):
            widget.setVisible(not self.link.watches)
        self.status.setText(
            tr("Shuffling together …")
            if lobby.phase == "shuffle"
            else tr("The game continues when the other player is back: what was saved opens with their program only.")
            if lobby.phase == "playing"
            else tr("The game begins when both players are ready.")
        )
        self.score.setText(match_words.score(lobby))
        self.score.setVisible(bool(self.score.text()))
        self.first.setText(match_words.begins(lobby, self._lang))
        self.played.setText(self._rules_text())
        self.watching.setText(watching_text(lobby))
        self.watching.setVisible(bool(self.watching.text()))
        if not self.link.watches:
            self._show_own(lobby)

    def _rules_text(self) -> str:
        """By which rules is played, and what of them is not executed yet."""
        if self.link.welcome is None:
            return ""
        edition = self.link.welcome.rules
        note = self._decks.game.edition_note(edition, self._lang)
        lobby = self.link.lobby
        match = match_words.terms(lobby.match, self._lang) if lobby is not None else ""
        return "\n".join(filter(None, (match, tr("Edition: {0}", edition), note)))

    def _show_own(self, lobby: Lobby) -> None:
        own = lobby.chairs[self.link.seat]
        here = self.link.state == "joined" and lobby.phase in ("lobby", "over")
        retone(self.ready, "kind", "" if own.ready else "primary")
        self.ready.setText(tr("Cancel ready" if own.ready else "I'm ready"))
        wrong = lobby.problems or self._mistakes
        self.ready.setEnabled(here and bool(own.deck) and not wrong)
        self.deck.setEnabled(here and not own.ready)
        if wrong:
            problems = [self._in_words(problem) for problem in wrong[:MOST_TOLD]]
            more = len(wrong) - MOST_TOLD
            problems += [tr("… and {0} more.", more)] if more > 0 else []
            self.say("\n".join((tr("This deck can't be played:"), *problems)))
        elif own.deck:
            self.say("")

    def _in_words(self, message: Message) -> str:
        """A message of the host's as a sentence: a newer host may say what this program has no words for."""
        try:
            return self._decks.sentence(message)
        except KeyError:
            return Trouble("unknown", (message.key,)).sentence(self._lang)

    # -- acting -------------------------------------------------------------------------------------------------------

    def bring_deck(self) -> None:
        """Tell the host of the deck that is shown."""
        self._bring(self.deck.deck)

    def _bring(self, deck: Deck) -> None:
        rules, brought = self._decks.rules, deck.as_list()
        form = self.link.welcome.form if self.link.welcome is not None else deck.format
        self._mistakes = self._decks.game.decks.problems(brought, form, self._decks.library)
        by_hand = stops_by_hand(brought, self._decks.game, rules)
        self.link.choose_deck(brought, deck.format, rules.brought(deck.numbers()), by_hand=by_hand)
        self.deck_brought.emit(deck)

    def _ready(self) -> None:
        lobby = self.link.lobby
        if lobby is not None and not self.link.watches:
            self.link.ready(not lobby.chairs[self.link.seat].ready)


def watching_text(lobby: Lobby) -> str:
    """Who watches, and what spectators will see."""
    parts = []
    if lobby.watchers != "none":
        sees = tr("both hands" if lobby.watchers == "hands" else "what both players see")
        if lobby.delay:
            sees = tr("{0} ({1})", sees, turns_later(lobby.delay))
        parts.append(tr("Spectators see {0}. By getting ready you agree to this.", sees))
    if lobby.watching:
        parts.append(tr("Spectators: {0}", ", ".join(lobby.watching)))
    return " ".join(parts)

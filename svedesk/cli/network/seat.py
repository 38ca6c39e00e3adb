"""Somebody at a table over the network, whoever it is."""

from __future__ import annotations

from typing import Any

from svedesk.cli import materials
from svedesk.cli.console import plain
from svedesk.decks.network_decks import stops_by_hand, this_program
from svedesk.desk.updates import Update
from svedesk.engine.log import DeckList
from svedesk.engine.message import Message
from svedesk.engine.script import Lang
from svedesk.engine.table_words import Name, TableWords
from svedesk.messages import PROGRAM
from svedesk.net.link import SeatLink
from svedesk.net.link_events import LinkEvent
from svedesk.net.loop import Loop
from svedesk.net.verify import check
from svedesk.wire.messages_codec import view_digest


class Seat:
    """Somebody at a link, whoever it is: brings a deck, is ready, counts, checks the game at its end."""

    def __init__(self, link: SeatLink, deck: DeckList | None, loop: Loop, lang: Lang) -> None:
        self.link, self.deck, self.loop, self.lang = link, deck, loop, lang
        self.answers = 0
        self.played: set[bytes] = set()
        """Games that are over."""
        self.verdict = ""
        self.verified = False
        self.table = materials.table()
        link.follow(self.on_event)
        link.subscribe(self.on_update)

    def begin(self) -> None:
        """Called once the seat is being taken."""

    def on_event(self, event: LinkEvent) -> None:
        """Something besides the table changed."""
        if event.kind == "state" and self.link.state == "joined" and event.trouble is None:
            self.joined()
        elif event.kind == "state" and self.link.state == "closed":
            if self.link.unopened is not None:
                verdict = check(self.link.unopened, materials.rules())
                self.verdict = f"{verdict.heading(self.lang)}: {verdict.sentence(self.lang, self.called)}"
            self.loop.stop(0 if self.link.proof is not None else 1)
        elif event.kind == "opening":
            self.over()

    def on_update(self, update: Update) -> None:
        """The table changed, or what can be done at it."""

    def joined(self) -> None:
        """The host has let this program in: ready at once, with the deck that was named."""
        if self.link.lobby is None or self.link.lobby.phase == "lobby":
            if self.deck is not None:
                bring_deck(self.link, self.deck)
            self.link.ready()

    def over(self) -> None:
        """The game was opened: check it."""
        if self.link.proof is not None:
            self.played.add(self.link.proof.game)
            verdict = check(self.link.proof, materials.rules(), materials.rule_problems)
            welcome, lang = self.link.welcome, self.lang
            self.verified = verdict.verified
            sentences = [verdict.heading(lang), verdict.sentence(lang, self.called)]
            if verdict.differs and welcome is not None and welcome.data not in ("", this_program(materials.game())):
                sentences.append(PROGRAM.say(Message("other-rules"), lang))
            self.verdict = (": " if lang == "en" else "：").join((sentences[0], " ".join(sentences[1:])))

    def end(self) -> None:
        """Called when the seat is left."""

    def names(self) -> tuple[str, ...]:
        """What the seats are called."""
        lobby = self.link.lobby
        return tuple(chair.name or f"Seat {seat + 1}" for seat, chair in enumerate(lobby.chairs)) if lobby else ("", "")

    def words(self) -> TableWords:
        """The words of the table."""
        return self.table.words(materials.rules(), self.lang, names_at(self.link, self.lang), self.names())

    def called(self, seat: int) -> str:
        """What a seat is called."""
        chairs = self.link.lobby.chairs if self.link.lobby is not None else ()
        return (chairs[seat].name if seat < len(chairs) else "") or f"Seat {seat + 1}"

    def result(self) -> dict[str, Any]:
        """What is told of the game at its end."""
        link = self.link
        return {
            "seat": link.seat,
            "answers": self.answers,
            "resyncs": link.seen.resyncs,
            "digest": view_digest(link.view()) if link.playing else "",
            "finished": link.proof is not None,
            "results": link.match.results,
            "verified": self.verified,
            "verdict": self.verdict,
        }

    def say(self, *lines: str) -> None:
        """Write lines."""
        for line in lines:
            print(plain(line), flush=True)


def bring_deck(link: SeatLink, deck: DeckList) -> None:
    """Choose a deck, with what this program knows of its cards."""
    rules = materials.rules()
    link.choose_deck(deck, cards=rules.brought(deck.all), by_hand=stops_by_hand(deck, materials.game(), rules))


def names_at(link: SeatLink, lang: Lang) -> Name:
    """The names of cards in a language; of one that only the host has, as the host tells it."""
    own = materials.names(lang)

    def name(number: str) -> str:
        card = link.seen.introduced.get(number)
        if card is None:
            return own(number)
        facts = card.facts(materials.game().facts)
        return (lang == "ja" and facts.name_ja) or facts.name or number

    return name

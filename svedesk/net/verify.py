"""Checking a game after its end: whether the shuffle is the one everybody's promises make, and whether what this seat
was shown is what the opened game comes to. Pure; each program does it for itself with its own rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from svedesk.desk.card_notes import numbers_of
from svedesk.documents.damaged import DamagedFile
from svedesk.engine.message import Message, Refused
from svedesk.engine.origin import CardNote, differences
from svedesk.engine.ruleset import Ruleset
from svedesk.engine.script import Lang
from svedesk.engine.session import Session
from svedesk.messages import PROGRAM
from svedesk.net.check_results import named_cards
from svedesk.net.shuffle import Chance, broken_promise
from svedesk.wire.messages_codec import view_digest
from svedesk.wire.net_kept import ProofModel, read_kept
from svedesk.wire.saved import GameFile, read_game


class Proof(NamedTuple):
    """What one seat holds of a game: `own` are the bytes it put in, `promises` everyone's (the host's first), `seen`
    the digests of the views it was shown by how many entries the log had, and what the host opened."""

    seat: int
    own: bytes
    game: bytes
    promises: tuple[bytes, ...]
    seen: tuple[tuple[int, str], ...]
    secret: bytes
    shares: tuple[bytes, ...]
    saved: str


class Verdict(NamedTuple):
    """`difference` is "" when all fits, else what does not: "promise" (of `seat`, -1 the host), "own-share", "seed",
    "game" (the file), "entry" or "view" (the first, after `at` log entries), or why that can't be found out here:
    "lacked" or "other" `cards`. `moments` views were compared."""

    difference: str = ""
    seat: int = -1
    at: int = 0
    moments: int = 0
    cards: tuple[CardNote, ...] = ()

    @property
    def verified(self) -> bool:
        """Whether all fits."""
        return not self.difference

    @property
    def differs(self) -> bool:
        """Whether something does not fit."""
        return not self.verified and not self.cards

    def heading(self, lang: Lang) -> str:
        """The verdict itself, in a word or two."""
        verdict = "unchecked" if self.cards else "verified" if self.verified else "differs"
        return PROGRAM[lang].words["verdict-heading"][verdict]

    def sentence(self, lang: Lang, name: Callable[[int], str]) -> str:
        """What was found, as a sentence. `name` is what a seat is called."""
        whose = PROGRAM.say(Message("verdict-host"), lang) if self.seat < 0 else name(self.seat)
        told = {"at": self.at, "moments": self.moments, "whose": whose, "cards": named_cards(self.cards, lang)}
        return PROGRAM[lang].words["verdict"][self.difference or "verified"].format(**told)


def check(proof: Proof, ruleset: Ruleset) -> Verdict:
    """Check a game with this program's own rules."""
    chance = Chance(proof.game, proof.secret, proof.shares)
    broken = broken_promise(chance, proof.promises)
    if broken is not None:
        return Verdict("promise", broken)
    if not 0 <= proof.seat < len(proof.shares) or proof.shares[proof.seat] != proof.own:
        return Verdict("own-share", proof.seat)
    try:
        saved = read_game(proof.saved.encode())
    except DamagedFile:
        return Verdict("game")
    if saved.setup.seed != chance.seed() or saved.setup.board is not None:
        return Verdict("seed")
    verdict = _replayed(proof, saved, ruleset)
    return _for_want_of_cards(saved, ruleset) or verdict if verdict.differs else verdict


def _replayed(proof: Proof, saved: GameFile, ruleset: Ruleset) -> Verdict:
    seen, moments = dict(proof.seen), 0
    at = 0
    try:
        session = Session(ruleset, saved.setup)
        for at in range(len(saved.log) + 1):
            if at > 0:
                session.enter(saved.log[at - 1])
            if at in seen:
                moments += 1
                if view_digest(session.view(proof.seat)) != seen[at]:
                    return Verdict("view", proof.seat, at, moments)
    except (Refused, ArithmeticError, LookupError, TypeError, ValueError):
        # The game comes from another's program: whatever this one's rules stumble over, it does not fit them.
        return Verdict("entry", proof.seat, at, moments)
    if any(entry > len(saved.log) for entry in seen):
        return Verdict("view", proof.seat, len(saved.log), moments)
    return Verdict(moments=moments)


def _for_want_of_cards(saved: GameFile, ruleset: Ruleset) -> Verdict | None:
    """Whether a game may not fit here because of its cards; None when all of them are the same here as at the host.

    What the host says of cards excuses nothing in a game of cards that come with every program.
    """
    played = tuple(dict.fromkeys(numbers_of(saved.setup, saved.log)))
    own = {note.number for note in ruleset.brought(played)}
    unknown = differences(saved.cards, ruleset).unknown
    said = {note.number for note in unknown}
    lacked = tuple(CardNote(number, "", "") for number in played if number not in said and _is_lacked(number, ruleset))
    if lacked or (own and unknown) or not said.isdisjoint(played):
        return Verdict("lacked", cards=(*unknown, *lacked))
    # Lists in two languages may name cards so that they can't be compared: that excuses what does not fit, too.
    unlike = tuple(note for note in saved.cards if note not in unknown and ruleset.digest(note.number) != note.digest)
    changed = tuple(note for note in unlike if note.number in own)
    return Verdict("other", cards=changed) if changed else None


def _is_lacked(number: str, ruleset: Ruleset) -> bool:
    try:
        ruleset.facts(number)
    except KeyError:
        return True
    return False


def export(proof: Proof) -> bytes:
    """A proof as a file that anyone with svedesk can check."""
    fields = {name: _hex(value) for name, value in proof._asdict().items()}
    return ProofModel.model_validate(fields).model_dump_json().encode()


def read_proof(data: bytes) -> Proof | None:
    """A proof from such a file, None when it is none."""
    model = read_kept(data, ProofModel)
    if model is None:
        return None
    promises, shares = (tuple(bytes.fromhex(one) for one in many) for many in (model.promises, model.shares))
    own, game, secret = (bytes.fromhex(one) for one in (model.own, model.game, model.secret))
    return Proof(model.seat, own, game, promises, model.seen, secret, shares, model.saved)


def _hex(value: object) -> object:
    if isinstance(value, bytes):
        return value.hex()
    return tuple(_hex(one) for one in value) if isinstance(value, tuple) else value

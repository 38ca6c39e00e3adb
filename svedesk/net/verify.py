"""Checking a game after its end: whether it was dealt as all had promised, whether what this seat was shown is what the
opened game comes to, and whether all of it was allowed and signed. Pure; each program does it for itself with its own
rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from svedesk.desk.card_notes import numbers_of
from svedesk.desk.history import Course
from svedesk.documents.damaged import DamagedFile, readable
from svedesk.engine.log import DeckList, Setup
from svedesk.engine.message import Message, Refused
from svedesk.engine.origin import CardNote, differences
from svedesk.engine.ruleset import Ruleset
from svedesk.engine.script import Lang
from svedesk.engine.session import Session
from svedesk.messages import PROGRAM
from svedesk.net.allowed import Allowed, LogDigest
from svedesk.net.deck_cards import UNKNOWN
from svedesk.net.log_promises import LogPromises
from svedesk.net.shuffle import Chance, broken_promise
from svedesk.net.terms import cards_promise, choice_promise, deal_digest, deck_promise, in_order, same_cards
from svedesk.net.transcript import TranscriptPart, taken_up, told_tables, wrong_entry
from svedesk.wire.messages_codec import view_digest
from svedesk.wire.net_kept import Agreement, Proof
from svedesk.wire.saved import GameFile, read_game


class Verdict(NamedTuple):
    """`difference` is "" when all fits, else what does not: "promise" (of `seat`, -1 the host), "own-share", "seed",
    "game" (the file), "entry", "view" or "lines" (the first, after `at` log entries), something of how it was dealt
    (see `dealt.py`) or done (see `allowed.py`), or why that can't be found out here: "lacked" or "other" `cards`.
    `moments` views were compared."""

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
        args = {"at": self.at, "moments": self.moments, "whose": whose, "cards": _named_cards(self.cards, lang)}
        return PROGRAM[lang].words["verdict"][self.difference or "verified"].format(**args)


def check(proof: Proof, ruleset: Ruleset, deck_problems: DeckProblems | None = None) -> Verdict:
    """Check a game with this program's own rules; `deck_problems` says what is wrong with a deck built for a format."""
    if not proof.saved:
        return Verdict("unopened")
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
    agreed = proof.agreement
    seed = chance.seed() if agreed is not None else chance.short_seed()
    if saved.setup.seed != seed or saved.setup.board is not None:
        return Verdict("seed")
    if agreed is not None:
        wrong = wrongly_dealt(agreed, chance, proof.seat, saved.setup, deck_problems)
        if wrong is not None:
            return Verdict(*wrong)
        unsigned = _wrongly_signed(proof, agreed)
        if unsigned is not None:
            return unsigned
    verdict = _replayed(proof, saved, ruleset)
    promised = dict(agreed.cards) if agreed is not None else None
    return _for_want_of_cards(saved, ruleset, promised) or verdict if verdict.differs else verdict


def part_of(proof: Proof) -> TranscriptPart:
    """Whose transcript is in a proof."""
    agreed = proof.agreement
    if agreed is None:
        return TranscriptPart(proof.game, proof.seat, (), proof.promises)
    deal = deal_digest(agreed.terms, agreed.decks, agreed.choices, agreed.match) if agreed.match else b""
    return TranscriptPart(proof.game, proof.seat, agreed.keys, proof.promises, deal, agreed.before)


def _wrongly_signed(proof: Proof, agreed: Agreement) -> Verdict | None:
    """What was changed in the transcript, or was shown and is not in it; None in a game that was not signed, too."""
    if not agreed.keys:
        return None
    if len(agreed.keys) != len(proof.promises):
        return Verdict("transcript")
    wrong = wrong_entry(part_of(proof), agreed.entries)
    if wrong is not None:
        own = agreed.entries[wrong].what != "told"
        return Verdict("transcript", proof.seat if own else -1, wrong + 1)
    if not taken_up(agreed.entries) <= {at for at, _ in agreed.said}:
        return Verdict("transcript", proof.seat, len(agreed.entries))  # what its own program noted was changed
    tables, logs = set(told_tables(agreed.entries)), dict(agreed.promised or ())
    lines = {at: read for at, *read, _ in agreed.sights}
    for at, digest in proof.seen:
        if (at, digest, *lines.get(at, ()), logs.get(at)) not in tables:
            return Verdict("unasked-signature", -1, at)
    return None


class Signatures(NamedTuple):
    """How much of a proof somebody has signed (`seat` -1: the host), and the first bytes of the key."""

    seat: int
    key: str
    entries: int


def signatures(proof: Proof) -> tuple[Signatures, ...]:
    """Who has signed how much of a proof; nobody of a game before protocol 6."""
    agreed = proof.agreement
    if agreed is None or not agreed.keys:
        return ()
    count = Counter(act.seat for act in agreed.signed if act.seat != proof.seat)
    count[-1], count[proof.seat] = (sum(entry.what == what for entry in agreed.entries) for what in ("told", "act"))
    return tuple(Signatures(seat, key.hex()[:16], count[seat]) for seat, key in enumerate(agreed.keys, start=-1))


def is_whole(proof: Proof) -> bool:
    """Whether what a host has opened is the game that was dealt, as long as it was seen: else it has opened nothing."""
    chance = Chance(proof.game, proof.secret, proof.shares)
    if broken_promise(chance, proof.promises) is not None or proof.own not in proof.shares:
        return False
    try:
        saved = read_game(proof.saved.encode())
    except DamagedFile:
        return False
    return saved.setup.seed == chance.seed() and all(at <= len(saved.log) for at, _ in proof.seen)


def _replayed(proof: Proof, saved: GameFile, ruleset: Ruleset) -> Verdict:
    seen, moments = dict(proof.seen), 0
    agreed = proof.agreement
    allowed = Allowed(agreed, proof.seat, part_of(proof) if agreed.keys else None) if agreed is not None else None
    at = 0
    try:
        session = Session(ruleset, saved.setup)
        course = Course(session)
        log = LogDigest(proof.seat)
        for at in range(len(saved.log) + 1):
            if at > 0:
                entry = saved.log[at - 1]
                wrong = allowed.entry(at - 1, entry, session) if allowed is not None else ""
                if wrong:
                    return Verdict(wrong, entry.seat, at, moments)
                course.do(partial(session.enter, entry))
            log.add(course.records[-1])
            if at in seen:
                moments += 1
                if view_digest(session.view(proof.seat)) != seen[at]:
                    return Verdict("view", proof.seat, at, moments)
                if allowed is not None and not allowed.lines(at, log):
                    return Verdict("lines", proof.seat, at, moments)
    except (Refused, ArithmeticError, LookupError, TypeError, ValueError):
        # The game comes from another's program: whatever this one's rules stumble over, it does not fit them.
        return Verdict("entry", proof.seat, at, moments)
    if any(entry > len(saved.log) for entry in seen):
        return Verdict("view", proof.seat, len(saved.log), moments)
    if agreed is not None and agreed.match and session.ask is None and len(saved.log) not in seen:
        return Verdict("unshown", -1, max(seen, default=0), moments)
    promised = proof.agreement.promised if proof.agreement is not None else None
    promises = LogPromises(proof.secret)
    for at, promise in promised or ():
        if promise and (at > len(saved.log) or promises.of(saved.log[:at]) != promise):
            return Verdict("rewritten", -1, at, moments)
    if proof.agreement is not None and proof.agreement.breaches:
        what, when = proof.agreement.breaches[0]
        return Verdict(f"unasked-{what}", -1, when, moments)
    return Verdict(moments=moments)


def _for_want_of_cards(saved: GameFile, ruleset: Ruleset, promised: Mapping[str, str] | None) -> Verdict | None:
    """Whether a game may not fit here because of its cards; None when all of them are the same here as at the host.

    What the host says of cards excuses nothing in a game of cards that come with every program, nor where it had
    `promised` something else before the cards were dealt.
    """
    played = tuple(dict.fromkeys(numbers_of(saved.setup, saved.log)))
    own = {note.number for note in ruleset.brought(played)}
    unknown = differences(saved.cards, ruleset).unknown
    strange = {note.number for note in unknown}
    known = (number for number in played if number not in strange)
    lacked = tuple(CardNote(number, "", "") for number in known if _is_lacked(number, ruleset))
    if lacked or (own and unknown) or not strange.isdisjoint(played):
        return Verdict("lacked", cards=(*unknown, *lacked))
    # Lists in two languages may name cards so that they can't be compared: that excuses what does not fit, too.
    unlike = tuple(note for note in saved.cards if note not in unknown and ruleset.digest(note.number) != note.digest)
    changed = tuple(
        note for note in unlike if note.number in own and (promised is None or promised.get(note.number) == note.digest)
    )
    return Verdict("other", cards=changed) if changed else None


def _is_lacked(number: str, ruleset: Ruleset) -> bool:
    try:
        ruleset.facts(number)
    except KeyError:
        return True
    return False


def _named_cards(cards: Sequence[CardNote], lang: Lang) -> str:
    """The first of these cards, with its pack, and how many more there are; "" for none."""
    if not cards:
        return ""
    first = next((note for note in cards if note.origin.name), cards[0])
    number, name, pack = (readable(text) for text in (first.number, first.name, first.origin.name))
    card = PROGRAM.say(Message("noted-card", (name, number)), lang) if name else number
    if pack:
        card = PROGRAM.say(Message("noted-card-pack", (card, pack)), lang)
    return PROGRAM.say(Message("noted-card-more", (card, len(cards) - 1)), lang) if len(cards) > 1 else card


DeckProblems = Callable[[DeckList, str], tuple[Message, ...]]
"""What is wrong with a deck built for a format."""


def wrongly_dealt(
    agreed: Agreement, chance: Chance, seat: int, setup: Setup, deck_problems: DeckProblems | None
) -> tuple[str, int, int] | None:
    """What does not fit, whose it is (-1: the host's), and how often it happened; None when all fits.

    "terms": other rules, another format, somebody else goes first · "own-deck": other cards than this seat brought ·
    "order": decks that were not sorted before they were shuffled · "deck": another deck than that seat had promised ·
    "late-deck": another than it had promised before this seat showed its own ·
    "cards": cards mean something else than the host had promised · "illegal-deck" · "again": it was dealt before, and
    that game was never opened.
    """
    terms, decks = agreed.terms, setup.decks
    by = (terms.game, terms.edition, terms.form, terms.first, terms.chooser, True)
    if (setup.game, setup.rules, setup.format, setup.first, setup.chooser, setup.ask_hidden) != by:
        return "terms", -1, 0
    if not len(decks) == len(agreed.decks) == len(chance.shares):
        return "deck", -1, 0
    if not same_cards(decks[seat], agreed.deck):
        return "own-deck", seat, 0
    if any(deck.sections != in_order(deck).sections for deck in decks):
        return "order", -1, 0
    for at, (deck, share, promised) in enumerate(zip(decks, chance.shares, agreed.decks, strict=True)):
        if deck_promise(chance.game, share, at, terms, deck) != promised:
            return "deck", at, 0
    if agreed.chosen and not len(agreed.chosen) == len(agreed.salts) == len(decks):
        return "late-deck", -1, 0
    for at, (deck, salt, promised) in enumerate(zip(decks, agreed.salts, agreed.chosen, strict=False)):
        if choice_promise(salt, deck) != promised:
            return "late-deck", at, 0
    if cards_promise(chance.game, chance.secret, agreed.cards) != terms.cards:
        return "cards", -1, 0
    for at, deck in enumerate(decks):
        # Of cards that nobody here knows it is not known either whether they may be in a deck.
        problems = deck_problems(deck, terms.form) if deck_problems is not None else ()
        if problems and not any(problem.key == UNKNOWN for problem in problems):
            return "illegal-deck", at, 0
    return ("again", -1, agreed.again) if agreed.again else None

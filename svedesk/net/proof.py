"""What one seat holds of a game that is over, and the file of it that anyone with svedesk can check."""

from __future__ import annotations

from typing import NamedTuple

from svedesk.engine.log import DeckList
from svedesk.net.terms import CardDigests, Terms
from svedesk.wire.net_kept import AgreementModel, ProofModel, TermsKept, read_kept
from svedesk.wire.saved import DeckModel, deck_fields


class Sight(NamedTuple):
    """What a seat was shown at one length of the log: the digest of its view, how many log lines it had with their
    digest, and whether, as far as it knows, what came just before may have been done by hand."""

    digest: str
    lines: int
    chain: str
    by_hand: bool


class Agreement(NamedTuple):
    """What a seat had agreed to, and what it noted of how that was kept (see `SeatRecord`): its own deck, the promises
    of all decks, `cards` as the host has opened them. `sights` are those of `seen`, `said` all that it answered, by
    the length of the log."""

    terms: Terms
    deck: DeckList
    decks: tuple[bytes, ...]
    cards: CardDigests
    again: int
    sights: tuple[tuple[int, int, str, bool], ...]
    said: tuple[tuple[int, tuple[int, ...]], ...]
    passes: bool
    breaches: tuple[tuple[str, int], ...]


class Proof(NamedTuple):
    """What one seat holds of a game: `own` are the bytes it put in, `promises` everyone's (the host's first), `seen`
    the digests of the views it was shown by how many entries the log had, and what the host opened. `agreement` is
    None in a game of protocol 3 or before, when less was promised."""

    seat: int
    own: bytes
    game: bytes
    promises: tuple[bytes, ...]
    seen: tuple[tuple[int, str], ...]
    secret: bytes
    shares: tuple[bytes, ...]
    saved: str
    agreement: Agreement | None = None


def export(proof: Proof) -> bytes:
    """A proof as a file that anyone with svedesk can check."""
    fields = {name: _hex(value) for name, value in proof._replace(agreement=None)._asdict().items()}
    if proof.agreement is None:
        return ProofModel.model_validate(fields).model_dump_json(exclude={"agreement"}).encode()
    fields |= {"version": 2, "agreement": _agreement_model(proof.agreement)}
    return ProofModel.model_validate(fields).model_dump_json().encode()


def read_proof(data: bytes) -> Proof | None:
    """A proof from such a file, None when it is none."""
    model = read_kept(data, ProofModel)
    if model is None:
        return None
    promises, shares = (tuple(bytes.fromhex(one) for one in many) for many in (model.promises, model.shares))
    own, game, secret = (bytes.fromhex(one) for one in (model.own, model.game, model.secret))
    agreement = _agreement(model.agreement) if model.agreement is not None else None
    return Proof(model.seat, own, game, promises, model.seen, secret, shares, model.saved, agreement)


def _hex(value: object) -> object:
    if isinstance(value, bytes):
        return value.hex()
    return tuple(_hex(one) for one in value) if isinstance(value, tuple) else value


def kept_terms(terms: Terms) -> TermsKept:
    """Terms as a file holds them."""
    return TermsKept(**{**terms._asdict(), "cards": terms.cards.hex()})


def terms_of(model: TermsKept) -> Terms:
    """Terms from a file."""
    fields = (model.game, model.edition, model.form, model.first, model.chooser, model.rules_off, model.data)
    return Terms(*fields, bytes.fromhex(model.cards))


def _agreement_model(agreement: Agreement) -> AgreementModel:
    fields = agreement._asdict()
    fields["terms"], fields["deck"] = kept_terms(agreement.terms), DeckModel(**deck_fields(agreement.deck))
    fields["decks"] = _hex(agreement.decks)
    return AgreementModel(**fields)


def _agreement(model: AgreementModel) -> Agreement:
    return Agreement(
        terms_of(model.terms),
        model.deck.record(),
        tuple(bytes.fromhex(one) for one in model.decks),
        model.cards,
        model.again,
        model.sights,
        model.said,
        model.passes,
        model.breaches,
    )

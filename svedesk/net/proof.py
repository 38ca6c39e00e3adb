"""What one seat holds of a game that is over, and the file of it that anyone with svedesk can check."""

from __future__ import annotations

from typing import NamedTuple

from svedesk.engine.log import DeckList, Operation
from svedesk.net.terms import CardDigests, Terms
from svedesk.wire.messages_table import TermsModel
from svedesk.wire.net_kept import AgreementModel, DidModel, ProofModel, TermsKept, read_kept
from svedesk.wire.saved import deck_model, operation_model


class Sight(NamedTuple):
    """What a seat was shown at one length of the log: the digest of its view, how many log lines it had with their
    digest, and whether, as far as it knows, what came just before may have been done by hand."""

    digest: str
    lines: int
    chain: str
    by_hand: bool


class Did(NamedTuple):
    """What a seat has done by hand, with the helps it wanted (see `Desk.operate`)."""

    operation: Operation
    helps: tuple[str, ...] | None = None


class Agreement(NamedTuple):
    """What a seat had agreed to, and what it noted of how that was kept (see `SeatRecord`): its own deck, the promises
    of all decks, `cards` as the host has opened them. `sights` are those of `seen`, `said` all that it answered, by
    the length of the log, `did` all it has done by hand (None: not noted by an older program)."""

    terms: Terms
    deck: DeckList
    decks: tuple[bytes, ...]
    cards: CardDigests
    again: int
    sights: tuple[tuple[int, int, str, bool], ...]
    said: tuple[tuple[int, tuple[int, ...]], ...]
    passes: bool
    breaches: tuple[tuple[str, int], ...]
    did: tuple[Did, ...] | None = None


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
    fields |= {"version": 3, "agreement": _agreement_model(proof.agreement)}
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


def terms_of(model: TermsKept | TermsModel) -> Terms:
    """Terms from a file, or as a host tells them."""
    fields = (model.game, model.edition, model.form, model.first, model.chooser, model.rules_off, model.data)
    return Terms(*fields, bytes.fromhex(model.cards))


def _agreement_model(agreement: Agreement) -> AgreementModel:
    fields = agreement._asdict()
    fields["terms"], fields["deck"] = kept_terms(agreement.terms), deck_model(agreement.deck)
    fields["decks"] = _hex(agreement.decks)
    if agreement.did is not None:
        fields["did"] = tuple(did_model(*did) for did in agreement.did)
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
        tuple(did_of(did) for did in model.did) if model.did is not None else None,
    )


def did_model(operation: Operation, helps: tuple[str, ...] | None) -> DidModel:
    """What was done by hand as a file holds it."""
    return DidModel(operation=operation_model(operation), helps=helps)


def did_of(model: DidModel) -> Did:
    """What was done by hand, from a file."""
    return Did(model.operation.record(), model.helps)

"""The certificate a host shows: made by itself, kept, and known to guests by its fingerprint in the join code."""

from __future__ import annotations

import os
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCryptographicHash
from PySide6.QtNetwork import QSsl, QSslCertificate, QSslConfiguration, QSslKey, QSslSocket

from svedesk.documents.writing import write_whole
from svedesk.net.code import FINGERPRINT

_NAME = "host.pem"


class Credentials(NamedTuple):
    """A certificate with its private key."""

    certificate: QSslCertificate
    key: QSslKey

    @property
    def fingerprint(self) -> bytes:
        """What a join code carries of it."""
        return fingerprint(self.certificate)

    def configuration(self) -> QSslConfiguration:
        """How a host encrypts: TLS 1.2 or later, with this certificate; guests show none."""
        config = QSslConfiguration.defaultConfiguration()
        config.setLocalCertificate(self.certificate)
        config.setPrivateKey(self.key)
        config.setProtocol(QSsl.SslProtocol.TlsV1_2OrLater)
        config.setPeerVerifyMode(QSslSocket.PeerVerifyMode.VerifyNone)
        return config


def fingerprint(certificate: QSslCertificate) -> bytes:
    """The beginning of a certificate's SHA-256."""
    return bytes(certificate.digest(QCryptographicHash.Algorithm.Sha256).data())[:FINGERPRINT]


def credentials(folder: Path) -> Credentials:
    """This user's certificate, made at the first start and kept in a file only the user can read. One that can't be
    read, or runs out within a month, is made anew. Raises OSError when it can't be kept."""
    path = folder / _NAME
    if path.exists():
        stored = _parsed(path.read_bytes())
        if stored is not None:
            return stored
    data = _made()
    folder.mkdir(parents=True, exist_ok=True)
    write_whole(path, data)
    made = _parsed(data)
    if made is None:
        raise OSError("Qt can't read the certificate it was made for")
    return made


def _parsed(data: bytes) -> Credentials | None:
    certificates = QSslCertificate.fromData(data, QSsl.EncodingFormat.Pem)
    key = QSslKey(data, QSsl.KeyAlgorithm.Ec, QSsl.EncodingFormat.Pem, QSsl.KeyType.PrivateKey)
    if not certificates or certificates[0].isNull() or key.isNull():
        return None
    runs_out = certificates[0].expiryDate().toSecsSinceEpoch()
    soon = (datetime.now(UTC) + timedelta(days=30)).timestamp()
    return Credentials(certificates[0], key) if runs_out > soon else None


def _made() -> bytes:
    # 80 ms to import: only where a certificate is made.
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.x509.oid import NameOID

    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "svedesk host")])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(int.from_bytes(os.urandom(19), "big"))
        .not_valid_before(now - timedelta(days=2))  # clocks of guests may be behind
        .not_valid_after(now + timedelta(days=3650))
        .sign(key, hashes.SHA256())
    )
    secret = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.TraditionalOpenSSL,
        serialization.NoEncryption(),
    )
    return certificate.public_bytes(serialization.Encoding.PEM) + secret

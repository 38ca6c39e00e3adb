"""Whether a host can be reached at an address: a connection that says nothing and takes no seat."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtNetwork import QSslSocket

from svedesk.net.code import JoinCode
from svedesk.net.connecting import ConnectionAttempt
from svedesk.net.errors import Trouble
from svedesk.net.limits import Timing


def try_to_reach(code: JoinCode, on_result: Callable[[Trouble | None], object], timing: Timing | None = None) -> None:
    """Try the first address of a code. `told` hears once what is in the way, None when the host with the code's
    certificate answered there."""

    def done(answer: QSslSocket | Trouble) -> None:
        if isinstance(answer, QSslSocket):
            answer.deleteLater()
        on_result(answer if isinstance(answer, Trouble) else None)

    ConnectionAttempt(code, (code.addresses[0], code.port), (timing or Timing()).connect, done).start()

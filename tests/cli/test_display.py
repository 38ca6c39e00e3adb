"""Whether there is a display is found out before Qt is asked, which would end the process."""

import os
import socket
import sys

import pytest

from svedesk.cli.window import why_no_window

pytestmark = pytest.mark.skipif(
    not hasattr(socket, "AF_UNIX"), reason="displays of X and Wayland listen on local sockets"
)


def why(**environment: str) -> str:
    return why_no_window(environment, "linux")


@pytest.fixture
def listening(tmp_path):
    """A local socket that takes connections, as a display does."""
    with socket.socket(socket.AF_UNIX) as display:
        path = tmp_path / "wayland-7"
        display.bind(str(path))
        display.listen()
        yield path


def test_nothing_set():
    assert why().startswith("There is no display to open a window on. ")


def test_the_user_has_told_qt_where_to_draw():
    assert why(QT_QPA_PLATFORM="offscreen") == ""
    assert why(QT_QPA_PLATFORM="vnc:size=1280x720") == ""
    assert why(QT_QPA_PLATFORM="xcb;offscreen") == ""
    assert why(QT_QPA_PLATFORM="mine", QT_QPA_PLATFORM_PLUGIN_PATH="/mine") == ""


def test_what_the_user_has_told_qt_is_not_there(tmp_path):
    assert why(QT_QPA_PLATFORM="xbc").startswith("Qt has no platform xbc. Unset QT_QPA_PLATFORM")
    assert why(QT_QPA_PLATFORM="xcb", WAYLAND_DISPLAY="wayland-0").startswith("There is no display")
    gone = why(QT_QPA_PLATFORM="wayland", DISPLAY=":3", WAYLAND_DISPLAY="wayland-7", XDG_RUNTIME_DIR=str(tmp_path))
    assert gone.startswith("The display wayland-7 does not answer.")


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_other_systems_always_have_a_display(system):
    assert why_no_window({}, system) == ""


def test_a_wayland_display_that_listens(listening):
    assert why(WAYLAND_DISPLAY=listening.name, XDG_RUNTIME_DIR=str(listening.parent)) == ""


def test_a_wayland_display_that_is_gone(tmp_path):
    assert why(WAYLAND_DISPLAY="wayland-7", XDG_RUNTIME_DIR=str(tmp_path)).startswith(
        "The display wayland-7 does not answer."
    )


def test_wayland_is_gone_but_x_is_there(tmp_path, monkeypatch):
    monkeypatch.setattr("svedesk.cli.window._x_server_answers", lambda name: name == ":3")
    assert why(WAYLAND_DISPLAY="wayland-7", XDG_RUNTIME_DIR=str(tmp_path), DISPLAY=":3") == ""


@pytest.mark.parametrize("name", [":65432", "unix:65432", "nonsense", "", "host"])
def test_an_x_display_that_is_not_there(name):
    assert why(DISPLAY=name) != ""


def test_an_x_display_over_tcp():
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        assert why(DISPLAY=f"127.0.0.1:{port - 6000}.0") == "" or port < 6000


@pytest.mark.skipif(sys.platform != "linux", reason="abstract sockets are Linux's")
def test_an_x_display_on_an_abstract_socket():
    number = 40_000 + os.getpid() % 10_000
    with socket.socket(socket.AF_UNIX) as display:
        display.bind(f"\0/tmp/.X11-unix/X{number}")
        display.listen()
        assert why(DISPLAY=f":{number}") == ""
        assert why(DISPLAY=f"unix:{number}.0") == ""

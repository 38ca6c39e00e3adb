# Shared by installer/run and installer/test (bash 3.2 and later): a Python, the system's libraries, and .venv beside
# this folder.
# Source it, then call `set_up run` or `set_up test`. All it has to say goes to standard error.

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)
venv=$root/.venv

say() { printf 'svedesk: %s\n' "$*" >&2; }
stop() { say "$@"; exit 1; }

# Every shared library that Qt needs and a bare Debian or Ubuntu lacks: what it is for (see `needs`), its name, its package.
libraries='
sockets libglib-2.0.so.0 libglib2.0-0
sockets libgssapi_krb5.so.2 libgssapi-krb5-2
sockets libbrotlidec.so.1 libbrotli1
pictures libGL.so.1 libgl1
pictures libEGL.so.1 libegl1
pictures libfontconfig.so.1 libfontconfig1
pictures libxkbcommon.so.0 libxkbcommon0
pictures libdbus-1.so.3 libdbus-1-3
window libxcb-cursor.so.0 libxcb-cursor0
window libxcb-icccm.so.4 libxcb-icccm4
window libxcb-keysyms.so.1 libxcb-keysyms1
window libxcb-shape.so.0 libxcb-shape0
window libxcb-xkb.so.1 libxcb-xkb1
window libxkbcommon-x11.so.0 libxkbcommon-x11-0
window libwayland-client.so.0 libwayland-client0
window libwayland-cursor.so.0 libwayland-cursor0
window libwayland-egl.so.1 libwayland-egl1
'

# --- Python -----------------------------------------------------------------------------------------------------

# Prints the version of a usable Python and whether it can make environments by itself, or fails.
probe_python() {
    "$1" -c 'if 1:
        import importlib.util as util, struct, sys
        if not (3, 11) <= sys.version_info < (3, 15) or struct.calcsize("P") != 8: sys.exit(1)
        venv = all(util.find_spec(name) for name in ("venv", "ensurepip"))
        print("%d.%d.%d" % sys.version_info[:3], "venv" if venv else "no-venv")' 2>/dev/null
}

# Sets `python`, `python_version` and `python_venv`; the first that has venv is preferred. Where there is none at all,
# one is installed, or asked for with all else at once, for nothing else can be tried without it.
find_python() {
    local candidates=(python3.11 python3.12 python3.13 python3.14 python3 python) candidate found spare=''
    [ -z "${PYTHON:-}" ] || candidates=("$PYTHON")
    for candidate in "${candidates[@]}"; do
        found=$(probe_python "$candidate") || continue
        if [ "${found#* }" = venv ]; then spare="$candidate $found"; break; fi
        [ -n "$spare" ] || spare="$candidate $found"
    done
    if [ -z "$spare" ]; then
        [ -z "${PYTHON:-}" ] || stop "PYTHON is set to '$PYTHON', which is not a 64-bit Python 3.11 to 3.14."
        if command -v python3 >/dev/null || ! command -v apt-get >/dev/null; then
            stop "No Python 3.11 to 3.14 was found. Install one, or name one: PYTHON=/path/to/python3.12 $0"
        fi
        get_packages python3 python3-venv $(libraries_for window | sed 's/.* //') $(has_japanese_font || echo fonts-noto-cjk)
        find_python
        return
    fi
    python_venv=${spare##* } spare=${spare% *}
    python_version=${spare##* } python=${spare% *}
}

# --- system packages --------------------------------------------------------------------------------------------

# What a command needs of Qt, each with what stands before it: nothing, sockets, pictures (drawn where no display is), a
# window.
needs() { # [ARGS of the command]
    case "${1:-}" in
    deck) case " $* " in *[\ =]pdf\ *) echo pictures ;; *) echo nothing ;; esac ;; # a sheet for a printer is drawn
    play | selfplay | arena | lab | card | decks | library | pack | read | check | replay | verify | rules | -h | --help | --version) echo nothing ;;
    host | join) echo sockets ;;
    shot | film | bench) echo pictures ;;
    *) echo window ;;
    esac
}

# What stands in the list above for NEED, without what it is for. On macOS the wheels have all of it.
libraries_for() { # NEED
    local needed
    ! is_mac || return 0
    case $1 in nothing) return 0 ;; sockets) needed=sockets ;; pictures) needed='sockets|pictures' ;; *) needed='[a-z]+' ;; esac
    printf '%s' "$libraries" | sed -nE "s/^($needed) //p"
}

# Packages of the libraries for NEED that cannot be loaded, one to a line.
missing_libraries() { # NEED
    libraries_for "$1" | "$python" -c 'if 1:
        import ctypes, sys
        for line in sys.stdin.read().split("\n"):
            if line:
                library, package = line.split()
                try: ctypes.CDLL(library)
                except OSError: print(package)'
}

has_japanese_font() {
    if command -v fc-list >/dev/null; then
        [ -n "$(fc-list :lang=ja family 2>/dev/null)" ]
        return
    fi
    local places=() place
    for place in /usr/share/fonts /usr/local/share/fonts "${HOME:-/nonexistent}/.fonts" \
        "${XDG_DATA_HOME:-${HOME:-/nonexistent}/.local/share}/fonts" "$root/assets/fonts"; do
        [ ! -d "$place" ] || places+=("$place")
    done
    [ ${#places[@]} -gt 0 ] || return 1
    [ -n "$(find "${places[@]}" \( -iname '*cjk*' -o -iname '*noto*jp*' -o -iname '*source*han*' -o -iname 'ipa*.[ot]tf' \
        -o -iname '*takao*' -o -iname '*vl*gothic*' -o -iname '*droid*fallback*' -o -iname '*mplus*' \) \
        -print -quit 2>/dev/null)" ]
}

is_root() { [ "$(id -u)" = 0 ]; }
is_mac() { [ "$(uname -s)" = Darwin ]; }

# Installs packages as root, or says how and stops.
get_packages() { # PACKAGES
    if ! is_root; then
        local line="apt-get install -y --no-install-recommends $*"
        say "This system lacks some packages. The next line installs all that svedesk and its tests need;" \
            "then start again:"
        if command -v sudo >/dev/null; then
            printf '    sudo apt-get update && sudo %s\n' "$line" >&2
        else
            printf "    su - -c 'apt-get update && %s'\n" "$line" >&2
        fi
        exit 1
    fi
    export DEBIAN_FRONTEND=noninteractive
    say "reading the list of system packages ..."
    apt-get update -qq >"$log" 2>&1 || say "apt-get update had trouble; trying with the list there is."
    say "installing with apt-get: $*"
    dpkg --configure -a >"$log" 2>&1 || true # what was killed half-way; whether it helps is seen next
    apt-get install -y -qq --no-install-recommends -o Dpkg::Use-Pty=0 -o DPkg::Lock::Timeout=600 "$@" >"$log" 2>&1 ||
        { tail -n 15 "$log" >&2; stop "apt-get could not install: $*"; }
}

# As root, installs what the system lacks. Others are asked only where NEED lacks something, but then for everything:
# one line is enough, whatever they start next.
set_up_system() { # NEED
    local need=$1 package missing wanted=()
    if is_root || [ "$python_venv" != venv ] || [ -n "$(missing_libraries "$need")" ]; then
        for package in $(missing_libraries window); do wanted+=("$package"); done
        [ "$python_venv" = venv ] || wanted+=("python${python_version%.*}-venv")
    fi
    if is_mac || has_japanese_font; then :; elif is_root || [ ${#wanted[@]} -gt 0 ]; then
        wanted+=(fonts-noto-cjk)
    elif [ "$need" = pictures ] || [ "$need" = window ]; then
        say "no Japanese font was found; Japanese text shows as boxes until there is one" \
            "(on Debian and Ubuntu: sudo apt-get install fonts-noto-cjk)."
    fi
    [ ${#wanted[@]} -gt 0 ] || return 0
    if ! command -v apt-get >/dev/null; then
        [ "${wanted[*]}" != fonts-noto-cjk ] || return 0
        stop "This system lacks (by their Debian names): ${wanted[*]}." \
            "Install them with your package manager, then start again."
    fi
    get_packages "${wanted[@]}"
    missing=$(missing_libraries window)
    [ -z "$missing" ] || stop "Installed, yet the linker still does not find the libraries of:" $missing
    find_python
}

# --- .venv ------------------------------------------------------------------------------------------------------

# What a finished .venv was made from and for; a change of any of it means there is work to do.
fingerprint() {
    local machine=''
    [ ! -r /etc/machine-id ] || read -r machine </etc/machine-id || true
    printf '%s\n' "$root" "$machine"
    # Of pyproject.toml, what comes before the settings of the tools the tests use.
    { sed '/^\[tool\.pytest/,$d' "$root/pyproject.toml"; cat "$root/requirements.lock" "${BASH_SOURCE[0]}"; } | cksum
}

# Is all done for STAMP: "test", or something that commands need?
is_ready() { # STAMP
    [ -x "$venv/bin/python" ] && [ -x "$venv/bin/svedesk" ] && [ ! -e "$venv/svedesk-unfinished" ] &&
        [ -f "$venv/svedesk-$1" ] && [ "$(<"$venv/svedesk-$1")" = "$(fingerprint)" ] && suits_python
}

# A PYTHON set by the user must be of the version .venv has.
suits_python() {
    [ -z "${PYTHON:-}" ] && return
    find_python
    grep -q "^version.* = ${python_version%.*}\." "$venv/pyvenv.cfg"
}

# Is the .venv that lies there whole, and made here?
is_sound() {
    [ ! -e "$venv/svedesk-unfinished" ] && [ -f "$venv/svedesk-root" ] && [ "$(<"$venv/svedesk-root")" = "$root" ] &&
        suits_python && probe_python "$venv/bin/python" >/dev/null && "$venv/bin/python" -m pip --version >/dev/null 2>&1
}

may_write() { [ -w "$1" ]; }

# Says whose .venv it is before anything is done to it in vain.
check_rights() {
    local place=$venv
    [ -e "$venv" ] || place=$root
    may_write "$place" || stop "You may not write to $place. Start svedesk as the user who set it up," \
        "or clone it into a folder of your own."
}

make_venv() {
    if [ -e "$venv" ] || [ -L "$venv" ]; then
        if is_sound; then return; fi
        say "the .venv here is unfinished, moved or of another Python; making it anew."
        rm -rf -- "$venv"
    fi
    say "making .venv with Python $python_version ..."
    { mkdir -- "$venv" && : >"$venv/svedesk-unfinished"; } ||
        stop "$venv could not be made. Make 500 MB of room for it, then start again."
    "$python" -m venv "$venv" >"$log" 2>&1 || {
        tail -n 15 "$log" >&2
        stop "Python $python_version could not make .venv (its words are above). Is there room? Then start again."
    }
    printf '%s\n' "$root" >"$venv/svedesk-root"
}

pip_install() {
    local quiet=(--quiet)
    [ ! -t 2 ] || quiet=(--progress-bar on)
    "$venv/bin/python" -m pip --disable-pip-version-check install "${quiet[@]}" "$@" >&2 ||
        stop "pip could not install what svedesk needs (its words are above)." \
            "Is there a network, and 500 MB of room? Then start again."
}

fill_venv() { # KIND
    local list=$venv/svedesk-wanted
    : >"$venv/svedesk-unfinished"
    if [ "$1" = test ]; then
        cp -- "$root/requirements.lock" "$list"
    else
        sed '/^# --- tests only ---/,$d' "$root/requirements.lock" >"$list"
    fi
    say "installing Python packages (about 100 MB to download the first time) ..."
    pip_install --require-hashes --no-deps --only-binary :all: -r "$list"
    pip_install --no-deps --no-build-isolation --editable "$root"
    rm -f -- "$venv/svedesk-unfinished"
}

# --- both together ----------------------------------------------------------------------------------------------

# Locks file 9 of this shell, for as long as it or a program it started is there.
lock_file() { # OPERATION of flock(2)
    "$python" -c 'if 1:
        import fcntl, sys
        try: fcntl.flock(9, int(sys.argv[1]))
        except OSError: sys.exit(1)' "$1"
}

set_up() { # KIND [ARGS of the command]
    local kind=$1 need=window stamp level
    shift
    [ "$kind" = test ] || need=$(needs "$@")
    stamp=$need
    [ "$kind" != test ] || stamp=test
    if is_ready "$stamp"; then return; fi
    unset PYTHONHOME PYTHONPATH
    log=$(mktemp) || stop "No temporary file could be made. Make some room in ${TMPDIR:-/tmp}, then start again."
    trap 'rm -f -- "$log"' EXIT
    find_python
    # Two set-ups at once: the second waits here, then finds the work done. What a killed one started is waited for too.
    exec 9<"${BASH_SOURCE[0]}"
    if ! lock_file 6; then # 6: exclusive, without waiting
        say "another set-up is at work here; waiting for it ..."
        lock_file 2 || stop "$root/installer cannot be locked. Is another set-up at work on it?"
    fi
    if ! is_ready "$stamp"; then
        check_rights
        set_up_system "$need"
        make_venv
        fill_venv "$kind"
        for level in nothing sockets pictures window; do
            [ -n "$(missing_libraries "$level")" ] || fingerprint >"$venv/svedesk-$level"
        done
        [ "$kind" = run ] || fingerprint >"$venv/svedesk-test"
        say "ready."
    fi
    rm -f -- "$log"
    trap - EXIT
    exec 9<&-
}

"""How the sounds in `assets/sounds` were made: from sine waves and noise, by arithmetic, the same every time.

`.venv/bin/python installer/sounds.py` writes them anew after a change.
"""

from __future__ import annotations

import math
import random
from array import array
from collections.abc import Callable
from pathlib import Path

from svedesk.data import assets
from svedesk.gui.app.sounds.sounds import RATE, as_wave

PEAK = 0.8
"""The loudest sample of each sound, of what a sample can hold."""
Wave = list[float]


def tone(seconds: float, pitch: Callable[[float], float], fall: float, overtone: float = 0.0) -> Wave:
    """A sine wave whose pitch (Hz) may change with time; it dies away `fall` times a second by e. `overtone` is the
    share of its octave, which makes a bell of it."""
    samples, phase = [], 0.0
    for at in range(round(seconds * RATE)):
        time = at / RATE
        phase += 2 * math.pi * pitch(time) / RATE
        rise = min(1.0, time / 0.004)
        samples.append(rise * math.exp(-fall * time) * (math.sin(phase) + overtone * math.sin(2 * phase)))
    return samples


def rustle(seconds: float, low: float, high: float, swell: float) -> Wave:
    """Noise between two pitches (Hz) that swells until `swell` (0 to 1 of its time) and dies away: paper, air."""
    noise = random.Random(63 * 88)
    keep_low, keep_high = (1 - math.exp(-2 * math.pi * pitch / RATE) for pitch in (low, high))
    slow, fast, samples = 0.0, 0.0, []
    count = round(seconds * RATE)
    for at in range(count):
        sample = noise.uniform(-1.0, 1.0)
        slow += keep_low * (sample - slow)
        fast += keep_high * (sample - fast)
        share = at / count
        envelope = share / swell if share < swell else (1 - share) / (1 - swell)
        samples.append((fast - slow) * envelope**2)
    return samples


def together(*parts: tuple[float, float, Wave]) -> Wave:
    """Several waves at once, each with when it begins (seconds) and how loud it is."""
    starts = [round(begin * RATE) for begin, _, _ in parts]
    samples = [0.0] * max(start + len(part) for start, (_, _, part) in zip(starts, parts, strict=True))
    for start, (_, loud, part) in zip(starts, parts, strict=True):
        top = max(map(abs, part))
        for at, sample in enumerate(part):
            samples[start + at] += sample * loud / top
    return samples


def _bell(pitch: float, seconds: float) -> Wave:
    return tone(seconds, lambda time: pitch, 5.5 / seconds, 0.22)


def _draw() -> Wave:
    return together((0.0, 1.0, rustle(0.16, 1400, 5200, 0.6)))


def _place() -> Wave:
    thud = tone(0.12, lambda time: 190 - 500 * time, 34)
    return together((0.0, 0.35, rustle(0.05, 1500, 6000, 0.3)), (0.012, 1.0, thud))


def _attack() -> Wave:
    return together((0.0, 1.0, rustle(0.26, 350, 2600, 0.7)), (0.1, 0.35, tone(0.16, lambda t: 420 - 1300 * t, 12)))


def _damage() -> Wave:
    blow = tone(0.3, lambda time: 70 + 90 * math.exp(-25 * time), 12)
    return together((0.0, 1.0, blow), (0.0, 0.45, rustle(0.08, 300, 1800, 0.1)))


def _turn() -> Wave:
    return together((0.0, 0.9, _bell(440.0, 0.42)), (0.13, 1.0, _bell(659.26, 0.5)))


def _asked() -> Wave:
    return together((0.0, 1.0, _bell(587.33, 0.4)))


def _over() -> Wave:
    notes = (392.0, 493.88, 587.33, 783.99)
    return together(*((0.13 * nth, 0.9, _bell(pitch, 0.75 if nth == 3 else 0.5)) for nth, pitch in enumerate(notes)))


MAKERS: dict[str, Callable[[], Wave]] = {
    "draw": _draw,
    "place": _place,
    "attack": _attack,
    "damage": _damage,
    "turn": _turn,
    "asked": _asked,
    "over": _over,
}
"""Every sound by its name."""


def wave_file(name: str) -> bytes:
    """A sound as a WAV file. Raises KeyError for a name there is not."""
    samples = MAKERS[name]()
    scale = PEAK * 32767 / max(map(abs, samples))
    # The last samples fade, so that nothing clicks.
    fade = round(0.01 * RATE)
    ends = [min(1.0, (len(samples) - at) / fade) for at in range(len(samples))]
    return as_wave(array("h", (round(sample * scale * end) for sample, end in zip(samples, ends, strict=True))))


def write_sounds(folder: Path | None = None) -> None:
    """Write all sounds as WAV files. Raises OSError when that can't be done."""
    for name in MAKERS:
        ((folder or assets() / "sounds") / f"{name}.wav").write_bytes(wave_file(name))


if __name__ == "__main__":
    write_sounds()

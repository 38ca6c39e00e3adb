"""What features of a position are worth to somebody with some experience, in the order of `value.FEATURES`."""

_MINE = (
    *(0.35, -0.2, -0.5, 0.25, -0.15, 0.15, -0.25, -0.12),
    *(0.15, 0.25, 0.15, 0.06, 0.02, 0.15, 0.15, 0.1, 0.2),
    *(0.15, -0.05, -0.05, -0.3),
)
_MY_STRIKE = (0.6, 0.2, 0.1, 0.1)
_THEIR_STRIKE = (-1.5, -0.4, -0.1, -0.1)
ROUGH: tuple[float, ...] = (
    0.0,
    *_MINE,
    *(-one for one in _MINE),
    *_MY_STRIKE,
    *_THEIR_STRIKE,
    *(0.05, 0.0),
)

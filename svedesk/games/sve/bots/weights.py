"""What features of a position are worth in the beginning and at the end, in the order of `value.FEATURES`.

Written by `python -m tests.fit_values`. Players that others are measured against go by them: they stay as they are.
"""

EARLY: tuple[float, ...] = (
    0.0884,  # one
    0.0990,  # my health
    -0.0806,  # my health below 12
    -0.1003,  # my health below 6
    0.1077,  # my attack
    0.0308,  # my defense
    0.1463,  # my followers
    -0.0263,  # my exposed
    -0.0089,  # my exposed attack
    0.0815,  # my wards
    0.0364,  # my reserved wards
    0.2866,  # my bane
    0.1325,  # my drain
    0.0654,  # my assail
    -0.0066,  # my unseen
    -0.0287,  # my amulets
    0.1067,  # my amulet cost
    0.0378,  # my hand
    0.0255,  # my ex
    0.0600,  # my evolution
    0.0382,  # my evolved
    0.0000,  # my cemetery
    -0.3735,  # my thin deck
    0.0000,  # my full field
    0.0687,  # my largest
    -0.1119,  # their health
    0.0923,  # their health below 12
    0.1307,  # their health below 6
    -0.1706,  # their attack
    -0.0518,  # their defense
    -0.1564,  # their followers
    -0.0042,  # their exposed
    -0.0060,  # their exposed attack
    -0.0853,  # their wards
    -0.0693,  # their reserved wards
    -0.2784,  # their bane
    -0.1612,  # their drain
    -0.1171,  # their assail
    0.0117,  # their unseen
    -0.0202,  # their amulets
    -0.1363,  # their amulet cost
    -0.0100,  # their hand
    -0.0943,  # their ex
    -0.0600,  # their evolution
    -0.1090,  # their evolved
    0.0000,  # their cemetery
    0.3767,  # their thin deck
    0.0000,  # their full field
    -0.0692,  # their largest
    0.1885,  # my strike kills
    0.0306,  # my strike leaves 2
    0.0591,  # my strike leaves 5
    0.2593,  # my strike leaves 9
    -1.2485,  # their strike kills
    -0.4636,  # their strike leaves 2
    -0.3115,  # their strike leaves 5
    -0.3681,  # their strike leaves 9
)
LATE: tuple[float, ...] = (
    -0.0571,  # one
    0.0834,  # my health
    -0.0751,  # my health below 12
    -0.0981,  # my health below 6
    0.0767,  # my attack
    0.0475,  # my defense
    -0.1363,  # my followers
    0.0179,  # my exposed
    -0.0032,  # my exposed attack
    0.1045,  # my wards
    0.0823,  # my reserved wards
    0.1120,  # my bane
    0.0165,  # my drain
    -0.1094,  # my assail
    0.0561,  # my unseen
    0.1917,  # my amulets
    -0.0099,  # my amulet cost
    0.2805,  # my hand
    -0.0369,  # my ex
    0.0600,  # my evolution
    -0.0445,  # my evolved
    0.0000,  # my cemetery
    -0.3899,  # my thin deck
    0.0000,  # my full field
    0.0654,  # my largest
    -0.1072,  # their health
    0.0827,  # their health below 12
    0.0307,  # their health below 6
    -0.1288,  # their attack
    -0.0523,  # their defense
    0.1663,  # their followers
    -0.0042,  # their exposed
    -0.0060,  # their exposed attack
    -0.0853,  # their wards
    -0.0474,  # their reserved wards
    -0.4261,  # their bane
    0.0938,  # their drain
    0.0731,  # their assail
    0.0378,  # their unseen
    -0.2172,  # their amulets
    0.0252,  # their amulet cost
    -0.3053,  # their hand
    0.0829,  # their ex
    -0.0600,  # their evolution
    0.1027,  # their evolved
    0.0000,  # their cemetery
    0.4196,  # their thin deck
    0.0000,  # their full field
    -0.0757,  # their largest
    0.2719,  # my strike kills
    -0.0012,  # my strike leaves 2
    0.0774,  # my strike leaves 5
    -0.1027,  # my strike leaves 9
    -1.3783,  # their strike kills
    -0.7175,  # their strike leaves 2
    -0.3218,  # their strike leaves 5
    -0.0567,  # their strike leaves 9
)

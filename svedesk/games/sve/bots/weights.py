"""What features of a position are worth in the beginning and at the end, in the order of `value.FEATURES`.

Written by `python -m tests.fit_values`.
"""

EARLY: tuple[float, ...] = (
    0.0648,  # one
    0.0690,  # my health
    -0.0221,  # my health below 12
    -0.0660,  # my health below 6
    0.1127,  # my attack
    0.0903,  # my defense
    0.0023,  # my followers
    -0.0041,  # my exposed
    -0.0057,  # my exposed attack
    0.0152,  # my wards
    0.0200,  # my reserved wards
    0.1368,  # my bane
    0.0155,  # my drain
    0.0141,  # my assail
    0.1377,  # my unseen
    0.0816,  # my amulets
    0.0000,  # my amulet cost
    0.1190,  # my hand
    0.0141,  # my ex
    0.0000,  # my evolution
    0.0278,  # my evolved
    0.0000,  # my cemetery
    -0.1413,  # my thin deck
    0.0000,  # my full field
    0.0808,  # my largest
    -0.0686,  # their health
    0.0670,  # their health below 12
    0.1126,  # their health below 6
    -0.1525,  # their attack
    -0.1156,  # their defense
    -0.0403,  # their followers
    0.0000,  # their exposed
    0.0000,  # their exposed attack
    -0.0300,  # their wards
    -0.0242,  # their reserved wards
    -0.1092,  # their bane
    -0.0189,  # their drain
    -0.0114,  # their assail
    -0.1071,  # their unseen
    -0.1720,  # their amulets
    -0.0340,  # their amulet cost
    -0.1052,  # their hand
    -0.0241,  # their ex
    -0.0054,  # their evolution
    -0.0363,  # their evolved
    0.0000,  # their cemetery
    0.1075,  # their thin deck
    0.0000,  # their full field
    -0.1099,  # their largest
    0.4253,  # my strike kills
    0.1276,  # my strike leaves 2
    0.0685,  # my strike leaves 5
    0.0169,  # my strike leaves 9
    -1.4745,  # their strike kills
    -0.5621,  # their strike leaves 2
    -0.2942,  # their strike leaves 5
    -0.1863,  # their strike leaves 9
)
LATE: tuple[float, ...] = (
    -0.0379,  # one
    0.0384,  # my health
    -0.0059,  # my health below 12
    -0.0501,  # my health below 6
    0.0865,  # my attack
    0.0542,  # my defense
    0.0000,  # my followers
    -0.0023,  # my exposed
    -0.0206,  # my exposed attack
    0.0820,  # my wards
    0.0200,  # my reserved wards
    0.0877,  # my bane
    0.0483,  # my drain
    0.0002,  # my assail
    0.1800,  # my unseen
    0.0408,  # my amulets
    0.0106,  # my amulet cost
    0.1184,  # my hand
    0.0360,  # my ex
    0.0000,  # my evolution
    0.0173,  # my evolved
    0.0000,  # my cemetery
    -0.2750,  # my thin deck
    0.0000,  # my full field
    -0.0223,  # my largest
    -0.0679,  # their health
    0.0139,  # their health below 12
    0.0811,  # their health below 6
    -0.0957,  # their attack
    -0.0438,  # their defense
    -0.0104,  # their followers
    0.0000,  # their exposed
    0.0000,  # their exposed attack
    -0.0300,  # their wards
    -0.0577,  # their reserved wards
    -0.0664,  # their bane
    -0.0125,  # their drain
    -0.0011,  # their assail
    -0.1250,  # their unseen
    -0.0559,  # their amulets
    -0.0136,  # their amulet cost
    -0.1547,  # their hand
    -0.0803,  # their ex
    -0.0310,  # their evolution
    -0.0162,  # their evolved
    0.0000,  # their cemetery
    0.2102,  # their thin deck
    0.0000,  # their full field
    -0.0703,  # their largest
    0.2903,  # my strike kills
    0.0286,  # my strike leaves 2
    0.0164,  # my strike leaves 5
    0.0075,  # my strike leaves 9
    -1.4663,  # their strike kills
    -0.5344,  # their strike leaves 2
    -0.2385,  # their strike leaves 5
    -0.0694,  # their strike leaves 9
)

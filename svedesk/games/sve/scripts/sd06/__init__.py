"""SD06, Maculate Ablution."""

"""SD01, Regal Fairy Princess."""

"""SD03, Mysteries of Conjuration."""

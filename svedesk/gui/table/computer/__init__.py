"""A computer at the other side of a table: it thinks beside the window, and shows what it does at a pace one can
follow."""

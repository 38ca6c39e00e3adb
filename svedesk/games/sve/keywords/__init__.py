"""The keywords of chapter 12, and what automatic abilities wait for. Keywords that only restrict or allow something are
read in `flow/attack.py` and `flow/quick.py`."""

"""The keywords of chapter 12, one file each. Those that only restrict or allow something are read in `flow/attack.py`
and `flow/quick.py`."""

"""Rules handling (chapter 11): one file for each clause that finds what it applies to; `handling.py` executes them
together."""

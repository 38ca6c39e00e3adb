"""Rules handling (chapter 11): each clause has a function that finds what it applies to; `handling.py` executes them
together."""

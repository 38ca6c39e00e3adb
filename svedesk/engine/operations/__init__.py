"""What each operation by hand does to a table, in files by what it is about. `manual.py` lists and checks them."""

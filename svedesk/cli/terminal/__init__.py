"""The table as text: the board, options by number, and a dialog that plays a desk through lines read and written."""

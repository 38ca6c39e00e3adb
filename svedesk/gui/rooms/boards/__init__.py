"""Boards in the window: the page they are kept on, setting one up, and what stands beside the table while one is
played."""

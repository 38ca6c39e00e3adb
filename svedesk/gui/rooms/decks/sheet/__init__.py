"""A deck on paper: its pages, drawn for a screen, a printer or a PDF file."""

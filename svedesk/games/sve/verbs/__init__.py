"""What texts do (chapter 5): one verb a file: its fields, how it is performed, how it reads in both languages."""

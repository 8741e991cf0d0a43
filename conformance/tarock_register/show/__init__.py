"""Shows clauses and scenarios of the catalogue on the terminal.

What is printed of them can be changed here alone; nothing is asked or judged here.
"""

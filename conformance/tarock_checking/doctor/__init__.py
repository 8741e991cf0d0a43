"""``tarock doctor``: tests step by step a program that is being connected, and says what is wrong and how to mend it.

It talks to the program through the same pipes, with the same limits and protection, as a check does.
"""

"""Plays the scenarios of the catalogue: the right answers filled in, a program asked, and each reply compared.

How a scenario is played can be changed here alone; ``check``, ``diagnose``, ``doctor``, ``prove`` and ``tarock fuzz``
all play by it.
"""

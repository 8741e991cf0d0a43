"""Searches for what no scenario asks: questions on which a program, a reading or the suite itself differs.

``make`` generates questions, ``ask`` puts them and compares the answers, ``shrink`` makes a find small, ``write`` turns
it into steps of a scenario, and ``fuzz`` is the campaign that does all four. ``weigh`` measures in deals how much a
reading matters, and ``bugs`` tries realistic mistakes in the engine on the suite.
"""

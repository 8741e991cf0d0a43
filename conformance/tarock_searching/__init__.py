"""Searches for what no scenario asks: questions on which a program, a reading or the suite itself differs.

``make`` generates questions, ``ask`` puts them and compares the answers, ``shrink`` makes a find small, ``write`` turns
it into steps of a scenario, and ``fuzz`` is the campaign that does all four. ``model`` says what can vary in a kind of
question. ``weigh`` measures in deals how much a reading matters.
"""

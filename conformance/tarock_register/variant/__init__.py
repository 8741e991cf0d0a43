"""``tarock variant``: houses. A profile to begin with, a form, a house in words, its rule sheet, and two compared.

A house has the rules of one round of players, written down in a profile. What is shown and how can be changed here
without looking at how a profile is read.
"""

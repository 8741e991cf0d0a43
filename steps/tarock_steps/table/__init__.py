"""The table of a scenario: setup, course of the deal, positions, and the questions made from them.

How a set-up becomes a question can be changed here without looking at phrases or expectations.
"""

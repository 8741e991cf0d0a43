"""Generates questions: courses of play, rows of models, combinations of cards, and changes to known questions.

Where questions come from can be changed here without looking at how they are asked.
"""

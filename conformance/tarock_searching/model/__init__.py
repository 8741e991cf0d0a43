"""Models of what can vary in a kind of question, and rows of values that meet in threes.

What a kind of question consists of can be changed here without looking at how rows are drawn, counted and asked.
"""

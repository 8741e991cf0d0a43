"""What a scenario sets up, does and asks: the table, the course of a deal, positions, and the questions made from them.

How a set-up becomes a question can be changed here without looking at phrases or expectations.
"""

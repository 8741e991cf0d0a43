"""Reduces the question of a find as long as the program's answer to it is still wrong.

How a question is reduced can be changed here alone; ``ask`` says whether the answers still differ.
"""

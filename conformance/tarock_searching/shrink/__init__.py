"""Makes a find small: the question is reduced as long as the answers to it still differ.

How a question is reduced can be changed here alone; ``ask`` says whether the answers still differ.
"""

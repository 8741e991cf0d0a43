"""One question from the command line, and its answer in words.

How a question may be typed and how an answer reads can be changed here alone; the protocol says what they mean.
"""

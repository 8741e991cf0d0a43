"""Whether a lock holds its variant: made for each source, written, read again, and put to every impostor.

How a lock is tried can be changed here alone; which questions it takes is decided in ``tarock_checking.lock``.
"""

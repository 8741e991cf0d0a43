"""Whether a lock catches every impostor of its variant: a lock is made for each source, read again, and tried.

A lock is a file of few questions with right answers; an impostor is the reference engine with one wrong ruling. How a
lock is tried can be changed here alone; which questions it takes is decided in ``tarock_checking.lock``.
"""

"""Where readings part: for each pair of them the smallest question and the smallest deal that tell them apart.

How they are looked for, what is small, and who confirms them can be changed here alone.
"""

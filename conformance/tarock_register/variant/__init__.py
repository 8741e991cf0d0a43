"""Houses: a profile skeleton, a form, a house in words, its rule sheet, and two houses compared.

What is shown and how can be changed here without looking at how a profile is read.
"""

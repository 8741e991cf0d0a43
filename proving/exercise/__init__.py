"""How often answers rest on each clause: in the features, in the laws, and in random deals.

A clause on which an answer rests is a ground of it. What is counted can be changed here alone, as long as every clause
that can be tested is exercised by one of the three.
"""

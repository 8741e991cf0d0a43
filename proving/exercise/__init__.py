"""How often each clause is a ground: over the features, the laws, and random deals.

What is counted can be changed here alone, as long as every clause that can be tested is exercised by somebody.
"""

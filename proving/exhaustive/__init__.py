"""Compares the engine with the second opinion in all cases of a kind: every trick, hand, auction or settlement.

The second opinion is the independent implementation of the rules in ``second_opinion``. Each comparison is a part with
a name, listed in the `parts.py` of its source; one can be added there without looking elsewhere. What is right comes
from the second opinion or is worked out from the source here, never from the engine.
"""

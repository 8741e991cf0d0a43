"""Runs the scenarios under pytest; needs the extra ``pip install 'tarock-conformance[features]'``.

The proof uses it to show that pytest-bdd, which knows nothing of how we play scenarios, comes to the same verdicts; who
has tests for pytest can collect the scenarios with them. No command loads it.
"""

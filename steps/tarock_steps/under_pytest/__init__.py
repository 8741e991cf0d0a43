"""Runs the scenarios under pytest; needs the extra ``pip install 'tarock-conformance[features]'``.

By it the proof holds that pytest-bdd, which knows nothing of how we play scenarios, comes to the same verdicts, and
whoever has tests for pytest collects the scenarios with them. No command loads it.
"""

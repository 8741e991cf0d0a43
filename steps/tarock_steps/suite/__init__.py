"""The tests that a run collects."""

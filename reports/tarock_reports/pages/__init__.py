"""Reports as files: the page with its templates, Markdown, and JUnit.

Looks can be changed here alone; figures and words come from ``verdict`` and ``evidence``.
"""

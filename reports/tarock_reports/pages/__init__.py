"""Reports as files that others open: the page with its templates, Markdown, and JUnit for builds.

Looks can be changed here alone; figures and words come from ``verdict`` and ``evidence``.
"""

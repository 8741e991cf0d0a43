"""One test for every scenario of the run."""

from tarock_steps.under_pytest.plugin import bind

bind(globals())

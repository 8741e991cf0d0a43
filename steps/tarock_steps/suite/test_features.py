"""One test for every scenario of the run."""

from tarock_steps.suite.plugin import bind

bind(globals())

"""One test for every scenario of the run."""

from tarock_steps.plugin import bind

bind(globals())

from tarock_steps.suite.plugin import bind

bind(globals())

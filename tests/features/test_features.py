from tarock_steps.plugin import bind

bind(globals())

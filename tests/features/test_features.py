from tarock_steps.under_pytest.plugin import bind

bind(globals())

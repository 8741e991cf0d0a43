"""What becomes of the scenarios under every single reading of every option: how many are asked, and on what they rest.

Can be changed without a look at anything else; what is right by other rules is ``tarock_steps.suite.deriving``.
"""

"""What a command line names, held against what there is: rule sets, options, clauses, scenarios, the engine.

A check of one input can be changed here alone, as long as it names the place and what was expected.
"""

"""The campaign behind ``tarock check``: ask a program all scenarios, repeat a share of the questions, record, report.

The order of these can be changed here alone; what a verdict is stands in the reports, what a file is in ``outputs``.
"""

"""The campaign behind ``tarock check``: ask, ask a share again, record, and report.

The order of these can be changed here alone; what a verdict is stands in the reports, what a file is in ``outputs``.
"""

"""The campaign behind ``tarock check``: it asks, asks a share again, keeps what comes of it, and closes.

The order of these can be changed here alone; what a verdict is stands in the reports, what a file is in ``outputs``.
"""

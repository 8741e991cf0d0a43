"""Makes tables, pages and JUnit from the ledgers of runs.

Every report is a function of ledgers, so how one looks can be changed here without looking elsewhere; what a ledger
holds is a promise to those who keep old ones.
"""

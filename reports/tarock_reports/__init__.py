"""Makes tables, pages, JUnit and JSON from the ledgers of runs: what a program got right and wrong, and why.

A ledger is the record of a run. Every report is a function of ledgers, so how one looks can be changed here without
looking elsewhere; what a ledger holds is a promise to those who keep old ones. The columns of a table are in
``verdict.columns`` for all forms of a report; ``terminal`` and ``pages`` only draw them. The German of every heading is
in ``de.po`` of ``tarock_language``.
"""

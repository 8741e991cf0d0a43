"""The register: what each source says to a question of the table, shown, explained and compared.

``show`` prints clauses and scenarios, ``disputes`` finds topics by words, and ``ask`` answers one question in words.
``explain`` explains positions and whole deals, ``variant`` describes houses, ``site`` makes pages of all of it, and
``table`` answers the table in the browser.
"""

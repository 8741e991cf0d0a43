"""``tarock site``: the register as pages that need no network: topics, options, clauses, houses, and a search.

There are pages in each language that ``tarock_language`` has a catalogue for: a new one is added there alone.
What a page says comes from the catalogues, the register and the ledgers; the words around it are in its template.
"""

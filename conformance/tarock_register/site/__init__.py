"""``tarock site``: the register as pages that need no network: topics, options, clauses, houses, and a search.

There are pages in each language with a catalogue in ``tarock_language``, whose ``catalogue`` says where a new one goes.
What a page says comes from the catalogues, the register and the ledgers; the words around it are in its template.
"""

"""The register as offline pages: topics, options, clauses, houses, and a search.

What a page says is what the catalogues, the register and the ledgers say; the words around it stand in its template.
"""

"""The table in the browser: a page where people ask about positions, and the desk that answers it with our engine.

The desk runs behind a local server, or in the browser itself. How the page asks can be changed here without looking at
the rules; what the page shows is in the room of the pages.
"""

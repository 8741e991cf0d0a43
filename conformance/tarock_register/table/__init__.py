"""The table in the browser: what its page asks, and the replies of the desk, over HTTP or in the browser itself.

How a page asks can be changed here without looking at the rules; what the page shows stands in the room of the pages.
"""

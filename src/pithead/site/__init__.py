"""The house of the tables inside the page: a worker's door, and storage in the browser.

Here are no processes, sockets and files, and no library but msgspec: the sources run in Pyodide as
they are. `docs/site.md` says how it fits together; `make site` builds it.
"""

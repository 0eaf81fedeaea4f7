"""The whole application, ready to be served."""

from __future__ import annotations

import msgspec
from litestar import Litestar, MediaType, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from pithead.rooms.connection import COMMAND_LIMIT
from pithead.tables.errors import TableError

from . import api
from .context import Context
from .live import live
from .page import Page
from .schema import whole_schema
from .security import Security, allowed_names

SMALL = 1000
"""Answers shorter than this are not worth compressing."""


def make_app(context: Context) -> Security:
    """The caller opens the context before serving the app, and closes it after."""
    page = Page(context.config.page, context.config.no_page)
    names = allowed_names(context.config.hosts)
    return Security(make_api(context), page, names, context.requests, context.counts)


def make_api(context: Context) -> Litestar:
    def the_context() -> Context:
        return context

    return Litestar(
        [*api.HANDLERS, live, schema],
        dependencies={"context": Provide(the_context, sync_to_thread=False, use_cache=True)},
        exception_handlers={
            TableError: api.tell_problem,
            HTTPException: api.tell_http,
            RecursionError: api.tell_malformed,
            UnicodeError: api.tell_malformed,
            Exception: api.tell_fault,
        },
        compression_config=CompressionConfig("gzip", minimum_size=SMALL, gzip_compress_level=6),
        request_max_body_size=COMMAND_LIMIT,
        logging_config=None,
        openapi_config=OpenAPIConfig("Pithead", "1", render_plugins=[], path="/unused"),
        debug=False,
        state=State({"counts": context.counts}),
        signature_namespace={"Context": Context},
    )


@get("/schema", include_in_schema=False, media_type=MediaType.JSON)
async def schema(request: api.Asking) -> bytes:
    state = request.app.state
    if "schema" not in state:
        state["schema"] = msgspec.json.encode(whole_schema(request.app))
    return bytes(state["schema"])

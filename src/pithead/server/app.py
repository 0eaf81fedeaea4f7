"""The whole application, ready to be served."""

from __future__ import annotations

from typing import Any

from litestar import Litestar, get
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from pithead.tables.trouble import Trouble

from . import api
from .house import House
from .live import live
from .page import Page
from .schema import whole_schema
from .shield import Shield

SMALL = 1000
"""Answers shorter than this are not worth compressing."""


def make_app(house: House) -> Shield:
    """Who serves it opens the house before and closes it after."""
    return Shield(make_api(house), Page(house.config.page, house.config.no_page))


def make_api(house: House) -> Litestar:
    def the_house() -> House:
        return house

    return Litestar(
        [*api.HANDLERS, live, schema],
        dependencies={"house": Provide(the_house, sync_to_thread=False, use_cache=True)},
        exception_handlers={
            Trouble: api.tell_trouble,
            HTTPException: api.tell_http,
            RecursionError: api.tell_depth,
            Exception: api.tell_fault,
        },
        compression_config=CompressionConfig("gzip", minimum_size=SMALL, gzip_compress_level=6),
        request_max_body_size=api.COMMAND_LIMIT,
        logging_config=None,
        openapi_config=OpenAPIConfig("Pithead", "1", render_plugins=[], path="/unused"),
        debug=False,
        signature_namespace={"House": House},
    )


@get("/schema", include_in_schema=False)
async def schema(request: api.Asking) -> dict[str, Any]:
    return whole_schema(request.app)

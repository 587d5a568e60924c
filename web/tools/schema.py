"""Prints the OpenAPI document of the server: the types of the page are made from it."""

import json
import sys

from giglio.server.app import litestar
from giglio.server.settings import Settings

json.dump(litestar(Settings()).openapi_schema.to_schema(), sys.stdout, indent=1)

"""The version of giglio."""

VERSION = "0.1.0"

# giglio: `make play` sets everything up and plays, `make test` sets everything up and tests.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
SOURCES := $(shell find src examples docs/rules -type f -not -name '*.pyc' \
	-not -path '*/build/*' -not -path '*.egg-info/*') pyproject.toml setup.py

.PHONY: play test test-long lint golden bench bench-server clean
.DELETE_ON_ERROR:

play: .venv/installed
	$(BIN)/giglio

# The tests run twice: against the sources as plain Python, and against the compiled build.
test: lint
	GIGLIO_BUILD=interpreted PYTHONPATH=src $(BIN)/python -m pytest
	GIGLIO_BUILD=compiled $(BIN)/python -m pytest

test-long: .venv/tested-with
	GIGLIO_BUILD=interpreted PYTHONPATH=src $(BIN)/python -m pytest --long
	GIGLIO_BUILD=compiled $(BIN)/python -m pytest --long

lint: .venv/tested-with
	$(BIN)/ruff check --quiet
	$(BIN)/ruff format --check --quiet
	$(BIN)/mypy
	$(BIN)/lint-imports

# Tells the golden games anew, and plays those that are missing. Read what changed.
golden: .venv/tested-with
	$(BIN)/python tests/golden/make.py

bench: .venv/benched-with
	$(BIN)/python bench/run.py

# The server: load, memory, kills, boardgame.io beside it (with npm); writes docs/reliability.md.
bench-server: .venv/tested-with
	PYTHONPATH=tests $(BIN)/python bench/server.py

clean:
	rm -rf .venv build dist *.egg-info src/*.egg-info examples/*/build examples/*/*.egg-info

# The virtual environment and what the build needs.
.venv/created: constraints.txt
	$(PYTHON) -m venv .venv
	$(PIP) install --upgrade -c constraints.txt pip
	$(PIP) install --upgrade -c constraints.txt setuptools wheel mypy librt mypy_extensions
	touch $@

# giglio as its users have it: compiled, and made anew whenever a source has changed.
.venv/installed: .venv/created $(SOURCES)
	rm -rf build examples/*/build
	@echo "Compiling giglio; this takes a minute."
	$(PIP) install -c constraints.txt --no-build-isolation .
	touch $@

.venv/tested-with: .venv/created $(SOURCES)
	rm -rf build examples/*/build
	@echo "Compiling giglio; this takes a minute."
	$(PIP) install -c constraints.txt --no-build-isolation '.[dev]' ./examples/connect_four
	touch .venv/installed $@

.venv/benched-with: .venv/tested-with
	$(PIP) install -c constraints.txt --no-build-isolation 'giglio[peers]'
	touch $@

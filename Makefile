# `make help` says what there is: what stands behind `##` in the line of a target. The environment is built once from the
# lock file; a stamp in it says that it is up to date.

PYTHON ?= python3
ARGS ?=
ROOTS := language protocol reference_engine second_opinion steps reports conformance
CODE := $(ROOTS) proving tests examples hatch_build.py $(wildcard benchmarks)
RUN := $(ROOTS) proving
BIN := .venv/bin
SPOKEN := $(patsubst %.po,%.mo,$(wildcard language/tarock_language/catalogues/*.po))
PAGES := reports/tarock_reports/pages
READY := .venv/.stamp $(SPOKEN) $(PAGES)/compiled_templates/__init__.py
PIP := -m pip --disable-pip-version-check --quiet --quiet
REPORT := tarock-report
# One page of all that was found out about the suite; the ledgers are looked up when it is made, not before, and none
# that tells of some clauses only.
EVIDENCE = ledgers=$$(ls $(REPORT)/proof-*.jsonl $(REPORT)/exercise-*.jsonl $(REPORT)/coverage.jsonl $(REPORT)/mutation.jsonl \
  2>/dev/null | grep -v '\.part\.jsonl$$') || exit 0; \
  $(BIN)/tarock report $$ledgers --format html --output $(REPORT)/proof.html && echo "page: $(REPORT)/proof.html"

.DELETE_ON_ERROR:
.PHONY: check help quick test prove coverage derived mutation bench setup format clean rebuild

check: $(READY) ## ask the reference engine every scenario of every rule set; ARGS="--rules karl --area play" for less
	@$(BIN)/tarock check $(ARGS)

help: ## say what every target does
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/\1	\2/p' $(firstword $(MAKEFILE_LIST)) | while IFS='	' read -r name told; do \
	  printf 'make %-9s %s\n' "$$name" "$$told"; done

quick: $(READY) ## before a commit, in ten seconds: ruff, and the tests that hold clauses, phrases and code together
	@$(BIN)/ruff check --quiet $(CODE)
	@$(BIN)/ruff format --quiet --check $(CODE)
	@$(BIN)/python -m pytest -n 0 --quiet --no-header -m 'not prove' tests/closure $(ARGS)

test: $(READY) ## the gate, in three minutes: ruff, mypy, pytest; ARGS=tests/laws for one folder, ARGS="-n 0" for one process
	@$(BIN)/python -m tests.gate $(ARGS)

# The table of parts is in `proving/proof/parts.py`. The page at the end shows what the ledgers of wrong engines, clauses as
# grounds, coverage and mutation hold, as far as they were made.
prove: $(READY) ## the proof, 45 minutes: all that samples, tries every case, or starts browsers and clusters; ARGS="--list" for its parts
	@$(BIN)/python -m proving $(ARGS)
	@$(EVIDENCE)

coverage: $(READY) ## which branches of the engine the scenarios reach, and which they miss for which reason
	@$(BIN)/python -m proving.coverage $(ARGS)

derived: $(READY) ## how much is asked under each single reading, and which clauses that leaves bare
	@$(BIN)/python -m proving.derived $(ARGS)

mutation: $(READY) ## how much of each small change to the engine is noticed; ARGS="--module counting" for one module
	@$(BIN)/python -m proving.mutation $(ARGS)

# Compiled ahead for the same reason as for the tests: whoever installs it has it so.
bench: .venv-bench/.stamp ## in five minutes, how fast engine and suite are, beside other engines, and which goals that reaches
	@.venv-bench/bin/python -m compileall -q $(RUN)
	@.venv-bench/bin/python -m benchmarks.run $(ARGS)

setup: $(READY) ## build the environment, or bring it up to date; every other target does so by itself
	@echo "ready: .venv"

format: $(READY) ## write the code as ruff has it
	@$(BIN)/ruff check --quiet --fix $(CODE)
	@$(BIN)/ruff format $(CODE)

clean: ## remove environments, caches and build output
	@echo "removing environments, caches and build output"
	@rm -rf .venv .venv-bench dist .coverage htmlcov .hypothesis .mypy_cache .pytest_cache .ruff_cache
	@find $(CODE) -name __pycache__ -type d -prune -exec rm -rf {} +

# Two stamps: a new lock builds the environment anew, a new pyproject.toml only repeats the editable install. The code is
# compiled with it: where Python may write no bytecode, as in most containers, every start would compile it again.
.venv/.locked: requirements.lock
.venv-bench/.locked: requirements.lock requirements-bench.lock
.venv/.locked: LOCK := requirements.lock
.venv-bench/.locked: LOCK := requirements-bench.lock

%/.locked:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Python 3.11 or newer is needed, but '$(PYTHON)' is: $$($(PYTHON) --version 2>&1)." >&2; \
	  echo "Name another one: make PYTHON=python3.12" >&2; exit 1; }
	@echo "creating $*"
	@$(PYTHON) -m venv --clear $*
	@echo "installing $(LOCK)"
	@$*/bin/python $(PIP) install -r $(LOCK)
	@touch $@

%/.stamp: %/.locked pyproject.toml
	@echo "installing the project into $*, editable"
	@$*/bin/python $(PIP) install --no-deps --no-build-isolation -e .
	@$*/bin/python -m compileall -q $(RUN)
	@echo '$(CURDIR)' > $@

language/tarock_language/catalogues/%.mo: language/tarock_language/catalogues/%.po .venv/.locked
	@$(BIN)/python -c 'from hatch_build import *; [Path(CATALOGUES, name).write_bytes(mo) for name, mo in compiled(Path())]'

# A run uses of it what was made from its own templates, and compiles any other by itself.
$(PAGES)/compiled_templates/__init__.py: $(wildcard $(PAGES)/templates/*.j2) $(PAGES)/html.py .venv/.stamp $(SPOKEN)
	@mkdir -p $(@D)
	@$(BIN)/python -c 'from hatch_build import *; [Path("$(@D)", name).write_text(code, "utf-8") for name, code in compiled_templates().items()]'

# An environment knows its own place: one that came along with a copied tree would run the original's code.
define renew_if_moved
ifneq ($$(wildcard $(1)),)
ifneq ($$(shell test -x $(1)/bin/python && cat $(1)/.stamp 2>/dev/null),$$(CURDIR))
$(1)/.locked: rebuild
endif
endif
endef
$(foreach environment,.venv .venv-bench,$(eval $(call renew_if_moved,$(environment))))

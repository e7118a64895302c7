# Two commands for players and newcomers: make play, make test. Everything lives in .venv, which
# the first run makes. Another Python than the first one found: make play PYTHON=/path/to/python3

PYTHON ?=
CANDIDATES := $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11)
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/python -m pip --disable-pip-version-check install --quiet --editable
COMPILE_WORDS := @$(BIN)/python -m tui.words.compile

.PHONY: play test lint bench soak words clean
.DEFAULT_GOAL := play

play: $(VENV)/player.stamp
	$(COMPILE_WORDS)
	@$(BIN)/herna

test: $(VENV)/developer.stamp
	$(COMPILE_WORDS)
	$(BIN)/python -m pytest -n 2 --benchmark-disable

lint: $(VENV)/developer.stamp
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: $(VENV)/developer.stamp
	$(COMPILE_WORDS)
	$(BIN)/python -m pytest -m bench --benchmark-only -s

soak: $(VENV)/developer.stamp
	$(COMPILE_WORDS)
	$(BIN)/python -m pytest -m soak -n 2 --benchmark-disable --durations=0

words: $(VENV)/developer.stamp
	$(COMPILE_WORDS)

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache \
		.hypothesis .benchmarks snapshot_report.html
	find core saves themes tui tests -name __pycache__ -type d -prune -exec rm -rf {} +
	find tui -name '*.mo' -delete

$(VENV)/player.stamp: pyproject.toml $(BIN)/python
	@echo 'Installing what Herna needs to run (once, about a minute) ...'
	@$(INSTALL) '.[words]'
	@touch $@

$(VENV)/developer.stamp: pyproject.toml $(BIN)/python
	@echo 'Installing what Herna needs to be tested (once, one or two minutes) ...'
	@$(INSTALL) '.[words,test,lint]'
	@touch $@ $(VENV)/player.stamp

$(BIN)/python:
	@for python in $(CANDIDATES); do \
		if "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
			if "$$python" -m venv $(VENV) >/dev/null 2>&1; then exit 0; fi; \
			rm -rf $(VENV); \
			echo "Herna needs the venv module of $$python" \
				'(on Debian and Ubuntu: apt install python3-venv).' >&2; \
			exit 1; \
		fi; \
	done; \
	echo 'Herna needs Python 3.11 or newer, and none was found: install it,' \
		'or name it with make PYTHON=/path/to/python3.' >&2; \
	exit 1

# The commands: `make demo` shows the whole way of three orders, `make test` checks everything, `make bench` measures
# it beside what else could be used (Benchmarks/README.md; `make bench BENCH=--quick` for a first look).

SWIFT ?= swift
SOURCES = Package.swift Sources Tests

BENCH ?=
PYTHON ?= python3
BENCH_PYTHON = Benchmarks/.build/python

.PHONY: demo test bench build lint format setup clean

demo: setup
	$(SWIFT) build
	.ci/demo

test: setup lint
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build --no-parallel

# The programs are linked as users get them: statically, which is also what little memory depends on.
bench: setup $(BENCH_PYTHON)/ready
	$(SWIFT) build --configuration release --static-swift-stdlib --package-path Benchmarks
	Benchmarks/.build/release/Suite $(BENCH)

$(BENCH_PYTHON)/ready: Benchmarks/Python/requirements.txt
	$(PYTHON) -m venv $(BENCH_PYTHON)
	$(BENCH_PYTHON)/bin/pip install --quiet --requirement $<
	touch $@

build: setup
	$(SWIFT) build

lint:
	$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)

format:
	$(SWIFT) format --in-place --parallel --recursive $(SOURCES)

setup:
	@.ci/setup

clean:
	rm -rf .build Benchmarks/.build

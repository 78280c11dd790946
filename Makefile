# The two commands: `make demo` shows the whole way of three orders, `make test` checks everything. With time,
# `make torture MINUTES=20` tries to break what was promised (docs/torture.md).

SWIFT ?= swift
MINUTES ?= 20
SOURCES = Package.swift Sources Tests

.PHONY: demo test torture fuzz build lint format setup setup-tests clean

demo: setup
	$(SWIFT) build
	.ci/demo

test: setup-tests lint
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build --no-parallel

torture: setup-tests
	$(SWIFT) build
	"$$($(SWIFT) build --show-bin-path)/Torture" $(MINUTES)

# Fuzzes all readers of strangers' bytes, together for so many seconds.
SECONDS ?= 120
fuzz: setup
	SWIFT="$(SWIFT)" .ci/fuzz $(SECONDS)

build: setup
	$(SWIFT) build

lint:
	$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)

format:
	$(SWIFT) format --in-place --parallel --recursive $(SOURCES)

setup:
	@.ci/setup

# What only tests need beside.
setup-tests:
	@.ci/setup strace

clean:
	rm -rf .build .build-fuzz

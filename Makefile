# The two commands: `make demo` shows the whole way of three orders, `make test` checks everything.

SWIFT ?= swift
SOURCES = Package.swift Sources Tests

.PHONY: demo test build lint format fuzz setup clean

demo: setup
	$(SWIFT) build
	.ci/demo

test: setup lint
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build --no-parallel

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

clean:
	rm -rf .build .build-fuzz

# The two commands: `make demo` shows the whole way of three orders, `make test` checks everything. With time,
# `make torture MINUTES=20` tries to break what was promised (docs/torture.md).

SWIFT ?= swift
MINUTES ?= 20
SOURCES = Package.swift Sources Tests

.PHONY: demo test torture fuzz mutations sanitize build lint format setup setup-tests setup-torture clean

demo: setup
	$(SWIFT) build
	.ci/demo

test: setup-tests lint
	@.ci/sanitize c
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build --no-parallel

torture: setup-torture
	$(SWIFT) build
	@SWIFT="$(SWIFT)" .ci/fuzz --build
	SWIFT="$(SWIFT)" "$$($(SWIFT) build --show-bin-path)/Torture" $(MINUTES)

# Fuzzes all readers of strangers' bytes for so long.
fuzz: setup
	SWIFT="$(SWIFT)" .ci/fuzz $$(($(MINUTES) * 60))

# Breaks a copy of the sources in many ways and shows which test catches each; an hour or more.
mutations: setup-torture
	SWIFT="$(SWIFT)" .ci/mutations

# Address, undefined-behaviour and thread sanitizers; the last one with a build of its own.
sanitize: setup-tests
	SWIFT="$(SWIFT)" .ci/sanitize

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

# And what a torture wants beside: real sync clients, and a clock that can be set.
setup-torture:
	@.ci/setup strace rsync rclone faketime patch

clean:
	rm -rf .build .build-fuzz .build-mutations .build-thread

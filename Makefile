# The two commands: `make demo` shows the whole way of three orders, `make test` checks everything.

SWIFT ?= swift
SOURCES = Package.swift Sources Tests

.PHONY: demo test build lint format setup setup-tests docs deb deb-test clean

demo: setup
	$(SWIFT) build
	.ci/demo

test: setup-tests lint
	$(SWIFT) build --build-tests
	.ci/docs
	$(SWIFT) test --skip-build --no-parallel

build: setup
	$(SWIFT) build

lint:
	$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)

format:
	$(SWIFT) format --in-place --parallel --recursive $(SOURCES)

setup:
	@.ci/setup

# The pages of the library for other apps, in .build/docs.
docs: build
	.ci/docs

# The Debian package, in .build-deb/packages.
deb:
	@.ci/deb

# The package in a fresh Debian 12, and its units under systemd in a container; needs root.
deb-test: deb
	.ci/deb-test
	.ci/deb-boot-test

# What only tests need beside: systemd-analyze.
setup-tests:
	@.ci/setup systemd

clean:
	rm -rf .build

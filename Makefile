# The two commands: `make demo` shows the whole way of three orders, `make test` checks everything. With time,
# `make torture MINUTES=20` tries to break what was promised (docs/torture.md), and `make bench` measures it beside what
# else could be used (Benchmarks/README.md; `make bench BENCH=--quick` for a first look).

SWIFT ?= swift
MINUTES ?= 20
SOURCES = Package.swift Sources Tests Torture/Package.swift Torture/Sources Torture/Tests docs/examples

BENCH ?=
PYTHON ?= python3
BENCH_PYTHON = Benchmarks/.build/python

.PHONY: demo test torture torture-test fuzz mutations sanitize bench build lint format setup setup-tests \
	setup-torture docs deb deb-test clean

demo: setup
	$(SWIFT) build
	.ci/demo

test: setup-tests lint
	@.ci/sanitize c
	$(SWIFT) build --build-tests
	$(SWIFT) build --package-path Torture --build-tests
	.ci/docs
	$(SWIFT) test --skip-build --no-parallel
	$(SWIFT) test --package-path Torture --skip-build --no-parallel --filter '^SmokeTests\.'

# Optimized, as users get the programs, of which a run takes a third of the time; `make test` tries debug ones.
torture: setup-torture
	$(SWIFT) build --configuration release
	$(SWIFT) build --configuration release --package-path Torture
	@SWIFT="$(SWIFT)" .ci/fuzz --build
	SWIFT="$(SWIFT)" Torture/.build/release/Torture $(MINUTES)

# The tests of Torture/: a short run of each of its parts, with debug programs.
torture-test: setup-torture
	$(SWIFT) build
	$(SWIFT) build --package-path Torture --build-tests
	$(SWIFT) test --package-path Torture --skip-build --no-parallel

# Fuzzes all readers of strangers' bytes for so long.
fuzz: setup
	SWIFT="$(SWIFT)" .ci/fuzz $$(($(MINUTES) * 60))

# Breaks a copy of the sources in many ways and shows which test catches each; an hour or more.
mutations: setup-torture
	SWIFT="$(SWIFT)" .ci/mutations

# Address, undefined-behaviour and thread sanitizers; the last one with a build of its own.
sanitize: setup-tests
	SWIFT="$(SWIFT)" .ci/sanitize

# The programs are linked as users get them, all three in one binary, which is also what little memory depends on.
bench: setup $(BENCH_PYTHON)/ready
	SWIFT="$(SWIFT)" .ci/release --package-path Benchmarks
	mkdir -p Benchmarks/.build/programs
	for program in mcorder mcorderd till; do ln -sfn ../release/mcorder Benchmarks/.build/programs/$$program; done
	Benchmarks/.build/release/Suite --binaries Benchmarks/.build/programs $(BENCH)

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

# What only tests need beside: strace, and systemd-analyze.
setup-tests:
	@.ci/setup strace systemd

# And what a torture wants beside: real sync clients, and a clock that can be set.
setup-torture:
	@.ci/setup strace rsync rclone faketime patch

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

clean:
	rm -rf .build .build-deb .build-fuzz .build-mutations .build-thread Benchmarks/.build Torture/.build

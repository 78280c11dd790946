# The two main commands: `make demo` shows three orders from ticket to till and the pages in the browser, `make test`
# checks everything.
# `make torture MINUTES=20` tries to break the promises (docs/torture.md), and `make bench` measures the speed beside
# other programs (Benchmarks/README.md; `make bench BENCH=--quick` takes a few minutes).

SWIFT ?= swift
# Traits of the package, such as `make test TRAITS="--traits PostgreSQL"`, and other options of `swift build`. Changing
# them compiles everything again.
TRAITS ?=
# The scripts in .ci build with them too.
export SWIFT TRAITS
# How `make demo` and `make test` build, in a folder of its own: the libraries of others are optimized, without the
# checks of their debug builds, and our own code is not (MCORDER_UNOPTIMIZED in Package.swift). Tests that start many
# programs take a quarter of the time that they take with debug builds.
MADE = --scratch-path .build-made --configuration release -Xswiftc -enable-testing $(TRAITS)
MINUTES ?= 20
SOURCES = Package.swift Sources Tests Torture/Package.swift Torture/Sources Torture/Tests docs/examples

BENCH ?=
PYTHON ?= python3
BENCH_PYTHON = Benchmarks/.build/python

.PHONY: demo test run-tests torture torture-test fuzz mutations sanitize bench simulate build lint format setup \
	setup-tests setup-torture docs deb deb-test clean

demo run-tests torture-test: export MCORDER_UNOPTIMIZED = 1

demo: setup
	$(SWIFT) build $(MADE) --product mcorder
	$(SWIFT) build $(MADE) --product mcorder-web
	$(SWIFT) build $(MADE) --product mcorder-storefront
	TRAITS="$(MADE)" .ci/demo

# The tests of Torture/, with the programs that the other tests run. `make test` runs SmokeTests only, and none of them if
# torture-test follows.
TORTURE_TESTS = MCORDER_PROGRAMS="$$($(SWIFT) build $(MADE) --show-bin-path)" \
	$(SWIFT) test --package-path Torture --skip-build --no-parallel

test: setup-tests lint
	@.ci/in-temp $(MAKE) --no-print-directory run-tests SMOKE=$(if $(filter torture-test,$(MAKECMDGOALS)),,yes)

# The tests of `make test`, whose temporary files go into a folder that is removed afterwards.
run-tests:
	@.ci/sanitize c
	$(SWIFT) build $(MADE) --build-tests
	$(SWIFT) build --package-path Torture --build-tests
	TRAITS="$(MADE)" .ci/tests .ci/browser .ci/docs $(if $(SMOKE),'$(TORTURE_TESTS) --filter "^SmokeTests\."')

# Uses optimized programs, as users get them.
torture: setup-torture
	$(SWIFT) build --configuration release
	$(SWIFT) build --configuration release --package-path Torture
	@.ci/fuzz --build
	Torture/.build/release/Torture $(MINUTES)

# The tests of Torture/: a short run of each of its parts, with the programs of `make test`.
torture-test: setup-torture
	$(SWIFT) build $(MADE)
	$(SWIFT) build --package-path Torture --build-tests
	$(TORTURE_TESTS)

# Fuzzes all readers of untrusted bytes, and then the server of the pages, for MINUTES each.
fuzz: setup
	$(SWIFT) build $(TRAITS) --product mcorder
	$(SWIFT) build $(TRAITS) --product mcorder-web
	.ci/fuzz $$(($(MINUTES) * 60))
	.ci/fuzz-web $$(($(MINUTES) * 60))

# Introduces many errors into a copy of the sources, one by one, and shows which test finds each; takes an hour or more.
mutations: setup-torture
	.ci/mutations

# Runs the address, undefined-behaviour and thread sanitizers; the last one with a separate build.
sanitize: setup-tests
	.ci/sanitize

# The programs are linked as users get them, since the memory that they need depends on it: mcorder, mcorderd and till are
# one binary.
bench: setup $(BENCH_PYTHON)/ready
	.ci/release $(TRAITS) --package-path Benchmarks
	mkdir -p Benchmarks/.build/programs
	for program in mcorder-print mcorder-web mcorder-storefront; do ln -sfn ../release/$$program Benchmarks/.build/programs/$$program; done
	for program in mcorder mcorderd till; do ln -sfn ../release/mcorder Benchmarks/.build/programs/$$program; done
	Benchmarks/.build/release/Suite --binaries Benchmarks/.build/programs $(BENCH)

$(BENCH_PYTHON)/ready: Benchmarks/Python/requirements.txt
	$(PYTHON) -m venv $(BENCH_PYTHON)
	$(BENCH_PYTHON)/bin/pip install --quiet --requirement $<
	touch $@

# Writes docs/simulation.md and its chart; the same sources write the same page.
simulate: setup
	$(SWIFT) run --configuration release Simulation docs

build: setup
	$(SWIFT) build $(TRAITS)

# Each mutation has to apply to the sources.
lint:
	$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)
	@find Torture/Mutations -name '*.patch' -print0 | xargs -0 --max-args=1 git apply --check

format:
	$(SWIFT) format --in-place --parallel --recursive $(SOURCES)

setup:
	@.ci/setup

# Installs the additional needs of the tests: strace, systemd-analyze, a browser with Python to control it, proxies,
# and the font of printed tickets.
setup-tests:
	@.ci/setup strace systemd chromium firefox-esr openssl python3-venv caddy nginx-light unifont fonts-unifont

# Installs the additional needs of `make torture`: real sync clients, and a clock that can be set.
setup-torture:
	@.ci/setup strace rsync rclone faketime patch

# Makes the documentation of the library for other apps, in .build/docs.
docs: build
	.ci/docs

# Builds the Debian packages, in .build-deb/packages.
deb:
	@.ci/deb

# Tests the package in a fresh Debian 12, and its units under systemd in a container; needs root.
deb-test: deb
	.ci/deb-test
	.ci/deb-boot-test

clean:
	rm -rf .build .build-deb .build-fuzz .build-made .build-mutations .build-thread Benchmarks/.build Torture/.build

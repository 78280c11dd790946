"""Fixtures: one restaurant for each test, and browsers that keep a screenshot of a failed test's page."""

import os
import pathlib
import re
import subprocess

import pytest
from playwright.sync_api import expect, sync_playwright

from restaurant import Restaurant
from shops import Shop, make_catalogue

# Milliseconds. Two tests run at once, each with several programs; those that are about a time say so.
TIMEOUT = 15_000
expect.set_options(timeout=TIMEOUT)

FAILED = pathlib.Path(os.environ.get("MCORDER_FAILED", ".build/browser/failed"))


def openssl(*words):
    subprocess.run(["openssl", *map(str, words)], check=True, capture_output=True)


@pytest.fixture(scope="session")
def authority(tmp_path_factory):
    """A folder with a certificate authority of its own and two certificates for 127.0.0.1 and
    order.example.com, 1.pem and 2.pem."""
    return make_authority(tmp_path_factory.mktemp("tls"))


def make_authority(folder):
    new = ("req", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes")
    openssl(*new, "-x509", "-keyout", folder / "ca.key", "-out", folder / "ca.pem", "-days", 2, "-subj", "/CN=Trial")
    (folder / "names").write_text("subjectAltName=IP:127.0.0.1,DNS:order.example.com\n")
    for number in (1, 2):
        openssl(*new, "-keyout", folder / f"{number}.key", "-out", folder / "csr", "-subj", "/CN=tills")
        openssl("x509", "-req", "-in", folder / "csr", "-CA", folder / "ca.pem", "-CAkey", folder / "ca.key",
                "-set_serial", number, "-days", 1, "-extfile", folder / "names", "-out", folder / f"{number}.pem")
    return folder


@pytest.fixture
def restaurant():
    with Restaurant() as running:
        yield running


@pytest.fixture
def shop(tmp_path):
    """A restaurant that takes orders of the customers' pages."""
    with Shop(make_catalogue(tmp_path)) as running:
        yield running


@pytest.fixture(scope="session")
def chromium():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    if report.when == "call":
        item.has_failed = report.failed
    return report


@pytest.fixture
def open_page(chromium, request):
    """Opens a new browser context; the call returns its page."""
    contexts = []

    def open_(origin, language="es", width=1024, **options):
        context = chromium.new_context(
            base_url=origin, locale=language, viewport={"width": width, "height": 768}, **options)
        context.set_default_timeout(TIMEOUT)
        contexts.append(context)
        return context.new_page()

    yield open_
    for number, context in enumerate(contexts):
        if getattr(request.node, "has_failed", False):
            name = re.sub(r"[^\w.-]+", "-", request.node.name)
            for page in context.pages:
                page.screenshot(path=FAILED / f"{name}-{number}.png", full_page=True)
        context.close()


@pytest.fixture
def paired(restaurant, open_page):
    """Pairs a new browser with a role and opens that page by the keyboard."""

    def pair(role, origin=None, path=None, **options):
        page = open_page(origin or restaurant.origin, **options)
        page.goto("/pair")
        page.keyboard.type(restaurant.pairing_code(role))
        page.keyboard.press("Enter")
        page.wait_for_url(lambda url: not url.endswith("/pair"))
        page.goto(path or f"/{role}/{restaurant.name}")
        page.wait_for_selector("main[data-complete]" if path is None else "main")
        return page

    return pair

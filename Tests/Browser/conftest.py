"""Fixtures: one restaurant for each test, and browsers that keep a screenshot of a failed test's page."""

import os
import pathlib
import re

import pytest
from playwright.sync_api import sync_playwright

from restaurant import Restaurant

FAILED = pathlib.Path(os.environ.get("MCORDER_FAILED", ".build/browser/failed"))


@pytest.fixture
def restaurant():
    with Restaurant() as running:
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
        context.set_default_timeout(15_000)
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

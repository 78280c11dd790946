"""A page never shows an old state as current, and recovers by itself."""

import time

import pytest
from playwright.sync_api import expect

from proxy import Proxy
from restaurant import Restaurant

#: Milliseconds within which a page must say that it is old.
NOTICED = 12_000


def is_current(page):
    expect(page.locator("#alarm")).to_be_hidden(timeout=30_000)
    expect(page.locator("main")).not_to_have_attribute("data-old", "")


def is_old(page, timeout=NOTICED):
    expect(page.locator("#alarm")).to_be_visible(timeout=timeout)
    expect(page.locator("main")).to_have_attribute("data-old", "")


def test_pages_survive_a_killed_server(restaurant, paired):
    page = paired("till")
    page.evaluate("window.sameDocument = true")
    restaurant.kill(restaurant.web)
    is_old(page)
    code = restaurant.order("Ane", "Nuggets")
    restaurant.start_web()
    is_current(page)
    expect(page.locator("main").get_by_text(code).first).to_be_visible()
    assert page.evaluate("window.sameDocument")


def test_orders_continue_after_a_killed_daemon(restaurant, paired):
    page = paired("till")
    restaurant.kill(restaurant.daemon)
    expect(page.locator("[data-region=feed] > *")).not_to_have_count(0, timeout=60_000)
    restaurant.start_daemon()
    code = restaurant.order("Ane", "Nuggets")
    expect(page.locator("main").get_by_text(code).first).to_be_visible()
    expect(page.locator("[data-region=feed] > *")).to_have_count(0, timeout=60_000)


@pytest.fixture
def behind_proxy():
    with Restaurant() as restaurant:
        proxy = Proxy(restaurant.port)
        restaurant.origin = f"http://127.0.0.1:{proxy.port}"
        restaurant.environment["MCORDERD_WEB_STAFF_ORIGIN"] = restaurant.origin
        restaurant.web.terminate()
        restaurant.web.wait()
        restaurant.start_web()
        yield restaurant, proxy
        proxy.close()


@pytest.mark.parametrize("how", ["stall", "cut"])
def test_an_outage_between_is_noticed(behind_proxy, open_page, how):
    restaurant, proxy = behind_proxy
    page = open_page(restaurant.origin)
    page.goto(f"/board/{restaurant.name}")
    page.wait_for_selector("main[data-complete]")
    proxy.stall()
    if how == "cut":
        proxy.cut()
    is_old(page)
    proxy.cut()
    proxy.resume()
    is_current(page)


def test_a_frozen_tab_does_not_come_back_as_current(restaurant, paired):
    page = paired("till")
    session = page.context.new_cdp_session(page)
    session.send("Page.setWebLifecycleState", {"state": "frozen"})
    restaurant.kill(restaurant.web)
    # The limit is measured by the wall clock, so the test waits for it.
    deadline = time.monotonic() + 11
    while time.monotonic() < deadline:
        time.sleep(0.2)
    session.send("Page.setWebLifecycleState", {"state": "active"})
    is_old(page)
    restaurant.start_web()
    is_current(page)

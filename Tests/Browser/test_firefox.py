"""Smoke tests in Debian's Firefox ESR, which Mozilla's Marionette controls."""

import pytest
from marionette_driver import Wait, errors
from marionette_driver.by import By
from marionette_driver.keys import Keys
from marionette_driver.marionette import Marionette

from conftest import FAILED
from restaurant import PATIENCE


@pytest.fixture
def firefox(tmp_path, request):
    browser = Marionette(bin="/usr/bin/firefox-esr", headless=True, port=0, gecko_log=str(tmp_path / "gecko.log"),
                         startup_timeout=120, prefs={"intl.accept_languages": "es"})
    try:
        browser.start_session()
        yield browser
        if getattr(request.node, "has_failed", False):
            (FAILED / f"{request.node.name}.png").write_bytes(browser.screenshot(format="binary"))
    finally:
        browser.quit(in_app=False)
        browser.cleanup()


def wait(firefox, condition):
    """Waits until the function of the browser is true."""
    return Wait(firefox, timeout=PATIENCE, ignored_exceptions=[errors.NoSuchElementException]).until(condition)


def count(firefox, selector, text):
    """Counts the elements with the text; in one step, since the page may change meanwhile."""
    script = "return [...document.querySelectorAll(arguments[0])].filter((e) => e.textContent.includes(arguments[1]))"
    return firefox.execute_script(script + ".length", script_args=[selector, text])


def press(firefox, keys):
    firefox.execute_script("return document.activeElement").send_keys(keys)


def pair(firefox, restaurant, role):
    firefox.navigate(f"{restaurant.origin}/pair")
    press(firefox, restaurant.pairing_code(role) + Keys.ENTER)
    wait(firefox, lambda browser: not browser.get_url().endswith("/pair"))


def test_an_order_appears_on_all_pages_and_a_digit_bumps_it(restaurant, firefox):
    code = restaurant.order("Ane", "Nuggets")
    pair(firefox, restaurant, "owner")
    firefox.navigate(f"{restaurant.origin}/till/{restaurant.name}")
    wait(firefox, lambda browser: count(browser, "li.order .code", code) == 1)
    firefox.navigate(f"{restaurant.origin}/owner")
    assert firefox.find_elements(By.CSS_SELECTOR, "svg")
    firefox.navigate(f"{restaurant.origin}/kitchen/{restaurant.name}")
    tile = "[data-region=orders] > li"
    wait(firefox, lambda browser: count(browser, tile, code) == 1)
    wait(firefox, lambda browser: browser.find_element(By.CSS_SELECTOR, f"{tile} kbd").text)
    press(firefox, firefox.find_element(By.CSS_SELECTOR, f"{tile} kbd").text)
    wait(firefox, lambda browser: count(browser, tile, code) == 0)
    firefox.navigate(f"{restaurant.origin}/board/{restaurant.name}")
    wait(firefox, lambda browser: count(browser, "[data-region=more]", code) == 1)
    assert [order["state"] for order in restaurant.orders()] == ["ready"]


def test_a_dead_server_is_admitted_and_the_page_comes_back(restaurant, firefox):
    pair(firefox, restaurant, "till")
    firefox.navigate(f"{restaurant.origin}/till/{restaurant.name}")
    wait(firefox, lambda browser: browser.find_element(By.CSS_SELECTOR, "main[data-complete]"))
    restaurant.kill(restaurant.web)
    alarm = "#alarm:not([hidden])"
    wait(firefox, lambda browser: browser.find_element(By.CSS_SELECTOR, alarm).text)
    restaurant.start_web()
    wait(firefox, lambda browser: not browser.find_elements(By.CSS_SELECTOR, alarm))
    code = restaurant.order("Ane", "Nuggets")
    wait(firefox, lambda browser: count(browser, "li.order .code", code) == 1)


def tap(firefox, selector):
    wait(firefox, lambda browser: browser.find_element(By.CSS_SELECTOR, selector).is_displayed())
    firefox.find_element(By.CSS_SELECTOR, selector).click()


def test_a_customer_orders(shop, firefox):
    firefox.navigate(f"{shop.origin}/r/garbera")
    wait(firefox, lambda browser: browser.find_element(By.CSS_SELECTOR, "main[data-complete]"))
    tap(firefox, "[data-product=agua] .add")
    tap(firefox, "#ticketbar a")
    wait(firefox, lambda browser: browser.find_element(By.CSS_SELECTOR, "#order").is_enabled())
    tap(firefox, "#order")
    wait(firefox, lambda browser: "/o#" in browser.get_url())
    wait(firefox, lambda browser: count(browser, "#progress .now", "Recibido") == 1)
    [order] = shop.orders()
    assert order["waits"] is True
    shop.run("till", "cancel", order["code"], "--reason", "cerramos")
    wait(firefox, lambda browser: count(browser, "#hero .state", "Anulado") == 1)

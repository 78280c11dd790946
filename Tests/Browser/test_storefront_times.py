"""Customers of the page wish for a time at which they collect their orders."""

import re

import pytest
from playwright.sync_api import expect

from restaurant import until
from shops import Shop, change, make_catalogue
from test_storefront_order import add, open_menu, open_ticket, order, state


@pytest.fixture(scope="module")
def shop(tmp_path_factory):
    catalogue = make_catalogue(tmp_path_factory.mktemp("times"))
    slots = {"every": "5m", "horizon": "24h", "maxOrders": 1}
    change(catalogue / "restaurants.json", lambda restaurants: [one | {"slots": slots} for one in restaurants])
    with Shop(catalogue) as running:
        yield running


def known(shop, open_page):
    """A page of a browser that has collected an order."""
    page = open_menu(shop, open_page)
    add(page, "espresso")
    open_ticket(page)
    order(page)
    expect(state(page)).to_have_text("Te esperamos", timeout=30_000)
    code = page.locator("#hero .code").inner_text().replace(" ", "")
    shop.run("till", "arrived", code)
    shop.run("till", "collect", code)
    expect(state(page)).to_have_text("Recogido", timeout=30_000)
    page.goto("/r/garbera")
    page.wait_for_selector("main[data-complete]")
    return page


def choose_time(page, place):
    """Chooses one of the free times of the first day, late in the evening of the next one, and returns it as orders
    have it."""
    page.locator("#when label", has=page.locator("[value=time]")).click()
    expect(page.locator("#when-clock option").first).to_be_attached()
    if page.locator("#when-clock option").count() <= place:
        page.locator("#when-day").select_option(index=1)
        expect(page.locator("#when-clock option").nth(place)).to_be_attached()
    page.locator("#when-clock").select_option(index=place)
    expect(page.locator("#order")).to_be_enabled()
    return f"{page.locator('#when-day').input_value()} {page.locator('#when-clock').input_value()}"


def wished(shop):
    return [one.get("pickupAt") for one in shop.orders() if one.get("pickupAt")]


def test_who_has_collected_nothing_yet_reads_why_no_time_can_be_chosen(shop, open_page):
    page = open_menu(shop, open_page)
    add(page, "espresso")
    open_ticket(page)
    expect(page.locator("#when [value=time]")).to_be_disabled()
    expect(page.locator("#when-note")).to_contain_text("cuando hayas recogido un pedido")
    expect(page.locator("#soonest")).to_have_text(re.compile(r"Listo hacia las \d\d:\d\d"))


def test_a_known_customer_orders_for_a_time(shop, open_page):
    page = known(shop, open_page)
    add(page, "bigmac")
    open_ticket(page)
    pickup = choose_time(page, 6)
    clock = pickup.split(" ")[1]
    page.keyboard.press("Escape")
    page.locator("#ticketbar a").click()
    expect(page.locator("#when-clock")).to_have_value(clock)
    expect(page.locator("#order")).to_be_enabled()
    order(page)
    expect(state(page)).to_have_text("Recibido", timeout=30_000)
    expect(page.locator("#hero")).to_contain_text(clock)
    assert len(wished(shop)) == 1


def test_a_time_that_is_taken_meanwhile_gives_the_next_ones(shop, open_page):
    page = known(shop, open_page)
    add(page, "agua")
    open_ticket(page)
    pickup = choose_time(page, 12)
    shop.run("mcorder", "device", "--name", "Ane", home="ane")
    shop.run("mcorder", "join", f"{shop.folder}/cloud", home="ane")
    shop.run("mcorder", "add", "Espresso", home="ane")
    before = len(wished(shop))
    shop.run("mcorder", "send", "-r", shop.name, "--pickup", pickup, home="ane")
    until("the other order is taken in", lambda: len(wished(shop)) > before)
    order(page)
    expect(state(page)).to_have_text("No aceptado", timeout=30_000)
    free = page.locator("#free-times button")
    expect(free).to_have_count(2)
    clock = free.nth(1).inner_text()[-5:]
    free.nth(1).click()
    expect(page.locator("#when-clock")).to_have_value(clock)
    expect(page.locator("#order")).to_be_enabled()
    order(page)
    expect(state(page)).to_have_text("Recibido", timeout=30_000)
    expect(page.locator("#hero")).to_contain_text(clock)


def test_who_decides_for_as_soon_as_possible_again_gets_it(shop, open_page):
    page = known(shop, open_page)
    add(page, "agua")
    open_ticket(page)
    before = len(wished(shop))
    choose_time(page, 20)
    page.locator("#when label", has=page.locator("[value=soon]")).click()
    expect(page.locator("#when-time")).to_be_hidden()
    expect(page.locator("#order")).to_be_enabled()
    order(page)
    expect(state(page)).to_have_text("Recibido", timeout=30_000)
    assert len(wished(shop)) == before

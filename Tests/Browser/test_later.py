"""Orders for later at the till and in the kitchen."""
import datetime
import zoneinfo

import pytest
from playwright.sync_api import expect

from kitchens import Kitchen, catalogue_with_stations, tile_of
from restaurant import until

MADRID = zoneinfo.ZoneInfo("Europe/Madrid")


@pytest.fixture(scope="module")
def restaurant(tmp_path_factory):
    catalogue = catalogue_with_stations(
        tmp_path_factory.mktemp("later"), slots={"every": "1m", "horizon": "24h"})
    with Kitchen(MCORDERD_CATALOG=str(catalogue)) as running:
        yield running


def order_for(restaurant, device, minutes):
    """Sends an order for a whole minute so much later; returns its code and the time of day."""
    wish = datetime.datetime.now(MADRID) + datetime.timedelta(minutes=minutes)
    before = {order["id"] for order in restaurant.orders()}
    restaurant.run("mcorder", "device", "--name", device, home=device)
    restaurant.run("mcorder", "join", f"{restaurant.folder}/cloud", home=device)
    restaurant.run("mcorder", "add", "BigMac", home=device)
    restaurant.run("mcorder", "send", "-r", restaurant.name, "--pickup", f"{wish:%d-%m-%Y %H:%M}", home=device)
    code = until("the order is taken in", lambda: next(
        (order["code"] for order in restaurant.orders() if order["id"] not in before), None))
    return code, f"{wish:%H:%M}"


def test_an_order_for_later_is_apart_until_somebody_begins_it(restaurant, paired):
    kitchen, till = paired("kitchen"), paired("till")
    code, clock = order_for(restaurant, "Ane", 90)
    expect(till.locator(".later li.order")).to_contain_text(code)
    expect(till.locator(".coming li.order", has_text=code)).to_have_count(0)
    expect(kitchen.locator(".coming")).to_contain_text("1 para más tarde")
    expect(kitchen.locator(".coming")).to_contain_text(clock)
    expect(tile_of(kitchen, code)).to_have_count(0)
    kitchen.locator("#later").click()
    item = kitchen.locator("#dialog-later li[data-id]")
    expect(item).to_have_count(1)
    expect(item).to_contain_text(clock)
    item.get_by_role("button").click()
    expect(kitchen.locator("#dialog-later")).to_be_hidden()
    expect(tile_of(kitchen, code)).to_be_visible()
    expect(till.locator(".later li.order")).to_have_count(0)


def test_the_kitchen_gets_it_in_time_by_itself(restaurant, paired):
    kitchen = paired("kitchen")
    # A minute of work and two of margin: it is due within a minute.
    code, _ = order_for(restaurant, "Leire", 4)
    expect(tile_of(kitchen, code)).to_have_count(0)
    expect(tile_of(kitchen, code)).to_be_visible(timeout=90_000)

"""A kitchen whose grill needs ten minutes for a BigMac, and whose bar one for an espresso."""
import re

import pytest
from playwright.sync_api import expect

from kitchens import Kitchen, catalogue_with_stations, edit, tile_of


@pytest.fixture(scope="module")
def restaurant(tmp_path_factory):
    catalogue = catalogue_with_stations(tmp_path_factory.mktemp("parts"))
    edit(catalogue / "products.json", "bigmac", prepSeconds=600)
    with Kitchen(MCORDERD_CATALOG=str(catalogue)) as running:
        yield running


def test_the_bar_gets_its_part_when_the_grill_is_nearly_done(restaurant, paired):
    grill, bar = (paired("kitchen", path=f"/kitchen/{restaurant.name}?station={id}") for id in ("grill", "bar"))
    code = restaurant.order("Ane", "BigMac", "Espresso")
    expect(tile_of(grill, code)).to_be_visible()
    expect(grill.locator("#later")).to_have_count(0)
    expect(bar.locator("#later")).to_contain_text("1 para más tarde")
    expect(tile_of(bar, code)).to_have_count(0)
    # Who has time takes it from the list, also after the grill has begun.
    bar.locator("#later").click()
    item = bar.locator("#dialog-later li[data-id]")
    expect(item).to_contain_text(f"{code} 1 × Espresso")
    # On a phone the words are not set letter by letter below each other.
    bar.set_viewport_size({"width": 320, "height": 640})
    words = item.locator("p")
    assert words.bounding_box()["height"] < 3.5 * float(words.evaluate("p => parseFloat(getComputedStyle(p).fontSize)"))
    item.get_by_role("button").click()
    expect(tile_of(bar, code)).to_be_visible()
    expect(bar.locator("#later")).to_have_count(0)


def test_staff_tell_a_customer_another_time(restaurant, paired):
    till, kitchen = paired("till"), paired("kitchen")
    code = restaurant.order("Jon", "BigMac")
    till.locator("li.order", has_text=code).click()
    till.keyboard.press("o")
    dialog = till.locator("#dialog-minutes")
    expect(dialog).to_be_visible()
    till.keyboard.press("f")
    expect(dialog).to_be_hidden()
    expect(till.locator("#done")).to_contain_text(f"{code}: hora prometida: ")
    clock = re.search(r"\d\d:\d\d", till.locator("#done").inner_text()).group()
    expect(tile_of(kitchen, code)).to_contain_text(clock)
    # One press takes it back.
    till.locator("#undo").click()
    expect(till.locator("#done")).to_contain_text("vuelve la hora de antes")
    expect(tile_of(kitchen, code)).not_to_contain_text(clock)

"""A kitchen with two stations: the bar prepares espresso, the grill everything else."""

import re

import pytest
from playwright.sync_api import expect

from kitchens import Kitchen, bump, catalogue_with_stations, tile_of


@pytest.fixture
def restaurant(tmp_path):
    with Kitchen(MCORDERD_CATALOG=str(catalogue_with_stations(tmp_path))) as running:
        yield running


def stations(paired, restaurant):
    paths = {name: f"/kitchen/{restaurant.name}?station={name}" for name in ("grill", "bar")}
    pages = {name: paired("kitchen", path=path) for name, path in paths.items()}
    return pages["grill"], pages["bar"], paired("kitchen")


def test_the_last_station_makes_the_order_ready(restaurant, paired, open_page):
    grill, bar, expo = stations(paired, restaurant)
    board = open_page(restaurant.origin)
    board.goto(f"/board/{restaurant.name}")
    code = restaurant.order("Ane", "Nuggets", "Espresso")
    expect(tile_of(grill, code)).to_contain_text("Nuggets")
    expect(tile_of(grill, code)).not_to_contain_text("Espresso")
    expect(tile_of(bar, code)).to_contain_text("Espresso")
    bump(grill, code)
    expect(tile_of(grill, code)).to_have_count(0)
    expect(tile_of(expo, code).locator(".station.ok")).to_contain_text("Plancha")
    expect(board.locator("[data-region=orders]")).to_contain_text(code)
    bump(bar, code)
    expect(tile_of(expo, code)).to_have_count(0)
    expect(board.locator("[data-region=more]")).to_contain_text(code)


def test_a_part_that_is_taken_back_returns_to_its_station_only(restaurant, paired):
    grill, bar, expo = stations(paired, restaurant)
    code = restaurant.order("Ane", "Nuggets", "Espresso")
    expect(tile_of(expo, code)).to_be_visible()
    bump(expo, code)
    expect(tile_of(grill, code)).to_have_count(0)
    expect(tile_of(bar, code)).to_have_count(0)
    bar.keyboard.press("r")
    bar.locator("#dialog-recall [data-action=unfinish]", has_text=code).press("Enter")
    expect(tile_of(bar, code)).to_be_visible()
    expect(tile_of(expo, code)).to_be_visible()
    expect(tile_of(grill, code)).to_have_count(0)


def test_the_same_key_takes_back_within_three_seconds(restaurant, paired):
    grill, _, _ = stations(paired, restaurant)
    code = restaurant.order("Ane", "Nuggets")
    tile = tile_of(grill, code)
    expect(tile).to_be_visible()
    digit = tile.locator("kbd").inner_text()
    grill.keyboard.press(digit)
    expect(grill.locator("#freed button")).to_be_visible()
    grill.keyboard.press(digit)
    expect(tile).to_be_visible()
    expect(tile.locator("kbd")).to_have_text(digit)


def test_what_is_struck_or_cancelled_stays_until_it_is_understood(restaurant, paired):
    grill, bar, expo = stations(paired, restaurant)
    code = restaurant.order("Ane", "Nuggets", "Espresso")
    expect(tile_of(bar, code)).to_be_visible()
    restaurant.run("till", "strike", code, "Espresso", "--reason", "x")
    expect(tile_of(bar, code).locator(".minus s")).to_have_text("Espresso")
    bump(bar, code)
    expect(tile_of(bar, code)).to_have_count(0)
    restaurant.run("till", "cancel", code, "--reason", "x")
    for page in (grill, expo):
        strip = tile_of(page, code).and_(page.locator(".gone"))
        expect(strip).to_contain_text("ANULADO")
        # A strip has no number: its key is that of the oldest one.
        expect(strip.locator("kbd")).to_have_count(0)
        page.keyboard.press("x")
        expect(tile_of(page, code)).to_have_count(0)


def test_only_an_added_line_is_to_do_when_a_tile_returns(restaurant, paired):
    grill, bar, expo = stations(paired, restaurant)
    code = restaurant.order("Ane", "Nuggets", "Espresso")
    expect(tile_of(grill, code)).to_be_visible()
    bump(grill, code)
    expect(tile_of(grill, code)).to_have_count(0)
    restaurant.run("till", "add", code, "BigMac")
    for page in (grill, expo):
        expect(tile_of(page, code).locator(".item:not(.done)", has_text="BigMac")).to_be_visible()
        done = tile_of(page, code).locator("li.done")
        expect(done).to_have_count(1)
        expect(done).to_contain_text("Nuggets")
        expect(done.locator("strong")).to_have_text("Hecho")
        expect(page.locator("[data-region=allDay]")).not_to_contain_text("Nuggets")
        expect(page.locator("[data-region=allDay]")).to_contain_text("BigMac")
    # The station had seen the order before. The first press says that it saw the change, the second ends the work.
    expect(tile_of(grill, code).locator(".change .plus")).to_contain_text("BigMac")
    bump(grill, code)
    expect(tile_of(grill, code).locator(".change")).to_have_count(0)
    # Who takes the end back gets back what was ended last.
    bump(grill, code)
    expect(tile_of(grill, code)).to_have_count(0)
    grill.keyboard.press("r")
    grill.locator("#dialog-recall [data-action=unfinish]", has_text=code).press("Enter")
    expect(tile_of(grill, code).locator("li.done")).to_have_count(1)


def test_a_station_that_has_finished_shows_what_is_not_wanted_any_more(restaurant, paired):
    grill, bar, expo = stations(paired, restaurant)
    code = restaurant.order("Ane", "Nuggets", "BigMac")
    expect(tile_of(grill, code)).to_be_visible()
    bump(grill, code)
    expect(tile_of(grill, code)).to_have_count(0)
    restaurant.run("till", "strike", code, "BigMac", "--reason", "x")
    for page in (grill, expo):
        expect(tile_of(page, code).locator(".minus s")).to_have_text("BigMac")
        expect(tile_of(page, code).locator(".bump")).to_have_attribute("data-action", "acknowledge")
        bump(page, code)
        expect(tile_of(page, code)).to_have_count(0)
    restaurant.run("till", "cancel", code, "--reason", "x")
    for page in (grill, expo):
        strip = tile_of(page, code).and_(page.locator(".gone"))
        expect(strip).to_contain_text("ANULADO")
        # A strip has no number: its key is that of the oldest one.
        expect(strip.locator("kbd")).to_have_count(0)
        page.keyboard.press("x")
        expect(tile_of(page, code)).to_have_count(0)


def test_seen_is_known_to_other_pages_and_after_a_restart(restaurant, paired):
    grill, bar, expo = stations(paired, restaurant)
    code = restaurant.order("Ane", "Nuggets")
    for page in (grill, expo):
        expect(tile_of(page, code).and_(page.locator("[data-unseen]"))).to_be_visible()
    grill.keyboard.press("v")
    for page in (grill, expo):
        expect(tile_of(page, code).and_(page.locator("[data-unseen]"))).to_have_count(0)
        expect(page.locator("#see")).to_be_hidden()
    restaurant.kill(restaurant.web)
    restaurant.start_web()
    grill.reload()
    expect(tile_of(grill, code)).to_be_visible()
    expect(grill.locator("#see")).to_be_hidden()


def test_an_unknown_station_is_not_found(restaurant, paired):
    kitchen = paired("kitchen")
    response = kitchen.request.get(f"{restaurant.origin}/kitchen/{restaurant.name}?station=bakery")
    assert response.status == 404


def test_tile_and_till_say_by_when_an_order_has_to_be_ready(restaurant, paired):
    code = restaurant.order("Ane", "Agua")
    [order] = restaurant.orders()
    assert order["readyAt"] == order["promisedAt"]
    due = re.compile(r"^para las \d\d:\d\d$")
    kitchen, till = paired("kitchen"), paired("till")
    expect(kitchen.locator(f"li[data-code='{code}'] .due")).to_have_text(due)
    # A line of the till's list has room for the time only.
    expect(till.locator(f"li.order[data-code='{code}'] .due")).to_have_text(re.compile(r"^\d\d:\d\d$"))
    # The time of the pages is the server's; the mark is what its clock would show later.
    kitchen.evaluate("document.querySelector('.due').dataset.due = '1'")
    expect(kitchen.locator(".due.late")).to_have_text(re.compile(r"^para las \d\d:\d\d, con retraso$"))

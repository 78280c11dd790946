"""What a wall of tiles has to do: nothing is missed, nothing is out of reach, and nobody undoes another's work."""

import pytest
from playwright.sync_api import expect

from kitchens import COUNT_CHIMES, Kitchen, bump, catalogue_with_stations, tile_of


@pytest.fixture
def restaurant(tmp_path):
    with Kitchen(MCORDERD_CATALOG=str(catalogue_with_stations(tmp_path))) as running:
        yield running


def seen(page, code):
    """Says that the order was seen, by the key for all of them."""
    expect(tile_of(page, code)).to_be_visible()
    page.keyboard.press("v")
    expect(tile_of(page, code).and_(page.locator("[data-unseen]"))).to_have_count(0)


def boxes(page):
    """The places of all tiles that are shown, by code: left, top, right, bottom."""
    return page.evaluate("""Object.fromEntries([...document.querySelectorAll("[data-region=orders] > li")]
        .filter((tile) => !tile.hidden)
        .map((tile) => [tile.dataset.code, tile.getBoundingClientRect()])
        .map(([code, box]) => [code, [box.left, box.top, box.right, box.bottom]]))""")


# P2

def test_only_the_browser_that_ended_an_order_takes_it_back(restaurant, paired):
    first, second = paired("kitchen"), paired("kitchen")
    code = restaurant.order("Ane", "Nuggets")
    for page in (first, second):
        expect(tile_of(page, code)).to_be_visible()
    number = tile_of(first, code).locator("kbd").inner_text()
    assert tile_of(second, code).locator("kbd").inner_text() == number
    first.keyboard.press(number)
    # The other browser reads who did it, and its press of the same key undoes nothing.
    expect(second.locator("#freed")).to_contain_text(f"{code} hecho por kitchen")
    expect(second.locator("#freed button")).to_have_count(0)
    second.keyboard.press(number)
    expect(second.locator("#done")).to_contain_text(f"{code} hecho por kitchen")
    assert [order["state"] for order in restaurant.orders()] == ["ready"]
    # The place is free again after three seconds, and still nothing was undone.
    expect(second.locator("#freed li")).to_have_count(0)
    expect(tile_of(first, code)).to_have_count(0)


# P3

CHANGES = {
    "a note": (lambda run, code: run("till", "comment", code, "sin prisa"), ".said", "sin prisa"),
    "an allergy": (lambda run, code: run("till", "comment", code, "alerjia al huevo"), ".allergy", "alerjia al huevo"),
    "an added line": (lambda run, code: run("till", "add", code, "BigMac"), ".plus", "BigMac"),
    "a struck line": (
        lambda run, code: run("till", "strike", code, "Agua", "--reason", "x"), ".minus", "Agua"),
}


@pytest.mark.parametrize("kind", CHANGES)
def test_a_change_after_seen_makes_the_tile_unseen_again(restaurant, paired, kind):
    change, selector, text = CHANGES[kind]
    kitchen = paired("kitchen")
    kitchen.add_init_script(COUNT_CHIMES)
    kitchen.reload()
    code = restaurant.order("Ane", "Nuggets", "Agua")
    seen(kitchen, code)
    before = kitchen.evaluate("window.chimes")
    change(restaurant.run, code)
    tile = tile_of(kitchen, code).and_(kitchen.locator(".changed[data-unseen]"))
    expect(tile.locator(".change > p").first).to_contain_text("hace 0:")
    expect(tile.locator(f".change {selector}")).to_contain_text(text)
    kitchen.wait_for_function("(before) => window.chimes > before", arg=before)
    # Its key says that the change was seen; only then does it end the order.
    bump(kitchen, code)
    expect(tile_of(kitchen, code).locator(".change")).to_have_count(0)
    expect(tile_of(kitchen, code).and_(kitchen.locator("[data-unseen]"))).to_have_count(0)
    assert restaurant.orders()[0]["state"] == "received"
    bump(kitchen, code)
    expect(tile_of(kitchen, code)).to_have_count(0)


def test_a_cancellation_rings_until_it_is_understood(restaurant, paired):
    kitchen = paired("kitchen")
    kitchen.add_init_script(COUNT_CHIMES)
    kitchen.reload()
    code = restaurant.order("Ane", "Nuggets")
    seen(kitchen, code)
    before = kitchen.evaluate("window.chimes")
    restaurant.run("till", "cancel", code, "--reason", "x")
    strip = tile_of(kitchen, code).and_(kitchen.locator(".gone[data-unseen]"))
    expect(strip).to_contain_text("ANULADO")
    kitchen.wait_for_function("(before) => window.chimes > before", arg=before)
    kitchen.keyboard.press("x")
    expect(tile_of(kitchen, code)).to_have_count(0)


def test_seen_does_not_cover_a_change_that_the_cook_did_not_see(restaurant, paired):
    kitchen = paired("kitchen")
    code = restaurant.order("Ane", "Nuggets")
    tile = tile_of(kitchen, code)
    expect(tile).to_be_visible()
    order, revision = tile.get_attribute("data-id"), int(tile.get_attribute("data-revision"))
    restaurant.run("till", "comment", code, "alergia")
    answer = kitchen.request.post(
        f"{restaurant.origin}/v1/restaurants/{restaurant.name}/orders/{order}/see",
        data={"revision": revision}, headers={"Origin": restaurant.origin})
    assert answer.status == 409
    expect(tile_of(kitchen, code).and_(kitchen.locator("[data-unseen]"))).to_be_visible()


# P7

def test_a_station_sees_its_part_and_what_it_belongs_to(restaurant, paired):
    bar = paired("kitchen", path=f"/kitchen/{restaurant.name}?station=bar")
    restaurant.run("mcorder", "device", "--name", "Ane", home="Ane")
    restaurant.run("mcorder", "join", f"{restaurant.folder}/cloud", home="Ane")
    restaurant.run("mcorder", "menu", "BigMac", "Coca Cola", "Deluxe", home="Ane")
    code = restaurant.order("Ane")
    items = tile_of(bar, code).locator(".item")
    expect(items).to_have_count(1)
    expect(items.locator(".what")).to_have_text("Coca Cola")
    expect(items.locator("small")).to_have_text(f"con BigMac {code}")


# P8

def test_every_order_is_within_reach_and_tiles_never_overlap(restaurant, paired):
    kitchen = paired("kitchen", width=1280)
    codes = [restaurant.order(f"Ane {number}", "Nuggets", "BigMac", "Agua", "Espresso") for number in range(12)]
    expect(kitchen.locator("[data-region=orders] > li")).to_have_count(12)
    shown = boxes(kitchen)
    assert 0 < len(shown) < 12
    room = kitchen.locator(".tiles").bounding_box()
    for left, top, right, bottom in shown.values():
        assert left >= room["x"] - 1 and right <= room["x"] + room["width"] + 1
        assert top >= room["y"] - 1 and bottom <= room["y"] + room["height"] + 1
    places = list(shown.values())
    for index, (left, top, right, bottom) in enumerate(places):
        for other in places[index + 1:]:
            assert right <= other[0] or other[2] <= left or bottom <= other[1] or other[3] <= top
    # The oldest ones are tiles, the next ones lines, and the list has the last one too.
    assert set(shown) == set(codes[:len(shown)])
    assert kitchen.locator(".rest li").count() >= 1
    kitchen.locator(".rest li button").first.click()
    expect(kitchen.locator("#dialog-rest li.tile")).to_have_count(12 - len(shown))
    kitchen.locator("#dialog-rest li.tile", has_text=codes[11]).locator("[data-action=finish]").click()
    expect(tile_of(kitchen, codes[11])).to_have_count(0)


def test_tiles_keep_their_column_and_only_move_up(restaurant, paired):
    kitchen = paired("kitchen", width=1280)
    codes = [restaurant.order(f"Ane {number}", "Nuggets", "BigMac", "Agua") for number in range(7)]
    expect(kitchen.locator("[data-region=orders] > li")).to_have_count(7)
    before = boxes(kitchen)
    bump(kitchen, codes[1])
    expect(tile_of(kitchen, codes[1])).to_have_count(0)
    expect(kitchen.locator("#freed li")).to_have_count(0)
    after = boxes(kitchen)
    for code in set(before) & set(after):
        assert after[code][0] == before[code][0] and after[code][1] <= before[code][1], code


def test_a_recalled_order_takes_a_place_unseen(restaurant, paired):
    kitchen = paired("kitchen", width=1280)
    codes = [restaurant.order("Ane 0", "Nuggets", "BigMac", "Agua", "Espresso")]
    seen(kitchen, codes[0])
    bump(kitchen, codes[0])
    expect(kitchen.locator("#freed button")).to_be_visible()
    expect(kitchen.locator("#freed li")).to_have_count(0)
    codes += [restaurant.order(f"Ane {number}", "Nuggets", "BigMac", "Agua", "Espresso") for number in range(1, 11)]
    expect(kitchen.locator(".rest li").first).to_be_visible()
    kitchen.keyboard.press("r")
    kitchen.locator("#dialog-recall [data-action=unfinish]", has_text=codes[0]).press("Enter")
    expect(tile_of(kitchen, codes[0]).and_(kitchen.locator(".new[data-unseen]"))).to_be_visible()


def test_a_cancelled_order_is_a_strip_that_keeps_no_number(restaurant, paired):
    kitchen = paired("kitchen", width=1280)
    first, second = (restaurant.order(name, "Nuggets", "BigMac") for name in ("Ane", "Jon"))
    expect(tile_of(kitchen, second)).to_be_visible()
    height = boxes(kitchen)[first][3] - boxes(kitchen)[first][1]
    restaurant.run("till", "cancel", first, "--reason", "x")
    strip = tile_of(kitchen, first).and_(kitchen.locator(".gone"))
    expect(strip).to_be_visible()
    assert strip.bounding_box()["height"] < height / 1.5
    expect(strip.locator("kbd")).to_have_count(0)
    strip.get_by_role("button").click()
    expect(tile_of(kitchen, first)).to_have_count(0)


# P15

def test_a_touch_on_a_line_sells_out_and_says_which_open_orders_have_it(restaurant, paired):
    kitchen = paired("kitchen", width=1280)
    codes = [restaurant.order(f"Ane {number}", "Nuggets", "BigMac") for number in range(3)]
    expect(tile_of(kitchen, codes[2])).to_be_visible()

    def touch():
        line = tile_of(kitchen, codes[0]).locator(".item", has_text="BigMac").bounding_box()
        kitchen.mouse.click(line["x"] + line["width"] / 2, line["y"] + line["height"] / 2)

    touch()
    dialog = kitchen.locator("#dialog-lines")
    expect(dialog).to_contain_text("Lo llevan 3 pedidos abiertos")
    for code in codes:
        expect(dialog).to_contain_text(code)
    expect(dialog.locator("[data-product]")).to_have_count(1)
    # Enter is the safe answer.
    expect(dialog.get_by_role("button", name="Volver")).to_be_focused()
    kitchen.keyboard.press("Enter")
    expect(dialog).to_be_hidden()
    # The bar about sound has gone with the first touch, and the tile stands higher.
    touch()
    dialog.locator("[data-product=bigmac]").click()
    expect(dialog).to_be_hidden()
    expect(kitchen.locator("#done")).to_contain_text("BigMac")
    assert "BigMac" in restaurant.run("till", "sold-out")



# P10

@pytest.fixture
def hurried(tmp_path):
    return catalogue_with_stations(tmp_path / "hurried", targets={"soon": 1, "late": 2})


class TestTargets:
    """A restaurant whose orders are late after two seconds."""

    @pytest.fixture
    def restaurant(self, hurried):
        with Kitchen(MCORDERD_CATALOG=str(hurried)) as running:
            yield running

    def test_the_band_and_the_till_follow_the_targets_of_the_restaurant(self, restaurant, paired):
        kitchen, till = paired("kitchen"), paired("till")
        code = restaurant.order("Ane", "Nuggets")
        expect(tile_of(kitchen, code).and_(kitchen.locator(".late")).locator(".pace")).to_have_text("tarde")
        restaurant.run("till", "arrived", code)
        wait = till.locator("[data-region=orders] time[data-late]").first
        expect(wait).to_have_attribute("data-slow", "1")
        expect(wait).to_have_attribute("data-late", "2")

"""An order on its way through the pages."""

import pytest
from playwright.sync_api import expect

from restaurant import choose_first


def shown(page, code):
    return page.locator("main").get_by_text(code).first


@pytest.mark.parametrize("language,width", [("es", 320), ("en", 1024)])
def test_an_order_appears_everywhere_and_a_digit_bumps_it(restaurant, open_page, paired, language, width):
    kitchens = [paired("kitchen", language=language, width=width) for _ in range(2)]
    till = paired("till", language=language, width=width)
    board = open_page(restaurant.origin, language=language, width=width)
    board.goto(f"/board/{restaurant.name}")
    code = restaurant.order("Ane", "Nuggets")
    for page in (*kitchens, till):
        expect(shown(page, code)).to_be_visible()
    restaurant.run("till", "prepare", code)
    expect(board.locator("[data-region=orders]")).to_contain_text(code)
    tile = kitchens[0].locator("[data-region=orders] > li", has_text=code)
    digit = tile.locator("kbd").inner_text()
    kitchens[0].keyboard.press(digit)
    for kitchen in kitchens:
        expect(kitchen.locator("[data-region=orders] > li", has_text=code)).to_have_count(0)
    expect(board.locator("[data-region=more]")).to_contain_text(code)


def test_a_recalled_order_is_back_in_the_kitchen(restaurant, paired):
    kitchen = paired("kitchen")
    code = restaurant.order("Ane", "Nuggets")
    tile = kitchen.locator("[data-region=orders] > li", has_text=code)
    expect(tile).to_be_visible()
    kitchen.keyboard.press(tile.locator("kbd").inner_text())
    expect(tile).to_have_count(0)
    kitchen.keyboard.press("r")
    expect(kitchen.locator("#dialog-recall")).to_be_visible()
    button = kitchen.locator("#dialog-recall [data-action=unfinish]", has_text=code)
    button.focus()
    kitchen.keyboard.press("Enter")
    expect(tile).to_be_visible()


def test_the_slower_of_two_browsers_learns_who_was_first(restaurant, paired):
    tills = [paired("till") for _ in range(2)]
    code = restaurant.order("Ane", "Nuggets")
    rows = [till.locator("li.order", has_text=code) for till in tills]
    for till, row in zip(tills, rows):
        row.locator(".line-row").click()
        expect(row).to_have_attribute("data-state", "received")
    # The second press is held until the first is done: it has the old revision.
    held = []
    tills[1].route("**/prepare", lambda route: held.append(route))
    tills[1].keyboard.press("Enter")
    expect(rows[1]).to_have_attribute("aria-busy", "true")
    tills[0].keyboard.press("Enter")
    expect(rows[0]).to_have_attribute("data-state", "preparing")
    with tills[1].expect_response("**/prepare") as response:
        held[0].continue_()
    answer = response.value.json()
    assert response.value.status == 409
    assert answer["by"] == "till 1" and answer["order"]["state"] == "preparing"
    expect(tills[1].locator("#refused")).to_have_text(answer["sentence"])
    # Neither press counted twice.
    assert [order["state"] for order in restaurant.orders()] == ["preparing"]


@pytest.mark.parametrize("language,width", [("es", 320), ("en", 1024)])
def test_the_till_serves_a_ready_order_in_two_presses(restaurant, paired, language, width):
    code = restaurant.order("Ane", "Nuggets")
    for action in ("arrived", "prepare", "ready"):
        restaurant.run("till", action, code)
    till = paired("till", language=language, width=width)
    row = till.locator("[data-region=orders] li.order", has_text=code)
    expect(row).to_have_attribute("data-state", "ready")
    choose_first(till)
    till.keyboard.press("Enter")
    expect(row).to_have_count(0)
    assert restaurant.orders() == []


def test_the_till_finds_an_order_by_its_number(restaurant, paired):
    codes = [restaurant.order(name, "Nuggets") for name in ("Ane", "Jon")]
    till = paired("till")
    for code in codes:
        expect(shown(till, code)).to_be_visible()
    till.keyboard.type(codes[1])
    till.keyboard.press("Enter")
    expect(till.locator("li.order.selected")).to_contain_text(codes[1])
    expect(till.locator("li.order.selected")).to_have_count(1)

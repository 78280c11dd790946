"""An order on its way through the pages."""

import pytest
from playwright.sync_api import expect


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
    button = kitchen.locator("#dialog-recall [data-action=recall]", has_text=code)
    button.focus()
    kitchen.keyboard.press("Enter")
    expect(tile).to_be_visible()


def test_the_slower_of_two_browsers_learns_who_was_first(restaurant, paired):
    kitchens = [paired("kitchen") for _ in range(2)]
    code = restaurant.order("Ane", "Nuggets")
    tiles = [kitchen.locator("[data-region=orders] > li", has_text=code) for kitchen in kitchens]
    for tile in tiles:
        expect(tile).to_be_visible()
    # The second press is held until the first is done: it has the old revision.
    held = []
    kitchens[1].route("**/v1/restaurants/**", held.append)
    kitchens[1].keyboard.press(tiles[1].locator("kbd").inner_text())
    expect(tiles[1].locator("[aria-busy]").or_(tiles[1].and_(kitchens[1].locator("[aria-busy]"))).first).to_be_attached()
    kitchens[0].keyboard.press(tiles[0].locator("kbd").inner_text())
    expect(tiles[0]).to_have_count(0)
    with kitchens[1].expect_response("**/v1/restaurants/**") as response:
        held[0].continue_()
    assert response.value.status == 409
    assert response.value.json()["sentence"]
    expect(kitchens[1].locator("#refused")).to_have_text(response.value.json()["sentence"])

"""The components look as their pictures in `golden`."""

import pytest

from golden import TOLERANCE, difference, difference_from_golden
from restaurant import Restaurant

PARTS = ["colour", "type", "button", "mark", "field", "alert"]


@pytest.fixture(scope="module")
def server():
    with Restaurant(MCORDER_STYLE_PAGE="1") as running:
        yield running


def sheet(server, open_page, look):
    page = open_page(server.origin, color_scheme="dark" if look == "dark" else "light")
    if look == "xl":
        page.add_init_script("localStorage.setItem('text-size', 'xl')")
    assert page.goto("/style").status == 200
    return page


@pytest.mark.parametrize("look", ["light", "dark", "xl"])
def test_every_component_looks_as_in_its_picture(server, open_page, look):
    page = sheet(server, open_page, look)
    blank = open_page(server.origin)
    differences = {}
    for part in PARTS:
        picture = page.locator(f"section[aria-labelledby={part}]").screenshot(animations="disabled")
        differences[part] = difference_from_golden(blank, picture, f"{part}-{look}")
    assert {part: share for part, share in differences.items() if share > TOLERANCE} == {}


def test_a_component_that_changed_differs_from_its_picture(server, open_page):
    page = sheet(server, open_page, "light")
    button = page.locator("section[aria-labelledby=button]")
    before = button.screenshot()
    page.evaluate("document.querySelector('.button.danger').classList.add('primary')")
    assert difference(open_page(server.origin), before, button.screenshot()) > TOLERANCE

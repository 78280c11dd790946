"""The board that customers read from afar."""

import pytest
from playwright.sync_api import expect

# Each code that is shown, with its place and the height of its letters.
SHOWN = """
() => Object.fromEntries(["orders", "more"].map(region => [region,
  [...document.querySelectorAll(`[data-region=${region}] > li:not([hidden])`)].map(item => {
    const code = item.querySelector(".code"), box = code.getBoundingClientRect();
    const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    return {text: code.textContent.trim(), inside, size: parseFloat(getComputedStyle(code).fontSize)};
  })]))
"""


def board(restaurant, open_page, **options):
    page = open_page(restaurant.origin, **options)
    page.goto(f"/board/{restaurant.name}")
    page.wait_for_selector("main[data-complete]")
    return page


@pytest.mark.parametrize("width,height", [(1280, 720), (1920, 1080)])
def test_every_code_is_visible_however_many_there_are(restaurant, open_page, width, height):
    page = board(restaurant, open_page, width=width)
    page.set_viewport_size({"width": width, "height": height})
    codes = [restaurant.order(f"B{number}", "Nuggets") for number in range(18)]
    for code in codes:
        restaurant.run("till", "prepare", code)
    for code in codes[:9]:
        restaurant.run("till", "ready", code)
    expect(page.locator("[data-region=more]")).to_contain_text(codes[8])
    shown = page.evaluate(SHOWN)
    assert {code["text"] for code in shown["orders"]} >= set(codes[9:])
    assert {code["text"] for code in shown["more"]} >= set(codes[:9])
    assert all(code["inside"] for codes in shown.values() for code in codes), shown
    # Readable at 5 m: letters of at least 1/60 of the screen's width.
    assert min(code["size"] for codes in shown.values() for code in codes) >= width / 60, shown
    for code in codes:
        restaurant.run("till", "collect", code)


def test_the_newest_ready_code_is_first(restaurant, open_page):
    page = board(restaurant, open_page)
    codes = [restaurant.order("Ane", "Nuggets"), restaurant.order("Jon", "Nuggets")]
    for code in reversed(codes):
        restaurant.run("till", "ready", code)
    first = page.locator("[data-region=more] > li").first
    expect(first).to_contain_text(codes[0])
    expect(first).to_have_class("fresh")
    for code in codes:
        restaurant.run("till", "collect", code)


def test_what_does_not_fit_is_on_a_page_of_its_own(restaurant, open_page):
    page = board(restaurant, open_page)
    page.evaluate("""
      () => {
        const list = document.querySelector("[data-region=more]");
        for (let number = 0; number < 40; number++) {
          const item = document.createElement("li");
          item.dataset.key = `x${number}`;
          item.innerHTML = `<span class="code"><b>${100 + number}</b><i>-001</i></span>`;
          list.append(item);
        }
      }
    """)
    expect(page.locator(".ready-codes .page-of")).to_have_text("2 / 2", timeout=20_000)
    shown = page.evaluate(SHOWN)["more"]
    assert len(shown) >= 4 and all(code["inside"] for code in shown), shown

"""axe-core finds no problem on any page, in light and dark colours."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_page_violates_a_rule(restaurant, paired, open_page, scheme):
    code = restaurant.order("Ane", "Nuggets", "Espresso")
    restaurant.order("Beñat", "Coca Cola")
    restaurant.run("till", "prepare", code)
    plain = open_page(restaurant.origin, color_scheme=scheme)
    for path in ("/pair", f"/board/{restaurant.name}", "/no-such-page"):
        plain.goto(path)
        check(plain, path)
    for role in ("kitchen", "till"):
        page = paired(role, color_scheme=scheme)
        check(page, role)
    for key, dialog in (("f", "close"), ("d", "list")):
        page.keyboard.press(key)
        expect(page.locator(f"#dialog-{dialog}")).to_be_visible()
        check(page, f"till {dialog}")
        page.keyboard.press("Escape")
        # The browser closes it after the key press; until then the page ignores other keys.
        expect(page.locator(f"#dialog-{dialog}")).to_be_hidden()
    page = paired("owner", path="/", color_scheme=scheme)
    check(page, "index")
    page.goto("/owner")
    for summary in page.locator("summary").all():
        summary.click()
    check(page, "owner")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 820, 1920])
def test_board_owner_and_plain_pages_violate_no_rule_in_any_width(restaurant, paired, open_page, width, scheme):
    restaurant.all_at_once([[("till", action, f"#{id}") for action in ("prepare", "ready")][:steps]
                            for steps, id in enumerate(restaurant.many(3))])
    owner = paired("owner", path="/", width=width, color_scheme=scheme)
    for path in ("/", f"/board/{restaurant.name}", "/owner", "/owner?days=7", "/owner?days=30"):
        owner.goto(path)
        owner.wait_for_selector("main[data-complete], #renewed, .plain main")
        check(owner, path)
        assert owner.evaluate("document.documentElement.scrollWidth") <= width, path
    plain = open_page(restaurant.origin, width=width, color_scheme=scheme)
    for path in ("/pair", "/no-such-page"):
        plain.goto(path)
        check(plain, path)
    plain.goto("/pair")
    plain.fill("[name=code]", "WRONG")
    plain.keyboard.press("Enter")
    expect(plain.locator("#refusal")).to_be_visible()
    check(plain, "wrong code")


@pytest.mark.parametrize("language", ["es", "en"])
def test_no_page_is_wider_than_320_px(restaurant, paired, open_page, language):
    restaurant.order("Ane", "Nuggets", "Espresso")
    pages = [(paired(role, language=language, width=320), role) for role in ("kitchen", "till")]
    owner = paired("owner", path="/owner", language=language, width=320)
    plain = open_page(restaurant.origin, language=language, width=320)
    plain.goto("/pair")
    for page, name in [*pages, (owner, "owner"), (plain, "pair")]:
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, name
    for path in ("/", f"/board/{restaurant.name}"):
        owner.goto(path)
        assert owner.evaluate("document.documentElement.scrollWidth") <= 320, path


def check(page, name):
    results = Axe().run(page)
    assert results.violations_count == 0, f"{name}: {results.generate_report()}"

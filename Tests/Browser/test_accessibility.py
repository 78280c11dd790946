"""axe-core finds nothing on any page, light and dark."""

import pytest
from axe_playwright_python.sync_playwright import Axe


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


def check(page, name):
    results = Axe().run(page)
    assert results.violations_count == 0, f"{name}: {results.generate_report()}"

"""The owner's page: its figures, the roles that may see it, and its automatic updates."""

from playwright.sync_api import expect


def serve(restaurant, code):
    for action in ("arrived", "prepare", "ready", "collect"):
        restaurant.run("till", action, code)


def test_a_collected_order_is_in_the_figures_and_charts(restaurant, paired):
    code = restaurant.order("Ane", "Nuggets")
    serve(restaurant, code)
    page = paired("owner", path="/owner", language="en")
    row = page.locator("table.key tr", has_text="collected")
    expect(row.locator("td").nth(0)).to_have_text("1")
    expect(row.locator("td").nth(1)).to_have_text("1")
    charts = page.locator("svg[role=img]")
    expect(charts).to_have_count(5)
    for chart in charts.all():
        assert chart.get_attribute("aria-label")
        assert chart.bounding_box()["width"] > 200
    expect(page.locator("section", has_text="Products").first).to_contain_text("Nuggets")


def test_what_is_paused_sold_out_and_paired_is_listed(restaurant, paired):
    restaurant.run("till", "pause", "20m", "--restaurant", restaurant.name)
    restaurant.run("till", "sold-out", "Nuggets", "--restaurant", restaurant.name)
    page = paired("owner", path="/owner", language="es")
    expect(page.locator("main")).to_contain_text("En pausa hasta")
    expect(page.locator("main")).to_contain_text("agotado hasta")
    expect(page.locator("main")).to_contain_text("owner 1")


def test_only_an_owner_sees_it(restaurant, paired, open_page):
    page = paired("till")
    assert page.goto("/owner").status == 403
    stranger = open_page(restaurant.origin)
    stranger.goto("/owner")
    assert stranger.url.endswith("/pair")


def test_it_renews_itself_and_says_so_when_it_cannot(restaurant, open_page):
    page = open_page(restaurant.origin, language="en")
    # The test moves the page's clock instead of waiting.
    page.clock.install()
    page.goto("/pair")
    page.fill("[name=code]", restaurant.pairing_code("owner"))
    page.keyboard.press("Enter")
    page.wait_for_url(restaurant.origin + "/")
    page.goto("/owner")
    row = page.locator("table.key tr", has_text="orders").first
    expect(row.locator("td").first).to_have_text("0")
    restaurant.order("Ane", "Nuggets")
    with page.expect_response("**/owner"):
        page.clock.run_for(61_000)
    expect(row.locator("td").first).to_have_text("1")
    summary = page.locator("summary").first
    summary.focus()
    page.keyboard.press("Enter")
    restaurant.kill(restaurant.web)
    page.clock.run_for(61_000)
    expect(page.locator("#alarm")).to_be_visible()
    expect(page.locator("main")).to_have_attribute("data-old", "")
    restaurant.start_web()
    page.clock.run_for(11_000)
    expect(page.locator("#alarm")).to_be_hidden()
    expect(page.locator("details").first).to_have_attribute("open", "")
    expect(page.locator("summary").first).to_be_focused()


def test_the_address_of_till_web_add_pairs_with_one_key(restaurant, open_page):
    lines = restaurant.run("till", "web", "add", "Caja 2", "--role", "owner").split()
    code = lines[0]
    page = open_page(restaurant.origin)
    page.goto(f"/pair?code={code}")
    assert any(line.endswith(f"/pair?code={code}") for line in lines)
    expect(page.locator("#code")).to_have_value(code)
    expect(page.locator("#code")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: "/pair" not in url)
    assert page.goto("/owner").status == 200

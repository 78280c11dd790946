"""The owner's page: its figures, the roles that may see it, and its automatic updates."""

import re

from playwright.sync_api import expect


def serve(restaurant, code):
    for action in ("arrived", "prepare", "ready", "collect"):
        restaurant.run("till", action, code)


def figure(page, name):
    return page.locator(".figure", has=page.locator("h2", has_text=name))


def test_a_collected_order_is_in_the_figures_and_charts(restaurant, paired):
    code = restaurant.order("Ane", "Nuggets")
    serve(restaurant, code)
    page = paired("owner", path="/owner", language="en")
    expect(figure(page, "Orders").locator(".value")).to_have_text("1")
    expect(figure(page, "Taken").locator(".value")).to_contain_text("€")
    expect(figure(page, "Taken").locator("dt")).to_have_text(["Yesterday by this time", "A week ago"])
    expect(page.locator(".sold")).to_contain_text("Nuggets")
    for days, name in ((1, "Today"), (7, "7 days"), (30, "30 days")):
        page.goto(f"/owner?days={days}")
        expect(page.locator(".periods [aria-current]")).to_have_text(name)
        expect(figure(page, "Orders").locator(".value")).to_have_text("1")
    assert page.goto("/owner?days=8").status == 404


def test_charts_have_scales_and_a_sentence_and_their_letters_keep_their_size(restaurant, paired):
    serve(restaurant, restaurant.order("Ane", "Nuggets"))
    for width in (320, 1280):
        page = paired("owner", path="/owner?days=7", language="es", width=width)
        charts = page.locator("svg[role=img]:visible")
        expect(charts).to_have_count(2)
        for chart in charts.all():
            assert chart.get_attribute("aria-label")
            expect(chart.locator("line.grid").first).to_be_attached()
            letters = chart.locator("text").first.evaluate(
                "text => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a")
            assert 10 <= letters <= 15, (width, letters)
        expect(page.locator(".lead", has_text="La mitad en")).to_contain_text("nueve de cada diez en")
        expect(page.locator(".lead", has_text="El mejor día")).to_be_visible()
        assert not re.search(r"\bp\d\d\b", page.locator("main").inner_text())


def test_no_figure_breaks_into_two_lines(restaurant, paired):
    serve(restaurant, restaurant.order("Ane", "Nuggets"))
    for language in ("es", "en", "eu"):
        page = paired("owner", path="/owner", language=language, width=320)
        for figures in (".figure .value", ".figure dd", ".sold b", ".facts-list li > :last-child:not(:first-child)"):
            for one in page.locator(figures).all():
                lines = one.evaluate("one => { const range = document.createRange(); range.selectNodeContents(one);"
                                     " return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size }")
                assert lines <= 1, (language, figures, one.inner_text())
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, language


def test_on_paper_there_is_nothing_to_press(restaurant, paired):
    page = paired("owner", path="/owner")
    expect(page.locator(".periods")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator(".periods")).to_be_hidden()
    expect(page.locator(".figures")).to_be_visible()


def test_what_is_paused_sold_out_and_paired_is_listed(restaurant, paired):
    restaurant.run("till", "pause", "20m", "--restaurant", restaurant.name)
    restaurant.run("till", "sold-out", "Nuggets", "--restaurant", restaurant.name)
    page = paired("owner", path="/owner", language="es")
    expect(page.locator(".all-well .attention")).to_contain_text("En pausa hasta")
    expect(page.locator(".facts-list li", has_text="Nuggets")).to_contain_text("hasta")
    expect(page.locator("main")).to_contain_text("owner 1")


def test_it_says_that_everything_is_well_and_who_waits(restaurant, paired):
    restaurant.run("till", "arrived", restaurant.order("Ane", "Nuggets"))
    restaurant.order("Beñat", "Agua")
    page = paired("owner", path="/owner", language="es")
    expect(page.locator(".all-well .attention")).to_have_count(0)
    expect(page.locator(".all-well")).to_contain_text("Pedidos: leídos hace")
    for name, value in (("En el mostrador", "1"), ("En camino", "1")):
        expect(page.locator(".facts-list li", has_text=name).locator("span").last).to_have_text(value)


def test_how_busy_the_kitchen_is_is_shown_by_hour(restaurant, paired):
    page = paired("owner", path="/owner", language="es", width=320)
    card = page.locator(".card", has=page.locator("h2", has_text="¿Cuánto trabajo tiene la cocina?"))
    expect(card.locator(".lead")).to_have_text("No hay nada que preparar.")
    restaurant.many(4)
    page.reload()
    expect(card.locator(".lead")).to_contain_text(re.compile(r"Cocina es quien más tiene: el \d+ % de su tiempo de"))
    rows = card.locator(".load li")
    assert 1 <= rows.count() <= 2
    expect(rows.first).to_contain_text(re.compile(r"Cocina, \d\d:\d\d"))
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_the_card_of_learned_times_says_that_nothing_was_learned_yet(restaurant, paired):
    page = paired("owner", path="/owner", language="es", width=320)
    card = page.locator(".card", has=page.locator("h2", has_text="¿Cuánto tarda cada producto?"))
    expect(card.locator(".lead")).to_have_text("La cocina todavía no ha terminado ningún pedido.")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_only_an_owner_sees_it(restaurant, paired, open_page):
    page = paired("till")
    assert page.goto("/owner").status == 403
    stranger = open_page(restaurant.origin)
    stranger.goto("/owner")
    assert stranger.url.endswith("/pair")


def test_it_renews_itself_and_says_so_when_it_cannot(restaurant, open_page):
    serve(restaurant, restaurant.order("Beñat", "Agua"))
    page = open_page(restaurant.origin, language="en")
    # The test moves the page's clock instead of waiting.
    page.clock.install()
    page.goto("/pair")
    page.fill("[name=code]", restaurant.pairing_code("owner"))
    page.keyboard.press("Enter")
    page.wait_for_url(restaurant.origin + "/")
    page.goto("/owner")
    orders = figure(page, "Orders").locator(".value")
    expect(orders).to_have_text("1")
    restaurant.order("Ane", "Nuggets")
    with page.expect_response("**/owner"):
        page.clock.run_for(61_000)
    expect(orders).to_have_text("2")
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

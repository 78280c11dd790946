"""The board: every code is visible, the newest of those to collect first."""

import datetime
import zoneinfo

from playwright.sync_api import expect

#: Codes outside the section they belong to, and pairs of codes that cover each other.
FAULTS = """() => {
  const faults = [];
  for (const list of document.querySelectorAll(".codes")) {
    const area = list.parentElement.getBoundingClientRect();
    const codes = [...list.querySelectorAll("li:not([hidden]) .code")];
    const boxes = codes.map((code) => code.getBoundingClientRect());
    boxes.forEach((box, place) => {
      const text = codes[place].textContent;
      if (box.left < area.left || box.right > area.right || box.top < area.top || box.bottom > area.bottom
          || box.bottom > innerHeight || box.right > innerWidth) faults.push(`${text} is cut`);
      for (const other of boxes.slice(place + 1)) {
        if (box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom)
          faults.push(`${text} is covered`);
      }
    });
  }
  return faults;
}"""
LETTERS = "list => parseFloat(getComputedStyle(list.firstElementChild).fontSize)"


def board(restaurant, open_page, **options):
    page = open_page(restaurant.origin, **options)
    page.goto(f"/board/{restaurant.name}")
    page.wait_for_selector("main[data-complete]")
    return page


def advance(restaurant, ids, *actions):
    restaurant.all_at_once([[("till", action, f"#{id}") for action in actions] for id in ids])


def shown(page, region, kind=""):
    """The ids of the orders whose codes are on the screen."""
    keys = page.locator(f"[data-region={region}] > li{kind}:not([hidden])")
    return [int(key) for key in keys.evaluate_all("codes => codes.map((code) => code.dataset.key)")]


def stop_clock(page):
    """From here on only the test moves the page's clock."""
    page.clock.pause_at(page.evaluate("Date.now()") + 3_000)


def test_every_code_of_sixty_orders_is_visible_and_a_phone_turns_pages(restaurant, open_page):
    ids = restaurant.many(60)
    advance(restaurant, ids[:24], "prepare", "ready")
    advance(restaurant, ids[24:], "prepare")
    page = board(restaurant, open_page)
    expect(page.locator("[data-region=more] > li")).to_have_count(24)
    expect(page.locator("[data-region=orders] > li")).to_have_count(36)
    for width, height, smallest in ((1280, 800, 18), (1920, 1080, 30), (3840, 2160, 60), (820, 1180, 18)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(FAULTS) == [], width
        assert sorted(shown(page, "more")) == sorted(ids[:24])
        assert sorted(shown(page, "orders")) == sorted(ids[24:])
        for region in ("orders", "more"):
            assert page.locator(f"[data-region={region}]").evaluate(LETTERS) >= smallest, (width, region)
    phone = open_page(restaurant.origin)
    phone.set_viewport_size({"width": 320, "height": 640})
    phone.clock.install()
    phone.goto(f"/board/{restaurant.name}")
    phone.wait_for_selector("main[data-complete]")
    stop_clock(phone)
    seen = {"orders": set(), "more": set()}
    fresh = set(shown(phone, "more", ".fresh")[:6])
    for _ in range(6):
        assert phone.evaluate(FAULTS) == []
        for region, ids_seen in seen.items():
            page_of_codes = shown(phone, region)
            assert 0 < len(page_of_codes) <= 18
            ids_seen |= set(page_of_codes)
        assert fresh <= set(shown(phone, "more"))
        phone.clock.run_for(11_000)
    assert seen == {"orders": set(ids[24:]), "more": set(ids[:24])}


def test_a_page_of_codes_stays_long_enough_to_be_read(restaurant, open_page):
    ids = restaurant.many(19)
    advance(restaurant, ids, "prepare")
    page = open_page(restaurant.origin)
    page.set_viewport_size({"width": 320, "height": 640})
    page.clock.install()
    page.goto(f"/board/{restaurant.name}")
    expect(page.locator("[data-region=orders] > li")).to_have_count(19)
    stop_clock(page)
    number = page.locator("[data-pages=orders]")
    last = number.inner_text()
    while number.inner_text() == last:
        page.clock.run_for(500)
    first = shown(page, "orders")
    page.clock.run_for(9_000)
    assert shown(page, "orders") == first
    page.clock.run_for(2_000)
    expect(number).to_have_text(last)
    assert set(first) | set(shown(page, "orders")) == set(ids)
    assert not set(first) & set(shown(page, "orders"))


def test_what_became_ready_last_is_first_and_ready_has_two_thirds(restaurant, open_page):
    ids = restaurant.many(3)
    advance(restaurant, ids, "prepare")
    page = board(restaurant, open_page, width=1280)
    for ready in ([ids[1]], [ids[0], ids[1]]):
        restaurant.run("till", "ready", f"#{ready[0]}")
        expect(page.locator("[data-region=more] > li")).to_have_count(len(ready))
        assert shown(page, "more") == ready
    assert shown(page, "orders") == [ids[2]]
    widths = [page.locator(f".{name}").bounding_box()["width"] for name in ("ready-codes", "preparing")]
    assert 1.9 < widths[0] / widths[1] < 2.1


def test_a_fresh_code_blinks_five_times_and_not_with_reduced_motion(restaurant, open_page):
    code = restaurant.order("Ane", "Agua")
    restaurant.run("till", "prepare", code)
    pages = [board(restaurant, open_page, reduced_motion=motion) for motion in ("no-preference", "reduce")]
    restaurant.run("till", "ready", code)
    timings = []
    for page in pages:
        fresh = page.locator("[data-region=more] .fresh .code")
        expect(fresh).to_have_text(code)
        timings.append(fresh.evaluate("code => code.getAnimations().map((one) => one.effect.getTiming())"))
    assert [(one["duration"], one["iterations"]) for one in timings[0]] == [(1000, 5)]
    assert timings[1] == []
    # A box of another colour tells it apart where nothing moves.
    colours = pages[1].locator(".ready-codes").evaluate(
        "section => [section, section.querySelector('.code')].map((one) => getComputedStyle(one).backgroundColor)")
    assert colours[0] != colours[1]


def test_it_shows_name_and_time_of_the_restaurant_and_ready_has_a_sign_and_words(restaurant, open_page):
    page = board(restaurant, open_page, timezone_id="Asia/Tokyo")
    expect(page.locator("h1")).to_contain_text("Garbera")
    madrid = zoneinfo.ZoneInfo("Europe/Madrid")
    times = {(datetime.datetime.now(madrid) + datetime.timedelta(minutes=ago)).strftime("%H:%M") for ago in (-1, 0)}
    assert page.locator("#clock").inner_text() in times
    expect(page.locator(".ready-codes h2 svg.icon")).to_be_visible()
    expect(page.locator(".ready-codes h2")).to_have_text("ListosRecoge en el mostrador")


def test_an_order_in_preparation_says_when_it_will_be_ready(restaurant, open_page):
    code = restaurant.order("Ane", "Agua")
    [order] = [order for order in restaurant.orders() if order["code"] == code]
    restaurant.run("till", "prepare", f"#{order['id']}")
    page = board(restaurant, open_page)
    item = page.locator(f"[data-region=orders] > li[data-key='{order['id']}']")
    ready = datetime.datetime.fromisoformat(order["readyAt"]).astimezone(zoneinfo.ZoneInfo("Europe/Madrid"))
    # Whole minutes, rounded up.
    minute = (ready + datetime.timedelta(seconds=59)).strftime("%H:%M")
    expect(item.locator("small")).to_have_text(minute)
    assert page.evaluate(FAULTS) == []
    restaurant.run("till", "collect", f"#{order['id']}")

"""Makes pictures of the real pages.

screenshots.py FOLDER          those of the documentation
screenshots.py FOLDER all      every page in each size, look, language and number of orders; about 20 minutes
screenshots.py FOLDER all board owner      those pages only
"""

import pathlib
import sqlite3
import sys
import uuid

from PIL import Image
from playwright.sync_api import expect, sync_playwright

from restaurant import ROOT, Restaurant, until
from shops import Shop

#: The pictures of the documentation: name, path, role, width and height in pixels, colours.
PICTURES = [
    ("kitchen", "/kitchen/garbera", "kitchen", 900, 560, "dark"),
    ("till", "/till/garbera", "till", 1000, 620, "light"),
    ("board", "/board/garbera", None, 800, 450, "light"),
    ("owner", "/owner", "owner", 1000, 800, "light"),
    ("book", "/book/garbera", "owner", 390, 844, "light"),
    ("round", "/book/garbera", "owner", 390, 844, "light"),
    ("sheet", "/book/garbera/sheet", "owner", 1000, 620, "light"),
    ("recipe", "/book/garbera/recipes/bigmac", "kitchen", 1280, 620, "light"),
    ("week", "/book/garbera/week", "kitchen", 1000, 720, "light"),
]
#: What was sold on each day of the weeks before the picture of the week.
SOLD = ["BigMac", "BigMac", "Hamburguesa", "Espresso"]
#: The temperatures of the fridge in the kitchen, one a day, the last one of today.
TEMPERATURES = [3, 2.5, 3, 3.5, 3, 6, 3, 3, 2.5, 3]
#: The window of a customer's phone.
PHONE = {"width": 390, "height": 844}
#: The customers, their products, and the state of each order.
ORDERS = [
    ("Ane", ["Coca Cola", "Nuggets"], ["arrived", "prepare", "ready", "collect"]),
    ("Beñat", ["Nuggets", "Nuggets", "Agua"], ["arrived", "prepare", "ready", "collect"]),
    ("Itziar", ["Espresso"], ["arrived", "prepare", "ready"]),
    ("Jon", ["Nuggets", "Agua"], ["arrived", "prepare"]),
    ("Maite", ["Espresso", "Coca Cola"], ["prepare"]),
    ("Unai", ["Nuggets", "Nuggets", "Coca Cola"], ["arrived"]),
    ("Leire", ["Agua", "Espresso"], []),
]

#: Every page: its path, and the role of the browser that opens it.
PAGES = {
    "kitchen": ("/kitchen/garbera", "kitchen"), "till": ("/till/garbera", "till"), "board": ("/board/garbera", "board"),
    "new": ("/till/garbera/new", "till"), "book": ("/book/garbera", "owner"),
    "week": ("/book/garbera/week", "owner"), "recipes": ("/book/garbera/recipes", "owner"),
    "owner": ("/owner", "owner"), "owner-7": ("/owner?days=7", "owner"), "index": ("/", "owner"),
    "pair": ("/pair", None), "error": ("/no-such-page", None),
}
#: The pages that look the same however many orders there are.
STILL = {"new", "book", "week", "recipes", "index", "pair", "error"}
SIZES = [(320, 640), (390, 844), (820, 1180), (1280, 800), (1920, 1080), (3840, 2160)]
LOOKS = {"light": "light", "dark": "dark", "xl": "light"}
COUNTS = [0, 1, 9, 25, 60]
#: The number of orders with which the pages are shown in the other languages too.
COUNT_OF_LANGUAGES = 9
LANGUAGES = ["es", "en", "eu"]


def open_browser(browser, restaurant, role, language, **options):
    """A page of a browser that is paired with a role."""
    context = browser.new_context(base_url=restaurant.origin, locale=language, **options)
    page = context.new_page()
    if role:
        page.goto("/pair")
        page.fill("[name=code]", restaurant.pairing_code(role))
        page.keyboard.press("Enter")
        page.wait_for_url(f"{restaurant.origin}/")
    return page


def show(page, path):
    page.goto(path)
    page.wait_for_selector("main[data-complete], #renewed, .plain main, main[data-ready]")


def make_documentation(folder, restaurant, browser):
    for name, products, actions in ORDERS:
        code = restaurant.order(name, *products)
        for action in actions:
            restaurant.run("till", action, code)
    fill_book(restaurant, browser)
    for name, path, role, width, height, scheme in PICTURES:
        if name == "week":
            sell_weeks(restaurant)
        page = open_browser(browser, restaurant, role, "en", color_scheme=scheme,
                            viewport={"width": width, "height": height})
        show(page, path)
        if name == "till":
            page.locator("[data-region=orders] .line-row").first.click()
        if name == "round":
            page.locator("[data-ask='fridge-1/fridge-temperature']").click()
        page.screenshot(path=folder / f"{name}.png", animations="disabled")
        page.context.close()


def sell_weeks(restaurant):
    """Orders of each day of the last two weeks, which were collected."""
    for number in range(1, 15):
        code = restaurant.order(f"Cliente {number}", *SOLD[:1 + number % len(SOLD)])
        for action in ("prepare", "ready", "collect"):
            restaurant.run("till", action, code)
        with sqlite3.connect(restaurant.folder / "state/queue.sqlite", timeout=30) as queue:
            queue.execute("UPDATE order_changes SET at = at - ? WHERE order_id = (SELECT max(id) FROM orders)",
                          (number * 86_400_000,))


def fill_book(restaurant, browser):
    """The kitchen book of the examples, with some days of temperatures."""
    restaurant.run("mcorderd", "book", "import", str(ROOT / "docs/examples/book"), "--yes", "--restaurant", "garbera")
    page = open_browser(browser, restaurant, "kitchen", "en")
    facts = []
    for place, value in enumerate(TEMPERATURES):
        content = {"value": value, **({"cure": "Cambiado de sitio"} if value > 4 else {})}
        facts.append({"id": str(uuid.uuid4()), "n": place, "ago": (len(TEMPERATURES) - 1 - place) * 86_400,
                      "kind": "result", "key": "fridge-1/fridge-temperature", "person": "p-1", "content": content})
    facts.append({**facts[0], "id": str(uuid.uuid4()), "ago": 0, "key": "fridge-2/fridge-temperature",
                  "content": {"value": 5}})
    answer = page.request.post("/v1/book/garbera/facts", data=facts, headers={"Origin": restaurant.origin})
    assert answer.ok, answer.text()
    page.context.close()


def make_phone(folder, shop, browser):
    """The customers' menu, and an order that was called out as ready."""
    context = browser.new_context(base_url=shop.origin, locale="en", viewport=PHONE, color_scheme="light",
                                  reduced_motion="reduce", timezone_id="Europe/Madrid")
    page = context.new_page()
    page.goto("/r/garbera")
    page.wait_for_selector("main[data-complete]")
    for product in ("nuggets", "coca-cola"):
        page.locator(f"[data-product={product}] .add").first.click()
    page.wait_for_load_state("networkidle")
    page.evaluate("scrollTo(0, 0)")
    page.screenshot(path=folder / "menu.png", animations="disabled")
    page.locator("#ticketbar a").click()
    page.locator("#order:enabled").click()
    page.wait_for_url("**/o#*")
    [order] = until("the order is taken in", shop.orders)
    for action in ("arrived", "prepare", "ready"):
        shop.run("till", action, order["code"])
    page.wait_for_selector("#hero.ready")
    page.screenshot(path=folder / "order.png", animations="disabled")
    context.close()


def shrink(folder):
    """Pictures of few colours, as the pages have: a quarter of the size."""
    for file in folder.glob("*.png"):
        with Image.open(file) as picture:
            small = picture.convert("RGB").quantize(256, dither=Image.Dither.NONE)
        small.save(file, optimize=True)


def advance(restaurant, ids):
    """Brings orders into every state."""
    steps = [[], ["arrived"], ["arrived", "prepare"], ["prepare"], ["arrived", "prepare", "ready"]]
    restaurant.all_at_once(
        [[("till", action, f"#{id}") for action in steps[id % len(steps)]] for id in ids])


def make_all(folder, restaurant, browser, names):
    present = 0
    for count in COUNTS:
        if count > present:
            ids = restaurant.many(count - present, "Nuggets", first=present + 1)
            advance(restaurant, ids[present:])
            present = count
        for language in LANGUAGES if count == COUNT_OF_LANGUAGES else LANGUAGES[:1]:
            for name in names:
                if name in STILL and count != COUNT_OF_LANGUAGES:
                    continue
                make_page(folder, restaurant, browser, name, count, language)


def make_page(folder, restaurant, browser, name, count, language):
    path, role = PAGES[name]
    page = open_browser(browser, restaurant, role, language)
    for look, scheme in LOOKS.items():
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        page.evaluate("size => localStorage.setItem('text-size', size)", "xl" if look == "xl" else "")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            show(page, path)
            page.screenshot(path=folder / f"{name}-{count}-{width}-{look}-{language}.png",
                            full_page=name not in ("board", "kitchen"))
    page.context.close()


def main(folder, mode=None, *names):
    folder.mkdir(parents=True, exist_ok=True)
    with Restaurant() as restaurant, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        if mode == "all":
            make_all(folder, restaurant, browser, names or list(PAGES))
        else:
            make_documentation(folder, restaurant, browser)
            with Shop(ROOT / "catalog") as shop:
                make_phone(folder, shop, browser)
            shrink(folder)
        browser.close()


main(pathlib.Path(sys.argv[1]), *sys.argv[2:])

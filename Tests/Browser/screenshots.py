"""Makes the pictures of the documentation: screenshots.py FOLDER"""

import pathlib
import sys

from playwright.sync_api import sync_playwright

from restaurant import Restaurant

#: The pictures: name, path, role, width and height in pixels, colours.
PICTURES = [
    ("kitchen", "/kitchen/garbera", "kitchen", 900, 560, "dark"),
    ("till", "/till/garbera", "till", 1000, 620, "light"),
    ("board", "/board/garbera", None, 800, 450, "light"),
    ("owner", "/owner", "owner", 1000, 800, "light"),
]
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


def main(folder):
    folder.mkdir(parents=True, exist_ok=True)
    with Restaurant() as restaurant, sync_playwright() as playwright:
        for name, products, actions in ORDERS:
            code = restaurant.order(name, *products)
            for action in actions:
                restaurant.run("till", action, code)
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for name, path, role, width, height, scheme in PICTURES:
            context = browser.new_context(base_url=restaurant.origin, locale="en", color_scheme=scheme,
                                          viewport={"width": width, "height": height})
            page = context.new_page()
            if role:
                page.goto("/pair")
                page.fill("[name=code]", restaurant.pairing_code(role))
                page.keyboard.press("Enter")
                page.wait_for_url(f"{restaurant.origin}/")
            page.goto(path)
            page.wait_for_selector("main[data-complete], #renewed")
            if name == "till":
                page.locator("[data-region=orders] .line-row").first.click()
            page.screenshot(path=folder / f"{name}.png", animations="disabled")
        browser.close()


main(pathlib.Path(sys.argv[1]))

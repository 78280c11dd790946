"""A month of orders, computed a second time by this script: what was used, and what the next days need."""

import csv
import datetime
import io
import json
import os
import random
import sqlite3
import zoneinfo
from fractions import Fraction

from playwright.sync_api import expect

from restaurant import ROOT
from test_book import define, ready

DAY = 86_400_000
MADRID = zoneinfo.ZoneInfo("Europe/Madrid")
ORDERS = 400


COLA = {"ingredient": "cola", "quantity": "1", "unit": "ud", "preparation": "", "waste": "", "only": "", "unless": "",
        "size": "", "service": ""}


def table(name):
    text = (ROOT / f"docs/examples/book/{name}.csv").read_text("utf-8-sig")
    return list(csv.DictReader(io.StringIO(text), delimiter=";"))


def number(text):
    return Fraction(text.replace(",", "."))


class Kitchen:
    """The example's recipes, down to grams, millilitres and pieces."""

    UNITS = {"g": ("g", 1), "kg": ("g", 1000), "ml": ("ml", 1), "cl": ("ml", 10), "l": ("ml", 1000), "ud": ("ud", 1)}

    def __init__(self):
        self.ingredients = {row["id"]: row for row in table("ingredients")}
        self.recipes = {row["id"]: row for row in table("recipes")}
        self.parts = {}
        for row in table("recipe-ingredients"):
            self.parts.setdefault(row["recipe"], []).append(row)
        # What is sold as it is bought.
        self.ingredients["cola"] = {"unit": "ud"}
        self.recipes["cola"] = {"id": "cola", "of": "product", "for": "coca-cola", "portions": ""}
        self.parts["cola"] = [COLA]
        self.of = {row["for"]: row["id"] for row in self.recipes.values() if row["of"] == "product"}

    def base(self, ingredient, quantity, unit):
        """A quantity in the base unit of an ingredient."""
        row = self.ingredients[ingredient]
        own, _ = self.UNITS[row["unit"]]
        kind, factor = self.UNITS[unit]
        amount = quantity * factor
        if kind == own:
            return amount
        grams = {"g": Fraction(1), "ml": row["gramsPerLitre"] and number(row["gramsPerLitre"]) / 1000,
                 "ud": row["gramsPerPiece"] and number(row["gramsPerPiece"])}
        return amount * grams[kind] / grams[own]

    def need(self, recipe, large=False, choices=()):
        """What a portion takes."""
        parts = [part for part in self.parts[recipe]
                 if (not part["size"] or large) and (not part["only"] or part["only"] in choices)
                 and (not part["unless"] or part["unless"] not in choices) and not part["service"]]
        replaced = {part["ingredient"] for part in parts if part["size"]} if large else set()
        found = {}
        for part in parts:
            if not part["size"] and part["ingredient"] in replaced:
                continue
            amount = number(part["quantity"]) / number(self.recipes[recipe]["portions"] or "1")
            amount = amount * 100 / (100 - number(part["waste"] or "0"))
            if part["preparation"]:
                inner = self.need(part["preparation"], large, choices)
            else:
                inner = {part["ingredient"]: self.base(part["ingredient"], Fraction(1), part["unit"])}
            for key, value in inner.items():
                found[key] = found.get(key, 0) + amount * value
        return found


def read(state):
    """Every line that was made: when, and its products, each with whether it is large and its choices."""
    with sqlite3.connect(f"file:{state}?mode=ro", uri=True) as queue:
        made = {}
        for order, event, at in queue.execute(
                "SELECT order_id, id, at FROM order_changes WHERE step = 'forward' AND to_state IN ('ready', 'collected')"
                " ORDER BY id"):
            made.setdefault(order, (event, at))
        lines = []
        for order, details, struck in queue.execute("SELECT order_id, details, struck FROM order_lines"):
            if order not in made or (struck and struck < made[order][0]):
                continue
            content = json.loads(details)
            lines.append((made[order][1], [
                (part["id"], bool(content.get("large")) and place > 0, {option["id"] for option in part.get("options", [])})
                for place, part in enumerate(content["parts"])]))
    return lines


def fill(restaurant):
    """A month of orders: copies of a few real ones, at random times, one in ten of them with a line struck."""
    menu = ("menu", "BigMac", "Coca Cola", "Patatas Fritas")
    kinds = [[("add", "BigMac")], [menu], [(*menu, "--large")], [("add", "Espresso"), ("add", "Café con Leche")],
             [("add", "Hamburguesa"), ("add", "Patatas Fritas")], [("add", "Ensalada Mixta"), ("add", "Nuggets")],
             [("add", "BigMac"), ("add", "BigMac"), ("add", "Espresso")]]
    for place, products in enumerate(kinds):
        device = f"Cliente {place}"
        restaurant.run("mcorder", "device", "--name", device, home=device)
        restaurant.run("mcorder", "join", f"{restaurant.folder}/cloud", home=device)
        for product in products:
            restaurant.run("mcorder", *product, home=device)
        code = restaurant.order(device)
        for action in ("prepare", "ready", "collect"):
            restaurant.run("till", action, code)
    dice = random.Random(68)
    queue = sqlite3.connect(restaurant.folder / "state/queue.sqlite", timeout=60)

    def columns(name, without):
        names = [row[1] for row in queue.execute(f"PRAGMA table_info({name})") if row[1] not in without]
        return ", ".join(names)

    of_orders = columns("orders", ("id", "number", "content_hash"))
    of_lines = columns("order_lines", ("order_id", "struck"))
    of_changes = columns("order_changes", ("id", "order_id", "at"))
    first = [row[0] for row in queue.execute("SELECT id FROM orders ORDER BY id")]
    agos = sorted((dice.uniform(0.1, 30) for _ in range(ORDERS)), reverse=True)
    with queue:
        # The real ones happened before all others.
        queue.execute("UPDATE order_changes SET at = at - ?", (31 * DAY,))
        for place, ago in enumerate(agos):
            model = dice.choice(first)
            hashed = os.urandom(32)
            queue.execute(f"INSERT INTO orders (number, content_hash, {of_orders}) "
                          f"SELECT number + ?, ?, {of_orders} FROM orders WHERE id = ?", (1000 + place, hashed, model))
            [order] = queue.execute("SELECT id FROM orders WHERE content_hash = ?", (hashed,)).fetchone()
            queue.execute(f"INSERT INTO order_changes (order_id, at, {of_changes}) "
                          f"SELECT ?, at + ?, {of_changes} FROM order_changes WHERE order_id = ? ORDER BY id",
                          (order, int((31 - ago) * DAY), model))
            strike = None
            if dice.random() < 0.1:
                [strike] = queue.execute("SELECT min(id) FROM order_changes WHERE order_id = ?", (order,)).fetchone()
            queue.execute(f"INSERT INTO order_lines (order_id, struck, {of_lines}) "
                          f"SELECT ?, CASE WHEN position = 1 THEN ? END, {of_lines} FROM order_lines "
                          "WHERE order_id = ?", (order, strike, model))
    queue.close()


def test_a_month_of_orders_equals_an_independent_computation(restaurant, paired):
    restaurant.run("mcorderd", "book", "import", str(ROOT / "docs/examples/book"), "--yes", "--restaurant", "garbera")
    fill(restaurant)
    owner = paired("owner", path=f"/book/{restaurant.name}/count", language="en")
    ready(owner)
    assert define(owner, "ingredient", "cola", {"name": "Cola", "unit": "ud"}).ok
    assert define(owner, "recipe", "cola", {"name": "Cola", "of": "product", "for": "coca-cola", "ingredients": [
        {"ingredient": "cola", "quantity": 1, "unit": "ud"}]}).ok
    # Everything was counted six days ago: by the clock, since the count comes late.
    kitchen = Kitchen()
    counted = 1000
    since, answer = owner.evaluate("""async ({ path, keys, units, amount }) => {
        const ago = 6 * 86_400;
        const facts = keys.map((key, n) => ({ id: crypto.randomUUID(), n: n + 1, ago, kind: "count", key,
          content: { amount, unit: units[n] } }));
        const headers = { "Content-Type": "application/json" };
        const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(facts) });
        return [Date.now() - ago * 1000, await answer.json()];
    }""", {"path": f"/v1/book/{restaurant.name}/facts", "keys": list(kitchen.ingredients), "amount": counted,
           "units": [row["unit"] for row in kitchen.ingredients.values()]})
    assert {fact["outcome"] for fact in answer["facts"]} == {"stored"}
    lines = read(restaurant.folder / "state/queue.sqlite")
    used, covered, all_lines = {}, 0, 0
    for at, parts in lines:
        if at <= since:
            continue
        all_lines += 1
        if any(product not in kitchen.of for product, _, _ in parts):
            continue
        covered += 1
        for product, large, choices in parts:
            for key, value in kitchen.need(kitchen.of[product], large, choices).items():
                used[key] = used.get(key, 0) + value
    assert covered > 30 and covered < all_lines
    owner.reload()
    ready(owner)
    for key, row in kitchen.ingredients.items():
        place = owner.locator(f"[data-ingredient='{key}']")
        unit = Kitchen.UNITS[row["unit"]][1]
        left = counted - used.get(key, 0) / unit
        if key in used and left > 0:
            shown = int(left * 1000) / 1000
            expect(place).to_contain_text(f"now {shown:,.3f}".rstrip("0").rstrip(".").replace(",", "\u202f"))
    # What the next days need.
    owner.goto(f"/book/{restaurant.name}/week")
    ready(owner)
    today = datetime.date.fromisoformat(owner.locator("main").get_attribute("data-today"))
    sold = {}
    for at, parts in lines:
        day = datetime.datetime.fromtimestamp(at / 1000, MADRID).date()
        for product, _, _ in parts:
            sold.setdefault(product, {}).setdefault(day, 0)
            sold[product][day] += 1
    open_days = sorted({day for days in sold.values() for day in days if day < today})
    for place in range(7):
        day = today + datetime.timedelta(days=place)
        for product in ("bigmac", "espresso", "patatas-fritas", "nuggets"):
            like = [other for other in open_days if other.weekday() == day.weekday() and other >= min(sold[product])][-6:]
            counts = [sold[product].get(other, 0) for other in like]
            cap = 2 * sorted(counts)[-2] + 3
            mean = Fraction(sum(min(count, cap) for count in counts), len(counts))
            if mean == 0:
                continue
            tenths = (mean * 10 + Fraction(1, 2)) // 1
            line = owner.locator(f".day[data-day='{day}'] [data-product='{product}'] summary b")
            expect(line).to_have_text(f"{tenths / 10:.1f}".rstrip("0").rstrip("."))

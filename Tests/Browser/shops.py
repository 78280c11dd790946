"""A restaurant whose customers order in the browser: mcorderd and mcorder-storefront."""

import json
import shutil
import urllib.request

from restaurant import ROOT, Restaurant, free_port, until


def write(path, value):
    path.write_text(json.dumps(value))


def change(path, function):
    write(path, function(json.loads(path.read_text())))


def adapted(product):
    options = {"bigmac": ["bread", "without", "extras"], "nuggets": ["sauce"], "lipton-ice": ["ice"]}
    if product["id"] in options:
        product["options"] = options[product["id"]]
    if product["id"] == "cerveza":
        product["minimumAge"] = 18
    if product["id"] == "espresso":
        del product["image"]
    if product["id"] == "manzana-troceada":
        del product["allergens"]
    return product


def make_catalogue(folder):
    """The sample with options, an offer, a coupon, two services, a drink for adults, and gaps in its data."""
    catalogue = folder / "catalog"
    shutil.copytree(ROOT / "catalog", catalogue)
    change(catalogue / "products.json", lambda products: [adapted(product) for product in products])
    write(catalogue / "options.json", [
        {"id": "bread", "name": "Pan", "kind": "choose", "min": 1, "max": 1, "default": ["with-sesame"],
         "choices": [{"id": "with-sesame", "name": "con sésamo", "allergens": ["sesame"]},
                     {"id": "gluten-free", "name": "sin gluten", "price": "0.60", "allergens": ["eggs"]}]},
        {"id": "without", "name": "Quitar", "kind": "without", "max": 3,
         "choices": [{"id": "onion", "name": "sin cebolla"}, {"id": "gherkin", "name": "sin pepinillo"}]},
        {"id": "extras", "name": "Añadir", "kind": "choose", "max": 3,
         "choices": [{"id": "cheese", "name": "extra queso", "price": "0.50", "max": 3, "allergens": ["milk"]},
                     {"id": "bacon", "name": "beicon", "price": "0.80", "allergens": []}]},
        {"id": "ice", "name": "Hielo", "kind": "without", "max": 1,
         "choices": [{"id": "no-ice", "name": "sin hielo"}]},
        {"id": "sauce", "name": "Salsa", "kind": "choose", "min": 1, "max": 1,
         "choices": [{"id": "bbq", "name": "barbacoa", "allergens": ["mustard"]},
                     {"id": "curry", "name": "curry", "allergens": ["mustard"]}]},
    ])
    write(catalogue / "offers.json", [
        {"id": "water", "name": "Agua con cupón", "kind": "price", "price": "1.00", "products": ["agua"],
         "coupon": "AGUA1"},
    ])
    change(catalogue / "restaurants.json", lambda restaurants: [
        restaurant | {"services": [{"id": "here", "name": "Comer aquí", "vat": "here"},
                                   {"id": "away", "name": "Para llevar", "vat": "to-go"}]}
        for restaurant in restaurants])
    return catalogue


class Shop(Restaurant):
    """Its `origin` is that of the customers' pages, which listen at `address`; another origin is that of a proxy."""

    #: The restaurant that customers order from.
    place = "garbera"

    def __init__(self, catalogue, origin=None, **settings):
        self.address = f"127.0.0.1:{free_port()}"
        origin = origin or f"http://{self.address}"
        super().__init__(
            MCORDERD_CATALOG=str(catalogue), MCORDERD_STOREFRONT_ORIGIN=origin, STOREFRONT_ORIGIN=origin, **settings)
        self.catalogue = catalogue
        self.origin = origin
        #: The folder in which the pages find the house.
        self.shared = self.folder / "cloud"
        (self.folder / "bin/mcorder-storefront").symlink_to(self.binaries / "mcorder-storefront")

    def start_web(self):
        """The customers' pages; the staff's are not needed."""
        house = self.run("mcorderd", "key", "show").strip()
        self.web = self.start(
            "mcorder-storefront", "serve", "--cloud", f"{self.shared}", "--house", house,
            "--state", f"{self.folder}/storefront", "--listen", self.address)
        until("the pages are served", lambda: self.answers("/health"))
        until("orders are taken", lambda: "data-takes-orders" in self.text(f"/r/{self.place}"))

    def answers(self, path):
        try:
            return bool(self.text(path))
        except OSError:
            return False

    def text(self, path):
        """The page as a proxy gets it."""
        host = self.origin.split("//")[1]
        request = urllib.request.Request(f"http://{self.address}{path}", headers={"Host": host})
        with urllib.request.urlopen(request, timeout=5) as response:
            return response.read().decode()

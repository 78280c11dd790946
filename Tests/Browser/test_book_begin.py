"""A new owner begins: a bar of 25 products has its register and its list in twenty minutes."""

from playwright.sync_api import expect

from test_book import ready

#: Seconds that somebody who has never seen the pages needs for a tap, with looking for its place, and for a word.
TAP, WORD = 2.5, 4
PRODUCTS = 25


class Hands:
    """Counts taps and words. A field is tapped before it is typed into, and a choice is two taps."""

    def __init__(self):
        self.taps = self.words = 0

    def tap(self, place):
        self.taps += 1
        place.tap()

    def write(self, place, text):
        self.tap(place)
        self.words += len(text.split())
        place.fill(text)

    def choose(self, place, value):
        self.taps += 2
        place.select_option(value)

    @property
    def minutes(self):
        return (self.taps * TAP + self.words * WORD) / 60


def test_a_bar_of_25_products_has_register_and_list_in_twenty_minutes(restaurant, paired):
    book = f"/book/{restaurant.name}"
    owner = paired("owner", path=book, width=390, has_touch=True, language="es")
    ready(owner)
    hands = Hands()
    hands.write(owner.locator(".starter", has_text="Nevera").locator(".count"), "3")
    hands.write(owner.locator(".starter", has_text="Congelador").locator(".count"), "1")
    hands.write(owner.locator("#people"), "Ane\nBeñat\nJone")
    boxes = owner.locator("[data-as-bought]")
    for number in range(boxes.count()):
        chosen = owner.locator("[data-as-bought]:checked").count()
        if chosen < PRODUCTS and not boxes.nth(number).is_checked():
            hands.tap(boxes.nth(number))
    hands.tap(owner.get_by_role("button", name="Empezar el registro"))
    owner.wait_for_selector("[data-round]")

    owner.goto(f"{book}/define")
    ready(owner)
    hands.taps += 1
    names = owner.locator("form[data-kind=ingredient]:not([data-key='']) [data-member=name]")
    keys = names.evaluate_all("fields => fields.map((field) => field.form.dataset.key)")
    assert len(keys) == PRODUCTS, keys
    for number, key in enumerate(keys):
        new = owner.locator("details.entry:has(form[data-kind=supply][data-key=''])")
        hands.tap(new.locator("summary"))
        hands.choose(new.locator("[data-member=ingredient]"), key)
        hands.write(new.locator("[data-member=supplier]"), "Makro" if number % 3 else "Bebidas Etxeberria")
        hands.write(new.locator("[data-member=size]"), "6")
        hands.choose(new.locator("[data-member=unit]"), "ud")
        hands.write(new.locator("[data-member=keep]"), "12")
        with owner.expect_navigation():
            hands.tap(new.get_by_role("button", name="Guardar"))
        ready(owner)

    owner.goto(f"{book}/count")
    ready(owner)
    hands.taps += 2
    for key in keys:
        row = owner.locator(f"[data-ingredient='{key}']")
        hands.tap(row.get_by_role("button", name="1", exact=True))
        expect(row).to_contain_text("6 ud, contado")

    owner.goto(f"{book}/lists")
    ready(owner)
    hands.taps += 1
    hands.write(owner.locator("#list-name"), "Sábado")
    hands.tap(owner.locator("#new-list [type=submit]"))
    owner.wait_for_url("**/lists/sabado-*")
    ready(owner)
    expect(owner.locator("[data-item]")).to_have_count(PRODUCTS)
    expect(owner.locator("[data-item]", has_text="1 ×")).to_have_count(PRODUCTS)
    expect(owner.locator("[data-item]", has_text="cuéntalo")).to_have_count(0)
    expect(owner.locator(".supplier")).to_have_count(2)
    owner.goto(book)
    expect(owner.locator(".subject h3", has_text="Nevera")).to_have_count(3)
    print(f"{hands.taps} taps, {hands.words} words, {hands.minutes:.1f} minutes")
    assert hands.minutes <= 20, (hands.taps, hands.words)

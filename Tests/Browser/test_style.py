"""The components look as the pictures in `golden`. MCORDER_REWRITE_GOLDEN=1 writes the pictures again."""

import base64
import os
import pathlib

import pytest

from restaurant import Restaurant

GOLDEN = pathlib.Path(__file__).parent / "golden"
#: The share of a picture that may differ: the edges of letters do with another version of the browser.
TOLERANCE = 0.02
#: The share of the pixels of two pictures that differ visibly; 1 for pictures of different sizes.
DIFFERENCE = """async (pictures) => {
  const [one, other] = await Promise.all(pictures.map(async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
    canvas.drawImage(image, 0, 0);
    return canvas.getImageData(0, 0, image.width, image.height);
  }));
  if (one.width !== other.width || one.height !== other.height) return 1;
  let count = 0;
  for (let place = 0; place < one.data.length; place += 4) {
    const differs = (part) => Math.abs(one.data[place + part] - other.data[place + part]) > 40;
    if (differs(0) || differs(1) || differs(2)) count += 1;
  }
  return count / (one.width * one.height);
}"""
PARTS = ["colour", "type", "button", "mark", "field", "alert"]


@pytest.fixture(scope="module")
def server():
    with Restaurant(MCORDER_STYLE_PAGE="1") as running:
        yield running


def sheet(server, open_page, look):
    page = open_page(server.origin, color_scheme="dark" if look == "dark" else "light")
    if look == "xl":
        page.add_init_script("localStorage.setItem('text-size', 'xl')")
    assert page.goto("/style").status == 200
    return page


@pytest.mark.parametrize("look", ["light", "dark", "xl"])
def test_every_component_looks_as_in_its_picture(server, open_page, look):
    page = sheet(server, open_page, look)
    blank = open_page(server.origin)
    differences = {}
    for part in PARTS:
        picture = page.locator(f"section[aria-labelledby={part}]").screenshot(animations="disabled")
        golden = GOLDEN / f"{part}-{look}.png"
        if os.environ.get("MCORDER_REWRITE_GOLDEN"):
            GOLDEN.mkdir(exist_ok=True)
            golden.write_bytes(picture)
        pictures = [base64.b64encode(one).decode() for one in (picture, golden.read_bytes())]
        differences[part] = blank.evaluate(DIFFERENCE, pictures)
    assert {part: share for part, share in differences.items() if share > TOLERANCE} == {}


def test_a_component_that_changed_differs_from_its_picture(server, open_page):
    page = sheet(server, open_page, "light")
    button = page.locator("section[aria-labelledby=button]")
    pictures = [base64.b64encode(button.screenshot()).decode()]
    page.evaluate("document.querySelector('.button.danger').classList.add('primary')")
    pictures.append(base64.b64encode(button.screenshot()).decode())
    assert open_page(server.origin).evaluate(DIFFERENCE, pictures) > TOLERANCE

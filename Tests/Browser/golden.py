"""Pictures that pages look like, in the folder `golden`. MCORDER_REWRITE_GOLDEN=1 writes them again."""

import base64
import os
import pathlib

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


def difference(page, *pictures):
    """The share of the pixels in which two pictures differ, as a page of any address finds it."""
    return page.evaluate(DIFFERENCE, [base64.b64encode(picture).decode() for picture in pictures])


def difference_from_golden(page, picture, name):
    """The same of a picture and the kept one of that name."""
    kept = GOLDEN / f"{name}.png"
    if os.environ.get("MCORDER_REWRITE_GOLDEN"):
        GOLDEN.mkdir(exist_ok=True)
        kept.write_bytes(picture)
    return difference(page, picture, kept.read_bytes())

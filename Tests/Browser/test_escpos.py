"""The bytes that printers get, compared with those that python-escpos makes of the same texts and pictures. It shares
no code with McOrder, and reads the font by itself."""

import contextlib
import json
import socket
import threading

import pytest
from escpos.printer import Dummy
from PIL import Image, ImageDraw, ImageFont

from restaurant import free_port, until

#: The letters of Spanish and Basque beside those of English, and the signs of the counter.
LETTERS = "áéíóúüñç ÁÉÍÓÚÜÑÇ ¿? ¡! «» € ªº · ×"
PLAIN = "/usr/share/unifont/unifont.hex"
UPPER = "/usr/share/fonts/opentype/unifont/unifont_upper.otf"
#: The points of a character of normal size, and the characters of a line, on paper of 80 mm.
ACROSS, DOWN, COLUMNS = 12, 24, 48


class Paper:
    """A port that takes whatever comes, and answers nothing."""

    def __init__(self):
        self.port = free_port()
        self.bytes = b""
        self.listener = socket.create_server(("127.0.0.1", self.port))
        self.thread = threading.Thread(target=self.listen, daemon=True)
        self.thread.start()

    def listen(self):
        # The end of the test closes the listener.
        with contextlib.suppress(OSError):
            while True:
                client, _ = self.listener.accept()
                with client:
                    while part := client.recv(4096):
                        self.bytes += part

    def close(self):
        self.listener.shutdown(socket.SHUT_RDWR)
        self.listener.close()
        self.thread.join()


@pytest.fixture
def papers(restaurant):
    """Two printers of the restaurant: one that is sent letters, and one that is sent pictures of them."""
    papers = {"page": Paper(), "raster": Paper()}
    file = restaurant.folder / "print.yaml"
    file.write_text("printers:\n" + "".join(
        f"  - {{id: {name}, address: '127.0.0.1:{paper.port}', text: {name}}}\n" for name, paper in papers.items()))
    (restaurant.folder / "bin/mcorder-print").symlink_to(restaurant.binaries / "mcorder-print")
    process = restaurant.start("mcorder-print", "--config", str(file))
    until("the printers are known", lambda: all(
        f'"{name}"' in restaurant.run("till", "printers", "--json") for name in papers))
    yield papers
    process.terminate()
    process.wait()
    for paper in papers.values():
        paper.close()


def letters(text):
    """The choice of the code page, and the text in it."""
    printer = Dummy()
    printer.charcode("CP858")
    printer.text(text)
    return printer.output[:3], printer.output[3:]


def rows(character, glyphs={}):
    """The 16 rows of a character in Unifont, each a list of 8 or 16 points."""
    if not glyphs:
        with open(PLAIN) as lines:
            glyphs.update(line.rstrip("\n").split(":") for line in lines)
    digits = glyphs.get(f"{ord(character):04X}")
    if digits:
        size = len(digits) // 16
        return [[point == "1" for point in f"{int(digits[row * size:][:size], 16):0{size * 4}b}"] for row in range(16)]
    picture = Image.new("1", (16, 16))
    draw = ImageDraw.Draw(picture)
    draw.fontmode = "1"
    draw.text((0, 0), character, font=ImageFont.truetype(UPPER, 16), fill=1)
    return [[bool(picture.getpixel((column, row))) for column in range(16)] for row in range(16)]


def raster(text, is_bold=False):
    """A line of text as a picture."""
    picture = Image.new("1", (COLUMNS * ACROSS, DOWN), 1)
    left = 0
    for character in text:
        glyph = rows(character)
        width = ACROSS * len(glyph[0]) // 8
        for row in range(DOWN):
            for column in range(width):
                if glyph[row * 16 // DOWN][column * len(glyph[0]) // width]:
                    for place in range(left + column, left + column + (2 if is_bold else 1)):
                        picture.putpixel((place, row), 0)
        left += width
    printer = Dummy()
    printer.image(picture, impl="bitImageRaster", center=False)
    return harmless(printer.output)


def harmless(command):
    """A picture in which one point more is drawn where a printer would act on two bytes as they arrive."""
    last, bytes_ = command[7], bytearray(command)
    for place in range(8, len(bytes_)):
        if last == 0x10 and bytes_[place] in (0x04, 0x05, 0x14):
            bytes_[place] |= 0x08
        last = bytes_[place]
    return bytes(bytes_)


def test_letters_and_pictures_are_those_of_another_program(restaurant, papers):
    code = restaurant.order("Iñaki", "Agua")
    restaurant.run("till", "comment", code, LETTERS)
    page, picture = papers["page"], papers["raster"]
    until("the change is printed", lambda: b"CAMBIO" in page.bytes)
    choice, text = letters(f"Nota: {LETTERS}")
    assert text.decode("cp858") == f"Nota: {LETTERS}"
    assert page.bytes.index(choice) < page.bytes.index(text + b"\n")
    for word in ("Iñaki", f"{json.loads(restaurant.run('till', 'show', code, '--json'))['lines'][0]['name']}"):
        assert letters(word)[1] in page.bytes
    # Nothing of it was drawn.
    assert b"\x1dv0" not in page.bytes
    for line in (raster(f"Nota: {LETTERS}", is_bold=True), raster("COMANDA – NO ES FACTURA")):
        until("the line is printed as a picture", lambda line=line: line in picture.bytes)
    assert raster("COMANDA - NO ES FACTURA") not in picture.bytes


def test_what_the_code_page_lacks_is_drawn(restaurant, papers):
    restaurant.run("till", "printers", "test", "page")
    page = papers["page"]
    until("the page is printed", lambda: b"\x1dV" in page.bytes)
    assert raster("Acentos: á é ñ ç · Precio: 12,50 € · Emoji: 🍔") in page.bytes

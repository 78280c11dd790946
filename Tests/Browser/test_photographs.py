"""Photographs in the kitchen book: scaled and without metadata by the browser, checked and kept by the server."""

import base64
import hashlib
import http.client
import json
import socket
import threading
import time

from playwright.sync_api import expect

from restaurant import PATIENCE, until
from test_book import check, define, ready

WHERE = b"43.3N 2.0W, at home"


def taken(page, width=2400, height=1800):
    """A photograph as a phone takes it: large, and with the place where it was taken."""
    data = page.evaluate("""([width, height]) => {
        const canvas = Object.assign(document.createElement("canvas"), { width, height });
        const context = canvas.getContext("2d");
        for (let x = 0; x < width; x += 8) {
            for (let y = 0; y < height; y += 8) {
                context.fillStyle = `hsl(${(x * y) % 360} 80% ${30 + (x ^ y) % 50}%)`;
                context.fillRect(x, y, 8, 8);
            }
        }
        return canvas.toDataURL("image/jpeg", 0.95).split(",")[1];
    }""", [width, height])
    return with_place(base64.b64decode(data))


def with_place(picture):
    exif = b"Exif\0\0" + WHERE
    return picture[:2] + b"\xff\xe1" + (len(exif) + 2).to_bytes(2, "big") + exif + picture[2:]


def file_of(picture):
    return {"name": "IMG_2041.jpg", "mimeType": "image/jpeg", "buffer": picture}


def register(restaurant, paired):
    """An owner's page of a register with a supplier whose deliveries are checked."""
    owner = paired("owner", path=f"/book/{restaurant.name}", language="en")
    ready(owner)
    assert define(owner, "subject", "makro", {"name": "Makro", "kind": "supplier"}).ok
    assert define(owner, "check", "label", {"name": "Label", "kind": "yes-no", "due": "each",
                                            "subjects": ["makro"]}).ok
    return owner


def photographed(page, place):
    """The address of the photograph that a page has sent."""
    picture = page.locator(f"{place} .photograph img")
    expect(picture).to_be_visible()
    until("the picture is shown", lambda: picture.evaluate("image => image.naturalWidth") > 0)
    return picture.get_attribute("src")


def test_a_delivery_has_its_note_and_the_picture_says_nothing_more(restaurant, paired):
    owner = register(restaurant, paired)
    cook = paired("kitchen", path=f"/book/{restaurant.name}", width=320, has_touch=True, language="en")
    ready(cook)
    picture = taken(cook)
    assert len(picture) > 300_000
    cook.locator("[data-ask='makro/label']").tap()
    ask = ".ask:not([hidden])"
    cook.locator(f"{ask} [type=file]").set_input_files(file_of(picture))
    address = photographed(cook, ask)
    check(cook, "round")
    kept = cook.request.get(address)
    body = kept.body()
    assert kept.headers["content-type"] == "image/jpeg" and len(body) <= 300_000
    assert WHERE not in body and b"Exif" not in body
    assert hashlib.sha256(body).hexdigest() == address.rsplit("/", 1)[1]
    cook.locator(f"{ask} [data-value=true]").tap()
    expect(cook.locator("#round")).to_be_hidden()
    cook.goto(f"/book/{restaurant.name}/register/makro")
    ready(cook)
    shown = cook.locator(".noted .picture img")
    expect(shown).to_have_attribute("src", address)
    until("the picture is there", lambda: shown.evaluate("image => image.naturalWidth") > 0)
    check(cook, "subject")
    owner.goto(f"/book/{restaurant.name}/sheet")
    expect(owner.locator(".sheet-table .picture img")).to_have_attribute("src", address)
    check(owner, "sheet")


def test_a_note_and_a_subject_have_photographs(restaurant, paired):
    owner = register(restaurant, paired)
    owner.goto(f"/book/{restaurant.name}/define")
    ready(owner)
    entry = owner.locator("[data-name='subject makro']")
    entry.locator("summary").click()
    form = "form[data-key=makro]"
    owner.locator(f"{form} [type=file]").set_input_files(file_of(taken(owner, 400, 300)))
    address = photographed(owner, form)
    owner.locator(f"{form} #telephone-subject-makro").fill("943 000 000")
    with owner.expect_navigation():
        owner.locator(form).get_by_role("button", name="Save").click()
    owner.goto(f"/book/{restaurant.name}/register/makro")
    ready(owner)
    expect(owner.locator("main > .picture img")).to_have_attribute("src", address)
    expect(owner.locator(".subject-facts")).to_contain_text("943 000 000")
    owner.locator("#note [type=file]").set_input_files(file_of(taken(owner, 300, 400)))
    note = photographed(owner, "#note")
    assert note != address
    owner.locator("#note-text").fill("Broken box")
    with owner.expect_navigation():
        owner.locator("#note").get_by_role("button", name="Save").click()
    expect(owner.locator(".noted .picture img")).to_have_attribute("src", note)
    owner.goto(f"/book/{restaurant.name}/define")
    ready(owner)
    entry.locator("summary").click()
    owner.locator(f"{form} [data-photograph-remove]").click()
    with owner.expect_navigation():
        owner.locator(form).get_by_role("button", name="Save").click()
    owner.goto(f"/book/{restaurant.name}/register/makro")
    ready(owner)
    expect(owner.locator("main > .picture")).to_have_count(0)


def test_without_the_server_a_value_is_noted_and_the_photograph_is_not(restaurant, paired):
    owner = register(restaurant, paired)
    owner.reload()
    ready(owner)
    owner.route("**/photos/*", lambda route: route.abort())
    owner.locator("[data-ask='makro/label']").click()
    ask = owner.locator(".ask:not([hidden])")
    ask.locator("[type=file]").set_input_files(file_of(taken(owner, 40, 30)))
    expect(owner.locator("#refused")).to_have_text("The photograph was not sent. Try again.")
    ask.locator("[data-value=true]").click()
    expect(owner.locator("#round")).to_be_hidden()
    expect(owner.locator(".check-row", has_text="Label")).to_contain_text("Right")


def plain(picture):
    """The picture without the segment that says where it was taken."""
    return picture[:2] + picture[2 + 4 + 6 + len(WHERE):]


def address_of(picture):
    return f"/v1/book/photos/{hashlib.sha256(picture).hexdigest()}"


def test_what_is_no_plain_photograph_is_refused(restaurant, paired):
    owner = register(restaurant, paired)
    picture = taken(owner, 200, 150)

    def put(body, address=None, page=owner):
        return page.request.put(
            address or address_of(body), data=body, headers={"Origin": restaurant.origin, "Content-Type": "image/jpeg"})

    def refusal(answer):
        return answer.status, answer.json()["error"]

    assert put(plain(picture)).json() == {"hash": address_of(plain(picture))[-64:], "erased": 0}
    assert put(plain(picture)).ok
    assert refusal(put(picture)) == (422, "metadata")
    assert refusal(put(b"GIF89a")) == (422, "no-jpeg")
    assert refusal(put(plain(picture)[:-100])) == (422, "no-jpeg")
    assert refusal(put(plain(picture), address_of(b"another"))) == (400, "bad-request")
    assert refusal(put(plain(picture), "/v1/book/photos/note")) == (404, "not-found")
    large = plain(picture) + bytes(300_001)
    assert put(large).status == 413
    for role in ("board", None):
        cookie = {"Cookie": restaurant.cookie(role)} if role else {}
        for method, body in (("PUT", plain(picture)), ("GET", None)):
            connection = http.client.HTTPConnection("127.0.0.1", restaurant.port, timeout=PATIENCE)
            headers = cookie | {"Origin": restaurant.origin}
            connection.request(method, address_of(plain(picture)), body, headers)
            assert connection.getresponse().status == (403 if role else 401), (role, method)
            connection.close()
    missing = owner.request.get(address_of(b"nothing"))
    assert refusal(missing) == (404, "not-found")


class Slow(threading.Thread):
    """Sends a photograph over a time of some seconds."""

    def __init__(self, restaurant, cookie, picture, seconds):
        super().__init__()
        self.picture, self.seconds = picture, seconds
        self.answer = b""
        self.closed_after = None
        self.connection = socket.create_connection(("127.0.0.1", restaurant.port), timeout=PATIENCE)
        head = (f"PUT {address_of(picture)} HTTP/1.1\r\nHost: 127.0.0.1:{restaurant.port}\r\n"
                f"Origin: {restaurant.origin}\r\nContent-Length: {len(picture)}\r\n")
        self.connection.sendall((head + (f"Cookie: {cookie}\r\n" if cookie else "") + "\r\n").encode())
        self.start()

    def run(self):
        start = time.monotonic()
        half = len(self.picture) // 2
        try:
            self.connection.sendall(self.picture[:half])
            time.sleep(self.seconds)
            self.connection.sendall(self.picture[half:])
            self.answer = self.connection.recv(4096)
        except OSError:
            pass
        self.closed_after = time.monotonic() - start
        self.connection.close()


def test_a_slow_phone_has_a_minute_and_a_stranger_has_not(restaurant, paired):
    owner = register(restaurant, paired)
    picture = plain(taken(owner, 1200, 900))
    assert len(picture) > 100_000
    cookie = restaurant.cookie("kitchen")
    phone = Slow(restaurant, cookie, picture, 12)
    other = plain(taken(owner, 40, 30))

    def put_other():
        return owner.request.put(address_of(other), data=other, headers={"Origin": restaurant.origin})

    def is_received():
        nonlocal phone
        # The two ask at once, so the phone may be the one that is told to wait.
        if not phone.is_alive():
            phone = Slow(restaurant, cookie, picture, 12)
        return put_other().status == 429

    # One is received at a time, and the other is told so.
    until("the first is being received", is_received)
    answer = put_other()
    assert json.loads(answer.body())["error"] == "too-many" and answer.headers["retry-after"] == "2"
    stranger = Slow(restaurant, None, picture, 12)
    phone.join()
    stranger.join()
    assert phone.answer.startswith(b"HTTP/1.1 200"), phone.answer
    assert not stranger.answer.startswith(b"HTTP/1.1 200"), stranger.answer
    assert put_other().ok
    # What is given up keeps nobody out.
    gone = Slow(restaurant, cookie, picture, 0.5)
    gone.connection.shutdown(socket.SHUT_RDWR)
    gone.join()
    until("the next one is received", lambda: put_other().ok)

"""Tests over a plain socket which requests the server refuses."""

import socket
import time
import urllib.request

import pytest

SLOWEST = 14


def speak(restaurant, data, timeout=SLOWEST):
    """Sends bytes and returns all bytes that the server sends until it closes the connection."""
    with socket.create_connection(("127.0.0.1", restaurant.port), timeout=timeout) as connection:
        connection.sendall(data)
        return everything(connection)


def everything(connection):
    answer = b""
    while True:
        try:
            data = connection.recv(65536)
        except ConnectionResetError:
            return answer
        if not data:
            return answer
        answer += data


def head(restaurant, path, method="GET", host=None, **fields):
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host or f'127.0.0.1:{restaurant.port}'}"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in fields.items()]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def status(answer):
    return int(answer.split(b" ", 2)[1])


def test_another_host_is_refused(restaurant):
    assert status(speak(restaurant, head(restaurant, "/pair", host="evil.example", Connection="close"))) == 403


def test_another_origin_is_refused(restaurant):
    request = head(restaurant, "/pair", "POST", Origin="http://evil.example", Content_Length="0", Connection="close")
    assert status(speak(restaurant, request)) == 403


def test_a_browser_that_is_not_paired_reads_no_orders(restaurant):
    assert restaurant.get(f"/v1/restaurants/{restaurant.name}/orders")[0] == 401
    assert restaurant.get(f"/v1/stream/till/{restaurant.name}")[0] == 401


@pytest.mark.parametrize("path", ["/assets/../Package.swift", "/assets/..%2f..%2fetc%2fpasswd", "/assets/%2e%2e/x"])
def test_assets_are_only_those_of_the_program(restaurant, path):
    assert status(speak(restaurant, head(restaurant, path, Connection="close"))) in (400, 404)


def test_a_large_body_is_refused_and_the_connection_closed(restaurant):
    announced = head(restaurant, "/pair", "POST", Content_Length=str(65 * 1024)) + b"x" * 1024
    assert status(speak(restaurant, announced)) == 413
    chunk = b"1000\r\n" + b"x" * 4096 + b"\r\n"
    assert status(speak(restaurant, head(restaurant, "/pair", "POST", Transfer_Encoding="chunked") + chunk * 17)) == 413


@pytest.mark.parametrize("kind", ["headers", "body"])
def test_a_slow_request_is_closed(restaurant, kind):
    begin = (f"GET /pair HTTP/1.1\r\nHost: 127.0.0.1:{restaurant.port}\r\nX-Slow: ".encode() if kind == "headers"
             else head(restaurant, "/pair", "POST", Content_Length="1000"))
    started = time.monotonic()
    with socket.create_connection(("127.0.0.1", restaurant.port), timeout=1) as connection:
        connection.sendall(begin)
        while time.monotonic() - started < SLOWEST:
            try:
                connection.sendall(b"x")
                if connection.recv(1024) == b"":
                    break
            except TimeoutError:
                # Nothing came within a second, so the next byte is sent.
                continue
            except OSError:
                break
    assert 8 < time.monotonic() - started < SLOWEST


def test_pages_restrict_what_they_may_do(restaurant):
    _, fields = restaurant.get("/pair")
    policy = fields["Content-Security-Policy"]
    for part in ("default-src 'self'", "base-uri 'none'", "object-src 'none'", "frame-ancestors 'none'"):
        assert part in policy
    assert fields["X-Content-Type-Options"] == "nosniff"
    assert fields["Referrer-Policy"] == "same-origin"


def test_the_cookie_is_out_of_reach_of_scripts(restaurant, paired):
    page = paired("till")
    cookies = [cookie for cookie in page.context.cookies() if cookie["httpOnly"]]
    assert cookies and all(cookie["sameSite"] == "Strict" for cookie in cookies)


def test_a_fifth_stream_is_refused_in_words(restaurant, paired):
    page = paired("till")
    path = f"/v1/stream/till/{restaurant.name}"
    answers = page.evaluate("""async path => {
        const answers = [];
        for (let i = 0; i < 4; i++) {
            const answer = await fetch(path);
            answers.push([answer.status, answer.ok ? "" : (await answer.json()).sentence]);
        }
        return answers;
    }""", path)
    assert [answer[0] for answer in answers] == [200, 200, 200, 429]
    assert answers[3][1]


def test_a_stream_pings_and_ends_when_its_browser_is_removed(restaurant, paired):
    page = paired("till")
    cookie = "; ".join(f"{part['name']}={part['value']}" for part in page.context.cookies())
    request = urllib.request.Request(
        f"{restaurant.origin}/v1/stream/till/{restaurant.name}", headers={"Cookie": cookie})
    with urllib.request.urlopen(request, timeout=15) as stream:
        pings = 0
        while pings < 2:
            pings += stream.readline() == b"event: ping\n"
        restaurant.run("till", "web", "remove", "till 1")
        # The next ping detects it, and the stream ends.
        assert all(line != b"event: ping\n" for line in stream)

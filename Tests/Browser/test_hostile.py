"""Many hostile connections of each sort: the server lives, stays small, serves staff, and ends when asked."""

import contextlib
import subprocess
import urllib.request

import fuzz_web
import hostile
import pytest
from restaurant import PATIENCE, Restaurant, encrypted, until

#: How much more memory the server may need during an attack.
MOST_KB = 100 * 1024


def memory(restaurant):
    """The resident memory of the server in KB."""
    with open(f"/proc/{restaurant.web.pid}/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS:"))


def serves_staff(restaurant, cookie):
    """Whether a paired browser gets its page by a new connection, and a stream as well."""
    def opened(path):
        request = urllib.request.Request(restaurant.origin + path, headers={"Cookie": cookie})
        return urllib.request.urlopen(request, timeout=PATIENCE, context=restaurant.tls)

    with opened(f"/till/{restaurant.name}") as page, opened(f"/v1/stream/till/{restaurant.name}") as stream:
        return page.status == 200 and b"event" in stream.readline()


def attack(restaurant, kind):
    cookie = restaurant.cookie("till")
    assert serves_staff(restaurant, cookie)
    before = memory(restaurant)
    with contextlib.ExitStack() as strangers:
        hostile.crowd(restaurant, kind, strangers)
        assert serves_staff(restaurant, cookie)
        assert memory(restaurant) - before < MOST_KB
        restaurant.web.terminate()
        # Far below the time after which systemd kills it, though strangers still hold what they got.
        assert restaurant.web.wait(8) == 0


@pytest.mark.parametrize("kind", hostile.PLAIN, ids=lambda kind: kind.__name__)
def test_strangers_do_no_harm(restaurant, kind):
    attack(restaurant, kind)


@pytest.mark.parametrize("kind", hostile.ENCRYPTED, ids=lambda kind: kind.__name__)
def test_strangers_do_no_harm_with_tls(authority, kind):
    with encrypted(authority, authority / "1.pem", authority / "1.key") as restaurant:
        attack(restaurant, kind)


@pytest.mark.parametrize("kind", hostile.ENCRYPTED[:-1], ids=lambda kind: kind.__name__)
def test_a_stranger_with_tls_is_closed_by_the_server(authority, kind):
    with encrypted(authority, authority / "1.pem", authority / "1.key") as restaurant:
        stranger = kind(restaurant, hostile.connect(restaurant, 1))
        # 10 s for a request, then 30 s without one.
        stranger.settimeout(60)
        try:
            while stranger.recv(65536):
                pass
        except ConnectionError:
            pass
        stranger.close()


def test_every_stream_is_counted(authority):
    with encrypted(authority, authority / "1.pem", authority / "1.key") as restaurant:
        strangers = [hostile.multiplexed_boards(restaurant, hostile.connect(restaurant, number)) for number in range(3)]

        def streams():
            with urllib.request.urlopen(f"{restaurant.origin}/metrics", context=restaurant.tls) as answer:
                return next(int(line.split()[1]) for line in answer if line.startswith(b"mcorder_web_streams "))

        until("all streams are counted", lambda: streams() == 48)
        for stranger in strangers:
            stranger.close()
        until("the streams have ended", lambda: streams() == 0)


def test_a_server_with_few_descriptors_lives(tmp_path):
    class Confined(Restaurant):
        def start(self, *command):
            limited = ["prlimit", "--nofile=256:256", *command] if command[0] == "mcorder-web" else command
            with open(self.folder / f"{command[0]}.log", "a") as log:
                return subprocess.Popen(limited, env=self.environment, stdout=log, stderr=log)

    with Confined() as restaurant:
        attack(restaurant, hostile.board)


@pytest.mark.parametrize("body", [b"zz\r\n", b"5\r\nab", b"-1\r\n", b"1\r\nab\r\n0\r\n\r\n", b"\xff\r\n"])
def test_a_malformed_transfer_coding_is_the_senders_fault(restaurant, body):
    with hostile.connect(restaurant, 1) as stranger:
        head = hostile.http1(restaurant, "POST", "/pair", "Transfer-Encoding: chunked\r\n")
        stranger.sendall(head + body)
        stranger.shutdown(1)
        answer = b""
        while data := stranger.recv(65536):
            answer += data
        status, _, page = answer.partition(b"\r\n\r\n")
        assert answer.count(b"HTTP/1.1 ") == 1
        assert status.startswith(b"HTTP/1.1 4") and page.strip(), answer


@pytest.mark.parametrize("head", [b"\x16\x03\x01", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"A" * 20_000])
def test_what_is_no_http_is_refused_in_words(restaurant, head):
    with hostile.connect(restaurant, 1) as stranger:
        stranger.sendall(head)
        # The server may have refused and closed already; its answer can be read all the same.
        with contextlib.suppress(OSError):
            stranger.shutdown(1)
        answer = stranger.recv(65536)
        assert answer.startswith(b"HTTP/1.1 4") and b"\r\n\r\nNo se entiende" in answer, answer


def test_a_page_never_leads_to_another_site(restaurant):
    body = b"language=es&back=/%5Cevil.example"
    with hostile.connect(restaurant, 1) as stranger:
        stranger.sendall(hostile.http1(
            restaurant, "POST", "/language", f"Connection: close\r\nContent-Length: {len(body)}\r\n"
            "Content-Type: application/x-www-form-urlencoded\r\n") + body)
        assert b"\r\nLocation: /\r\n" in stranger.recv(65536)


def test_a_stranger_reads_no_path_of_the_server(restaurant):
    restaurant.kill(restaurant.daemon)
    queue = restaurant.folder / "state"
    queue.rename(restaurant.folder / "gone")
    (restaurant.folder / "state").write_text("")
    with hostile.connect(restaurant, 1) as stranger:
        path = f"/v1/stream/board/{restaurant.name}"
        stranger.sendall(hostile.http1(restaurant, "GET", path, "Connection: close\r\n"))
        answer = b""
        while data := stranger.recv(65536):
            answer += data
        assert answer.startswith(b"HTTP/1.1 503") and b"\r\nRetry-After: 5\r\n" in answer, answer
        assert str(restaurant.folder).encode() not in answer, answer


@pytest.mark.parametrize("target", fuzz_web.TARGETS, ids=lambda target: target.__name__)
def test_a_fuzzed_connection_does_no_harm(authority, target):
    with fuzz_web.restaurant(authority, target) as restaurant:
        before = memory(restaurant)
        fuzz_web.run(restaurant, target, seconds=5, seed=1)
        assert memory(restaurant) - before < MOST_KB

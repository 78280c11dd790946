"""Fuzzes the pages' server with heads and chunked bodies of HTTP/1.1 and with frames of HTTP/2.

    fuzz_web.py [SECONDS [SEED]]

A connection gets a valid beginning that was mutated, or random bytes in the form of the protocol. After each hundred
connections the server has to answer a normal request. Needs MCORDER_BINARIES; `.ci/fuzz-web` sets it.
"""

import pathlib
import random
import socket
import struct
import sys
import tempfile
import time

import hostile
from restaurant import Restaurant, encrypted

HEADS = [
    b"GET /pair HTTP/1.1\r\nHost: HOST\r\nCookie: mcorder=x; mcorder-language=eu\r\n\r\n",
    b"GET /v1/stream/board/garbera?after=1.2 HTTP/1.1\r\nHost: HOST\r\nAccept-Language: eu,es;q=0.5\r\n\r\n",
    b"POST /language HTTP/1.1\r\nHost: HOST\r\nContent-Length: 11\r\n\r\nlanguage=es",
    b"GET http://HOST/board HTTP/1.0\r\nX-Forwarded-For: 1.2.3.4, [::1]:5\r\nConnection: keep-alive\r\n\r\n",
    b"OPTIONS * HTTP/1.1\r\nHost: HOST\r\nUpgrade: h2c\r\nExpect: 100-continue\r\n\r\n",
]
CHUNKED = b"POST /pair HTTP/1.1\r\nHost: HOST\r\nTransfer-Encoding: chunked\r\n\r\n"
PIECES = [b"\r\n", b"\n", b"\0", b":", b" ", b"\t", b"0\r\n\r\n", b"ffffffffffffffff\r\n", b"HTTP/1.1", b"%00", b"%",
          b"..", b"//", b"\xff\xfe", b"A" * 9000, b"Content-Length: -1\r\n", b"Content-Length: 99999999999999999999\r\n",
          b"Transfer-Encoding: chunked\r\n", b"Transfer-Encoding: gzip\r\n", b"Host: evil\r\n", b";x=\"", b"Cookie: mcorder="]


def mutated(chance, data):
    data = bytearray(data)
    for _ in range(chance.randrange(5)):
        place = chance.randrange(len(data) + 1)
        kind = chance.randrange(4)
        if kind == 0:
            data[place:place] = chance.choice(PIECES)
        elif kind == 1:
            del data[place:place + chance.randrange(1, 20)]
        elif kind == 2:
            data[place:place] = data[:place][-chance.randrange(1, 200):]
        elif place < len(data):
            data[place] = chance.randrange(256)
    return bytes(data)


def head(chance, restaurant):
    heads = b"".join(chance.choice(HEADS) for _ in range(chance.randrange(1, 4)))
    return mutated(chance, heads.replace(b"HOST", f"127.0.0.1:{restaurant.port}".encode()))


def chunks(chance, restaurant):
    body = b""
    for _ in range(chance.randrange(6)):
        bytes_ = chance.randbytes(chance.choice([1, 5, 300, 9000]))
        body += b"%x%s\r\n%s\r\n" % (len(bytes_), chance.choice([b"", b";a=b", b";q=\"x\""]), bytes_)
    body += chance.choice([b"0\r\n\r\n", b"0\r\nTrailer: x\r\n\r\n", b""])
    return CHUNKED.replace(b"HOST", f"127.0.0.1:{restaurant.port}".encode()) + mutated(chance, body)


def frames(chance, restaurant):
    block = hostile.request_block(restaurant, chance.choice(["GET", "POST"]), chance.choice(
        ["/pair", "/openapi.json", f"/v1/stream/board/{restaurant.name}", "/language"]))
    data = hostile.PREFACE + hostile.frame(hostile.SETTINGS)
    stream = 1
    for _ in range(chance.randrange(1, 30)):
        kind = chance.choice([0, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, chance.randrange(256)])
        if kind == hostile.HEADERS and chance.random() < 0.8:
            data += hostile.frame(kind, chance.choice([4, 5]), stream, mutated(chance, block))
            stream += 2
        else:
            payload = chance.choice([b"", chance.randbytes(chance.choice([4, 5, 6, 8, 100])), struct.pack(">HI", 4, 0),
                                     struct.pack(">I", chance.getrandbits(32)), block])
            data += hostile.frame(kind, chance.randrange(256), chance.choice([0, 1, stream, chance.getrandbits(31)]),
                                  payload)
    return mutated(chance, data) if chance.random() < 0.3 else data


TARGETS = [head, chunks, frames]


def restaurant(authority, target):
    if target is frames:
        return encrypted(authority, authority / "1.pem", authority / "1.key")
    return Restaurant()


def try_once(restaurant, target, chance):
    data = target(chance, restaurant)
    with hostile.connect(restaurant, chance.randrange(60_000)) as connection:
        try:
            # The server may close a stranger's connection at any time.
            connection = hostile.encrypt(connection, "h2") if target is frames else connection
            place = chance.randrange(len(data) + 1)
            connection.sendall(data[:place])
            connection.sendall(data[place:])
            if target is not frames and chance.random() < 0.5:
                connection.shutdown(socket.SHUT_WR)
            connection.setblocking(False)
            return connection.recv(65536)
        except OSError:
            return b""
        finally:
            connection.close()


def run(restaurant, target, seconds, seed):
    """Fuzzes for that long; returns the number of connections. Fails if the server does not live through it."""
    chance = random.Random(f"{seed} {target.__name__}")
    end = time.monotonic() + seconds
    count = 0
    while time.monotonic() < end:
        try_once(restaurant, target, chance)
        count += 1
        if count % 100 == 0:
            check(restaurant, target, seed, count)
    check(restaurant, target, seed, count)
    return count


def check(restaurant, target, seed, count):
    where = f"{target.__name__}, seed {seed}, connection {count}"
    assert restaurant.web.poll() is None, f"the server ended with {restaurant.web.returncode}: {where}"
    assert restaurant.get("/pair")[0] == 200, f"the server does not answer: {where}"


def main():
    from conftest import make_authority
    seconds = int(sys.argv[1]) if len(sys.argv) > 1 else 120
    seed = sys.argv[2] if len(sys.argv) > 2 else str(time.time_ns())
    with tempfile.TemporaryDirectory() as folder:
        authority = make_authority(pathlib.Path(folder))
        for target in TARGETS:
            with restaurant(authority, target) as running:
                print(target.__name__, run(running, target, seconds / len(TARGETS), seed), f"seed {seed}", flush=True)


if __name__ == "__main__":
    main()

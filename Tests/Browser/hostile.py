"""Strangers that want to harm the pages' server, by plain sockets, TLS and frames of HTTP/2."""

import os
import resource
import socket
import ssl
import struct

PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
DATA, HEADERS, RST_STREAM, SETTINGS, PING, GOAWAY, WINDOW_UPDATE, CONTINUATION = 0, 1, 3, 4, 6, 7, 8, 9
END_STREAM, END_HEADERS = 1, 4


def frame(kind, flags=0, stream=0, payload=b""):
    return struct.pack(">I", len(payload))[1:] + bytes([kind, flags]) + struct.pack(">I", stream) + payload


def fields(*pairs):
    """Header fields of HTTP/2 as literals, without an index and without Huffman's code."""
    block = b""
    for name, value in pairs:
        for text in (name, value):
            assert len(text) < 127
        block += b"\0" + bytes([len(name)]) + name.encode() + bytes([len(value)]) + value.encode()
    return block


def request_block(restaurant, method, path):
    return fields((":method", method), (":scheme", "https"), (":authority", f"127.0.0.1:{restaurant.port}"),
                  (":path", path))


def http1(restaurant, method, path, rest=""):
    return f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{restaurant.port}\r\n{rest}\r\n".encode()


def permit_descriptors(count):
    """Lets this process open that many sockets."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(count, hard), hard))


def connect(restaurant, number):
    """A connection from an address of its own, of the network 127.1.0.0/16."""
    source = (f"127.1.{number // 250}.{number % 250 + 1}", 0)
    return socket.create_connection(("127.0.0.1", restaurant.port), timeout=10, source_address=source)


def encrypt(connection, *protocols):
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    context.set_alpn_protocols(list(protocols))
    return context.wrap_socket(connection)


def half_hello():
    """The first half of a ClientHello."""
    incoming, outgoing = ssl.MemoryBIO(), ssl.MemoryBIO()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    try:
        context.wrap_bio(incoming, outgoing).do_handshake()
    except ssl.SSLWantReadError:
        pass
    hello = outgoing.read()
    return hello[:len(hello) // 2]


def silent(restaurant, connection):
    return connection


def half_head(restaurant, connection):
    connection.sendall(b"GET /pair HTTP/1.1\r\nX-Slow: ")
    return connection


def slow_body(restaurant, connection):
    connection.sendall(http1(restaurant, "POST", "/pair", "Content-Length: 60000\r\n") + b"x" * 30000)
    return connection


def board(restaurant, connection):
    connection.sendall(http1(restaurant, "GET", f"/v1/stream/board/{restaurant.name}"))
    return connection


def pipelined(restaurant, connection):
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.setblocking(False)
    data = http1(restaurant, "GET", "/openapi.json") * 600
    try:
        while data:
            data = data[connection.send(data):]
    except BlockingIOError:
        pass
    return connection


def no_request(restaurant, connection):
    return encrypt(connection, "http/1.1")


def hello_in_parts(restaurant, connection):
    connection.sendall(half_hello())
    return connection


def http2(restaurant, connection, data):
    connection = encrypt(connection, "h2")
    connection.sendall(data)
    return connection


def preface(restaurant, connection):
    return http2(restaurant, connection, PREFACE)


def slow_post(restaurant, connection):
    block = request_block(restaurant, "POST", "/pair")
    posts = b"".join(frame(HEADERS, END_HEADERS, 2 * number + 1, block) + frame(DATA, 0, 2 * number + 1, b"x")
                     for number in range(16))
    return http2(restaurant, connection, PREFACE + frame(SETTINGS) + posts)


def no_window(restaurant, connection):
    block = request_block(restaurant, "GET", "/openapi.json")
    gets = b"".join(frame(HEADERS, END_HEADERS | END_STREAM, 2 * number + 1, block) for number in range(16))
    # SETTINGS_INITIAL_WINDOW_SIZE
    return http2(restaurant, connection, PREFACE + frame(SETTINGS, 0, 0, struct.pack(">HI", 4, 0)) + gets)


def multiplexed_boards(restaurant, connection):
    block = request_block(restaurant, "GET", f"/v1/stream/board/{restaurant.name}")
    gets = b"".join(frame(HEADERS, END_HEADERS | END_STREAM, 2 * number + 1, block) for number in range(16))
    return http2(restaurant, connection, PREFACE + frame(SETTINGS) + gets)


PLAIN = [silent, half_head, slow_body, board, pipelined]
ENCRYPTED = [silent, hello_in_parts, no_request, preface, slow_post, no_window, multiplexed_boards]


#: The number of strangers: more than the 512 connections that they may have together, which takes the server to all of
#: its limits. `MCORDER_STRANGERS=2000` takes a quarter of an hour longer.
COUNT = int(os.environ.get("MCORDER_STRANGERS", "600"))


def crowd(restaurant, kind, opened):
    """Many strangers of a kind. The server may refuse them or close them meanwhile, but not leave them waiting.

    `opened` closes what is still open, whatever happens."""
    permit_descriptors(COUNT + 500)
    for number in range(COUNT):
        try:
            opened.enter_context(kind(restaurant, opened.enter_context(connect(restaurant, number))))
        except TimeoutError:
            raise
        except OSError:
            pass

#!/usr/bin/env python3
"""Vectors of signed orders: an independent reader and writer of what format.md describes.

    vectors.py write        makes vectors.json beside this script
    vectors.py check FILE   judges every case of FILE, made by Swift or this script; exit 1 for a difference

Needs `cryptography` from PyPI. It shares no code with the Swift sources: results come from this file's own
reader, and the cases that an attacker makes state the expected result by hand.
"""

import hashlib
import json
import pathlib
import sys
import uuid

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

P = 2**255 - 19
L = 2**252 + 27742317777372353535851937790883648493
Y8 = int.from_bytes(
    bytes.fromhex("26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05"), "little"
)
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


class Fault(Exception):
    """Why something is refused; the message is the word of the vectors."""


# --- Conventions -----------------------------------------------------------------------------------------


def tag(name):
    return b"mcorder " + name.encode() + b" 1\0"


def tagged_hash(name, content):
    return hashlib.sha256(tag(name) + content).digest()


def prefixed(content):
    return len(content).to_bytes(4, "big") + content


def text_of(content):
    bits = "".join(f"{byte:08b}" for byte in content)
    bits += "0" * (-len(bits) % 6)
    return "".join(ALPHABET[int(bits[at : at + 6], 2)] for at in range(0, len(bits), 6))


def bytes_of(text, count=None):
    if any(character not in ALPHABET for character in text):
        raise Fault("base64url")
    bits = "".join(f"{ALPHABET.index(character):06b}" for character in text)
    size = len(bits) // 8
    if len(bits) - 8 * size >= 6 or "1" in bits[8 * size :] or count not in (None, size):
        raise Fault("base64url")
    return bytes(int(bits[8 * at : 8 * at + 8], 2) for at in range(size))


# --- Keys ------------------------------------------------------------------------------------------------


def is_refused(key):
    y = int.from_bytes(key, "little") & (2**255 - 1)
    return y >= P or y in (0, 1, P - 1, Y8, P - Y8)


def public(secret):
    key = Ed25519PrivateKey.from_private_bytes(secret).public_key()
    return key.public_bytes(Encoding.Raw, PublicFormat.Raw)


def sign(secret, message):
    return Ed25519PrivateKey.from_private_bytes(secret).sign(message)


def is_valid(key, signature, message):
    if int.from_bytes(signature[32:], "little") >= L or is_refused(key):
        return False
    try:
        Ed25519PublicKey.from_public_bytes(key).verify(signature, message)
        return True
    except InvalidSignature:
        return False


def order_of_point(y):
    """The order of the points with this y, up to 8; by arithmetic on the curve, not by a list."""
    d = -121665 * pow(121666, P - 2, P) % P
    x2 = (y * y - 1) * pow(d * y * y + 1, P - 2, P) % P
    x = pow(x2, (P + 3) // 8, P)
    if (x * x - x2) % P:
        x = x * pow(2, (P - 1) // 4, P) % P
    if (x * x - x2) % P:
        return None
    point, order = (x, y), 1
    while point != (0, 1) and order < 9:
        (x1, y1), order = point, order + 1
        product = d * x1 * x * y1 * y % P
        point = (
            (x1 * y + y1 * x) * pow(1 + product, P - 2, P) % P,
            (y1 * y + x1 * x) * pow(1 - product, P - 2, P) % P,
        )
    return order


def udid(key):
    digits = list(tagged_hash("device", key).hex()[:32])
    digits[12] = "8"
    digits[16] = "89ab"[int(digits[16], 16) & 3]
    return str(uuid.UUID("".join(digits))).upper()


def house_id(identity):
    return tagged_hash("house", identity)


def folder_id(marker):
    return tagged_hash("folder", marker.upper().encode())


def house_code(house):
    bits = "".join(f"{byte:08b}" for byte in house[:20])
    digits = [int(bits[at : at + 5], 2) for at in range(0, 160, 5)]
    groups = []
    for g in range(8):
        d = digits[4 * g : 4 * g + 4]
        check = (d[0] + 3 * d[1] + 5 * d[2] + 7 * d[3] + 11 * g) % 32
        groups.append("".join(CROCKFORD[digit] for digit in d + [check]))
    return "-".join(groups)


# --- JSON with the bytes of its parts --------------------------------------------------------------------


class Members(list):
    """The members of an object as they stand: (name, value)."""

    def get(self, name):
        """The first member of the name; `None` without one."""
        return next((value for known, value in self if known == name), None)

    def has(self, name):
        return any(known == name for known, _ in self)

    @property
    def repeats(self):
        return len({name for name, _ in self}) < len(self)


def repeats_inside(value):
    if isinstance(value, Members):
        return value.repeats or any(repeats_inside(inner) for _, inner in value)
    return isinstance(value, list) and any(repeats_inside(inner) for inner in value)


DECODER = json.JSONDecoder(object_pairs_hook=Members)


def skip(text, at):
    while text[at] in " \t\r\n":
        at += 1
    return at


def raw_elements(text):
    """The elements of an array, each with its text."""
    at, found = skip(text, 0) + 1, []
    while text[skip(text, at)] != "]":
        at = skip(text, at)
        value, end = DECODER.raw_decode(text, at)
        found.append((value, text[at:end]))
        at = skip(text, end)
        if text[at] == ",":
            at += 1
    return found


def raw_member(text, wanted):
    """The text of an object's member; empty without it."""
    at = skip(text, 0) + 1
    while text[skip(text, at)] != "}":
        name, at = DECODER.raw_decode(text, skip(text, at))
        at = skip(text, skip(text, at) + 1)
        _, end = DECODER.raw_decode(text, at)
        if name == wanted:
            return text[at:end]
        at = skip(text, end)
        if text[at] == ",":
            at += 1
    return ""


def layout(value):
    return json.dumps(value, indent=2, ensure_ascii=False) + "\n"


# --- Orders and notices ----------------------------------------------------------------------------------


def claim(members):
    try:
        key = bytes_of(members.get("key"), 32) if members.has("key") else None
        signature = bytes_of(members.get("sig"), 64) if members.has("sig") else None
    except (Fault, TypeError):
        raise Fault("wrong-shape") from None
    return key, signature


def verified(name, content, members, device, houses):
    key, signature = claim(members)
    if key is None and signature is None:
        raise Fault("signature-missing")
    if key is None or signature is None or is_refused(key) or udid(key) != device.upper():
        raise Fault("bad-signature")
    for house in houses:
        message = tag(name) + house + content
        if is_valid(key, signature, message):
            return tagged_hash("content", message).hex()
    raise Fault("bad-signature")


def order_content(text):
    """What the signature of an order covers after tag and house, and its eighth element."""
    elements = raw_elements(text)
    plain = layout([value for value, _ in elements[:7]]).encode()
    if len(elements) == 7:
        return prefixed(plain) + prefixed(b""), Members()
    eighth, raw = elements[7]
    if eighth.has("key") or eighth.has("sig"):
        if repeats_inside(eighth) or eighth.has("more") and not isinstance(eighth.get("more"), Members):
            raise Fault("wrong-shape")
        claim(eighth)
    return prefixed(plain) + prefixed(raw_member(raw, "more").encode()), eighth


def judge_order(case):
    device = json.loads(case["file"])[3]
    houses = [bytes.fromhex(house) for house in case["houses"]]
    try:
        content, eighth = order_content(case["file"])
        if not (eighth.has("key") or eighth.has("sig")):
            return "signature-missing" if device[14] == "8" else "unsigned"
        return verified("order", content, eighth, device, houses)
    except Fault as fault:
        return str(fault)


def notice_content(members):
    names = ("type", "udid", "number", "at", "order", "presence")
    return prefixed("".join(members.get(name) + "\n" for name in names if members.has(name)).encode())


def judge_notice(case):
    members = DECODER.decode(case["file"])
    houses = [bytes.fromhex(house) for house in case["houses"]]
    if members.get("format") == 1:
        return "signature-missing" if members.get("udid")[14] == "8" else "unsigned"
    order, presence = members.get("order"), members.get("presence")
    is_hash = len(order) == 64 and all(digit in "0123456789abcdef" for digit in order)
    is_text = isinstance(presence, str) or not members.has("presence")
    if repeats_inside(members) or not is_hash or not is_text:
        return "wrong-shape"
    try:
        return verified("notice", notice_content(members), members, members.get("udid"), houses)
    except Fault as fault:
        return str(fault)


def signed_order(secret, house, values, more=None):
    content = prefixed(layout(values).encode()) + prefixed((more or "").encode())
    signature = text_of(sign(secret, tag("order") + house + content))
    eighth = f'{{"key":"{text_of(public(secret))}","sig":"{signature}"'
    eighth += f',"more":{more}}}' if more else "}"
    return layout(values)[:-3] + ",\n  " + eighth + "\n]\n"


def signed_notice(secret, house, kind, number, at, order, presence=None):
    members = {"format": 2, "type": kind, "udid": udid(public(secret)), "number": number, "at": at}
    members["order"] = order
    if presence is not None:
        members["presence"] = presence
    message = tag("notice") + house + notice_content(Members(members.items()))
    return layout(members | {"key": text_of(public(secret)), "sig": text_of(sign(secret, message))})


# --- Signed files ----------------------------------------------------------------------------------------


def judge_file(case, identity=None):
    text = case["file"]
    identity = identity or bytes_of(case["identity"], 32)
    members = DECODER.decode(text)
    if members.repeats:
        return "wrong-shape"
    house = members.get("house")
    if not house or house.get("signature") is None:
        return "unsigned"
    signature, serial = house.get("signature"), house.get("serial")
    if repeats_inside(house) or not isinstance(serial, int) or serial < 0:
        return "wrong-shape"
    try:
        raw = bytes_of(signature, 64)
    except Fault:
        return "wrong-shape"
    places = [at for at in range(len(text)) if text.startswith(signature, at)]
    if len(places) != 1:
        return "wrong-shape"
    signed = text.replace(signature, "A" * 86).encode()
    if not is_valid(identity, raw, tag(case["kind"]) + signed):
        return "bad-signature"
    if case["seen"] is not None and serial < case["seen"]:
        return "older"
    return "accepted"


def judge_catalogue(case):
    house = DECODER.decode(case["file"]).get("house") or Members()
    try:
        identity = bytes_of(house.get("identity") or "", 32)
    except Fault:
        return "wrong-shape" if house else "unsigned"
    if is_refused(identity):
        return "wrong-shape"
    result = judge_file({**case, "kind": "catalogue", "seen": None}, identity)
    if result != "accepted":
        return result

    def is_pinned(key):
        pin = case["pin"]
        return pin is None or pin in (text_of(key), house_code(house_id(key)))

    if is_pinned(identity):
        result = "accepted"
    else:
        previous = house.get("previous")
        if not previous:
            return "other-house"
        old, proof = bytes_of(previous.get("identity"), 32), bytes_of(previous.get("signature"), 64)
        if not is_pinned(old) or not is_valid(old, proof, tag("replace") + identity):
            return "other-house"
        result = "replaced"
    if case["seen"] is not None and house.get("serial") < case["seen"]:
        return "older"
    return result


def signed_file(secret, kind, content, serial, members=None):
    house = {"serial": serial} | (members or {}) | {"signature": "A" * 86}
    placeholder = layout(content | {"house": house})
    signature = text_of(sign(secret, tag(kind) + placeholder.encode()))
    return layout(content | {"house": house | {"signature": signature}})


def identity_members(secret, previous=None):
    members = {"identity": text_of(public(secret))}
    if previous:
        proof = text_of(sign(previous, tag("replace") + public(secret)))
        members["previous"] = {"identity": text_of(public(previous)), "signature": proof}
    return members


# --- The vectors -----------------------------------------------------------------------------------------

RFC_8032 = [
    # Section 7.1: secret, public key, message, signature.
    (
        "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
        "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
        "",
        "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46b"
        "d25bf5f0595bbe24655141438e7a100b",
    ),
    (
        "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
        "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
        "72",
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c"
        "387b2eaeb4302aeeb00d291612bb0c00",
    ),
    (
        "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
        "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
        "af82",
        "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc659"
        "4a7c15e9716ed28dc027beceea1ec40a",
    ),
    (
        "833fe62409237b9d62ec77587520911e9a759cec1d19755b7da901b96dca3d42",
        "ec172b93ad5e563bf4932c70e1245034c35467ef2efd4d64ebf819683467e2bf",
        hashlib.sha512(b"abc").hexdigest(),
        "dc2a4459e7369633a52b1bf277839a00201009a3efbf3ecb69bea2186c26b58909351fc9ac90b3ecfdfbc7c66431e030"
        "3dca179c138ac17ad9bef1177331a704",
    ),
]

DEVICE, OTHER, HOUSE, NEXT, STRANGER = (
    hashlib.sha256(name.encode()).digest() for name in ("device", "other", "house", "next", "stranger")
)
MARKER = "975319E0-43ED-435F-AA81-0B4F051B3768"
AT = "2026-11-20T19:47:25Z"
MORE = '{"note":"3 ketchups, por favor. Y mayonesa.","catalogue":"c1"}'


def sample(device, number="9", comment="3 ketchups, por favor.", lines=None):
    lines = lines or [["(G) BigMac + Lipton Ice + Deluxe", "6.75"], ["Espresso", "1.20"]]
    return ["McDonald's Garbera", "30-04-2013 20:47:21 ", "iPhone4 de Beris", device, number, comment, lines]


def made_orders(house):
    mine = udid(public(DEVICE))
    unicode = sample(mine, comment="caf\u00e9 / cafe\u0301 \U0001f44d \"\\\"", lines=[["Agua", "1.20"]] * 3)
    return [
        ("plain", DEVICE, sample(mine), None),
        ("with extensions", DEVICE, sample(mine), MORE),
        ("texts beyond ASCII", OTHER, unicode[:3] + [udid(public(OTHER))] + unicode[4:], None),
        ("a table", OTHER, sample(udid(public(OTHER)), number="999999999"), '{"table":"4 / ñ"}'),
    ]


def order_attacks(house):
    mine, legacy = udid(public(DEVICE)), "975319E0-43ED-435F-AA81-0B4F051B3768"
    plain, rich = signed_order(DEVICE, house, sample(mine)), signed_order(DEVICE, house, sample(mine), MORE)
    foreign = signed_order(OTHER, house, sample(mine))
    key, signature = text_of(public(DEVICE)), DECODER.decode(rich)[7].get("sig")
    reordered = '{"catalogue":"c1","note":"3 ketchups, por favor. Y mayonesa."}'
    s = int.from_bytes(bytes_of(signature)[32:], "little")
    large = text_of(bytes_of(signature)[:32] + (s + L).to_bytes(32, "little"))
    small = text_of(bytes([1] + [0] * 31))

    def eighth(element, values=None):
        return layout(values or sample(mine))[:-3] + ",\n  " + element + "\n]\n"

    def forged(key, device=None):
        # With the neutral point as key and R, and S = 0, the equation holds for every message.
        nothing = text_of(bytes([1] + [0] * 63))
        return eighth(f'{{"key":"{text_of(key)}","sig":"{nothing}"}}', sample(device or udid(key)))

    def seven(comment):
        return sample(mine, comment=comment)

    unnormalised = sample(mine.lower(), lines=[["Agua", "1.200000"], ["Espresso", "1.2"]])
    unnormalised[1] = "30-04-2013 20:47:21"
    kept = signed_order(DEVICE, house, unnormalised, '{ "x" : [1,  2.50] }')
    normalised = kept.replace("1.200000", "1.20")
    escaped = signed_order(DEVICE, house, seven("ñ / x")).replace("ñ /", "\\u00f1 \\/")
    decomposed = signed_order(DEVICE, house, seven("\u00f1")).replace("\u00f1", "n\u0303")
    compact = json.dumps(DECODER.decode(plain)[:7], ensure_ascii=False)[:-1]
    compact += "," + "{" + f'"sig":"{DECODER.decode(plain)[7].get("sig")}", "key":"{key}"' + "}]"
    yield "signature stripped, UDID of version 8", layout(sample(mine)), "signature-missing"
    yield "signature stripped, more kept", eighth('{"more":' + MORE + "}"), "signature-missing"
    yield "only the signature stripped", eighth(f'{{"key":"{key}","more":{MORE}}}'), "bad-signature"
    yield "only the key stripped", eighth(f'{{"sig":"{signature}","more":{MORE}}}'), "bad-signature"
    yield "an empty more added", plain.replace('"}\n', '","more":{}}\n'), "bad-signature"
    yield "more removed", rich.replace(f',"more":{MORE}', ""), "bad-signature"
    yield "more reordered", rich.replace(MORE, reordered), "bad-signature"
    yield "a space added in more", rich.replace('{"note"', '{ "note"'), "bad-signature"
    yield "more that is not an object", rich.replace(MORE, "[]"), "wrong-shape"
    yield "more repeated", rich.replace(',"more"', ',"more":{},"more"'), "wrong-shape"
    yield "key repeated", rich.replace('{"key"', f'{{"key":"{key}","key"'), "wrong-shape"
    yield "key repeated with an escape", rich.replace('{"key"', f'{{"k\\u0065y":"{key}","key"'), "wrong-shape"
    yield "sig repeated", rich.replace('"sig"', f'"sig":"{signature}","sig"'), "wrong-shape"
    yield "a name repeated in more", rich.replace('{"note"', '{"note":"x","note"'), "wrong-shape"
    yield "an unknown name repeated", plain.replace('"}\n', '","x":1,"x":2}\n'), "wrong-shape"
    yield "key that is null", rich.replace(f'"{key}"', "null"), "wrong-shape"
    yield "key with padding", rich.replace(key, key + "="), "wrong-shape"
    yield "key too short", rich.replace(key, key[:-2]), "wrong-shape"
    yield "sig too long", rich.replace(signature, signature + "AA"), "wrong-shape"
    yield "sig that is a number", rich.replace(f'"{signature}"', "1"), "wrong-shape"
    yield "S plus L", rich.replace(signature, large), "bad-signature"
    yield "key swapped", plain.replace(key, text_of(public(OTHER))), "bad-signature"
    yield "key and signature swapped", foreign, "bad-signature"
    yield "key of small order", forged(bytes([1] + [0] * 31)), "bad-signature"
    yield "key of small order under a foreign UDID", forged(bytes([1] + [0] * 31), mine), "bad-signature"
    yield "key of order 8", forged(Y8.to_bytes(32, "little")), "bad-signature"
    yield "key not below p", forged((P + 1).to_bytes(32, "little")), "bad-signature"
    yield "legacy UDID with a signature", signed_order(DEVICE, house, sample(legacy)), "bad-signature"
    yield "legacy UDID with a key", eighth(f'{{"key":"{key}"}}', sample(legacy)), "bad-signature"
    yield "legacy UDID, unsigned", layout(sample(legacy)), "unsigned"
    yield "legacy UDID, unsigned, more repeated", eighth('{"more":{},"more":{}}', sample(legacy)), "unsigned"
    yield "another comment", rich.replace("por favor.\",", "gracias.\","), "bad-signature"
    yield "another price", rich.replace('"6.75"', '"0.75"'), "bad-signature"
    yield "the same price in other digits", normalised, "bad-signature"
    yield "the date without its space", rich.replace("20:47:21 ", "20:47:21"), "bad-signature"
    yield "the UDID in small letters", rich.replace(mine, mine.lower()), "bad-signature"
    yield "a decomposed letter", decomposed, "bad-signature"
    yield "values that are not normalised", kept, None
    yield "escapes of the same values", escaped, None
    yield "another layout of the same values", compact, None
    yield "unknown names are ignored", rich.replace('{"key"', '{"x":{"y":1},"key"'), None


def notice_attacks(house, order, other):
    mine, legacy = udid(public(DEVICE)), "975319E0-43ED-435F-AA81-0B4F051B3768"
    key = text_of(public(DEVICE))
    good = signed_notice(DEVICE, house, "cancel", "9", AT, order)
    present = signed_notice(DEVICE, house, "arrived", "9", AT, order, "minute 5 AAAA")
    signature = DECODER.decode(good).get("sig")
    s = int.from_bytes(bytes_of(signature)[32:], "little")
    large = text_of(bytes_of(signature)[:32] + (s + L).to_bytes(32, "little"))
    first = {"format": 1, "type": "cancel", "udid": mine, "number": "9", "at": AT}
    stripped = layout(dict(DECODER.decode(good)[:6]))
    yield "cancel", good, None
    yield "arrived with presence", present, None
    moved = json.dumps(dict(reversed(DECODER.decode(good))) | {"x": 1})
    yield "other places and an unknown name", moved, None
    yield "replayed for another order", good.replace(order, other), "bad-signature"
    yield "replayed for another number", good.replace('"9"', '"10"'), "bad-signature"
    yield "another type", good.replace("cancel", "arrived"), "bad-signature"
    yield "another time", good.replace("19:47:25", "19:47:26"), "bad-signature"
    yield "presence removed", present.replace('  "presence": "minute 5 AAAA",\n', ""), "bad-signature"
    yield "presence added", good.replace('  "key"', '  "presence": "x",\n  "key"'), "bad-signature"
    yield "presence that is a number", good.replace('  "key"', '  "presence": 5,\n  "key"'), "wrong-shape"
    yield "the UDID in small letters", good.replace(mine, mine.lower()), "bad-signature"
    yield "key swapped", good.replace(key, text_of(public(OTHER))), "bad-signature"
    yield "S plus L", good.replace(signature, large), "bad-signature"
    yield "signature stripped", stripped, "signature-missing"
    yield "only the key stripped", good.replace(f'  "key": "{key}",\n', ""), "bad-signature"
    yield "format 1, UDID of version 8", layout(first), "signature-missing"
    yield "format 1 with the signature", good.replace('"format": 2', '"format": 1'), "signature-missing"
    yield "format 1, legacy UDID", layout(first | {"udid": legacy}), "unsigned"
    yield "format 2, legacy UDID", good.replace(mine, legacy), "bad-signature"
    yield "type repeated", good.replace('  "type"', '  "type": "arrived",\n  "type"'), "wrong-shape"
    yield "order repeated", good.replace('  "order"', f'  "order": "{other}",\n  "order"'), "wrong-shape"
    yield "order in capitals", good.replace(order, order.upper()), "wrong-shape"
    yield "sig too short", good.replace(signature, signature[:-2]), "wrong-shape"


def file_cases():
    content = {"format": 1, "publishedAt": AT, "restaurants": [{"id": "garbera", "name": "Ñ / x"}]}
    identity, other = text_of(public(HOUSE)), text_of(public(STRANGER))
    good = signed_file(HOUSE, "today", content, 1795204045)
    signature = DECODER.decode(good).get("house").get("signature")
    s = int.from_bytes(bytes_of(signature)[32:], "little")
    large = text_of(bytes_of(signature)[:32] + (s + L).to_bytes(32, "little"))
    letters = signed_file(HOUSE, "today", content | {"x": "A" * 86}, 7)
    twice = good.replace('"format": 1', f'"format": 1,\n  "x": "{signature}"')
    serial = '    "serial": 1795204045'

    def case(name, file, result, kind="today", identity=identity, seen=None):
        found = {"name": name, "kind": kind, "file": file, "identity": identity}
        return found | {"seen": seen, "result": result}

    yield case("first reading", good, "accepted")
    yield case("the same serial number again", good, "accepted", seen=1795204045)
    yield case("a higher serial number", good, "accepted", seen=1795204044)
    yield case("rolled back", good, "older", seen=1795204046)
    yield case("86 letters A elsewhere", letters, "accepted")
    yield case("a receipt", signed_file(HOUSE, "answer", content, 0), "accepted", kind="answer")
    yield case("another kind of file", good, "bad-signature", kind="answer")
    yield case("another house", good, "bad-signature", identity=other)
    yield case("content changed", good.replace("garbera", "Garbera"), "bad-signature")
    yield case("serial number raised", good.replace("1795204045", "1795204046"), "bad-signature")
    yield case("a space added", good + " ", "bad-signature")
    yield case("S plus L", good.replace(signature, large), "bad-signature")
    yield case("unsigned", layout(content), "unsigned")
    yield case("house without signature", layout(content | {"house": {"serial": 1}}), "unsigned")
    yield case("the signature twice", twice, "wrong-shape")
    yield case("the letters instead of the signature", good.replace(signature, "A" * 86), "bad-signature")
    yield case("a signature that is too short", good.replace(signature, signature[:-1]), "wrong-shape")
    yield case("serial number repeated", good.replace(serial, f"{serial},\n{serial}"), "wrong-shape")
    yield case("no serial number", good.replace(serial + ",\n", ""), "wrong-shape")
    yield case("a negative serial number", good.replace("1795204045", "-1"), "wrong-shape")
    yield case("a serial number that is a text", good.replace("1795204045", '"1"'), "wrong-shape")
    yield case("house repeated", good.replace('  "house"', '  "house": {},\n  "house"'), "wrong-shape")


def catalogue_cases():
    content = {"format": 1, "version": "c1", "publishedAt": AT, "products": [{"id": "agua"}]}
    first = signed_file(HOUSE, "catalogue", content, 10, identity_members(HOUSE))
    moved = signed_file(NEXT, "catalogue", content, 11, identity_members(NEXT, HOUSE))
    stolen = signed_file(STRANGER, "catalogue", content, 11, identity_members(STRANGER))
    lie = identity_members(STRANGER) | {"previous": identity_members(NEXT, HOUSE)["previous"]}
    borrowed = signed_file(STRANGER, "catalogue", content, 11, lie)
    own = signed_file(STRANGER, "catalogue", content, 11, identity_members(STRANGER, NEXT))
    mine, later, small = (text_of(key) for key in (public(HOUSE), public(NEXT), bytes([1] + [0] * 31)))
    code = house_code(house_id(public(HOUSE)))

    def case(name, file, result, pin=mine, seen=10):
        return {"name": name, "file": file, "pin": pin, "seen": seen, "result": result}

    yield case("nothing pinned", first, "accepted", pin=None, seen=None)
    yield case("the pinned identity", first, "accepted")
    yield case("the code of the house", first, "accepted", pin=code, seen=None)
    yield case("the code of another house", first, "other-house", pin=house_code(house_id(public(NEXT))))
    yield case("rolled back", first, "older", seen=11)
    yield case("rolled back for the code", first, "older", pin=code, seen=11)
    yield case("identity replaced", moved, "replaced")
    yield case("identity replaced, by code", moved, "replaced", pin=code)
    yield case("identity replaced before", moved, "accepted", pin=later)
    yield case("identity replaced, rolled back", moved, "older", seen=12)
    yield case("identity swapped", stolen, "other-house")
    yield case("identity swapped, nothing pinned", stolen, "accepted", pin=None, seen=None)
    yield case("identity swapped with the proof for another one", borrowed, "other-house")
    yield case("identity swapped with the proof of another one", own, "other-house")
    yield case("identity swapped without signing", first.replace(mine, later), "bad-signature")
    yield case("identity of small order", first.replace(mine, small), "wrong-shape")
    yield case("unsigned", layout(content), "unsigned")


def vectors():
    assert {order_of_point(y) for y in (0, 1, P - 1, Y8, P - Y8)} == {1, 2, 4, 8}
    assert [order_of_point(y) for y in (1, P - 1, 0, Y8, P - Y8)] == [1, 2, 4, 8, 8]
    house, wrong, folder = house_id(public(HOUSE)), house_id(public(STRANGER)), folder_id(MARKER)
    refused = [y + sign for y in (0, 1, P - 1, Y8, P - Y8, P, P + 1, 2**255 - 1) for sign in (0, 2**255)]
    contents = [b"", b"f", b"fo", b"foo", b"\xfb\xff\xbf", bytes(range(64)), bytes(32)]
    orders, notices, made = [], [], []
    for name, secret, values, more in made_orders(house):
        file = signed_order(secret, house, values, more)
        plain = layout(values)
        plain = plain if more is None else plain[:-3] + ',\n  {"more":' + more + "}\n]\n"
        start = {"name": name, "secret": secret.hex(), "house": house.hex()}
        made.append(start | {"order": plain, "file": file})
        orders.append((name, file, [house], None))
        orders.append((f"{name}, wrong house", file, [wrong, folder], "bad-signature"))
        orders.append((f"{name}, replaced house", file, [wrong, house], None))
        orders.append((f"{name}, folder", signed_order(secret, folder, values, more), [folder], None))
    orders += [(name, file, [house], result) for name, file, result in order_attacks(house)]
    meant, other = ("".join(f"{at * step % 256:02x}" for at in range(32)) for step in (7, 11))
    for name, file, result in notice_attacks(house, meant, other):
        notices.append((name, file, [house], result))
    notices.append(("wrong house", notices[0][1], [wrong], "bad-signature"))
    notices.append(("replaced house", notices[0][1], [wrong, house], None))

    def cases(found, judge):
        for name, file, houses, expected in found:
            case = {"name": name, "file": file, "houses": [known.hex() for known in houses]}
            result = judge(case)
            assert result == expected or (expected is None and len(result) == 64), (name, result, expected)
            yield case | {"result": result}

    made_notices = [
        {
            "secret": DEVICE.hex(), "house": house.hex(), "type": kind, "number": "9", "at": AT,
            "order": meant, "presence": presence,
            "file": signed_notice(DEVICE, house, kind, "9", AT, meant, presence),
        }
        for kind, presence in (("cancel", None), ("arrived", None), ("arrived", "minute 5 AAAA"))
    ]
    identities = [public(secret) for secret in (HOUSE, NEXT, STRANGER)]
    return {
        "base64url": {
            "valid": [{"hex": content.hex(), "text": text_of(content)} for content in contents],
            "refused": "A|AA==|Zg=|AAAAA|Zh|Zm9=|Zm9|Zm-+|Zm/A| Zg|Zg\n|ÑA".split("|"),
        },
        "hashes": [
            {"tag": name, "hex": content.hex(), "hash": tagged_hash(name, content).hex()}
            for name in ("plain", "file", "entry", "device", "house", "folder", "content")
            for content in (b"", b"abc")
        ],
        "rfc8032": [dict(zip(("secret", "key", "message", "signature"), case)) for case in RFC_8032],
        "keys": {
            "accepted": [text_of(y.to_bytes(32, "little")) for y in (2, 3, P - 2, Y8 + 1, 2**255 + 2)],
            "refused": [text_of(y.to_bytes(32, "little")) for y in refused],
        },
        "devices": [{"key": text_of(key), "udid": udid(key)} for key in identities + [public(DEVICE)]],
        "houses": [
            {"identity": text_of(key), "id": house_id(key).hex(), "code": house_code(house_id(key))}
            for key in identities
        ],
        "folders": [{"marker": MARKER, "id": folder.hex()}],
        "keyFiles": [
            {
                "owner": owner, "secret": secret.hex(),
                "file": layout({"mcorder": owner, "v": 1, "secret": text_of(secret)}),
            }
            for owner, secret in (("device-key", DEVICE), ("house-key", HOUSE))
        ],
        "madeOrders": made,
        "madeNotices": made_notices,
        "madeFiles": [
            {
                "secret": HOUSE.hex(), "kind": kind, "serial": serial,
                "content": layout({"format": 1, "x": "ñ"}),
                "file": signed_file(HOUSE, kind, {"format": 1, "x": "ñ"}, serial),
            }
            for kind, serial in (("catalogue", 0), ("today", 1795204045), ("answer", 3))
        ],
        "orders": list(cases(orders, judge_order)),
        "notices": list(cases(notices, judge_notice)),
        "files": list(file_cases()),
        "catalogues": list(catalogue_cases()),
    }


def differences(found):
    """The cases of vectors whose result is not the one that this reader finds."""
    judges = {"orders": judge_order, "notices": judge_notice, "files": judge_file}
    judges["catalogues"] = judge_catalogue
    for kind, judge in judges.items():
        for case in found.get(kind, []):
            result = judge(case)
            if result != case["result"]:
                yield f"{kind}: {case['name']}: {result}, not {case['result']}"


def main():
    if sys.argv[1:] == ["write"]:
        found = vectors()
        wrong = list(differences(found))
        if not wrong:
            path = pathlib.Path(__file__).with_name("vectors.json")
            path.write_text(layout(found), encoding="utf-8")
    elif len(sys.argv) == 3 and sys.argv[1] == "check":
        found = json.loads(pathlib.Path(sys.argv[2]).read_text(encoding="utf-8"))
        wrong = list(differences(found))
    else:
        sys.exit(__doc__)
    for difference in wrong:
        print(difference, file=sys.stderr)
    print({kind: len(found[kind]) for kind in ("orders", "notices", "files", "catalogues") if kind in found})
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()

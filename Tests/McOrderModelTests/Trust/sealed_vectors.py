#!/usr/bin/env python3
"""Vectors of sealed files and receipts: an independent reader and writer of what format.md describes.

    sealed_vectors.py write        makes sealed-vectors.json beside this script
    sealed_vectors.py check FILE   judges every case of FILE, made by Swift or this script; exit 1 for a difference

Needs `cryptography` and `pyhpke` from PyPI. It shares no code with the Swift sources.
"""

import hashlib
import hmac
import json
import pathlib
import sys

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from pyhpke import AEADId, CipherSuite, KDFId, KEMId, KEMKey, KEMKeyPair

from vectors import DECODER, Fault, bytes_of, house_id, layout, prefixed, public, repeats_inside
from vectors import HOUSE, NEXT, STRANGER, tag, tagged_hash, text_of

SUITE = CipherSuite.new(KEMId.DHKEM_X25519_HKDF_SHA256, KDFId.HKDF_SHA256, AEADId.CHACHA20_POLY1305)
SIZES = (2048, 8192, 32768)
KINDS = {"order": 1, "notice": 2}
UNTIL = "2027-01-19T19:47:25Z"

# RFC 9180, A.2.1: base mode of this suite; sequence number 0, and the exports.
RFC_9180 = {
    "info": "4f6465206f6e2061204772656369616e2055726e",
    "secret": "8057991eef8f1f1af18f4a9491d16a1ce333f695d4db8e38da75975c4478e0fb",
    "key": "4310ee97d88cc1f088a5576c77ab0cf5c3ac797f3d95139c6c84b5429c59662a",
    "enc": "1afa08d3dec047a643885163f1180476fa7ddb54c6a8029ea33f95796bf2ac4a",
    "aad": "436f756e742d30",
    "plain": "4265617574792069732074727574682c20747275746820626561757479",
    "ct": "1c5250d8034ec2b784ba2cfd69dbdb8af406cfe3ff938e131f0def8c8b60b4db21993c62ce81883d2dd1b51a28",
    "exports": [
        {"context": "", "value": "4bbd6243b8bb54cec311fac9df81841b6fd61f56538a775e7c80a9f40160606e"},
        {"context": "00", "value": "8c1df14732580e5501b00f82b10a1647b40713191b7c1240ac80e2b68808ba69"},
        {
            "context": "54657374436f6e74657874",
            "value": "5acb09211139c43b3090489a9da433e8a30ee7188ba8b0a9a1ccf0c229283e53",
        },
    ],
}


# --- Keys ------------------------------------------------------------------------------------------------


def seal_public(secret):
    key = X25519PrivateKey.from_private_bytes(secret).public_key()
    return key.public_bytes(Encoding.Raw, PublicFormat.Raw)


def kid(key):
    return tagged_hash("kid", key)[:8].hex()


def private_key(secret):
    return KEMKey.from_pyca_cryptography_key(X25519PrivateKey.from_private_bytes(secret))


def agrees_on_zero(secret, enc):
    try:
        return not any(X25519PrivateKey.from_private_bytes(secret).exchange(X25519PublicKey.from_public_bytes(enc)))
    except ValueError:
        # This library refuses it by itself.
        return True


# --- Padding ---------------------------------------------------------------------------------------------


def padded(content):
    size = next(size for size in SIZES if len(content) <= size)
    return content + bytes(size - len(content))


def unpadded(plain, offset):
    """The text behind a header; it has exactly one form."""
    length = int.from_bytes(plain[offset : offset + 4], "big")
    content = plain[: offset + 4 + length]
    if len(plain) < offset + 4 or len(content) != offset + 4 + length or len(content) > SIZES[-1]:
        raise Fault("cannot-open")
    if plain != padded(content):
        raise Fault("cannot-open")
    return content[offset + 4 :]


# --- Sealed files ----------------------------------------------------------------------------------------


def judge_sealed(case):
    """`KIND HASH E` of an opened file, or why it is refused."""
    try:
        return opened(case)
    except Fault as fault:
        return str(fault)


def opened(case):
    try:
        members = DECODER.decode(case["file"])
        if not isinstance(members, list) or repeats_inside(members):
            raise Fault("wrong-shape")
        if members.get("mcorder") != "sealed" or members.get("v") != 1 or members.get("v") is True:
            raise Fault("wrong-shape")
        known, enc, ct = (members.get(name) for name in ("kid", "enc", "ct"))
        if not all(isinstance(text, str) for text in (known, enc, ct)):
            raise Fault("wrong-shape")
        enc, ct = bytes_of(enc, 32), bytes_of(ct)
        if len(known) != 16 or any(digit not in "0123456789abcdef" for digit in known):
            raise Fault("wrong-shape")
    except (Fault, TypeError, AttributeError):
        raise Fault("wrong-shape") from None
    secret = bytes.fromhex(case["secret"])
    if known != kid(seal_public(secret)) or len(ct) - 16 not in SIZES or agrees_on_zero(secret, enc):
        raise Fault("cannot-open")
    for house in case["houses"]:
        try:
            info = tag("sealed") + bytes.fromhex(house)
            recipient = SUITE.create_recipient_context(enc, private_key(secret), info=info)
            plain = recipient.open(ct)
        except Exception:
            continue
        exported = recipient.export(tag("receipt"), 64)
        kind = next((kind for kind, byte in KINDS.items() if plain[0] == byte), None)
        if kind is None:
            raise Fault("cannot-open")
        document = unpadded(plain, 1)
        return f"{kind} {hashlib.sha256(document).hexdigest()} {exported.hex()}"
    raise Fault("cannot-open")


def file_of(known, enc, ct):
    return layout({"mcorder": "sealed", "v": 1, "kid": known, "enc": text_of(enc), "ct": text_of(ct)})


def sealed(secret, house, plain, seed):
    """A sealed file of these bytes, which may have a wrong form."""
    ephemeral = hashlib.sha256(seed.encode()).digest()
    pair = KEMKeyPair(private_key(ephemeral), KEMKey.from_pyca_cryptography_key(
        X25519PublicKey.from_public_bytes(seal_public(ephemeral))))
    recipient = KEMKey.from_pyca_cryptography_key(X25519PublicKey.from_public_bytes(seal_public(secret)))
    enc, sender = SUITE.create_sender_context(recipient, info=tag("sealed") + house, eks=pair)
    return kid(seal_public(secret)), enc, sender.seal(plain)


def plain_of(kind, document):
    return padded(bytes([KINDS[kind]]) + prefixed(document))


def labeled(suite, salt, label, key):
    return hmac.new(salt, b"HPKE-v1" + suite + label + key, hashlib.sha256).digest()


def expanded(suite, key, label, info, length):
    info = length.to_bytes(2, "big") + b"HPKE-v1" + suite + label + info
    block, made, count = b"", b"", 1
    while len(made) < length:
        block = hmac.new(key, block + info + bytes([count]), hashlib.sha256).digest()
        made, count = made + block, count + 1
    return made[:length]


def sealed_with_zero(secret, house, enc, plain):
    """What everybody can compute who sends a key of small order: the shared secret is 32 zero bytes."""
    kem, suite = b"KEM\x00\x20", b"HPKE\x00\x20\x00\x01\x00\x03"
    prk = labeled(kem, b"", b"eae_prk", bytes(32))
    shared = expanded(kem, prk, b"shared_secret", enc + seal_public(secret), 32)
    info = tag("sealed") + house
    context = b"\0" + labeled(suite, b"", b"psk_id_hash", b"") + labeled(suite, b"", b"info_hash", info)
    start = labeled(suite, shared, b"secret", b"")
    key, nonce = (expanded(suite, start, name, context, size) for name, size in ((b"key", 32), (b"base_nonce", 12)))
    return file_of(kid(seal_public(secret)), enc, ChaCha20Poly1305(key).encrypt(nonce, plain, None))


def sealed_cases():
    key, other = (hashlib.sha256(name).digest() for name in (b"seal key", b"another seal key"))
    house, wrong = house_id(public(HOUSE)), house_id(public(STRANGER))
    document = b"[\n  \"McDonald's Garbera\"\n]\n"
    good = sealed(key, house, plain_of("order", document), "order")
    known, enc, ct = good
    text = file_of(*good)
    small = [bytes(32), bytes([1] + [0] * 31), (2**255 - 19).to_bytes(32, "little")]
    small.append(bytes.fromhex("e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800"))

    def case(name, file, expected, houses=(house,), secret=key):
        found = {"name": name, "file": file, "secret": secret.hex(), "houses": [h.hex() for h in houses]}
        result = judge_sealed(found)
        assert result.split()[0] == expected, (name, result)
        return found | {"result": result}

    def made(name, plain, expected="cannot-open"):
        return case(name, file_of(*sealed(key, house, plain, name)), expected)

    yield case("an order", text, "order")
    yield case("a notice", file_of(*sealed(key, house, plain_of("notice", b"{}"), "notice")), "notice")
    yield case("a house replaced before", text, "order", houses=(wrong, house))
    yield case("a house of a folder", text, "cannot-open", houses=())
    yield case("an empty document", file_of(*sealed(key, house, plain_of("order", b""), "empty")), "order")
    for size in (2043, 2044, 8187, 8188, 32763):
        yield made(f"a document of {size} bytes", plain_of("order", b"x" * size), "order")
    yield case("another layout and an unknown name", json.dumps(dict(DECODER.decode(text)) | {"x": 1}), "order")
    yield case("another house", text, "cannot-open", houses=(wrong,))
    yield case("the kid of another key", text.replace(known, kid(seal_public(other))), "cannot-open")
    yield case("opened by another key", text, "cannot-open", secret=other)
    yield case("another key under this kid", text, "cannot-open", secret=other)
    yield case("an unknown kid", text.replace(known, "0" * 16), "cannot-open")
    yield case("the end cut off", file_of(known, enc, ct[:-1]), "cannot-open")
    yield case("a whole size cut off", file_of(known, enc, ct[:16]), "cannot-open")
    yield case("no ciphertext", file_of(known, enc, b""), "cannot-open")
    yield case("a byte changed", file_of(known, enc, bytes([ct[0] ^ 1]) + ct[1:]), "cannot-open")
    yield case("another enc", file_of(known, seal_public(other), ct), "cannot-open")
    yield case("enc with its highest bit set", file_of(known, enc[:-1] + bytes([enc[-1] | 128]), ct), "cannot-open")
    for number, point in enumerate(small):
        forged = sealed_with_zero(key, house, point, plain_of("order", document))
        yield case(f"a zero secret, {number}", forged, "cannot-open")
    yield made("padding left out", bytes([1]) + prefixed(document))
    yield made("a larger size than needed", plain_of("order", document) + bytes(8192 - 2048))
    yield made("a size between two", plain_of("order", document) + bytes(1))
    yield made("padding that is not zero", plain_of("order", document)[:-1] + b"\1")
    yield made("a length beyond the end", bytes([1]) + (2044).to_bytes(4, "big") + bytes(2043))
    yield made("a length of four bytes of ones", bytes([1]) + b"\xff" * 4 + bytes(2043))
    yield made("neither order nor notice", bytes([3]) + plain_of("order", document)[1:])
    yield made("a kind of zero", bytes(2048))
    names = [("mcorder", '"receipt"'), ("v", "2"), ("v", '"1"'), ("kid", '"' + known.upper() + 'A"'), ("kid", "1")]
    names += [("enc", '"AAAA"'), ("enc", "null"), ("ct", '"A"'), ("ct", "[]"), ("ct", f'"{text_of(ct)}=="')]
    for name, value in names:
        members = dict(DECODER.decode(text))
        raw = json.dumps({**members, name: "@"}).replace('"@"', value)
        yield case(f"{name} that is {value[:20]}", raw, "wrong-shape")
        del members[name]
    for name in ("mcorder", "v", "kid", "enc", "ct"):
        members = dict(DECODER.decode(text))
        repeated = json.dumps(members)[:-1] + f', "{name}": {json.dumps(members[name])}}}'
        yield case(f"{name} repeated", repeated, "wrong-shape")
        del members[name]
        yield case(f"no {name}", layout(members), "wrong-shape")


# --- Sealed receipts -------------------------------------------------------------------------------------


def judge_receipt(case):
    """`HASH REVISION HASH` of a receipt: what it answers, and its text; or `none`."""
    try:
        return read_receipt(case)
    except (Fault, TypeError, AttributeError, ValueError, InvalidTag):
        return "none"


def read_receipt(case):
    members = DECODER.decode(case["file"])
    secret = bytes_of(case["secret"], 64)
    if repeats_inside(members) or members.get("mcorder") != "receipt" or members.get("v") != 1:
        raise Fault("shape")
    ct = bytes_of(members.get("ct"))
    if len(ct) < 28:
        raise Fault("shape")
    plain = ChaCha20Poly1305(secret[32:]).decrypt(ct[:12], ct[12:], None)
    receipt = unpadded(plain, 40)
    revision = int.from_bytes(plain[32:40], "big")
    if revision >= 2**63 - 1:
        raise Fault("revision")
    return f"{plain[:32].hex()} {revision} {hashlib.sha256(receipt).hexdigest()}"


def receipt_file(secret, plain, nonce=bytes(12)):
    ct = nonce + ChaCha20Poly1305(secret[32:]).encrypt(nonce, plain, None)
    return layout({"mcorder": "receipt", "v": 1, "ct": text_of(ct)})


def receipt_cases():
    secret, other = hashlib.sha512(b"E").digest(), hashlib.sha512(b"F").digest()
    answered, text = hashlib.sha256(b"content").digest(), b'{\n  "format": 1\n}\n'

    def plain(revision=7, receipt=text):
        return answered + revision.to_bytes(8, "big") + prefixed(receipt)

    def case(name, file, is_read=False, key=secret):
        found = {"name": name, "file": file, "secret": text_of(key)}
        result = judge_receipt(found)
        assert (result != "none") == is_read, (name, result)
        return found | {"result": result}

    good = receipt_file(secret, padded(plain()))
    ct = bytes_of(DECODER.decode(good).get("ct"))
    yield case("a receipt", good, True)
    yield case("the first revision", receipt_file(secret, padded(plain(0))), True)
    yield case("the last revision", receipt_file(secret, padded(plain(2**63 - 2))), True)
    yield case("a revision beyond the last", receipt_file(secret, padded(plain(2**63 - 1))))
    yield case("a revision of all ones", receipt_file(secret, padded(plain(2**64 - 1))))
    yield case("a long receipt", receipt_file(secret, padded(plain(receipt=b"x" * 3000))), True)
    yield case("the longest receipt", receipt_file(secret, padded(plain(receipt=b"x" * 32724))), True)
    yield case("another secret", good, key=other)
    yield case("padding left out", receipt_file(secret, plain()))
    yield case("padding that is not zero", receipt_file(secret, padded(plain())[:-1] + b"\1"))
    yield case("a larger size than needed", receipt_file(secret, padded(plain()) + bytes(6144)))
    yield case("the end cut off", layout({"mcorder": "receipt", "v": 1, "ct": text_of(ct[:-1])}))
    yield case("too short", layout({"mcorder": "receipt", "v": 1, "ct": text_of(bytes(27))}))
    yield case("a later version", good.replace('"v": 1', '"v": 2'))
    yield case("a sealed file", good.replace('"receipt"', '"sealed"'))
    yield case("ct repeated", good.replace('  "ct"', '  "ct": "",\n  "ct"'))
    yield case("an unknown name", good.replace('  "ct"', '  "x": 1,\n  "ct"'), True)


# --- The vectors -----------------------------------------------------------------------------------------


def check_rfc():
    given = {name: bytes.fromhex(value) for name, value in RFC_9180.items() if isinstance(value, str)}
    recipient = SUITE.create_recipient_context(given["enc"], private_key(given["secret"]), info=given["info"])
    assert recipient.open(given["ct"], aad=given["aad"]) == given["plain"]
    for export in RFC_9180["exports"]:
        assert recipient.export(bytes.fromhex(export["context"]), 32).hex() == export["value"]


def vectors():
    check_rfc()
    keys = []
    for secret in (hashlib.sha256(b"seal key").digest(), HOUSE, NEXT):
        key = seal_public(secret)
        file = {"mcorder": "seal-key", "v": 1, "secret": text_of(secret), "until": UNTIL}
        entry = {"kid": kid(key), "key": text_of(key), "until": UNTIL, "restaurants": ["garbera", "urbil"]}
        keys.append({"secret": secret.hex(), "kid": kid(key), "file": layout(file), "entry": layout(entry)})
    return {
        "rfc9180": [RFC_9180],
        "sealKeys": keys,
        "sealed": list(sealed_cases()),
        "receipts": list(receipt_cases()),
    }


def differences(found):
    for kind, judge in (("sealed", judge_sealed), ("receipts", judge_receipt)):
        for case in found.get(kind, []):
            result = judge(case)
            if result != case["result"]:
                yield f"{kind}: {case['name']}: {result}, not {case['result']}"


def main():
    if sys.argv[1:] == ["write"]:
        found = vectors()
        path = pathlib.Path(__file__).with_name("sealed-vectors.json")
        path.write_text(layout(found), encoding="utf-8")
    elif len(sys.argv) == 3 and sys.argv[1] == "check":
        found = json.loads(pathlib.Path(sys.argv[2]).read_text(encoding="utf-8"))
    else:
        sys.exit(__doc__)
    wrong = list(differences(found))
    for difference in wrong:
        print(difference, file=sys.stderr)
    print({kind: len(found[kind]) for kind in ("sealed", "receipts") if kind in found})
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()

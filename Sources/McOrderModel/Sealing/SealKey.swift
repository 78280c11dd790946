import Crypto

/// The secret X25519 key with which a daemon opens sealed files. Source: format.md, *Seal keys*.
package struct SealKey: Sendable, CustomStringConvertible {
    /// The number of bytes of a secret.
    package static let byteCount = 32

    let key: Curve25519.KeyAgreement.PrivateKey
    /// Until when customers use the key.
    package let until: Timestamp
    /// The id.
    package let kid: SealKeyID

    /// Creates a key from its secret, the private key of RFC 7748, section 6.1; `nil` if it has not 32 bytes.
    ///
    /// - Parameter until: until when customers use the key, to the second.
    package init?(secret: [UInt8], until: Timestamp) {
        // The library throws only for another number of bytes.
        guard let key = try? Curve25519.KeyAgreement.PrivateKey(rawRepresentation: secret) else { return nil }
        self.init(key, until: until)
    }

    private init(_ key: Curve25519.KeyAgreement.PrivateKey, until: Timestamp) {
        self.key = key
        self.until = Timestamp(seconds: until.seconds)
        kid = SealKeyID(Array(key.publicKey.rawRepresentation))
    }

    /// A new key, from the system's random numbers.
    package static func random(until: Timestamp) -> SealKey {
        SealKey(Curve25519.KeyAgreement.PrivateKey(), until: until)
    }

    /// The 32 bytes of the public key.
    package var publicBytes: [UInt8] { Array(key.publicKey.rawRepresentation) }

    /// The secret, 32 bytes.
    var secret: [UInt8] { Array(key.rawRepresentation) }

    /// The id, so that no message contains a secret.
    package var description: String { kid.description }
}

// MARK: The file

extension SealKey {
    private static let owner = "seal-key"
    private static let version = 1

    /// Reads the bytes of a key file. Unknown members are ignored, repeated ones refused.
    package init(json bytes: [UInt8]) throws(KeyFile.ReadError) {
        // Bytes that are not JSON are not a key file.
        guard let value = try? JSONReader.read(bytes, depth: 8).value, !value.hasRepeatedNameInside,
            let found = value.member("mcorder")?.text, let version = value.member("v")?.integer
        else { throw .unreadable }
        if let other = KeyFile.Owner(rawValue: found) { throw .otherOwner(other) }
        guard found == Self.owner else { throw .unreadable }
        guard version <= Self.version else { throw .newerVersion(version) }
        guard version == Self.version, let text = value.member("secret")?.text,
            let secret = Base64URL.bytes(text),
            let until = value.member("until")?.text.flatMap({ Timestamp($0) }),
            let key = SealKey(secret: secret, until: until)
        else { throw .unreadable }
        self = key
    }

    /// The bytes of the key's file.
    package var json: [UInt8] {
        JSONWriter.document([
            "mcorder": Self.owner, "v": Self.version, "secret": Base64URL.text(secret), "until": until,
        ])
    }
}

extension Curve25519.KeyAgreement.PrivateKey {
    /// Whether the key agrees with another one on 32 zero bytes, which everybody knows. The library does not
    /// refuse that. Source: format.md, *Sealed file*; RFC 7748, section 6.1.
    func agreesOnZero(with other: [UInt8]) -> Bool {
        // The library throws only for another number of bytes, which agrees on nothing.
        guard let other = try? Curve25519.KeyAgreement.PublicKey(rawRepresentation: other),
            let shared = try? sharedSecretFromKeyAgreement(with: other)
        else { return true }
        return shared.withUnsafeBytes { bytes in bytes.reduce(0) { $0 | $1 } == 0 }
    }
}

import Crypto

/// The secret Ed25519 key of a device or a house.
package struct SigningKey: Sendable, CustomStringConvertible {
    /// The number of bytes of a secret.
    package static let byteCount = 32

    private let key: Curve25519.Signing.PrivateKey
    /// The key with which others verify.
    package let publicKey: PublicKey

    /// Creates a key from its secret, the private key of RFC 8032, section 5.1.5; `nil` if it has not 32
    /// bytes.
    package init?(secret: [UInt8]) {
        // The library throws only for another number of bytes.
        guard let key = try? Curve25519.Signing.PrivateKey(rawRepresentation: secret),
            let publicKey = PublicKey(bytes: Array(key.publicKey.rawRepresentation))
        else { return nil }
        self.key = key
        self.publicKey = publicKey
    }

    /// A new key, from the system's random numbers.
    package static func random() -> SigningKey {
        let key = Curve25519.Signing.PrivateKey()
        guard let random = SigningKey(secret: Array(key.rawRepresentation)) else {
            preconditionFailure("a random key is one that readers accept")
        }
        return random
    }

    /// The key of a browser, which keeps only a random token: the seed is the token's tagged hash, so a
    /// storefront derives the same key for each request and stores none. Source: format.md, *Keys*.
    package init(browser token: [UInt8]) {
        guard let key = SigningKey(secret: ContentHash(.browser, of: token).bytes) else {
            preconditionFailure("a hash has 32 bytes, and no seed makes a key of small order")
        }
        self = key
    }

    /// The secret, 32 bytes.
    var secret: [UInt8] { Array(key.rawRepresentation) }

    /// Signs a message. On Linux the same message always has the same signature.
    ///
    /// - Throws: the error of the library; RFC 8032 has none.
    package func signature(of message: [UInt8]) throws -> Signature {
        guard let signature = Signature(bytes: Array(try key.signature(for: message))) else {
            throw CryptoKitError.incorrectParameterSize
        }
        return signature
    }

    /// The public key, so that no message contains a secret.
    package var description: String { publicKey.description }
}

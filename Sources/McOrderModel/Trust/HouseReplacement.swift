/// That a house has another identity than before, and, unless the former one was stolen, the former one's
/// word for it. Source: format.md, *Signed files*.
package struct HouseReplacement: Hashable, Sendable {
    /// The identity before.
    package let former: PublicKey
    /// The identity since then.
    package let next: PublicKey
    /// The former identity's signature over the next one. `nil` if the former one may be in other hands, so
    /// that its word is worth nothing; customers then join again.
    package let signature: Signature?

    /// Replaces an identity.
    ///
    /// - Throws: the error of the library.
    package init(of former: SigningKey, by next: PublicKey, isCompromised: Bool) throws {
        self.former = former.publicKey
        self.next = next
        signature = isCompromised ? nil : try former.signature(of: Self.message(next))
    }

    /// Replaces an identity whose key is lost.
    package init(ofLost former: PublicKey, by next: PublicKey) {
        self.init(former: former, next: next, signature: nil)
    }

    init(former: PublicKey, next: PublicKey, signature: Signature?) {
        self.former = former
        self.next = next
        self.signature = signature
    }

    /// Whether the former identity named the next one.
    package var isProven: Bool {
        signature.map { former.isValid($0, of: Self.message(next)) } ?? false
    }

    private static func message(_ next: PublicKey) -> [UInt8] {
        SignatureTag.replace.prefix + next.bytes
    }
}

// MARK: The file

extension HouseReplacement {
    private static let kind = "house-replacement"
    private static let version = 1
    /// The largest file that is read, in bytes.
    package static let sizeLimit = KeyFile.sizeLimit

    /// The bytes of the file that lies beside the house's key. It holds no secret.
    package var json: [UInt8] {
        JSONWriter.document([
            "mcorder": Self.kind, "v": Self.version, "identity": former, "next": next, "signature": signature,
        ])
    }

    /// Reads the bytes of the file; `nil` if they are not those of one.
    package init?(json bytes: [UInt8]) {
        // Bytes that are not JSON are no such file.
        guard let value = try? JSONReader.read(bytes, depth: 8).value, !value.hasRepeatedNameInside,
            value.member("mcorder")?.text == Self.kind, value.member("v")?.integer == Self.version,
            let former = value.member("identity")?.text.flatMap({ PublicKey($0) }),
            let next = value.member("next")?.text.flatMap({ PublicKey($0) })
        else { return nil }
        self.init(
            former: former,
            next: next,
            signature: value.member("signature")?.text.flatMap { Signature($0) }
        )
    }
}

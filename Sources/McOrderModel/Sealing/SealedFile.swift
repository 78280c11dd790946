import Crypto
import FoundationEssentials

/// An order or a notice that only the daemon of its restaurant can read.
///
/// HPKE (RFC 9180) in base mode: DHKEM(X25519, HKDF-SHA256), HKDF-SHA256, ChaCha20Poly1305. Source:
/// format.md, *Sealed file*.
package struct SealedFile: Hashable, Sendable {
    /// A file that was opened.
    package struct Opened: Hashable, Sendable {
        package let kind: DropKind
        /// The bytes of the order's or the notice's own file.
        package let document: [UInt8]
        /// The secret of the answers to it.
        package let secret: ReceiptSecret
    }

    private static let word = "sealed"
    private static let version = 1
    private static let tagSize = 16
    private static let headerSize = 1
    static let suite = HPKE.Ciphersuite(
        kem: .Curve25519_HKDF_SHA256,
        kdf: .HKDF_SHA256,
        aead: .chaChaPoly
    )

    /// The key for which it was sealed.
    package let kid: SealKeyID
    /// The sender's key for this file alone, 32 bytes.
    private let enc: [UInt8]
    private let ct: [UInt8]

    /// Whether bytes are to be read as a sealed file: they begin as a JSON object, which no order does.
    package static func isSealed(_ bytes: [UInt8]) -> Bool {
        bytes.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D } == UInt8(ascii: "{")
    }

    /// Reads the shape of a sealed file. Unknown members are ignored.
    ///
    /// - Throws: the errors of JSON, and ``OrderError/wrongShape(path:)``.
    package init(_ bytes: [UInt8]) throws(OrderError) {
        let value = try OrderDocument.read(bytes).value
        guard !value.hasRepeatedNameInside else { throw .wrongShape(path: "") }
        guard value.member("mcorder")?.text == Self.word else { throw .wrongShape(path: ".mcorder") }
        guard value.member("v")?.integer == Self.version else { throw .wrongShape(path: ".v") }
        guard let kid = value.member("kid")?.text.flatMap({ SealKeyID($0) }) else {
            throw .wrongShape(path: ".kid")
        }
        guard let enc = value.member("enc")?.text.flatMap({ Base64URL.bytes($0, count: SealKey.byteCount) })
        else { throw .wrongShape(path: ".enc") }
        guard let ct = value.member("ct")?.text.flatMap({ Base64URL.bytes($0) }) else {
            throw .wrongShape(path: ".ct")
        }
        (self.kid, self.enc, self.ct) = (kid, enc, ct)
    }

    /// Opens the file.
    ///
    /// - Parameter houses: the ids for which customers seal now, each of which is tried.
    /// - Returns: `nil` if it was not sealed for this key and one of the houses, if its sender's key agrees
    ///   on zero bytes, or if what is inside has another form than the one that ``seal(_:as:for:house:)``
    ///   writes.
    package func open(by key: SealKey, at houses: [HouseID]) -> Opened? {
        guard kid == key.kid, SealPadding.sizes.contains(ct.count - Self.tagSize),
            !key.key.agreesOnZero(with: enc)
        else { return nil }
        for house in houses {
            // It cannot be opened for this house; why does not matter.
            guard
                var recipient = try? HPKE.Recipient(
                    privateKey: key.key,
                    ciphersuite: Self.suite,
                    info: Self.info(house),
                    encapsulatedKey: Data(enc)
                ), let plain = try? recipient.open(ct),
                let exported = try? recipient.exportSecret(
                    context: SealTag.receipt.prefix,
                    outputByteCount: ReceiptSecret.byteCount
                ), let secret = ReceiptSecret(exported)
            else { continue }
            return Self.opened(Array(plain), secret)
        }
        return nil
    }

    private static func opened(_ plain: [UInt8], _ secret: ReceiptSecret) -> Opened? {
        guard let first = plain.first, let kind = DropKind.allCases.first(where: { $0.sealedByte == first }),
            let document = SealPadding.content(of: plain, after: headerSize)
        else { return nil }
        return Opened(kind: kind, document: document, secret: secret)
    }

    private static func info(_ house: HouseID) -> Data {
        Data(SealTag.sealed.prefix + house.bytes)
    }
}

// MARK: Writing

extension SealedFile {
    /// A sealed file with what its sender keeps of it.
    package struct Made: Hashable, Sendable {
        package let bytes: [UInt8]
        /// The secret of the answers to it.
        package let secret: ReceiptSecret

        /// The name of the file.
        package var fileName: String { SealedFile.fileName(ofFileWith: ContentHash(of: bytes)) }
    }

    /// Seals the bytes of an order's or a notice's own file. Each call has another result.
    ///
    /// - Returns: `nil` if the document is longer than a sealed file can be.
    /// - Throws: the error of the library, which has none for a key that was checked.
    package static func seal(
        _ document: [UInt8],
        as kind: DropKind,
        for key: SealKeyEntry,
        house: HouseID
    ) throws -> Made? {
        guard let plain = SealPadding.padded([kind.sealedByte] + document.lengthPrefixed) else { return nil }
        var sender = try HPKE.Sender(
            recipientKey: Curve25519.KeyAgreement.PublicKey(rawRepresentation: key.key),
            ciphersuite: suite,
            info: info(house)
        )
        let ct = Array(try sender.seal(plain))
        let exported = try sender.exportSecret(
            context: SealTag.receipt.prefix,
            outputByteCount: ReceiptSecret.byteCount
        )
        guard let secret = ReceiptSecret(exported) else { throw CryptoKitError.incorrectParameterSize }
        let file = JSONWriter.document([
            "mcorder": word, "v": version, "kid": key.kid,
            "enc": Base64URL.text(Array(sender.encapsulatedKey)), "ct": Base64URL.text(ct),
        ])
        return Made(bytes: file, secret: secret)
    }

    /// The name of a sealed file: 32 hexadecimal digits, which are as random as its content, and `.json`.
    ///
    /// - Parameter hash: the untagged hash of the file's bytes.
    package static func fileName(ofFileWith hash: ContentHash) -> String {
        "\(hash.description.prefix(nameLength)).json"
    }

    private static let nameLength = 32

    /// Whether a file of that name may be a sealed one.
    package static func isFileName(_ name: String) -> Bool {
        let digits = name.dropLast(5)
        return name.hasSuffix(".json") && digits.utf8.count == nameLength
            && digits.utf8.allSatisfy { $0.hexadecimalValue != nil }
    }
}

extension DropKind {
    /// The first byte of what is sealed.
    fileprivate var sealedByte: UInt8 {
        switch self {
        case .order: 1
        case .notice: 2
        }
    }
}

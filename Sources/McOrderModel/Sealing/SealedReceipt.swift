import Crypto

/// A receipt that only the sender of the sealed file can find and read. Source: format.md, *Sealed receipt*.
package struct SealedReceipt: Hashable, Sendable {
    private static let word = "receipt"
    private static let version = 1
    private static let headerSize = 32 + 8

    /// The content hash of the order or notice; where it is not known, the tagged hash of the document.
    package let answered: ContentHash
    /// A number of ``RisingNumber/range`` that rises with each receipt of the same name.
    package let revision: Int
    /// The bytes of the receipt.
    package let receipt: [UInt8]

    package init(answered: ContentHash, revision: Int, receipt: [UInt8]) {
        self.answered = answered
        self.revision = revision
        self.receipt = receipt
    }

    /// Whether a file says that it is a sealed receipt, of whatever secret.
    package static func isFormat(of bytes: [UInt8]) -> Bool {
        // Bytes that are not JSON are not a receipt.
        let value = try? JSONReader.read(bytes, depth: 4).value
        return value?.member("mcorder")?.text == word && value?.member("v")?.integer == version
    }

    /// Reads and decrypts a receipt's file; `nil` for any other bytes, and for a receipt of another secret.
    package init?(json bytes: [UInt8], by secret: ReceiptSecret) {
        // Bytes that are not JSON are not a receipt.
        guard let value = try? JSONReader.read(bytes, depth: 4).value, !value.hasRepeatedNameInside,
            value.member("mcorder")?.text == Self.word, value.member("v")?.integer == Self.version,
            let ct = value.member("ct")?.text.flatMap({ Base64URL.bytes($0) }),
            let box = try? ChaChaPoly.SealedBox(combined: ct),
            let opened = try? ChaChaPoly.open(box, using: secret.key)
        else { return nil }
        let plain = Array(opened)
        guard let receipt = SealPadding.content(of: plain, after: Self.headerSize),
            let answered = ContentHash(stored: Array(plain[..<32])),
            let revision = Int(
                exactly: plain[32..<Self.headerSize].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            ),
            RisingNumber.range.contains(revision)
        else { return nil }
        self.init(answered: answered, revision: revision, receipt: receipt)
    }

    /// The bytes of the receipt's file, encrypted; other ones at each call.
    ///
    /// - Returns: `nil` if the receipt is longer than a sealed one can be.
    /// - Throws: the error of the library, which has none for these sizes.
    package func json(by secret: ReceiptSecret) throws -> [UInt8]? {
        let number = (0..<8).reversed().map { UInt8(truncatingIfNeeded: revision >> ($0 * 8)) }
        guard let plain = SealPadding.padded(answered.bytes + number + receipt.lengthPrefixed) else {
            return nil
        }
        let ct = Array(try ChaChaPoly.seal(plain, using: secret.key).combined)
        return JSONWriter.document([
            "mcorder": Self.word, "v": Self.version, "ct": Base64URL.text(ct),
        ])
    }
}

/// The id of a seal key (`kid`): the first eight bytes of the public key's tagged hash. Source: format.md,
/// *Seal keys*.
package struct SealKeyID: Hashable, Comparable, Sendable, CustomStringConvertible, JSONConvertible {
    /// The number of digits.
    private static let length = 16

    /// The id in 16 lower-case hexadecimal digits.
    package let description: String

    /// The id of the key with these 32 bytes.
    init(_ key: [UInt8]) {
        description = String(ContentHash(.kid, of: key).description.prefix(Self.length))
    }

    /// Reads 16 lower-case hexadecimal digits; `nil` for any other text.
    package init?(_ text: String) {
        let isDigits = text.utf8.allSatisfy { byte in
            byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
                || byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "f")
        }
        guard isDigits, text.utf8.count == Self.length else { return nil }
        description = text
    }

    package static func < (left: SealKeyID, right: SealKeyID) -> Bool {
        left.description < right.description
    }
}

import Crypto

/// What an order or a notice says to prove that its customer is at the restaurant: `more.presence`, and the
/// notice's `presence`.
///
/// It is bound to the order's device and number, so that nobody who reads the folder can use it for another
/// order. Source: docs/storefront.md, *Presence*.
package struct PresenceProof: Hashable, Sendable, CustomStringConvertible {
    /// What the customer read.
    package enum Source: Hashable, Sendable {
        /// The QR code of a screen, in that minute since 1970.
        case board(minute: Int)
        /// The six digits of a screen, typed in that minute.
        case digits(minute: Int)
        /// The QR code of the order's table.
        case table
    }

    /// The largest text that is read, in bytes.
    private static let sizeLimit = 128

    package let source: Source
    /// The first 16 bytes of the HMAC of device and number.
    private let code: [UInt8]

    /// The proof of somebody who has the key of a screen or a table.
    package init(_ source: Source, of order: OrderIdentity, with key: PresenceKey) {
        self.source = source
        // A reader of the folder must not learn the key from the digits of an order.
        let secret = if case .digits = source { Array(key.digits.utf8) } else { key.bytes }
        code = Self.code(of: order, secret)
    }

    /// The proof of somebody who typed those digits.
    package init(digits: String, minute: Int, of order: OrderIdentity) {
        source = .digits(minute: minute)
        code = Self.code(of: order, Array(digits.utf8))
    }

    private static func code(of order: OrderIdentity, _ secret: [UInt8]) -> [UInt8] {
        let message =
            Array("\(order.device)".utf8).lengthPrefixed + Array("\(order.number)".utf8).lengthPrefixed
        let code = HMAC<SHA256>.authenticationCode(for: message, using: SymmetricKey(data: secret))
        return Array(code.prefix(PresenceKey.byteCount))
    }

    /// Whether the customer of the order had that key.
    package func isValid(for order: OrderIdentity, with key: PresenceKey) -> Bool {
        PresenceProof(source, of: order, with: key) == self
    }

    /// Reads the text of a proof; `nil` for any other text, which proves nothing.
    package init?(_ text: String) {
        guard text.utf8.count <= Self.sizeLimit else { return nil }
        let parts = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard let last = parts.last, let code = Base64URL.bytes(last, count: PresenceKey.byteCount) else {
            return nil
        }
        self.code = code
        switch (parts.first, parts.count) {
        case ("table", 2): source = .table
        case ("board", 3):
            guard let minute = Self.minute(parts[1]) else { return nil }
            source = .board(minute: minute)
        case ("digits", 3):
            guard let minute = Self.minute(parts[1]) else { return nil }
            source = .digits(minute: minute)
        default: return nil
        }
    }

    /// A minute in the form in which ``description`` writes it.
    private static func minute(_ text: String) -> Int? {
        guard let minute = Int(text), minute >= 0, "\(minute)" == text else { return nil }
        return minute
    }

    /// The text of the proof: its kind, the minute where it has one, and the code in base64url.
    package var description: String {
        let code = Base64URL.text(code)
        return switch source {
        case .board(let minute): "board \(minute) \(code)"
        case .digits(let minute): "digits \(minute) \(code)"
        case .table: "table \(code)"
        }
    }
}

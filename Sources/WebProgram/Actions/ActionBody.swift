import McOrderCounter
import McOrderModel

/// The JSON body of an action. Source: docs/web.md, *For programs*.
struct ActionBody {
    private let value: JSONValue

    /// - Throws: ``WebError/badRequest(_:)`` unless the bytes are one JSON object.
    init(_ bytes: [UInt8]) throws {
        do {
            value = try JSONReader.read(bytes, depth: 4).value
        } catch {
            throw WebError.badRequest("body")
        }
        guard case .object = value else { throw WebError.badRequest("body") }
    }

    /// The revision of the order that the user saw.
    func revision() throws -> Int {
        guard let revision = value.member("revision")?.integer, revision > 0 else {
            throw WebError.badRequest("revision")
        }
        return revision
    }

    /// A text that must be there.
    func text(_ name: String) throws -> String {
        guard let text = try optionalText(name) else { throw WebError.badRequest(name) }
        return text
    }

    /// A text; `nil` if the member is absent or null.
    func optionalText(_ name: String) throws -> String? {
        switch value.member(name) {
        case nil, .null?: return nil
        case .string(let text)?: return text
        default: throw WebError.badRequest(name)
        }
    }

    func payment() throws -> Payment? {
        guard let word = try optionalText("paid") else { return nil }
        guard let payment = Payment(rawValue: word) else { throw WebError.badRequest("paid") }
        return payment
    }

    /// When a pause or a sold-out product ends: after `minutes`, at the time of day `until`, at closing, or
    /// with the business day.
    func end() throws -> SpellEnd {
        let isAtClosing: Bool
        switch value.member("closing") {
        case nil, .null?: isAtClosing = false
        case .bool(let value)?: isAtClosing = value
        default: throw WebError.badRequest("closing")
        }
        let clock = try optionalText("until")
        if let minutes = value.member("minutes"), minutes != .null {
            guard let number = minutes.integer, (1...10_080).contains(number) else {
                throw WebError.badRequest("minutes")
            }
            return .after(.seconds(number * 60))
        }
        if let clock { return try .clock(clock) }
        return isAtClosing ? .closing : .businessDay
    }
}

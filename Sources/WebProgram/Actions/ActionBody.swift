import McOrderCounter
import McOrderModel
import McOrderWeb

/// The JSON body of an action. Source: docs/web.md, *For programs*.
struct ActionBody {
    private let body: JSONBody

    /// - Throws: ``RequestError/badRequest(_:)`` unless the bytes are one JSON object.
    init(_ bytes: [UInt8]) throws {
        body = try JSONBody(bytes)
    }

    /// The revision of the order that the user saw.
    func revision() throws -> Int {
        try required("revision") { $0.integer.flatMap { $0 > 0 ? $0 : nil } }
    }

    /// A text that must be there.
    func text(_ name: String) throws -> String {
        try required(name, Self.text)
    }

    /// A text that is stored, which may be empty; `nil` if the member is absent or null. It is as long as the
    /// body: the counter's error for a text that is too long says how long one may be.
    func staffText(_ name: String) throws -> String? {
        try optional(name, \.text)
    }

    /// A text; `nil` if the member is absent or null.
    func optionalText(_ name: String) throws -> String? {
        try optional(name, Self.text)
    }

    /// The text of a value; the longest is a line of an order. What is stored has limits of its own.
    private static func text(_ value: JSONValue) -> String? {
        value.text.flatMap { $0.isEmpty || TextRule.line.allows($0) ? $0 : nil }
    }

    /// An array that must be there.
    func array(_ name: String) throws -> [JSONValue] {
        try required(name, \.elements)
    }

    /// A whole number; `nil` if the member is absent, null or a text.
    func number(_ name: String) throws -> Int? {
        if try optional(name, { $0 })?.text != nil { return nil }
        return try optional(name, \.integer)
    }

    /// The total of the order that the user agreed to, in cents, if it may cost more than before.
    func agreedTotal() throws -> Money? {
        try optional("totalCents") { $0.integer.flatMap { $0 >= 0 ? Money(cents: $0) : nil } }
    }

    func payment() throws -> Payment? {
        try optional("paid") { $0.text.flatMap { Payment(rawValue: $0) } }
    }

    /// How many bags an order has.
    func bags() throws -> Int? {
        try optional("bags") { $0.integer.flatMap { BagNumber.counts.contains($0) ? $0 : nil } }
    }

    /// When a pause or a sold-out product ends: after `minutes`, at the time of day `until`, at closing, or
    /// with the business day.
    func end() throws -> PauseEnd {
        let isAtClosing = try optional("closing") { if case .bool(let value) = $0 { value } else { nil } }
        let clock = try optionalText("until")
        let minutes = try optional("minutes") { $0.integer.flatMap { (1...10_080).contains($0) ? $0 : nil } }
        if let minutes { return .after(.seconds(minutes * 60)) }
        if let clock { return try .clock(clock) }
        return isAtClosing == true ? .closing : .businessDay
    }

    /// When an order will be ready: after `minutes`.
    func minutes() throws -> PauseEnd {
        .after(
            .seconds(
                try required("minutes") { $0.integer.flatMap { (1...720).contains($0) ? $0 : nil } } * 60
            )
        )
    }

    private func optional<Value>(_ name: String, _ read: (JSONValue) -> Value?) throws -> Value? {
        try body.optional(name, read)
    }

    private func required<Value>(_ name: String, _ read: (JSONValue) -> Value?) throws -> Value {
        try body.required(name, read)
    }
}

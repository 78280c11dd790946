/// Any JSON value, as strict as RFC 8259 allows; numbers keep their own text and members their order.
package enum JSONValue: Hashable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number in the digits it was written with.
    case number(String)
    /// A text.
    case string(String)
    /// An array.
    case array([JSONValue])
    /// An object; a repeated name is kept, ``member(_:)`` finds the first.
    case object([Member])

    /// A member of an object.
    package struct Member: Hashable, Sendable {
        /// The member's name.
        package let name: String
        /// The member's value.
        package let value: JSONValue

        /// A member of that name and value.
        package init(_ name: String, _ value: JSONValue) {
            self.name = name
            self.value = value
        }
    }

    /// A whole number.
    package static func integer(_ value: some BinaryInteger) -> JSONValue {
        .number(String(value))
    }

    /// A text, or `null` without one.
    package static func optional(_ text: String?) -> JSONValue {
        text.map(JSONValue.string) ?? .null
    }

    /// A whole number, or `null` without one.
    package static func optional(_ value: (some BinaryInteger)?) -> JSONValue {
        value.map { .integer($0) } ?? .null
    }

    /// The value of an object's first member of that name; `nil` when there is none or this is no object.
    package func member(_ name: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
    }

    /// The text, if this is one.
    package var text: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    /// The whole number, if this is one that `Int` can hold, written without point and exponent.
    package var integer: Int? {
        guard case .number(let digits) = self else { return nil }
        return Int(digits)
    }

    /// The elements, if this is an array.
    package var elements: [JSONValue]? {
        guard case .array(let elements) = self else { return nil }
        return elements
    }
}

/// Any JSON value of RFC 8259; numbers keep their text, and members their order.
package enum JSONValue: Hashable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number, in the digits in which it was written.
    case number(String)
    /// A string.
    case string(String)
    /// An array.
    case array([JSONValue])
    /// An object. Repeated names are kept; ``member(_:)`` returns the first.
    case object([Member])

    /// A member of an object.
    package struct Member: Hashable, Sendable {
        package let name: String
        package let value: JSONValue

        package init(_ name: String, _ value: JSONValue) {
            self.name = name
            self.value = value
        }
    }

    /// A whole number.
    package static func integer(_ value: some BinaryInteger) -> JSONValue {
        .number(String(value))
    }

    /// The members whose value is not `nil`.
    package static func present(_ members: [(String, JSONValue?)]) -> [Member] {
        members.compactMap { name, value in value.map { Member(name, $0) } }
    }

    /// A value, or `null` without one.
    package static func optional(_ value: (any JSONConvertible)?) -> JSONValue {
        value?.json ?? .null
    }

    /// The object with the members of another one after its own.
    package func followed(by more: JSONValue) -> JSONValue {
        .object(members + more.members)
    }

    /// The members, if the value is an object; otherwise none.
    package var members: [Member] {
        guard case .object(let members) = self else { return [] }
        return members
    }

    /// The value of an object's first member with that name; `nil` if there is none or the value is not an
    /// object.
    package func member(_ name: String) -> JSONValue? {
        // `==` rules other names out quickly, but takes two ways to write “é” for the same name. The tests spent a
        // twentieth of their time here without it.
        for member in members where member.name == name && member.name.utf8.elementsEqual(name.utf8) {
            return member.value
        }
        return nil
    }

    /// The text, if the value is a string.
    package var text: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    /// The number, if the value is a whole number that fits into `Int`, written without point and exponent.
    package var integer: Int? {
        guard case .number(let digits) = self else { return nil }
        return Int(digits)
    }

    /// The elements, if the value is an array.
    package var elements: [JSONValue]? {
        guard case .array(let elements) = self else { return nil }
        return elements
    }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
    /// An object of the members whose value is not `nil`. A member that is `null` is written as
    /// `JSONValue.null`.
    package init(dictionaryLiteral members: (String, (any JSONConvertible)?)...) {
        var present: [Member] = []
        present.reserveCapacity(members.count)
        for case (let name, let value?) in members { present.append(Member(name, value.json)) }
        self = .object(present)
    }
}

extension [JSONValue] {
    /// The converted elements; `nil` if one of them cannot be converted.
    package func mapOrNil<Item>(_ convert: (JSONValue) -> Item?) -> [Item]? {
        let items = compactMap(convert)
        return items.count == count ? items : nil
    }
}

package import McOrderModel

/// The JSON object in the body of a request.
package struct JSONBody: Sendable {
    private let value: JSONValue

    /// - Parameter depth: how deep objects and arrays may nest.
    /// - Throws: ``RequestError/badRequest(_:)`` unless the bytes are one JSON object.
    package init(_ bytes: [UInt8], depth: Int = 8) throws(RequestError) {
        guard let value = try? JSONReader.read(bytes, depth: depth).value, case .object = value else {
            throw .badRequest("body")
        }
        self.value = value
    }

    /// The value of a member; `nil` if the member is absent or null.
    ///
    /// - Throws: ``RequestError/badRequest(_:)`` if the member has no such value.
    package func optional<Value>(
        _ name: String,
        _ read: (JSONValue) -> Value?
    ) throws(RequestError) -> Value? {
        guard let member = value.member(name), member != .null else { return nil }
        guard let value = read(member) else { throw .badRequest(name) }
        return value
    }

    /// The value of a member that must be there.
    package func required<Value>(_ name: String, _ read: (JSONValue) -> Value?) throws(RequestError) -> Value
    {
        guard let value = try optional(name, read) else { throw .badRequest(name) }
        return value
    }
}

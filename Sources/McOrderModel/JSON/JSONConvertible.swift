/// A value that has one form in JSON.
package protocol JSONConvertible {
    var json: JSONValue { get }
}

extension JSONConvertible where Self: CustomStringConvertible {
    package var json: JSONValue { .string(description) }
}

extension JSONConvertible where Self: BinaryInteger {
    package var json: JSONValue { .integer(self) }
}

extension JSONConvertible where Self: RawRepresentable<String> {
    package var json: JSONValue { .string(rawValue) }
}

extension JSONValue: JSONConvertible {
    package var json: JSONValue { self }
}

extension Bool: JSONConvertible {
    package var json: JSONValue { .bool(self) }
}

extension Array: JSONConvertible where Element: JSONConvertible {
    package var json: JSONValue { .array(map(\.json)) }
}

extension String: JSONConvertible {}
extension Int: JSONConvertible {}
extension Int64: JSONConvertible {}
extension CatalogueID: JSONConvertible {}
extension CivilDay: JSONConvertible {}
extension ContentHash: JSONConvertible {}
extension DeviceID: JSONConvertible {}
extension OrderCode: JSONConvertible {}
extension OrderNumber: JSONConvertible {}
extension OrderState: JSONConvertible {}
extension SellableID: JSONConvertible {}
extension Timestamp: JSONConvertible {}
extension VATRate: JSONConvertible {}

extension Collection {
    /// The collection; `nil` if it is empty.
    package var nonEmpty: Self? { isEmpty ? nil : self }
}

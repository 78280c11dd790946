/// A value of `home.json` with its path, so that an error can state where it is.
struct StoredValue {
    /// A value that is not as this program writes it.
    struct Damage: Error, Hashable {
        /// The path of the value, such as `.ticket[3].product.id`.
        let place: String
    }

    let value: JSONValue
    let place: String

    init(_ value: JSONValue, at place: String = "") {
        self.value = value
        self.place = place
    }

    var damage: Damage {
        Damage(place: place)
    }

    func member(_ name: String) throws(Damage) -> StoredValue {
        guard let member = value.member(name) else { throw Damage(place: "\(place).\(name)") }
        return StoredValue(member, at: "\(place).\(name)")
    }

    /// The value, or `nil` if it is `null`.
    func optional() -> StoredValue? {
        value == .null ? nil : self
    }

    func text() throws(Damage) -> String {
        guard let text = value.text else { throw damage }
        return text
    }

    /// The string, converted by `parse`; throws ``Damage`` if `parse` returns `nil`.
    func parsed<Value>(_ parse: (String) -> Value?) throws(Damage) -> Value {
        guard let value = parse(try text()) else { throw damage }
        return value
    }

    func parsedValue<Value>(_ parse: (JSONValue) -> Value?) throws(Damage) -> Value {
        guard let parsed = parse(value) else { throw damage }
        return parsed
    }

    func flag() throws(Damage) -> Bool {
        guard case .bool(let flag) = value else { throw damage }
        return flag
    }

    /// A whole number of at least 1.
    func count() throws(Damage) -> Int {
        guard let count = value.integer, count >= 1 else { throw damage }
        return count
    }

    /// A number of ``RisingNumber/range``.
    func serial() throws(Damage) -> Int {
        guard let serial = value.integer, RisingNumber.range.contains(serial) else { throw damage }
        return serial
    }

    /// A member that may be missing.
    func newer(_ name: String) -> StoredValue? {
        value.member(name).map { StoredValue($0, at: "\(place).\(name)") }
    }

    /// The text of several lines; a string in `home.json` cannot have control characters.
    func lines() throws(Damage) -> [UInt8] {
        let lines = try elements().map { line throws(Damage) in try line.text() }
        return Array(lines.joined(separator: "\n").utf8)
    }

    /// The value that ``lines()`` reads.
    static func lines(of bytes: [UInt8]) -> JSONValue {
        let lines = String(decoding: bytes, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false)
        return .array(lines.map { .string(String($0)) })
    }

    /// The elements of a member that earlier versions do not write; none without it.
    func elements(ofNewer name: String) throws(Damage) -> [StoredValue] {
        value.member(name) == nil ? [] : try member(name).elements()
    }

    func elements() throws(Damage) -> [StoredValue] {
        guard let elements = value.elements else { throw damage }
        return elements.enumerated().map { StoredValue($0.element, at: "\(place)[\($0.offset)]") }
    }
}

extension JSONValue {
    /// Whether an object has two members of one name.
    var hasRepeatedName: Bool {
        // Not a set of `String`, which treats canonically equivalent names as equal.
        Set(members.map { Array($0.name.utf8) }).count < members.count
    }

    /// Whether the value, or a value inside it, is an object with two members of one name.
    var hasRepeatedNameInside: Bool {
        switch self {
        case .object(let members): hasRepeatedName || members.contains { $0.value.hasRepeatedNameInside }
        case .array(let elements): elements.contains { $0.hasRepeatedNameInside }
        case .null, .bool, .number, .string: false
        }
    }
}

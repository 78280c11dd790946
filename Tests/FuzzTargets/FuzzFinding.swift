/// A forbidden result of a reader or of the text cleaner.
public struct FuzzFinding: Error, Hashable, CustomStringConvertible {
    /// A sentence that describes the result.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// Throws a finding unless the condition is true.
func require(_ holds: Bool, _ otherwise: @autoclosure () -> String) throws(FuzzFinding) {
    if !holds { throw FuzzFinding(otherwise()) }
}

/// Returns the value; throws a finding if it is `nil`.
func require<Value>(_ value: Value?, _ otherwise: @autoclosure () -> String) throws(FuzzFinding) -> Value {
    guard let value else { throw FuzzFinding(otherwise()) }
    return value
}

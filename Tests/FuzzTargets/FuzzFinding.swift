/// What a reader or cleaner did that it must never do.
public struct FuzzFinding: Error, Hashable, CustomStringConvertible {
    /// What it did, in a sentence.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// Throws a finding unless something holds that must.
func require(_ holds: Bool, _ otherwise: @autoclosure () -> String) throws(FuzzFinding) {
    if !holds { throw FuzzFinding(otherwise()) }
}

/// The value, without which it is a finding.
func require<Value>(_ value: Value?, _ otherwise: @autoclosure () -> String) throws(FuzzFinding) -> Value {
    guard let value else { throw FuzzFinding(otherwise()) }
    return value
}

package import HTTPTypes

extension HTTPField.Name {
    /// The name of a header field that swift-http-types does not have.
    ///
    /// - Parameter constant: a name that is part of the program's source; any other than a field's name ends
    ///   the program.
    package init(constant: StaticString) {
        guard let name = Self("\(constant)") else { preconditionFailure("no field name: \(constant)") }
        self = name
    }
}

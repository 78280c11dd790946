extension String {
    /// The text with its control, format and separator characters as `\u{…}`, so that it can neither forge a
    /// line of the log nor move a cursor.
    package var escaped: String {
        unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned:
                result += "\\u{\(String(scalar.value, radix: 16))}"
            default:
                result.unicodeScalars.append(scalar)
            }
        }
    }
}

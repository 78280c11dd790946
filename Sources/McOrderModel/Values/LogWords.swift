/// An error, or the cause of one, as the log writes it, and as a message about an error that has no sentence
/// does: its name and its values, without the syntax of a program: `no-marker path=/srv/mcorder`.
package enum LogWords {
    package static func of(_ value: Any) -> String {
        if let described = value as? any CustomStringConvertible { return described.description }
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return mirror.children.first.map { of($0.value) } ?? "" }
        guard mirror.displayStyle == .enum else { return members(mirror) }
        guard let inner = mirror.children.first, let label = inner.label else { return spelled("\(value)") }
        let values = Mirror(reflecting: inner.value)
        let isList = values.displayStyle == .tuple && !values.children.isEmpty
        let rest = isList ? members(values) : of(inner.value)
        return rest.isEmpty ? spelled(label) : "\(spelled(label)) \(rest)"
    }

    /// The members of a tuple or a structure, each with its label if it has one.
    private static func members(_ mirror: Mirror) -> String {
        mirror.children.map { child in
            let label = child.label.flatMap { $0.hasPrefix(".") || $0.hasPrefix("_") ? nil : $0 }
            return (label.map { "\($0)=" } ?? "") + of(child.value)
        }.joined(separator: " ")
    }

    /// The name of a case as the words of JSON and settings are written: `no-marker`.
    private static func spelled(_ name: String) -> String {
        String(name.flatMap { $0.isUppercase ? ["-", Character($0.lowercased())] : [$0] })
    }
}

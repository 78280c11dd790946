package import McOrderText

/// A key of a program's configuration.
package protocol SettingKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
    /// The type of the value, and the default value; `nil` for one that another setting or the program gives.
    var definition: (kind: SettingKind, standard: String?) { get }
}

extension SettingKey {
    /// The type of the value, with its bounds.
    package var kind: SettingKind { definition.kind }

    /// The default value.
    package var standard: String? { definition.standard }
}

/// The type of a key's value.
package enum SettingKind: Equatable {
    /// An absolute path.
    case path
    /// The absolute path of a file with that ending, or `none`.
    case file(ending: String)
    /// Any text.
    case text
    /// The absolute path of a file, or `none`.
    case optionalPath
    /// `sqlite`, or the address of a PostgreSQL server.
    case queue
    /// A list of restaurant ids, or `all`.
    case restaurants
    /// A list of these words.
    case words([String])
    /// A list of networks, or `none`.
    case networks
    /// The address that a server listens on: `host:port`.
    case address
    /// An origin, `http(s)://host[:port]`, or `none`.
    case origin
    /// A duration within these bounds.
    case duration(ClosedRange<Duration>)
    /// A size in bytes.
    case size
    /// A whole number within these bounds.
    case integer(ClosedRange<Int>)
    /// One of these words.
    case word([String])
    /// A list of groups of values, which only the file gives.
    case entries

    /// What a list of this kind holds; `nil` for kinds with a single value.
    package var list: ListedValue? {
        switch self {
        case .restaurants: .ids
        case .networks: .networks
        case .words: .words
        default: nil
        }
    }
}

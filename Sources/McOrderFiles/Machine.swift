import Glibc

/// This machine, and this process on it.
package enum Machine {
    /// The machine's name; empty if it has none. Source: gethostname(2).
    package static let name = {
        var name = [CChar](repeating: 0, count: 257)
        guard gethostname(&name, name.count - 1) == 0 else { return "" }
        return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }()

    package static let processID: Int32 = getpid()
}

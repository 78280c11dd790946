public import Glibc

/// Why a benchmark could not be run.
public struct BenchError: Error, CustomStringConvertible {
    /// What failed.
    public let description: String

    /// A failure in words.
    public init(_ description: String) {
        self.description = description
    }

    /// A system call that failed.
    public init(call: String, reason: CInt = errno) {
        description = "\(call): \(String(cString: strerror(reason)))"
    }
}

/// An error of a system call, as a failing or full disk or a system at its limits returns it.
package enum Fault: String, CaseIterable, Sendable {
    /// The device failed.
    case io = "EIO"
    /// The disk is full.
    case full = "ENOSPC"
    /// The process has too many files open.
    case tooManyOpen = "EMFILE"
    /// A permission is missing.
    case denied = "EACCES"
    /// A signal interrupted the call; the program must repeat it.
    case interrupted = "EINTR"

    /// The kinds of calls that the fault sweep harms.
    static let calls = [
        "openat", "read", "pread64", "write", "pwrite64", "fdatasync", "fsync", "ftruncate", "fchmod",
        "mkdirat",
        "unlinkat", "renameat", "renameat2", "linkat", "getdents64", "flock", "newfstatat", "close",
    ]

    /// Whether that call can fail with this error.
    func befalls(_ call: String) -> Bool {
        switch self {
        case .io: call != "flock" && call != "mkdirat"
        case .full: Self.growing.contains(call)
        case .tooManyOpen: call == "openat"
        case .denied: Self.guarded.contains(call)
        case .interrupted: Self.slow.contains(call)
        }
    }

    /// Whether the error can persist: a program that repeats interrupted calls would never end.
    var lasts: Bool { self != .interrupted }

    /// The exit codes that the contract has for a failure of this kind.
    ///
    /// SQLite's own calls fail too. It tries to open for reading what it could not open for writing, whatever
    /// the reason, and then reports a missing permission; and it reports most other failures as I/O errors.
    func codes(for call: String) -> Set<Int32> {
        self == .denied || call == "openat" ? [74, 77] : [74]
    }

    private static let growing: Set<String> = [
        "openat", "write", "pwrite64", "ftruncate", "fsync", "fdatasync", "renameat", "renameat2", "linkat",
        "mkdirat",
    ]
    private static let guarded: Set<String> = [
        "openat", "unlinkat", "renameat", "renameat2", "linkat", "mkdirat", "fchmod",
    ]
    private static let slow: Set<String> = [
        "openat", "read", "pread64", "write", "pwrite64", "ftruncate", "flock",
    ]
}

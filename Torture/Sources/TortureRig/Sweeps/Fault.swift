/// A system call's error, as a failing disk, a full one, or a system at its limits gives it.
package enum Fault: String, CaseIterable, Sendable {
    /// The device failed.
    case io = "EIO"
    /// The disk is full.
    case full = "ENOSPC"
    /// The process has too many files open.
    case tooManyOpen = "EMFILE"
    /// A right is missing.
    case denied = "EACCES"
    /// A signal came; the call is to be made again.
    case interrupted = "EINTR"

    /// The kinds of calls in which the sweep looks for places.
    static let calls = [
        "openat", "read", "pread64", "write", "pwrite64", "fdatasync", "fsync", "ftruncate", "fchmod",
        "mkdirat",
        "unlinkat", "renameat", "renameat2", "linkat", "getdents64", "flock", "newfstatat", "close",
    ]

    /// Whether that call can fail so.
    func befalls(_ call: String) -> Bool {
        switch self {
        case .io: call != "flock" && call != "mkdirat"
        case .full: Self.growing.contains(call)
        case .tooManyOpen: call == "openat"
        case .denied: Self.guarded.contains(call)
        case .interrupted: Self.slow.contains(call)
        }
    }

    /// Whether it can go on for ever: who makes an interrupted call again would do so for ever.
    var lasts: Bool { self != .interrupted }

    /// The exit codes that the contract has for a failure of this kind.
    ///
    /// SQLite, whose own calls fail as well, tries to open for reading what it could not open for writing, whatever
    /// the reason, and then speaks of a right that is missing; and it calls most that goes wrong an I/O error.
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

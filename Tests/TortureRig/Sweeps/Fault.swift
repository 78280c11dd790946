/// A system call's error, as a failing disk, a full one, or a system at its limits gives it.
package enum Fault: String, CaseIterable, Sendable {
    /// The device failed.
    case EIO
    /// The disk is full.
    case ENOSPC
    /// The process has too many files open.
    case EMFILE
    /// A right is missing.
    case EACCES
    /// A signal came; the call is to be made again.
    case EINTR

    /// The kinds of calls in which the sweep looks for places.
    static let calls = [
        "openat", "read", "pread64", "write", "pwrite64", "fdatasync", "fsync", "ftruncate", "fchmod",
        "mkdirat",
        "unlinkat", "renameat", "renameat2", "linkat", "getdents64", "flock", "newfstatat", "close",
    ]

    /// Whether that call can fail so.
    func befalls(_ call: String) -> Bool {
        switch self {
        case .EIO: call != "flock" && call != "mkdirat"
        case .ENOSPC: Self.growing.contains(call)
        case .EMFILE: call == "openat"
        case .EACCES: Self.guarded.contains(call)
        case .EINTR: Self.slow.contains(call)
        }
    }

    /// Whether it can go on for ever: who makes an interrupted call again would do so for ever.
    var lasts: Bool { self != .EINTR }

    private static let growing: Set<String> = [
        "openat", "write", "pwrite64", "ftruncate", "fsync", "fdatasync", "renameat", "renameat2", "linkat",
        "mkdirat",
    ]
    private static let guarded: Set<String> = [
        "openat", "unlinkat", "renameat", "renameat2", "linkat", "mkdirat", "newfstatat", "fchmod",
    ]
    private static let slow: Set<String> = [
        "openat", "read", "pread64", "write", "pwrite64", "ftruncate", "flock",
    ]
}

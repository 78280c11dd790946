/// Why a lock could not be taken.
package enum FileLockError: Error, Hashable, Sendable {
    /// Another holder had the lock until the deadline. `holder` is the name in the lock file, `""` if there
    /// is none.
    ///
    /// At most 200 bytes of UTF-8 without control characters. The holding program chose the name, and it may
    /// be slightly out of date: show it to people, but make no decision based on it.
    case busy(holder: String)
    /// A system call failed; the lock is not held.
    case file(FileError)
}

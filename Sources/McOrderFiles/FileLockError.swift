/// Why a lock was not had.
package enum FileLockError: Error, Hashable, Sendable {
    /// Somebody else had it until the deadline; `holder` as the lock file names it, `""` where it names
    /// nobody.
    ///
    /// At most 200 bytes of UTF-8 without control characters. It is a name that a program gave itself, and
    /// may be out of date by an instant: for people to read, not to decide by.
    case busy(holder: String)
    /// A call failed; the lock is not held.
    case file(FileError)
}

/// What came of reading a file that anybody may have made.
package enum HostileRead: Hashable, Sendable {
    /// All of its bytes; the file had this stamp before and after they were read.
    case contents([UInt8], FileStamp)
    /// A folder, symbolic link, pipe, socket or device; it was not read, followed or waited for.
    case notAFile(FileStamp)
    /// It is larger than the limit; no more than one byte past it was read.
    case tooLarge(FileStamp)
    /// Somebody changed it while it was read; the stamp is the later one.
    case changing(FileStamp)
    /// Nothing has this name.
    case absent
}

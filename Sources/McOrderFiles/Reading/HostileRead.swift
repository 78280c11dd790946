/// The result of reading a file that any user may have created.
package enum HostileRead: Hashable, Sendable {
    /// All of the bytes; the file had this stamp before and after they were read.
    case contents([UInt8], FileStamp)
    /// A folder, symbolic link, pipe, socket or device; it was not read or followed.
    case notAFile(FileStamp)
    /// The file is larger than the limit; at most one byte past the limit was read.
    case tooLarge(FileStamp)
    /// The file changed while it was read; the stamp is the later one.
    case changing(FileStamp)
    /// The name does not exist.
    case absent
}

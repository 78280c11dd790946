/// A problem with a folder or a file in it, and what to do, for the customer.
package enum StorageErrorText: Message {
    // MARK: Problem

    /// The path that cannot be used, with the system's message.
    case place(_ path: String, words: String)
    case folderFull
    case folderReadOnly
    case folderNotWritable

    // MARK: Advice

    case checkMounting
    case mountForWriting
    case askPermission
    case makeRoom
    case checkDisk

    package func text(in language: any Texts) -> String { language.text(self) }
}

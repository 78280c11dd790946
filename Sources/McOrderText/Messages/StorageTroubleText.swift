/// What is wrong with a folder or a file in it, for the customer, and what to do about it.
package enum StorageTroubleText: Message {
    // MARK: Trouble

    /// What cannot be used, in the system's own words.
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

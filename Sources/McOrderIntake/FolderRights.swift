/// The rights with which folders and marker are made. Source: docs/folders.md, *Two groups*.
package enum FolderRights {
    /// The state folder: whoever is in its group works with the queue.
    package static let state: UInt16 = 0o2770
    /// The folder of the orders: whoever is in its group may put a file there, and remove only his own.
    package static let orders: UInt16 = 0o3770
    /// The folders of receipts and catalogue, and those above: the group reads.
    package static let answers: UInt16 = 0o2750
    /// The marker: the group reads.
    package static let marker: UInt16 = 0o640
    /// The folder of the claims. A sync client, which is another user in the group, also replaces claims: how
    /// else would a daemon learn that its queue moved to another machine?
    package static let claims: UInt16 = 0o2770
    /// A claim.
    package static let claim: UInt16 = 0o660
}

/// The permissions with which folders, marker and claims are created. Source: docs/folders.md, *Two groups*.
package enum FolderRights {
    /// The state folder: members of its group work with the queue.
    package static let state: UInt16 = 0o2770
    /// The drop folder: members of its group may add files, and remove only their own.
    package static let orders: UInt16 = 0o3770
    /// The folders of receipts and of the published catalogue, and their parents: the group may read.
    package static let answers: UInt16 = 0o2750
    /// The marker: the group may read.
    package static let marker: UInt16 = 0o640
    /// The folder of the claims. A sync client, which is another user in the group, must also be able to
    /// replace claims; otherwise a daemon could not learn that its queue moved to another machine.
    package static let claims: UInt16 = 0o2770
    package static let claim: UInt16 = 0o660
}

/// Rights of a folder or of the marker that are wider or narrower than the intake needs.
package enum RightsFault: Hashable, Sendable {
    /// The group may not do there what a sync client, a customer or a till has to.
    case narrow(path: String, permissions: UInt16, wanted: UInt16)
    /// What customers put there does not get the folder's group, so that the daemon may be unable to read it.
    case groupNotInherited(path: String, permissions: UInt16, wanted: UInt16)
    /// Everybody on this machine may look into the folder.
    case openToAll(path: String, permissions: UInt16, wanted: UInt16)
    /// Everybody in the group may remove another's order and the marker.
    case notSticky(path: String, permissions: UInt16, wanted: UInt16)
    /// The group may change what only the daemon should write.
    case groupMayWrite(path: String, permissions: UInt16, wanted: UInt16)
    /// It belongs to another user than the daemon's, who may change it and take it away.
    case otherOwner(path: String, owner: String, wanted: String)
    /// Whoever is in the group of the queue may work in the shared folder, and the other way round.
    case oneGroup(name: String, paths: [String])
}

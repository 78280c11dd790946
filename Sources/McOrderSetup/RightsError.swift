/// Permissions of a folder or of the marker that are wider or narrower than the intake needs.
package enum RightsError: Hashable, Sendable {
    /// What is wrong with permissions.
    package enum Fault: Hashable, Sendable {
        /// The group lacks a permission that a sync client, a customer or a till needs.
        case narrow
        /// New files in this folder do not inherit the folder's group, so the daemon may be unable to read
        /// them.
        case groupNotInherited
        /// Every user of this machine has access to the folder.
        case openToAll
        /// Every member of the group may remove other users' orders and the marker.
        case notSticky
        /// The group may change what only the daemon should write.
        case groupMayWrite
    }

    /// The folder or the marker has permissions with this fault.
    case permissions(Fault, path: String, found: UInt16, wanted: UInt16)
    /// It belongs to another user than the daemon's, and this user may change or remove it.
    case otherOwner(path: String, owner: String, wanted: String)
    /// The queue and the shared folders have one group, so each of its members has access to all of them.
    case oneGroup(name: String, paths: [String])
}

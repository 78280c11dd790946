extension English {
    package func text(_ message: RightsErrorText) -> String {
        switch message {
        case .groupCannotWork: "the group cannot work there"
        case .groupNotInherited: "orders that arrive there do not get the folder's group"
        case .openToAll: "anyone can read it"
        case .groupMayRemove: "anybody in the group can remove others' orders and the marker"
        case .groupMayWrite: "the group can change what only mcorderd should write"
        case .permissions(let path, let found, let error, let cure):
            "\(path) has \(found): \(say(error)); \(cure)"
        case .otherOwner(let path, let owner, let wanted):
            "\(path) belongs to \(owner), who can change it and take it away; chown \(wanted) \(path)"
        case .oneGroup(let name, let paths):
            "the group \(name) has the queue and the shared folder too: customers and the sync client can "
                + "change orders that were taken in; chgrp mcorder-drop \(paths), and put them into that "
                + "group and not into \(name)"
        }
    }
}

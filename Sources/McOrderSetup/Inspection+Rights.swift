import McOrderFiles
import McOrderIntake
import McOrderModel

import struct SystemPackage.FilePath

extension Inspection {
    /// The queue's group in our package. It always counts as having several users; other groups' members are
    /// looked up.
    private static let packagedGroup = "mcorder"

    /// Permissions that are wider or narrower than needed.
    ///
    /// - Parameters:
    ///   - state: the state folder, if it can be opened.
    ///   - orders: the drop folder, if it can be opened.
    ///   - answers: those folders of receipts and of the published catalogue that can be opened.
    func rights(state: Directory?, orders: Directory?, answers: [Directory]) throws(FileError)
        -> [RightsError]
    {
        var errors: [RightsError] = []
        if let orders {
            errors += try Self.rights(of: orders, wanted: FolderRights.orders)
            errors += try marker(in: orders, state: state)
            // If a sync client created this folder, its permissions may keep the daemon out.
            if let name = FileName(Claim.folderName), try orders.stat(name) != nil {
                errors += try Self.rights(of: orders.openSubdirectory(name), wanted: FolderRights.claims)
            }
        }
        for folder in answers { errors += try Self.rights(of: folder, wanted: FolderRights.answers) }
        let shared = [orders].compactMap(\.self) + answers
        errors += try above(shared)
        if let state {
            errors += try Self.rights(of: state, wanted: FolderRights.state)
            errors += try groups(state: state, shared)
        }
        return errors
    }

    private static func rights(of folder: Directory, wanted: UInt16) throws(FileError) -> [RightsError] {
        let found = try folder.permissions()
        var faults: [RightsError.Fault] = []
        let group = wanted & 0o070
        if found & group != group {
            faults.append(.narrow)
        } else if wanted == FolderRights.orders, found & 0o2000 == 0 {
            faults.append(.groupNotInherited)
        }
        if found & 0o007 != 0 { faults.append(.openToAll) }
        if wanted & 0o1000 != 0, found & 0o1000 == 0, found & 0o022 != 0 { faults.append(.notSticky) }
        if wanted & 0o020 == 0, found & 0o020 != 0 { faults.append(.groupMayWrite) }
        return faults.map { .permissions($0, path: folder.path, found: found, wanted: wanted) }
    }

    /// Checks the marker, without which no file is taken in, and the drop folder's owner, who may remove the
    /// marker.
    private func marker(in orders: Directory, state: Directory?) throws(FileError) -> [RightsError] {
        let folder = try orders.access()
        var errors: [RightsError] = []
        // Root needs no permissions. Any other user can remove only his own files from a sticky folder.
        if let daemon = try state?.access().owner, daemon != 0, daemon != folder.owner,
            folder.permissions & 0o1000 != 0
        {
            errors.append(try Self.otherOwner(orders.path, folder.owner, wanted: daemon))
        }
        let name = FileName(constant: FolderMarker.fileName)
        guard let marker = try orders.access(to: name) else {
            return errors  // A missing marker is a separate finding.
        }
        let path = orders.path(of: name)
        let wanted = FolderRights.marker
        if marker.owner != folder.owner {
            errors.append(try Self.otherOwner(path, marker.owner, wanted: folder.owner))
        }
        let found = marker.permissions
        if found & 0o040 == 0 {
            errors.append(.permissions(.narrow, path: path, found: found, wanted: wanted))
        }
        if found & 0o022 != 0 {
            errors.append(.permissions(.groupMayWrite, path: path, found: found, wanted: wanted))
        }
        return errors
    }

    private static func otherOwner(_ path: String, _ owner: UInt32, wanted: UInt32) throws(FileError)
        -> RightsError
    {
        .otherOwner(
            path: path,
            owner: try UserGroup.userName(owner) ?? "\(owner)",
            wanted: try UserGroup.userName(wanted) ?? "\(wanted)"
        )
    }

    /// Checks the parents of the shared folders: a user who may write there could replace a shared folder.
    private func above(_ folders: [Directory]) throws(FileError) -> [RightsError] {
        var errors: [RightsError] = []
        for path in Set(folders.map { FilePath($0.path).removingLastComponent().string }).sorted() {
            let folder: Directory
            do {
                folder = try Directory.open(path)
            } catch {
                // The parent may be entered but not listed; the daemon needs no more.
                if error.isPermission { continue }
                throw error
            }
            let access = try folder.access()
            let (found, wanted) = (access.permissions, FolderRights.answers)
            guard found & 0o1020 == 0o020, try Self.hasSeveralUsers(access) else { continue }
            errors.append(.permissions(.groupMayWrite, path: path, found: found, wanted: wanted))
        }
        return errors
    }

    /// Checks whether customers and tills share one group that has more than one user.
    private func groups(state: Directory, _ shared: [Directory]) throws(FileError) -> [RightsError] {
        let own = try state.access()
        var paths: [String] = []
        for folder in shared where try folder.access().group == own.group { paths.append(folder.path) }
        guard !paths.isEmpty, try Self.hasSeveralUsers(own), let group = try UserGroup.find(own.group) else {
            return []
        }
        return [.oneGroup(name: group.name, paths: paths)]
    }

    /// Whether the group has a member besides the owner.
    private static func hasSeveralUsers(_ access: FileAccess) throws(FileError) -> Bool {
        guard let group = try UserGroup.find(access.group) else { return false }
        let owner = try UserGroup.userName(access.owner)
        return group.name == packagedGroup || group.members.contains { $0 != owner }
    }
}

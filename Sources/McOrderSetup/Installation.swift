import McOrderFiles
package import McOrderIntake
package import McOrderModel
import McOrderQueue

/// Creates the folders, the marker and the queue that an intake needs; safe to repeat. Source: commands.md,
/// `init`.
package struct Installation: Sendable {
    /// What was created.
    package struct Outcome: Hashable, Sendable {
        /// The folders that did not exist before.
        package let newFolders: [String]
        /// The id of the shared folder.
        package let folder: DeviceID
        /// Whether the marker did not exist before.
        package let isNewMarker: Bool
        /// The code of the house; `nil` if it has no identity.
        package let house: HouseCode?
        /// Whether the identity did not exist before.
        package let isNewHouse: Bool
        /// The code of the house to which the shared folder belongs already, if this queue has no key of it.
        package let foreignHouse: HouseCode?
    }

    /// The queue knows a shared folder, and this one has no marker; probably nothing is mounted there.
    package struct MarkerGone: Error {
        package let path: String
    }
    let paths: IntakePaths

    /// Creates the installation for these paths.
    package init(_ paths: IntakePaths) {
        self.paths = paths
    }

    /// Creates what is missing. Only a new queue gets an identity, so that the customers of a house that
    /// works without one notice nothing.
    ///
    /// - Parameters:
    ///   - newCloud: whether a folder without a marker is accepted although the queue knows another folder.
    ///   - newID: the id for a new marker.
    /// - Throws: ``MarkerGone``, a `DropFolder.AccessError`, a `KeyError`, a `FileError`, a `WholeFileError`
    ///   or a `QueueError`.
    package func make(newCloud: Bool, newID: DeviceID) async throws -> Outcome {
        // Only this user may write to parents that are created.
        let parents = FolderRights.answers
        // The state folder comes first, because its queue shows whether the shared folder should already
        // exist.
        var made = try Directory.create(paths.state, mode: FolderRights.state, parents: parents).new
        let isNewQueue = !(try OrderQueue.exists(in: paths.queue))
        var house = try paths.keys.identity()
        let foreignHouse = isNewQueue ? try foreignHouse(house) : nil
        let isNewHouse = isNewQueue && house == nil && foreignHouse == nil
        // Before the queue, whose existence would prevent it after a crash.
        if isNewHouse { house = try paths.keys.make() }
        let queue = try await OrderQueue.create(in: paths.queue, as: "mcorderd init", patience: .command)
        let view = try await QueueView(state: paths.queue)
        let known = try await view.folder()
        let identity = try await view.house()?.identity
        try await view.close()
        do throws(KeyError) {
            // A key that is gone is not for a second installation to ignore.
            _ = try paths.keys.identity(after: identity)
        } catch {
            try await queue.close()
            throw error
        }
        let marker = FileName(constant: FolderMarker.fileName)
        let hasMarker = try Directory.find(paths.orders)?.stat(marker) != nil
        guard hasMarker || isNewQueue || known == nil || newCloud else {
            try await queue.close()
            throw MarkerGone(path: paths.orders)
        }
        let (orders, new) = try Directory.create(paths.orders, mode: FolderRights.orders, parents: parents)
        made += new
        for path in [paths.receipts, paths.published] {
            made += try Directory.create(path, mode: FolderRights.answers, parents: parents).new
        }
        if !hasMarker {
            let bytes = FolderMarker(id: newID).json
            _ = try WholeFile.create(marker, bytes: bytes, in: orders, mode: FolderRights.marker)
        }
        // Create this folder now. A sync client would create it as another user, with permissions that
        // might keep the daemon out.
        try FolderClaims.prepare(in: orders)
        let folder = try DropFolder.open(paths.orders, known: newCloud ? nil : known)
        try await queue.remember(folder: folder.id, replacing: newCloud)
        try await queue.close()
        return Outcome(
            newFolders: made,
            folder: folder.id,
            isNewMarker: !hasMarker,
            house: house?.code,
            isNewHouse: isNewHouse,
            foreignHouse: foreignHouse
        )
    }

    /// The house that published a catalogue in the shared folder, if it is not this one. Several daemons on
    /// one folder share one identity.
    private func foreignHouse(_ own: HouseIdentity?) throws -> HouseCode? {
        let name = FileName(constant: PublishedCatalogue.fileName)
        guard let folder = try Directory.find(paths.published) else { return nil }
        return try HostileFile.contents(name, in: folder, limit: CatalogueReader.sizeLimit)
            .flatMap { HouseIdentity.stranger(inCatalogue: $0, to: own) }
    }
}

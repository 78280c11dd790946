package import McOrderFiles
package import McOrderIntake
package import McOrderModel
internal import McOrderQueue

internal import struct SystemPackage.Errno
internal import struct SystemPackage.FilePath

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
    }

    /// Why the installation failed.
    package enum InstallationError: Error {
        /// A folder or file could not be created.
        case file(FileError)
        /// The queue knows a shared folder, and this one has no marker; probably nothing is mounted there.
        case markerGone(path: String)
        /// The marker cannot be used.
        case folder(DropFolder.AccessError)
    }

    let paths: IntakePaths

    /// Creates the installation for these paths.
    package init(_ paths: IntakePaths) {
        self.paths = paths
    }

    /// Creates what is missing.
    ///
    /// - Parameters:
    ///   - newCloud: whether a folder without a marker is accepted although the queue knows another folder.
    ///   - newID: the id for a new marker.
    /// - Throws: ``InstallationError``, or a `QueueError`.
    package func make(newCloud: Bool, newID: DeviceID) async throws -> Outcome {
        var made: [String] = []
        do {
            // The state folder comes first, because its queue shows whether the shared folder should already
            // exist.
            made += try makeFolder(paths.state, mode: FolderRights.state)
            let isNewQueue = !(try OrderQueue.exists(in: paths.queue))
            let queue = try await OrderQueue.create(in: paths.queue, as: "mcorderd init", patience: .command)
            let view = try await QueueView(state: paths.queue)
            let known = try await view.folder()
            try await view.close()
            let hasMarker = try self.hasMarker()
            guard hasMarker || isNewQueue || known == nil || newCloud else {
                try await queue.close()
                throw InstallationError.markerGone(path: paths.orders)
            }
            made += try makeFolder(paths.orders, mode: FolderRights.orders)
            for path in [paths.receipts, paths.published] {
                made += try makeFolder(path, mode: FolderRights.answers)
            }
            if !hasMarker { try writeMarker(newID) }
            // Create this folder now. A sync client would create it as another user, with permissions that
            // might keep the daemon out.
            try FolderClaims.prepare(in: try Directory.open(paths.orders))
            let folder = try DropFolder.open(paths.orders, known: newCloud ? nil : known)
            try await queue.remember(folder: folder.id, replacing: newCloud)
            try await queue.close()
            return Outcome(newFolders: made, folder: folder.id, isNewMarker: !hasMarker)
        } catch let error as FileError {
            throw InstallationError.file(error)
        } catch let error as DropFolder.AccessError {
            throw InstallationError.folder(error)
        }
    }

    private func hasMarker() throws(FileError) -> Bool {
        do {
            guard let name = FileName(FolderMarker.fileName) else { return false }
            return try Directory.open(paths.orders).stat(name) != nil
        } catch {
            if error.isAbsent { return false }
            throw error
        }
    }

    private func writeMarker(_ id: DeviceID) throws(FileError) {
        guard let name = FileName(FolderMarker.fileName) else { return }
        do {
            _ = try WholeFile.create(
                name,
                bytes: FolderMarker(id: id).json,
                in: try Directory.open(paths.orders),
                mode: FolderRights.marker
            )
        } catch let error as WholeFileError {
            throw error.fileError
        } catch let error as FileError {
            throw error
        } catch {
            throw FileError(operation: "openat", path: paths.orders, errno: .ioError)
        }
    }

    /// Creates a folder and its missing parents, with only this user allowed to write to the parents. Returns
    /// the folders that did not exist before.
    private func makeFolder(_ path: String, mode: UInt16) throws(FileError) -> [String] {
        do {
            _ = try Directory.open(path)
            return []
        } catch {
            guard error.isAbsent else { throw error }
        }
        let full = FilePath(path).lexicallyNormalized()
        guard let last = full.lastComponent, let name = FileName(last.string) else {
            throw FileError(operation: "mkdir", path: path, errno: .noSuchFileOrDirectory)
        }
        let parent = full.removingLastComponent()
        let above = try makeFolder(parent.string, mode: FolderRights.answers)
        _ = try Directory.open(parent.string).createSubdirectory(name, mode: mode)
        return above + [full.string]
    }
}

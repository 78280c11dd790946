import McOrderFiles
package import McOrderIntake
package import McOrderQueue

import struct SystemPackage.FilePath

/// A backup copy of the queue, taken while all programs continue to work.
package struct Backup: Sendable {
    /// What was copied.
    package struct Outcome: Sendable {
        /// The number of records of each kind in the copy.
        package let counts: QueueCounts
        /// The size of the copy in bytes.
        package let bytes: Int64
    }

    /// Why no backup was made.
    package enum BackupError: Error, Hashable, Sendable {
        /// Copying failed.
        case copy(CopyError)
        /// The folder is shared with customers, who could read the copy.
        case shared(path: String, folder: String)
    }

    private let paths: IntakePaths
    private let shared: [String]

    /// Creates backups of the queue of these paths.
    ///
    /// - Parameter shared: the folders that customers can read.
    package init(_ paths: IntakePaths, shared: [String]) {
        self.paths = paths
        self.shared = shared
    }

    /// Copies the queue into a file, whole or not at all. The copy is checked before it gets its name.
    ///
    /// - Parameters:
    ///   - path: an absolute path; its folder exists.
    ///   - replacing: whether an existing file is replaced.
    package func take(to path: String, replacing: Bool) async throws -> Outcome {
        do {
            let (folder, name) = try Self.place(path)
            try requirePrivate(folder, path: path)
            let isState = try Directory.find(paths.state)?.identity == folder.identity
            if isState, QueueFiles.isOwn(name.display) || Self.others.contains(name.display) {
                throw CopyError.ownFile(path: path)
            }
            let view = try await QueueView(state: paths.queue)
            let (counts, bytes) = try await view.copy(to: name, in: folder, replacing: replacing)
            try await view.close()
            return Outcome(counts: counts, bytes: bytes)
        } catch let error as CopyError {
            throw BackupError.copy(error)
        } catch let error as FileError {
            throw BackupError.copy(.file(error))
        } catch let error as QueueError {
            throw BackupError.copy(.queue(error))
        }
    }

    /// The other files in the state folder.
    private static let others = [InstanceLock.fileName, QueueFiles.heartbeat]

    /// A path's folder, and the name in it.
    static func place(_ path: String) throws -> (folder: Directory, name: FileName) {
        let full = FilePath(path).lexicallyNormalized()
        guard !path.hasSuffix("/"), let last = full.lastComponent, let name = FileName(last.string) else {
            throw CopyError.noFile(path: path)
        }
        let folder = try Directory.open(full.removingLastComponent().string)
        if try folder.stat(name)?.kind == .directory { throw CopyError.noFile(path: path) }
        return (folder, name)
    }

    /// Throws if the folder is one that customers can read or lies inside one. It compares identities, so it
    /// does not matter which path leads to the folder.
    private func requirePrivate(_ folder: Directory, path: String) throws {
        let shared = try shared.compactMap { try Directory.find($0)?.identity }
        var above = folder
        var seen: Set<FileIdentity> = []
        while seen.insert(above.identity).inserted {
            if shared.contains(above.identity) { throw BackupError.shared(path: path, folder: above.path) }
            above = try Directory.open(above.path + "/..")
        }
    }
}

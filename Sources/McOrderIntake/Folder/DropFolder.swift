package import McOrderFiles
package import McOrderModel

/// The drop folder, opened once, together with its marker.
package struct DropFolder: Sendable {
    let directory: Directory
    /// The id in its marker.
    package let id: DeviceID

    /// Why the folder is not used.
    package enum AccessError: Error, Hashable, Sendable {
        /// The folder does not exist.
        case absent(path: String)
        /// The folder exists, but without its marker: probably a mount point with nothing mounted on it.
        case noMarker(path: String)
        /// The marker cannot be parsed.
        case damagedMarker(path: String)
        /// A newer program created the folder.
        case newerMarker(path: String, format: Int)
        /// The folder is not the one that the queue knows.
        case other(path: String, known: DeviceID, found: DeviceID)
        /// Another queue claims the same restaurants in it.
        case claimed(path: String, by: Claim)
        /// This queue is now served from another place.
        case moved(path: String, to: Claim)
        /// The disk of the state folder at this path has only this many bytes free.
        case noSpace(path: String, free: Int64)
        /// A file system call failed.
        case file(FileError)

        /// The problem as shown to people and programs. A running daemon waits until it is resolved.
        package var problem: FolderError {
            switch self {
            case .absent(let path): FolderError(.absent, path: path)
            case .noMarker(let path): FolderError(.noMarker, path: path)
            case .damagedMarker(let path): FolderError(.damagedMarker, path: path)
            case .newerMarker(let path, _): FolderError(.newerMarker, path: path)
            case .other(let path, _, _): FolderError(.otherFolder, path: path)
            case .claimed(let path, let claim):
                FolderError(.claimed, path: path, detail: "\(claim.host), \(claim.since)")
            case .moved(let path, let claim):
                FolderError(.moved, path: path, detail: "\(claim.host): \(claim.state), \(claim.since)")
            case .noSpace(let path, let free):
                FolderError(.noSpace, path: path, detail: String(free >> 20))
            case .file(let error):
                FolderError(.refused, path: error.path, detail: "\(error.operation): \(error.errno)")
            }
        }

        /// Whether the daemon refuses to start with this problem, since a person has to decide.
        package var needsPerson: Bool {
            switch self {
            case .newerMarker, .other, .claimed: true
            case .absent, .noMarker, .damagedMarker, .moved, .noSpace, .file: false
            }
        }
    }

    /// How many orders and notices lie in a folder that is not scanned at present; 0 if it cannot be listed.
    package static func countFiles(at path: String) -> Int {
        var count = 0
        try? Directory.open(path).names { name in
            if name.isCandidate || name.isNotice { count += 1 }
            return true
        }
        return count
    }

    /// Opens the folder and reads its marker relative to the same descriptor.
    ///
    /// - Parameter known: the id that the queue remembers; `nil` if it knows none yet.
    package static func open(_ path: String, known: DeviceID?) throws(AccessError) -> DropFolder {
        let directory: Directory
        let found: HostileRead
        do throws(FileError) {
            directory = try Directory.open(path)
            found = try HostileFile.read(.marker, in: directory, limit: FolderMarker.sizeLimit, attempts: 16)
        } catch {
            throw error.isAbsent ? .absent(path: path) : .file(error)
        }
        switch found {
        case .absent: throw .noMarker(path: path)
        case .notAFile, .tooLarge, .changing: throw .damagedMarker(path: path)
        case .contents(let bytes, _):
            let id: DeviceID
            do {
                id = try FolderMarker(json: bytes).id
            } catch .newerFormat(let format) {
                throw .newerMarker(path: path, format: format)
            } catch {
                throw .damagedMarker(path: path)
            }
            if let known, known != id { throw .other(path: path, known: known, found: id) }
            return DropFolder(directory: directory, id: id)
        }
    }
}

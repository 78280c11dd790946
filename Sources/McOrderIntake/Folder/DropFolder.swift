package import McOrderFiles
package import McOrderModel

/// The drop folder, opened once, together with its marker.
package struct DropFolder: Sendable {
    let directory: Directory
    let marker: Marker

    /// The id in its marker.
    package var id: DeviceID { marker.id }

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

        fileprivate init(_ error: FileError, _ path: String) {
            self = error.isAbsent ? .absent(path: path) : .file(error)
        }

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

        /// Whether the log treats both as the same problem: free space changes all the time.
        func isSame(as other: AccessError) -> Bool {
            if case .noSpace = self, case .noSpace = other { return true }
            return self == other
        }

        /// Whether the daemon refuses to start with this problem, since a person has to decide.
        package var needsPerson: Bool {
            switch self {
            case .newerMarker, .other, .claimed: true
            case .absent, .noMarker, .damagedMarker, .moved, .noSpace, .file: false
            }
        }
    }

    /// Opens the folder and reads its marker relative to the same descriptor.
    ///
    /// - Parameter known: the id that the queue remembers; `nil` if it knows none yet.
    package static func open(_ path: String, known: DeviceID?) throws(AccessError) -> DropFolder {
        try open(path, known: known, last: nil)
    }

    /// The same, but does not read the marker again if it is unchanged since it was read as `last`.
    static func open(_ path: String, known: DeviceID?, last: Marker?) throws(AccessError) -> DropFolder {
        let directory: Directory
        do throws(FileError) {
            directory = try Directory.open(path)
        } catch {
            throw AccessError(error, path)
        }
        let marker = try marker(in: directory, path, last)
        if let known, known != marker.id { throw .other(path: path, known: known, found: marker.id) }
        return DropFolder(directory: directory, marker: marker)
    }

    private static func marker(
        in directory: Directory,
        _ path: String,
        _ last: Marker?
    ) throws(AccessError) -> Marker {
        guard let name = FileName(FolderMarker.fileName) else { throw .noMarker(path: path) }
        let found: HostileRead
        do throws(FileError) {
            if let last, last.isStable, try directory.stat(name) == last.stamp { return last }
            found = try HostileFile.read(name, in: directory, limit: FolderMarker.sizeLimit, attempts: 16)
        } catch {
            throw AccessError(error, path)
        }
        switch found {
        case .absent: throw .noMarker(path: path)
        case .notAFile, .tooLarge, .changing: throw .damagedMarker(path: path)
        case .contents(let bytes, let stamp):
            do {
                return Marker(id: try FolderMarker(json: bytes).id, stamp, last)
            } catch .newerFormat(let format) {
                throw .newerMarker(path: path, format: format)
            } catch {
                throw .damagedMarker(path: path)
            }
        }
    }

    /// A marker that was read.
    struct Marker {
        /// How long a file must be unchanged before its stamp is trusted. File systems count time in steps,
        /// and two writes within one step can leave the same stamp. The longest step is FAT's.
        static let patience = Duration.seconds(2)

        let id: DeviceID
        let stamp: FileStamp
        /// When it was first read with this stamp.
        private let since: ContinuousClock.Instant
        /// Whether it had been unchanged for ``patience`` when it was read.
        let isStable: Bool

        fileprivate init(id: DeviceID, _ stamp: FileStamp, _ last: Marker?) {
            self.id = id
            self.stamp = stamp
            let now = ContinuousClock.now
            since = last.flatMap { $0.stamp == stamp ? $0.since : nil } ?? now
            isStable = now - since >= Self.patience
        }
    }
}

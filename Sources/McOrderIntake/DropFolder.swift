package import McOrderFiles
package import McOrderModel

/// The watched folder of the orders, opened once, with its marker read.
package struct DropFolder: Sendable {
    /// The folder.
    let directory: Directory
    /// Its marker.
    let marker: Marker

    /// The id of its marker.
    package var id: DeviceID { marker.id }

    /// Why the folder is not used.
    package enum Fault: Error, Hashable, Sendable {
        /// It is not there.
        case absent(path: String)
        /// It is there, but without its marker: probably a mount point with nothing mounted on it.
        case noMarker(path: String)
        /// The marker cannot be understood.
        case damagedMarker(path: String)
        /// A newer program made the folder.
        case newerMarker(path: String, format: Int)
        /// The folder is not the one that the queue knows.
        case other(path: String, known: DeviceID, found: DeviceID)
        /// Another queue claims the same restaurants in it.
        case claimed(path: String, by: Claim)
        /// This queue is served at another place by now.
        case moved(path: String, to: Claim)
        /// The disk of the state folder at this path has only so many bytes left.
        case noSpace(path: String, free: Int64)
        /// The file system refused something.
        case file(FileError)

        fileprivate init(_ error: FileError, _ path: String) {
            self = error.isAbsent ? .absent(path: path) : .file(error)
        }

        /// What is wrong, as people and programs are shown it. A daemon that runs waits until it has passed.
        package var trouble: FolderTrouble {
            switch self {
            case .absent(let path): FolderTrouble(.absent, path: path)
            case .noMarker(let path): FolderTrouble(.noMarker, path: path)
            case .damagedMarker(let path): FolderTrouble(.damagedMarker, path: path)
            case .newerMarker(let path, _): FolderTrouble(.newerMarker, path: path)
            case .other(let path, _, _): FolderTrouble(.otherFolder, path: path)
            case .claimed(let path, let claim):
                FolderTrouble(.claimed, path: path, detail: "\(claim.host), \(claim.since)")
            case .moved(let path, let claim):
                FolderTrouble(.moved, path: path, detail: "\(claim.host): \(claim.state), \(claim.since)")
            case .noSpace(let path, let free):
                FolderTrouble(.noSpace, path: path, detail: String(free >> 20))
            case .file(let error):
                FolderTrouble(.refused, path: error.path, detail: "\(error.operation): \(error.errno)")
            }
        }

        /// Whether both are the same to who reads the log: free space changes all the time.
        func isSame(as other: Fault) -> Bool {
            if case .noSpace = self, case .noSpace = other { return true }
            return self == other
        }

        /// Whether a daemon does not even start with it, since a person has to decide.
        package var needsPerson: Bool {
            switch self {
            case .newerMarker, .other, .claimed: true
            case .absent, .noMarker, .damagedMarker, .moved, .noSpace, .file: false
            }
        }
    }

    /// Opens the folder and reads its marker through the same descriptor.
    ///
    /// - Parameter known: the id that the queue remembers; `nil` when it knows none yet.
    package static func open(_ path: String, known: DeviceID?) throws(Fault) -> DropFolder {
        try open(path, known: known, last: nil)
    }

    /// The same, but that a marker which nobody has touched since it was read `last` is not read again.
    static func open(_ path: String, known: DeviceID?, last: Marker?) throws(Fault) -> DropFolder {
        let directory: Directory
        do throws(FileError) {
            directory = try Directory.open(path)
        } catch {
            throw Fault(error, path)
        }
        let marker = try marker(in: directory, path, last)
        if let known, known != marker.id { throw .other(path: path, known: known, found: marker.id) }
        return DropFolder(directory: directory, marker: marker)
    }

    private static func marker(
        in directory: Directory,
        _ path: String,
        _ last: Marker?
    ) throws(Fault) -> Marker {
        guard let name = FileName(FolderMarker.fileName) else { throw .noMarker(path: path) }
        let found: HostileRead
        do throws(FileError) {
            if let last, last.isSettled, try directory.stat(name) == last.stamp { return last }
            found = try HostileFile.read(name, in: directory, limit: FolderMarker.sizeLimit)
        } catch {
            throw Fault(error, path)
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
        /// How long a file stands still before its stamp is believed: file systems count time in steps, and what is
        /// written twice within one has one stamp. The longest step is FAT's.
        static let patience = Duration.seconds(2)

        let id: DeviceID
        let stamp: FileStamp
        /// When it was read first with this stamp.
        private let since: ContinuousClock.Instant
        /// Whether it had stood still for so long when it was read.
        let isSettled: Bool

        fileprivate init(id: DeviceID, _ stamp: FileStamp, _ last: Marker?) {
            self.id = id
            self.stamp = stamp
            let now = ContinuousClock.now
            since = last.flatMap { $0.stamp == stamp ? $0.since : nil } ?? now
            isSettled = now - since >= Self.patience
        }
    }
}

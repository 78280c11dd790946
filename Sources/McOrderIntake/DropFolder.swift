package import McOrderFiles
package import McOrderModel

/// The watched folder of the orders, opened once, with its marker read.
package struct DropFolder: Sendable {
    /// The folder.
    let directory: Directory
    /// The id of its marker.
    package let id: DeviceID

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
        /// The file system refused something.
        case file(FileError)

        /// What the folder lacks while it may come back by itself; `nil` where a person has to decide.
        package var trouble: FolderTrouble? {
            switch self {
            case .absent(let path): FolderTrouble(.absent, path: path)
            case .noMarker(let path): FolderTrouble(.noMarker, path: path)
            case .damagedMarker(let path): FolderTrouble(.damagedMarker, path: path)
            case .file(let error):
                FolderTrouble(.refused, path: error.path, detail: "\(error.operation): \(error.errno)")
            case .newerMarker, .other: nil
            }
        }
    }

    /// Opens the folder and reads its marker through the same descriptor.
    ///
    /// - Parameter known: the id that the queue remembers; `nil` when it knows none yet.
    package static func open(_ path: String, known: DeviceID?) throws(Fault) -> DropFolder {
        let directory: Directory
        let found: HostileRead
        do {
            directory = try Directory.open(path)
            guard let name = FileName(FolderMarker.fileName) else { throw Fault.noMarker(path: path) }
            found = try HostileFile.read(name, in: directory, limit: FolderMarker.sizeLimit)
        } catch let error as FileError {
            throw error.isAbsent ? .absent(path: path) : .file(error)
        } catch {
            throw .noMarker(path: path)
        }
        switch found {
        case .absent: throw .noMarker(path: path)
        case .notAFile, .tooLarge, .changing: throw .damagedMarker(path: path)
        case .contents(let bytes, _):
            let marker: FolderMarker
            do {
                marker = try FolderMarker(json: bytes)
            } catch .newerFormat(let format) {
                throw .newerMarker(path: path, format: format)
            } catch {
                throw .damagedMarker(path: path)
            }
            if let known, known != marker.id { throw .other(path: path, known: known, found: marker.id) }
            return DropFolder(directory: directory, id: marker.id)
        }
    }
}

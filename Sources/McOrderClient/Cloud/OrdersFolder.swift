package import McOrderFiles

/// The folder into which customers write orders and notices, recognised by its marker.
///
/// Source: format.md, *Folder*.
package struct OrdersFolder: Sendable {
    package let directory: Directory
    /// The id in the folder's marker.
    package let id: DeviceID

    /// Opens the folder and checks that it exists and that a restaurant set it up.
    ///
    /// - Parameter shown: the path that errors name.
    /// - Throws: ``ClientError/folderAbsent(path:)``, ``ClientError/folderUnmarked(path:)``,
    ///   ``ClientError/folderTooNew(path:format:)`` or ``ClientError/folder(_:)``.
    package static func open(_ path: String, shownAs shown: String) throws(ClientError) -> OrdersFolder {
        let directory: Directory
        let marker: [UInt8]?
        do {
            // Opens the folder itself, which may be a symbolic link: customers may have the parts of a shared
            // folder shared separately and linked together.
            directory = try Directory.open(path)
            let name = FileName(constant: FolderMarker.fileName)
            marker = try HostileFile.contents(name, in: directory, limit: FolderMarker.sizeLimit)
        } catch {
            if error.isAbsent { throw .folderAbsent(path: shown) }
            throw .folder(StorageError(error))
        }
        guard let marker else { throw .folderUnmarked(path: shown) }
        do {
            return OrdersFolder(directory: directory, id: try FolderMarker(json: marker).id)
        } catch .newerFormat(let format) {
            throw .folderTooNew(path: shown, format: format)
        } catch {
            throw .folderUnmarked(path: shown)
        }
    }
}

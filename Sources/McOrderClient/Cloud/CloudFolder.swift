package import McOrderFiles

/// The folder shared between customers and restaurant, recognised by its marker. Source: format.md, *Folder*.
public struct CloudFolder: Sendable {
    /// The folder's absolute path.
    public let path: String
    /// The id in the folder's marker.
    package let id: DeviceID
    /// The folder into which orders are written.
    package let orders: Directory

    /// Opens the folder and checks that it exists and that a restaurant set it up.
    ///
    /// - Throws: ``ClientError/badFolderPath(_:)``, ``ClientError/folderAbsent(path:)``,
    ///   ``ClientError/folderUnmarked(path:)``, ``ClientError/folderTooNew(path:format:)`` or
    ///   ``ClientError/folder(_:)``.
    public static func open(_ path: String) throws(ClientError) -> CloudFolder {
        let path = AbsolutePath.of(path)
        guard !TextRule.hasControlCharacter(path) else { throw .badFolderPath(path) }
        let orders = try OrdersFolder.open(ordersPath(in: path), shownAs: path)
        return CloudFolder(path: path, id: orders.id, orders: orders.directory)
    }

    static func ordersPath(in cloud: String) -> String {
        FolderPaths(in: cloud).orders
    }

    static func cataloguePath(in cloud: String) -> String {
        FolderPaths(in: cloud).catalogue
    }

    /// Whether a path is that of the catalogue's folder, perhaps with slashes at its end.
    static func isCatalogue(_ path: String, of cloud: String) -> Bool {
        var path = path[...]
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return path == cataloguePath(in: cloud)
    }

    static func receiptsPath(in cloud: String) -> String {
        FolderPaths(in: cloud).receipts
    }
}

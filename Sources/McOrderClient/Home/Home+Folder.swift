/// The shared folder of an order. An order belongs to the folder's id, not to its path: a folder may be moved
/// and joined again, and another one may have been joined since.
extension Home {
    /// Opens the folder that an order belongs to: at the path that is given or joined, or else at the path at
    /// which the order was sent.
    ///
    /// - Parameters:
    ///   - cloud: a path of the shared folder; if `nil`, the joined one.
    ///   - other: creates the error for the case that the given or joined folder is another one.
    func folder(
        of order: PlacedOrder,
        cloud: String?,
        otherwise other: (_ path: String) -> ClientError
    ) throws(ClientError) -> CloudFolder {
        let present = try joinedCloud(cloud) ?? order.cloud
        var failure: ClientError
        do {
            let folder = try CloudFolder.open(present)
            if folder.id == order.folder { return folder }
            failure = other(folder.path)
        } catch {
            failure = error
        }
        // The error is about the path that is given or joined now.
        guard order.cloud != present, let folder = try? CloudFolder.open(order.cloud),
            folder.id == order.folder
        else { throw failure }
        return folder
    }

    /// Opens the folder that an order belongs to.
    ///
    /// - Parameter cloud: a path of the shared folder; if `nil`, the joined one.
    /// - Throws: ``ClientError/orderElsewhere(_:path:)`` if another folder is there, or an error in the use
    ///   of folder or home.
    package func folder(of order: PlacedOrder, cloud: String?) throws(ClientError) -> CloudFolder {
        try folder(of: order, cloud: cloud) { path in .orderElsewhere(order, path: path) }
    }

    /// The path at which to look for the answers about an order. If its folder cannot be found, it is the
    /// given path, or else the one at which the order was sent: receipts may lie there although the marker,
    /// a hidden file, does not.
    package func folderPath(of order: PlacedOrder, cloud: String?) throws(ClientError) -> String {
        do throws(ClientError) {
            return try folder(of: order, cloud: cloud).path
        } catch {
            if case .home = error { throw error }
            return cloud.map(AbsolutePath.of) ?? order.cloud
        }
    }
}

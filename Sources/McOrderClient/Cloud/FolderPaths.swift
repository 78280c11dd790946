/// The folders that a house shares with its customers. Each may lie elsewhere than in one common folder.
package struct FolderPaths: Hashable, Sendable {
    /// The absolute path of the folder into which orders and notices are written.
    package let orders: String
    /// The absolute path of the folder with the restaurant's answers.
    package let receipts: String
    /// The absolute path of the folder with the published catalogue and `today.json`.
    package let catalogue: String

    package init(orders: String, receipts: String, catalogue: String) {
        self.orders = orders
        self.receipts = receipts
        self.catalogue = catalogue
    }

    /// The folders inside one shared folder. Source: format.md, *Folder*.
    package init(in cloud: String) {
        self.init(orders: cloud + "/orders", receipts: cloud + "/receipts", catalogue: cloud + "/catalog")
    }
}

package import McOrderIntake
package import McOrderModel
import McOrderQueue
import McOrderSetup
import OrderTesting

/// A restaurant after `mcorderd init`, in a folder of its own.
package struct InstalledRestaurant: Sendable {
    /// The folder with all of the restaurant's folders.
    package let folder: TemporaryFolder
    package let paths: IntakePaths

    /// - Parameter parent: the folder in which the restaurant's folder is made.
    package init(
        under parent: String = "/tmp",
        catalogue: String = RepositoryCatalogue.path
    ) async throws {
        folder = try TemporaryFolder(under: parent)
        paths = SampleRestaurant.paths(in: folder.path, catalogue: catalogue)
        _ = try await Installation(paths).make(newCloud: false, newID: SampleRestaurant.id)
    }

    /// Has the queue decide files, as the daemon does.
    package func decide(_ files: IncomingFile...) async throws {
        let queue = try await OrderQueue.open(in: paths.state, as: "mcorderd", patience: .command)
        _ = try await queue.decide(files, by: "mcorderd")
        try await queue.close()
    }

    /// All orders in the queue.
    package func orders() async throws -> [QueuedOrder] {
        let view = try await QueueView(state: paths.state)
        let orders = try await view.orders(at: nil, in: OrderState.allCases)
        try await view.close()
        return orders
    }

    /// The customers' numbers of all orders in the queue.
    package func numbers() async throws -> [Int] { try await orders().map(\.number) }
}

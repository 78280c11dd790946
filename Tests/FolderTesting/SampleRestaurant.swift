package import McOrderIntake
package import McOrderModel
import OrderTesting

/// The folders of a restaurant that a test installs.
package enum SampleRestaurant {
    /// The id of its drop folder, and that of another folder.
    package static let id = folderID(beginning: 1)
    package static let other = folderID(beginning: 101)

    private static func folderID(beginning first: UInt8) -> DeviceID {
        guard let id = DeviceID(bytes: (0..<16).map { first + $0 }) else {
            preconditionFailure("an id has sixteen bytes")
        }
        return id
    }

    /// The paths of a restaurant whose folders are all in `root`.
    package static func paths(in root: String, catalogue: String = RepositoryCatalogue.path) -> IntakePaths {
        IntakePaths(
            orders: root + "/cloud/orders",
            receipts: root + "/cloud/receipts",
            published: root + "/cloud/catalog",
            state: root + "/state",
            catalogue: catalogue
        )
    }
}

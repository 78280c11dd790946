package import McOrderModel

/// How much may be sent through the storefront. Source: docs/storefront.md, *Limits*.
package struct SendingLimits: Hashable, Sendable {
    /// The drafts that an address may ask for in a minute.
    package let drafts: Int
    /// The orders that an address may send in an hour.
    package let orders: Int
    /// The orders that a restaurant gets in an hour.
    package let restaurant: Int
    /// The files of the storefront that may wait in the folder for the restaurant.
    package let files: Int
    /// The bytes kept free on the disk of the folder.
    package let minFree: Int64
    /// The networks whose addresses many people share; each may send tenfold.
    package let shared: [NetworkRange]

    package init(
        drafts: Int = 30,
        orders: Int = 60,
        restaurant: Int = 600,
        files: Int = 500,
        minFree: Int64 = 256 << 20,
        shared: [NetworkRange] = []
    ) {
        self.drafts = drafts
        self.orders = orders
        self.restaurant = restaurant
        self.files = files
        self.minFree = minFree
        self.shared = shared
    }
}

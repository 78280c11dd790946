import McOrderModel

/// What the pages show of the house at one moment: what it sells, and what it does not have just now.
struct Shop: Sendable {
    let catalogue: Catalogue
    let today: Today
    let now: Timestamp
    /// The address of the pages.
    let origin: WebOrigin
    /// Whether the pages come over plain HTTP from another machine, where browsers have no service worker.
    let isPlain: Bool
}

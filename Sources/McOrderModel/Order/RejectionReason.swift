/// Why a file is not accepted as an order: the closed list of format.md, *Deciding about a file*, in the
/// order in which the rules are applied. Of several reasons that hold, the first one is given.
public enum RejectionReason: String, CaseIterable, Comparable, Sendable {
    /// Not a regular file.
    case notAFile = "not-a-file"
    /// Larger than an order can be (65,536 bytes).
    case tooLarge = "too-large"
    /// The bytes are not UTF-8.
    case notUTF8 = "not-utf8"
    /// The text is not JSON as RFC 8259 defines it.
    case notJSON = "not-json"
    /// A string holds a control character.
    case controlCharacters = "control-characters"
    /// JSON, but not seven or eight elements of the right kinds.
    case wrongShape = "wrong-shape"
    /// No restaurant of the catalogue has this name.
    case unknownRestaurant = "unknown-restaurant"
    /// The device's code is not a UUID.
    case badUDID = "bad-udid"
    /// The order number is not one from 1 to 999,999,999.
    case badNumber = "bad-number"
    /// The device sent another order under this number, and that one was accepted.
    case numberReused = "number-reused"
    /// The date is not `dd-MM-yyyy HH:mm:ss`, or no such date exists.
    case badDate = "bad-date"
    /// The device's name is empty or longer than 64 characters.
    case badDeviceName = "bad-device-name"
    /// The comment is longer than 25 characters.
    case commentTooLong = "comment-too-long"
    /// There is no line.
    case emptyTicket = "empty-ticket"
    /// There are more than 100 lines.
    case tooManyLines = "too-many-lines"
    /// A price is not a decimal number of whole cents.
    case badPrice = "bad-price"
    /// Placed longer ago than the restaurant accepts.
    case stale
    /// Placed further ahead of the restaurant's clock than it accepts.
    case fromTheFuture = "from-the-future"
    /// The restaurant takes no orders from this device.
    case blacklisted
    /// No line of the catalogue has this name.
    case unknownProduct = "unknown-product"
    /// The restaurant does not sell a product of the order.
    case unavailableProduct = "unavailable-product"
    /// A price is not the restaurant's, and it accepts no others.
    case priceMismatch = "price-mismatch"
    /// The device has as many orders open as the restaurant allows.
    case tooManyOpenOrders = "too-many-open-orders"
    /// The restaurant was closed when the order was placed.
    case closed
    /// The restaurant took no orders for a while when the order was placed.
    case paused
    /// The restaurant has run out of a product of the order.
    case soldOut = "sold-out"

    /// Whether the rule of the left reason is applied before the right one's.
    public static func < (left: RejectionReason, right: RejectionReason) -> Bool {
        left.rank < right.rank
    }

    private var rank: Int {
        Self.ranks[self] ?? Self.allCases.count
    }

    private static let ranks = Dictionary(uniqueKeysWithValues: zip(allCases, 0...))
}

/// Why a file is rejected: the complete list of format.md, *Deciding about a file*, in the order in which the
/// rules are applied. If several reasons apply, the first one is given.
public enum RejectionReason: String, CaseIterable, Comparable, Sendable {
    /// The folder entry is not a regular file.
    case notAFile = "not-a-file"
    /// Larger than an order can be (65,536 bytes).
    case tooLarge = "too-large"
    /// The bytes are not UTF-8.
    case notUTF8 = "not-utf8"
    /// The text is not JSON as RFC 8259 defines it.
    case notJSON = "not-json"
    /// A string has a control character.
    case controlCharacters = "control-characters"
    /// The file is JSON, but not an array of seven or eight elements of the right types.
    case wrongShape = "wrong-shape"
    /// The file is sealed, and no key of the restaurant opens it.
    case cannotOpen = "cannot-open"
    /// No restaurant of the catalogue has this name.
    case unknownRestaurant = "unknown-restaurant"
    /// The device's code is not a UUID.
    case badUDID = "bad-udid"
    /// The order number is not a number from 1 to 999,999,999.
    case badNumber = "bad-number"
    /// The signature is not that of the device's key over this content for this house, or the device's code
    /// belongs to no key.
    case badSignature = "bad-signature"
    /// The device's code belongs to a key, or the restaurant takes signed orders only, and the file is not
    /// signed.
    case signatureMissing = "signature-missing"
    /// The restaurant takes sealed orders only, and the file is not sealed.
    case notSealed = "not-sealed"
    /// The device sent another order under this number, and that order was accepted.
    case numberReused = "number-reused"
    /// The date is not `dd-MM-yyyy HH:mm:ss`, or no such date exists.
    case badDate = "bad-date"
    /// The device's name is empty or longer than 64 characters.
    case badDeviceName = "bad-device-name"
    /// The comment is longer than 25 characters, or the note of the extensions longer than 140.
    case commentTooLong = "comment-too-long"
    /// The order has no lines.
    case emptyTicket = "empty-ticket"
    /// The order has more than 100 lines.
    case tooManyLines = "too-many-lines"
    /// A price is not a decimal number of whole cents.
    case badPrice = "bad-price"
    /// The order was placed longer ago than the restaurant accepts.
    case stale
    /// The order was placed further ahead of the restaurant's clock than it accepts.
    case fromTheFuture = "from-the-future"
    /// The customer wished to collect the order at a time that is none of the restaurant's slots.
    case badPickup = "bad-pickup"
    /// The device was lost, and its key no longer counts.
    case revoked
    /// The restaurant accepts no orders from this device.
    case blacklisted
    /// The restaurant has no such service.
    case unknownService = "unknown-service"
    /// No line of the catalogue has this name.
    case unknownProduct = "unknown-product"
    /// The restaurant does not sell a product of the order.
    case unavailableProduct = "unavailable-product"
    /// The restaurant does not offer an option of the order.
    case unknownOption = "unknown-option"
    /// A product of the order has too few or too many options.
    case wrongOptions = "wrong-options"
    /// A product of the order is not sold on this day or at this time.
    case notSoldNow = "not-sold-now"
    /// The allergens of a product are no longer those of the catalogue with which the order was made.
    case allergensChanged = "allergens-changed"
    /// A price differs from the restaurant's, and the restaurant rejects such orders.
    case priceMismatch = "price-mismatch"
    /// The device already has as many open orders as the restaurant allows.
    case tooManyOpenOrders = "too-many-open-orders"
    /// The restaurant was closed when the order was placed.
    case closed
    /// The restaurant was paused when the order was placed.
    case paused
    /// A product of the order is sold out.
    case soldOut = "sold-out"
    /// The kitchen cannot make the order for the wished time, or as many orders as the restaurant allows are
    /// wished for it.
    case slotFull = "slot-full"
    /// As many orders of the restaurant wait for their customers as it allows, and nothing shows that this
    /// customer is there.
    case tooManyWaiting = "too-many-waiting"

    /// Whether the rule of the left reason is applied before that of the right one.
    public static func < (left: RejectionReason, right: RejectionReason) -> Bool {
        left.rank < right.rank
    }

    /// Whether the reason decides about the file only: about its seal or its signature. The order in its
    /// proper form is judged as if it were new, and no device is known for certain. Source: format.md,
    /// *Signed order*.
    package var isAboutFile: Bool { self == .cannotOpen || SignatureFault(rawValue: rawValue) != nil }

    private var rank: Int {
        Self.ranks[self] ?? Self.allCases.count
    }

    private static let ranks = Dictionary(uniqueKeysWithValues: zip(allCases, 0...))
}

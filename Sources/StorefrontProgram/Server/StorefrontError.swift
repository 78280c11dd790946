import HTTPTypes
import Hummingbird
import McOrderText
import McOrderWeb

/// Why the storefront did not carry out a request.
enum StorefrontError: Error {
    /// Nothing that counts can be read of the house, or another house is there.
    case houseUnknown
    /// The house has no such restaurant.
    case unknownRestaurant
    /// The browser used every number.
    case noNumber
    /// The text is no capability of this server, or one that lost its secret.
    case badCapability
    /// The draft is too old, or the server lost its secret.
    case oldDraft
    /// The order or its receipt is not there, or the order is over.
    case nothingToTell
    /// The order has as many notices as it may have.
    case tooManyNotices
    /// The address, or all addresses together, sent too much.
    case tooMany(wait: Duration)
    /// The folder has no room for a further file now.
    case folderFull
    /// The file could not be written.
    case notWritten

    /// After how many seconds a full folder should be tried again.
    private static let folderWait = 15

    var refusal: Refusal {
        switch self {
        case .houseUnknown:
            Refusal(
                .serviceUnavailable,
                code: "house-unknown",
                StoreErrorText.houseUnknown,
                retryAfter: Self.folderWait
            )
        case .unknownRestaurant: Refusal(.notFound, code: "not-found", StoreErrorText.unknownRestaurant)
        case .noNumber: Refusal(.unprocessableContent, code: "no-number", StoreErrorText.noNumber)
        case .badCapability: Refusal(.unauthorized, code: "bad-capability", StoreErrorText.badCapability)
        case .oldDraft: Refusal(.gone, code: "old-draft", StoreErrorText.oldDraft)
        case .nothingToTell: Refusal(.conflict, code: "nothing-to-tell", StoreErrorText.nothingToTell)
        case .tooManyNotices:
            Refusal(
                .tooManyRequests,
                code: "too-many-notices",
                StoreErrorText.tooManyNotices,
                retryAfter: 3600
            )
        case .tooMany(let wait): RequestError.tooMany(wait: max(wait, .zero)).refusal
        case .folderFull:
            Refusal(
                .serviceUnavailable,
                code: "folder-full",
                StoreErrorText.folderFull,
                retryAfter: Self.folderWait
            )
        case .notWritten:
            Refusal(
                .serviceUnavailable,
                code: "not-written",
                StoreErrorText.notWritten,
                retryAfter: RequestError.busyWait
            )
        }
    }
}

import HTTPTypes
import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText
import StaffDisplay

/// Why a request was not carried out.
enum WebError: Error {
    /// The browser is not paired, or not any more.
    case notPaired
    /// The browser's role does not permit it.
    case notPermitted(Role)
    /// The request names another host than the server's origin, or comes from another page.
    case wrongOrigin
    /// There is no such page, restaurant, order or action.
    case notFound
    /// The body or the query is not what the interface describes.
    case badRequest(String)
    /// Too many attempts; the caller has to wait that long.
    case tooMany(wait: Duration)
    /// The browser follows as many pages as it may over HTTP/1.1.
    case tooManyStreams
    /// The server has no room for the request, or cannot say more to a browser that is not paired.
    case busy
    /// The counter did not do it.
    case counter(CounterError)

    init(_ error: any Error) {
        self = error as? WebError ?? .counter(CounterError(error))
    }

    /// The status of the response.
    var status: HTTPResponse.Status { kind.status }

    /// The word for programs, as the member `error` of the response.
    var code: String { kind.code }

    private var kind: (status: HTTPResponse.Status, code: String) {
        switch self {
        case .notPaired: (.unauthorized, "not-paired")
        case .notPermitted: (.forbidden, "not-permitted")
        case .wrongOrigin: (.forbidden, "wrong-origin")
        case .notFound: (.notFound, "not-found")
        case .badRequest: (.badRequest, "bad-request")
        case .tooMany: (.tooManyRequests, "too-many")
        case .tooManyStreams: (.tooManyRequests, "too-many-streams")
        case .busy: (.serviceUnavailable, "busy")
        case .counter(let error):
            switch error {
            case .overtaken: (.conflict, "overtaken")
            case .costsMore: (.conflict, "costs-more")
            case .unavailable: (.serviceUnavailable, "unavailable")
            case .onNetwork: (.serviceUnavailable, "refused")
            case .notPermitted, .mayNotUndo: (.forbidden, "refused")
            case .illegal, .nothingToRecall, .alreadyPaid, .inClose, .nothingToClose, .registerKnown,
                .lastLine, .severalOrders:
                (.conflict, "refused")
            case .noOrder, .noRestaurant, .noDevice, .noRejection, .noClose, .noCatalogue:
                (.notFound, "not-found")
            default: (.unprocessableContent, "refused")
            }
        }
    }

    /// The reason in words.
    var sentence: Sentence {
        switch self {
        case .notPaired: WebErrorText.notPaired
        case .notPermitted(let role): TillErrorText.notPermitted(role)
        case .wrongOrigin: WebErrorText.wrongOrigin
        case .notFound: WebErrorText.notFound
        case .badRequest(let part): WebErrorText.badRequest(part)
        case .tooMany(let wait): WebErrorText.tooMany(seconds: Int(wait.components.seconds) + 1)
        case .tooManyStreams: WebErrorText.tooManyStreams
        case .busy: WebErrorText.busy
        case .counter(let error): error.sentence
        }
    }
}

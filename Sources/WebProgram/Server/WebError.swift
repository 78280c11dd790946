import HTTPTypes
import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText
import McOrderWeb
import StaffDisplay

/// Why a request was not carried out.
enum WebError: Error {
    /// The browser is not paired, or not any more.
    case notPaired
    /// The browser's role does not permit it.
    case notPermitted(Role)
    /// The request itself is refused.
    case request(RequestError)
    /// The counter did not do it.
    case counter(CounterError)

    init(_ error: any Error) {
        switch error {
        case let error as WebError: self = error
        case let error as RequestError: self = .request(error)
        default: self = .counter(CounterError(error))
        }
    }

    /// The answer to the request.
    var refusal: Refusal {
        switch self {
        case .request(let error): error.refusal
        case .notPaired: Refusal(.unauthorized, code: "not-paired", WebErrorText.notPaired)
        case .notPermitted(let role):
            Refusal(.forbidden, code: "not-permitted", TillErrorText.notPermitted(role))
        case .counter(let error):
            Refusal(Self.kind(error).status, code: Self.kind(error).code, error.sentence)
        }
    }

    private static func kind(_ error: CounterError) -> (status: HTTPResponse.Status, code: String) {
        switch error {
        case .overtaken: (.conflict, "overtaken")
        case .costsMore: (.conflict, "costs-more")
        case .unavailable: (.serviceUnavailable, "unavailable")
        case .onNetwork: (.serviceUnavailable, "refused")
        case .notPermitted, .mayNotUndo: (.forbidden, "refused")
        case .illegal, .nothingToRecall, .alreadyPaid, .paidAhead, .inClose, .nothingToClose, .registerKnown,
            .lastLine, .tooMuchBack, .severalOrders:
            (.conflict, "refused")
        case .noOrder, .noRestaurant, .noDevice, .noRejection, .noPayment, .noClose, .noCatalogue:
            (.notFound, "not-found")
        default: (.unprocessableContent, "refused")
        }
    }
}

import HTTPTypes
import McOrderText

/// Why a request was not carried out, whatever the pages are about.
package enum RequestError: Error, Hashable, Sendable {
    /// The request names another host than the server's origin, or comes from another page.
    case wrongOrigin
    /// There is nothing at the address.
    case notFound
    /// The body or the query is not what the interface describes.
    case badRequest(String)
    /// Too many attempts; the caller has to wait that long.
    case tooMany(wait: Duration)
    /// The browser follows as many pages as it may over HTTP/1.1.
    case tooManyStreams
    /// The server has no room for the request, or cannot say more to a browser that it does not know.
    case busy

    /// After how many seconds a caller should try again when the server is busy.
    package static let busyWait = 5

    /// The answer to the request.
    package var refusal: Refusal {
        switch self {
        case .wrongOrigin: Refusal(.forbidden, code: "wrong-origin", WebErrorText.wrongOrigin)
        case .notFound: Refusal(.notFound, code: "not-found", WebErrorText.notFound)
        case .badRequest(let part):
            Refusal(.badRequest, code: "bad-request", WebErrorText.badRequest(part))
        case .tooMany(let wait):
            Refusal(
                .tooManyRequests,
                code: "too-many",
                WebErrorText.tooMany(seconds: Int(wait.components.seconds) + 1),
                retryAfter: Int(wait.components.seconds) + 1
            )
        case .tooManyStreams:
            Refusal(.tooManyRequests, code: "too-many-streams", WebErrorText.tooManyStreams)
        case .busy:
            Refusal(
                .serviceUnavailable,
                code: "busy",
                WebErrorText.busy,
                retryAfter: Self.busyWait
            )
        }
    }
}

import HTTPTypes
import Hummingbird
import McOrderModel
import McOrderText

extension WebError {
    /// After how many seconds a caller should try again when the server is busy.
    static let busyWait = 5

    /// The response to a request that was not carried out: JSON for programs, a page for people.
    ///
    /// - Parameter other: the status, if it is not the error's own.
    func response(to request: Request, _ context: WebContext, status other: HTTPResponse.Status? = nil)
        -> Response
    {
        // Sentences about the queue name folders and files, which only staff may know.
        if context.browser == nil, case .counter = self, status.kind == .serverError {
            return WebError.busy.response(to: request, context)
        }
        let status = other ?? status
        let language = context.language
        var response: Response
        if request.uri.path.hasPrefix("/v1/") {
            let members = [("error", JSONValue.string(code)), ("sentence", .string(sentence[language]))]
            response = .json(members, status: status)
        } else if case .notPaired = self {
            response = Response(status: .seeOther, headers: [.location: "/pair"])
        } else {
            let page = ErrorPage(status: status.code, sentence: sentence)
            response = .page(page.document(language), status: status)
        }
        switch self {
        case .tooMany(let wait): response.headers[.retryAfter] = String(wait.components.seconds + 1)
        case .busy: response.headers[.retryAfter] = "\(Self.busyWait)"
        default: break
        }
        return response
    }
}

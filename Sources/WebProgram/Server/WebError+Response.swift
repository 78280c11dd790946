import HTTPTypes
import Hummingbird
import McOrderModel
import McOrderText

extension WebError {
    /// The response to a request that was not carried out: JSON for programs, a page for people.
    ///
    /// - Parameter other: the status, if it is not the error's own.
    func response(to request: Request, _ context: WebContext, status other: HTTPResponse.Status? = nil)
        -> Response
    {
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
        if case .tooMany(let wait) = self {
            response.headers[.retryAfter] = String(wait.components.seconds + 1)
        }
        return response
    }
}

import HTTPTypes
import Hummingbird
import McOrderText
import McOrderWeb

extension WebError {
    /// The response to a request that was not carried out.
    ///
    /// - Parameter other: the status, if it is not the error's own.
    func response(to request: Request, _ context: WebContext, status other: HTTPResponse.Status? = nil)
        -> Response
    {
        if case .notPaired = self, !request.uri.path.hasPrefix("/v1/") {
            return Response(status: .seeOther, headers: [.location: "/pair"])
        }
        // Sentences about the queue name folders and files, which only staff may know.
        if context.browser == nil, case .counter = self, refusal.status.kind == .serverError {
            return RequestError.busy.refusal.response(to: request, in: context.language)
        }
        return refusal.response(to: request, in: context.language, status: other)
    }
}

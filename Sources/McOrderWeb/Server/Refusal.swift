package import HTTPTypes
package import Hummingbird
import McOrderModel
package import McOrderText

/// What a server says to a request that it did not carry out.
package struct Refusal {
    package let status: HTTPResponse.Status
    /// The word for programs, as the member `error` of the response.
    package let code: String
    /// The reason in words.
    package let sentence: Sentence
    /// After how many seconds the caller should try again; `nil` if it need not wait.
    package let retryAfter: Int?

    package init(
        _ status: HTTPResponse.Status,
        code: String,
        _ sentence: Sentence,
        retryAfter: Int? = nil
    ) {
        self.status = status
        self.code = code
        self.sentence = sentence
        self.retryAfter = retryAfter
    }

    /// The response: JSON for programs, a page for people.
    ///
    /// - Parameter other: the status, if it is not the refusal's own.
    package func response(
        to request: Request,
        in language: Language,
        status other: HTTPResponse.Status? = nil
    ) -> Response {
        let status = other ?? status
        var response: Response
        if request.uri.path.hasPrefix("/v1/") {
            let members = [("error", JSONValue.string(code)), ("sentence", .string(sentence[language]))]
            response = .json(members, status: status)
        } else {
            let page = ErrorPage(status: status.code, sentence: sentence)
            response = .page(page.document(language), status: status)
        }
        if let retryAfter { response.headers[.retryAfter] = "\(retryAfter)" }
        return response
    }
}

import HTTPTypes
import Hummingbird
import McOrderModel
import McOrderText

/// The response to a request that was not carried out: JSON for programs, a page for people.
struct ErrorResponse {
    private let error: WebError
    private let status: HTTPResponse.Status

    init(_ error: WebError, status: HTTPResponse.Status? = nil) {
        self.error = error
        self.status = status ?? error.status
    }

    func response(to request: Request, _ context: WebContext) -> Response {
        if case .notPaired = error, !Self.wantsJSON(request) {
            return Response(status: .seeOther, headers: [.location: "/pair"])
        }
        var response: Response =
            Self.wantsJSON(request)
            ? .json(
                [("error", .string(error.code)), ("sentence", .string(error.sentence[context.language]))],
                status: status
            )
            : .page(
                ErrorPage(status: status.code, sentence: error.sentence).document(context.language),
                status: status
            )
        if case .tooMany(let wait) = error {
            response.headers[.retryAfter] = String(wait.components.seconds + 1)
        }
        return response
    }

    private static func wantsJSON(_ request: Request) -> Bool {
        request.uri.path.hasPrefix("/v1/")
    }
}

extension Response {
    /// A whole page.
    static func page(_ page: HTML, status: HTTPResponse.Status = .ok) -> Response {
        text(page.rendered, type: "text/html; charset=utf-8", status: status)
    }

    /// A JSON object of the members that have a value.
    static func json(_ members: [(String, JSONValue?)], status: HTTPResponse.Status = .ok) -> Response {
        json(.object(JSONValue.present(members)), status: status)
    }

    static func json(_ value: JSONValue, status: HTTPResponse.Status = .ok) -> Response {
        text(JSONWriter.text(value) + "\n", type: "application/json", status: status)
    }

    static func text(_ text: String, type: String, status: HTTPResponse.Status = .ok) -> Response {
        Response(
            status: status,
            headers: [.contentType: type],
            body: ResponseBody(byteBuffer: ByteBuffer(string: text))
        )
    }
}

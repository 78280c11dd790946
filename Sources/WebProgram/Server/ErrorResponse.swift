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
        var response =
            Self.wantsJSON(request)
            ? json(in: context.language) : page(in: context.language)
        if case .tooMany(let wait) = error {
            response.headers[.retryAfter] = String(wait.components.seconds + 1)
        }
        return response
    }

    private func json(in language: Language) -> Response {
        let members = [
            JSONValue.Member("error", .string(error.code)),
            JSONValue.Member("sentence", .string(error.sentence[language])),
        ]
        return .json(.object(members), status: status)
    }

    private func page(in language: Language) -> Response {
        .page(ErrorPage(status: status.code, sentence: error.sentence).document(language), status: status)
    }

    private static func wantsJSON(_ request: Request) -> Bool {
        request.uri.path.hasPrefix("/v1/")
    }
}

extension Response {
    /// A whole page.
    static func page(_ page: HTML, status: HTTPResponse.Status = .ok) -> Response {
        Response(
            status: status,
            headers: [.contentType: "text/html; charset=utf-8"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: page.rendered))
        )
    }

    static func json(_ value: JSONValue, status: HTTPResponse.Status = .ok) -> Response {
        Response(
            status: status,
            headers: [.contentType: "application/json"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: JSONWriter.text(value) + "\n"))
        )
    }
}

package import HTTPTypes
package import Hummingbird
package import McOrderModel

extension Response {
    /// A whole page.
    package static func page(_ page: HTML, status: HTTPResponse.Status = .ok) -> Response {
        text(page.rendered, type: "text/html; charset=utf-8", status: status)
    }

    /// A JSON object of the members that have a value.
    package static func json(_ members: [(String, JSONValue?)], status: HTTPResponse.Status = .ok) -> Response
    {
        json(.object(JSONValue.present(members)), status: status)
    }

    package static func json(_ value: JSONValue, status: HTTPResponse.Status = .ok) -> Response {
        text(JSONWriter.text(value) + "\n", type: "application/json", status: status)
    }

    package static func text(_ text: String, type: String, status: HTTPResponse.Status = .ok) -> Response {
        Response(
            status: status,
            headers: [.contentType: type],
            body: ResponseBody(byteBuffer: ByteBuffer(string: text))
        )
    }
}

import Hummingbird
import McOrderClient
import McOrderModel
import McOrderText
import McOrderWeb
import NIOCore

/// The stream of server-sent events of one order's page: what is known of the order, at once and at each
/// change, and a ping each five seconds.
struct OrderStream: Sendable {
    let order: Capability
    let reader: OrderReader
    let listeners: Listeners
    let language: Language

    /// - Parameters:
    ///   - connection: the channel of the request.
    ///   - use: is released when the stream has ended, in any way, or when it was given up before it began.
    func response(on connection: any Channel, holding use: EndOfUse) -> Response {
        EventStream.response(holding: use) { writer in
            var last: JSONValue?
            let topics = order.sent.answerNames
            try await EventStream.follow(listeners, about: topics, on: connection) { isPingTime in
                let answer = try await reader.answer(order, in: language).json
                if answer != last {
                    try await writer.write(Self.event("order", answer))
                    last = answer
                }
                if isPingTime {
                    try await writer.write(Self.event("ping", ["now": reader.now().milliseconds.json]))
                }
                return true
            }
        }
    }

    private static func event(_ name: String, _ data: JSONValue) -> ByteBuffer {
        ByteBuffer(string: "event: \(name)\ndata: \(JSONWriter.line(data))\n\n")
    }
}

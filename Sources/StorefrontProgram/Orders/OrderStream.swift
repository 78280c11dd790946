import HTTPTypes
import Hummingbird
import McOrderModel
import McOrderText
import McOrderWeb
import NIOCore
import ServiceLifecycle

/// The stream of server-sent events of one order's page: what is known of the order, at once and at each
/// change, and a ping each five seconds.
struct OrderStream: Sendable {
    let order: Capability
    let reader: OrderReader
    let watch: FolderWatch
    let language: Language

    /// - Parameters:
    ///   - connection: the channel of the request.
    ///   - use: is released when the stream has ended, in any way, or when it was given up before it began.
    func response(on connection: any Channel, holding use: EndOfUse) -> Response {
        Response(
            status: .ok,
            headers: [
                .contentType: "text/event-stream", .cacheControl: "no-store", .xAccelBuffering: "no",
            ],
            body: ResponseBody { writer in
                defer { withExtendedLifetime(use) {} }
                try await follow(with: &writer, on: connection)
                try await writer.finish(nil)
            }
        )
    }

    private func follow(with writer: inout any ResponseBodyWriter, on connection: any Channel) async throws {
        let (number, wakes) = watch.listen()
        defer { watch.endListening(number) }
        // A browser that has left is noticed at once, and not with the next ping.
        connection.closeFuture.whenComplete { [watch] _ in watch.endListening(number) }
        let interval = TimeAmount(EventStream.pingInterval)
        let pings = connection.eventLoop.scheduleRepeatedTask(initialDelay: interval, delay: interval) {
            [watch] _ in watch.wake(number)
        }
        defer { pings.cancel() }
        watch.wake(number)
        try await withGracefulShutdownHandler {
            var nextPing = ContinuousClock.now + EventStream.pingInterval
            var last: JSONValue?
            for await _ in wakes {
                let answer = try await reader.answer(order, in: language).json
                if answer != last {
                    try await writer.write(Self.event("order", answer))
                    last = answer
                }
                if ContinuousClock.now >= nextPing {
                    nextPing += EventStream.pingInterval
                    try await writer.write(Self.event("ping", ["now": reader.now().milliseconds.json]))
                }
            }
        } onGracefulShutdown: {
            watch.endListening(number)
        }
    }

    private static func event(_ name: String, _ data: JSONValue) -> ByteBuffer {
        ByteBuffer(string: "event: \(name)\ndata: \(JSONWriter.line(data))\n\n")
    }
}

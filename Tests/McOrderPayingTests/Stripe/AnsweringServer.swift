import NIOCore
import NIOPosix
import Synchronization

/// A server on this machine that gives prepared answers, one for each request, and keeps the requests.
final class AnsweringServer: Sendable {
    enum Answer: Sendable {
        /// These bytes.
        case text(String)
        /// The head of an answer, and then a byte every 20 ms without an end.
        case drip
        /// Nothing.
        case silence
        /// The connection ends.
        case cut

        /// An answer in JSON, with the time 1994-11-06T08:49:37Z.
        static func json(_ body: String, status: String = "200 OK", head: String = "") -> Answer {
            .text(
                "HTTP/1.1 \(status)\r\nDate: Sun, 06 Nov 1994 08:49:37 GMT\r\n\(head)"
                    + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
            )
        }
    }

    fileprivate struct State {
        var answers: [Answer]
        var requests: [String] = []
    }

    fileprivate let state: Mutex<State>

    private init(_ answers: [Answer]) { state = Mutex(State(answers: answers)) }

    /// What was asked, head and body.
    var requests: [String] { state.withLock { $0.requests } }

    /// Runs a function with a server and its address.
    static func run<Value: Sendable>(
        _ answers: [Answer],
        _ body: @Sendable (AnsweringServer, String) async throws -> Value
    ) async throws -> Value {
        let server = AnsweringServer(answers)
        let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .childChannelInitializer { child in
                child.eventLoop.makeCompletedFuture {
                    try child.pipeline.syncOperations.addHandler(AnsweringHandler(server))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        do {
            let value = try await body(server, "http://127.0.0.1:\(channel.localAddress?.port ?? 0)")
            try await channel.close()
            return value
        } catch {
            try? await channel.close()
            throw error
        }
    }
}

/// Collects one request after the other, and writes the next answer to each.
private final class AnsweringHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let server: AnsweringServer
    private var received = ""

    init(_ server: AnsweringServer) { self.server = server }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        received += String(buffer: unwrapInboundIn(data))
        guard let end = received.firstRange(of: "\r\n\r\n") else { return }
        let lines = received[..<end.lowerBound].lowercased().split(separator: "\r\n")
        let length = lines.compactMap { line in
            line.hasPrefix("content-length: ") ? Int(line.dropFirst("content-length: ".count)) : nil
        }
        guard received[end.upperBound...].utf8.count >= length.first ?? 0 else { return }
        let request = received
        received = ""
        let answer = server.state.withLock { state in
            state.requests.append(request)
            return state.answers.isEmpty ? .cut : state.answers.removeFirst()
        }
        let channel = context.channel
        switch answer {
        case .text(let text): channel.writeAndFlush(ByteBuffer(string: text), promise: nil)
        case .drip:
            let head = "HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n"
            channel.writeAndFlush(ByteBuffer(string: head), promise: nil)
            channel.eventLoop.scheduleRepeatedTask(initialDelay: .zero, delay: .milliseconds(20)) { task in
                guard channel.isActive else { return task.cancel() }
                channel.writeAndFlush(ByteBuffer(string: " "), promise: nil)
            }
        case .silence: break
        case .cut: channel.close(promise: nil)
        }
    }
}

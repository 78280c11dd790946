import CounterTesting
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import McOrderConfiguration
import McOrderCounter
import McOrderModel
import McOrderQueue
import NIOCore
import NIOEmbedded
import Synchronization
import Testing

@testable import McOrderWeb
@testable import WebProgram

/// The staff's origin on a queue of its own, asked without a network.
final class TestSite: Sendable {
    /// Who sends a request: nobody that is paired, or a browser of a role.
    typealias Visitor = Role?

    /// A response with its whole body; the body of a stream is not read.
    struct Answer {
        let status: Int
        let location: String?
        let body: String
    }

    static let device = "Ane's telephone"
    static let visitors: [Visitor] = [nil] + Role.allCases

    let counter: Counter
    /// The method and the address of each route.
    let routes: [String]
    /// An order of an espresso from a device with that name, with a comment.
    let order: QueuedOrder
    private let folder: URL
    private let queue: OrderQueue
    private let responder: any HTTPResponder<WebContext>
    private let secrets: [Role: String]

    /// - Parameter options: settings that differ from the usual ones.
    init(showsComponents: Bool = false, options: [Setting: String] = [:]) async throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "site-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.path(percentEncoded: false)
        queue = try await OrderQueue.create(in: path, as: "mcorderd", patience: .daemon { _, _ in })
        let catalogue = PublishedCatalogue(try Samples.catalogue(hasStations: true), publishedAt: Samples.now)
        _ = try await queue.recordPublication(of: catalogue)
        let incoming = try Samples.incoming(9, from: 1, named: Self.device, of: try Samples.restaurant())
        _ = try await queue.decide([incoming], by: "mcorderd")
        let counter = Counter(state: path, program: "test", now: { Samples.now })
        self.counter = counter
        let query = try #require(OrderQuery("9"))
        order = try #require(try await counter.orders(query, of: nil).first)
        let owner = try StaffMember(name: "Maite", role: .owner)
        var secrets: [Role: String] = [:]
        for role in Role.allCases {
            let pairing = try await counter.invite(browser: "browser \(role)", role: role, as: owner)
            secrets[role] = try await counter.pair(code: pairing.code).secret
        }
        self.secrets = secrets
        let settings = try await DaemonConfiguration.read(
            file: "/dev/null",
            options: [.cloud: "/nowhere/cloud", .state: path, .catalog: "/nowhere/catalog"]
                .merging(options) { $1 },
            environment: [:]
        )
        let channels = LiveChannels(counter)
        let router = StaffRouter(
            counter: counter,
            channels: channels,
            settings: settings,
            connections: Connections(limits: .init(descriptors: 1024)),
            showsComponents: showsComponents
        ).router()
        routes = router.routes.map { "\($0.method) \($0.path)" }
        responder = router.buildResponder()
    }

    deinit {
        #expect(throws: Never.self) {
            try queue.blocking { try $0.close() }
            try FileManager.default.removeItem(at: folder)
        }
    }

    func invitation() async throws -> String {
        let owner = try StaffMember(name: "Maite", role: .owner)
        return try await counter.invite(browser: "new", role: .kitchen, as: owner).code
    }

    /// Sends a request.
    ///
    /// - Parameter peer: the address of the sender.
    func ask(
        _ method: HTTPRequest.Method,
        _ path: String,
        as visitor: Visitor,
        _ body: RequestBody = RequestBody(buffer: ByteBuffer()),
        from peer: String = "192.0.2.1"
    ) async throws -> Answer {
        let channel = NIOAsyncTestingChannel()
        try await channel.connect(to: SocketAddress(ipAddress: peer, port: 50_000))
        var fields: HTTPFields = [.origin: "http://127.0.0.1:8088", .acceptLanguage: "en"]
        if let secret = visitor.flatMap({ secrets[$0] }) { fields[.cookie] = "\(Visitors.cookie)=\(secret)" }
        let head = HTTPRequest(
            method: method,
            scheme: "http",
            authority: "127.0.0.1:8088",
            path: path,
            headerFields: fields
        )
        let source = ApplicationRequestContextSource(channel: channel, logger: Logger(label: "test"))
        let response = try await responder.respond(
            to: Request(head: head, body: body),
            context: WebContext(source: source)
        )
        let writer = Writer()
        if response.headers[.contentType] != "text/event-stream" { try await response.body.write(writer) }
        _ = try? await channel.finish()
        return Answer(
            status: response.status.code,
            location: response.headers[.location],
            body: String(buffer: writer.bytes.withLock { $0 })
        )
    }

    /// Sends a JSON object.
    func post(_ path: String, as visitor: Visitor, _ body: JSONValue) async throws -> Answer {
        let text = JSONWriter.text(body)
        return try await ask(.post, path, as: visitor, RequestBody(buffer: ByteBuffer(string: text)))
    }
}

extension TestSite {
    private final class Writer: ResponseBodyWriter, Sendable {
        let bytes = Mutex(ByteBuffer())

        func write(_ buffer: ByteBuffer) async throws {
            bytes.withLock { bytes in
                var buffer = buffer
                bytes.writeBuffer(&buffer)
            }
        }

        consuming func finish(_ trailingHeaders: HTTPFields?) async throws {}
    }
}

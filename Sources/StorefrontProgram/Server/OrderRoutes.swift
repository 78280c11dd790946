import HTTPTypes
import Hummingbird
import McOrderClient
import McOrderFiles
import McOrderModel
import McOrderText
import McOrderWeb
import NIOCore
import Synchronization

/// Sends finished orders, and says what is known of them. Source: docs/storefront.md, *For programs*.
struct OrderRoutes: Sendable {
    /// How many notices an order may have.
    private static let mostNotices = 20
    /// How many orders are remembered for that.
    private static let mostCounted = 10_000

    let reader: OrderReader
    let listeners: Listeners
    let secret: StorefrontSecret
    let counts: SharedCounts
    let streams: StreamCount
    let connections: Connections
    let writing: BlockingExecutor
    private let notices = NoticeCount(most: mostNotices, orders: mostCounted)

    init(
        reader: OrderReader,
        listeners: Listeners,
        secret: StorefrontSecret,
        counts: SharedCounts,
        streams: StreamCount,
        connections: Connections,
        writing: BlockingExecutor
    ) {
        self.reader = reader
        self.listeners = listeners
        self.secret = secret
        self.counts = counts
        self.streams = streams
        self.connections = connections
        self.writing = writing
    }

    func add(to router: Router<StorefrontContext>) {
        router.put("/v1/order", use: send)
        router.get("/v1/order", use: show)
        router.get("/v1/order/events", use: follow)
        router.post("/v1/order/notices", use: tell)
    }

    @Sendable private func send(_ request: Request, _ context: StorefrontContext) async throws -> Response {
        let body = try JSONBody(Array(buffer: try await request.wholeBody()))
        let text = try body.required("draft", \.text)
        guard let draft = secret.open(text, as: .draft).flatMap({ Draft($0) }) else {
            throw StorefrontError.oldDraft
        }
        let name = StorefrontFile.name(
            ofOrderWith: ContentHash(of: draft.file),
            isSealed: SealedFile.isSealed(draft.file)
        )
        let drop = reader.drop
        let isThere = await writing.run { drop.has(name) }
        // A second try of an order that is there is neither counted nor too old: its answer was lost.
        if !isThere {
            let age = reader.now() - draft.madeAt
            guard age <= Draft.validity, .zero - age <= Draft.validity else { throw StorefrontError.oldDraft }
        }
        let counted = isThere ? nil : try counts.countOrder(to: draft.restaurant, request, context)
        do {
            try await writing.run { () throws(StorefrontError) in try drop.write(draft.file, as: name) }
        } catch {
            // Trying again must not use up what the address may send.
            if let counted { counts.takeBack(counted) }
            throw error
        }
        return .json([("state", .string("sent"))], status: .accepted)
    }

    @Sendable private func show(_ request: Request, _ context: StorefrontContext) async throws -> Response {
        let order = try order(request)
        return .json(try await reader.answer(order, in: context.language).json)
    }

    @Sendable private func tell(_ request: Request, _ context: StorefrontContext) async throws -> Response {
        let order = try order(request)
        let body = try JSONBody(Array(buffer: try await request.wholeBody()))
        let kind = try body.required("type") { $0.text.flatMap { Notice.Kind(rawValue: $0) } }
        let shown = try body.optional("presence") { ShownPresence($0) }
        let answer = try await reader.answer(order, in: context.language)
        guard answer.isOpen else { throw StorefrontError.nothingToTell }
        guard let house = answer.reading.house else { throw StorefrontError.houseUnknown }
        guard notices.count(order.identity) else { throw StorefrontError.tooManyNotices }
        let now = reader.now()
        let own = try NoticeFile(
            Notice(kind, of: order.identity, at: now),
            about: order.sent.content,
            presence: kind == .arrived ? shown?.proof(of: order.identity, at: now) : nil,
            by: order.key,
            for: house
        )
        let file = own.sealed(
            as: try answer.reading.sealed(own.bytes, as: .notice, to: order.restaurant, at: now)
        )
        let drop = reader.drop
        let name = FileName(constant: file.sentName(deviceName: StorefrontFile.stem))
        do {
            try await writing.run { () throws(StorefrontError) in try drop.write(file.sentBytes, as: name) }
        } catch {
            notices.takeBack(order.identity)
            throw error
        }
        var told = try await reader.answer(order, in: context.language)
        told.told = kind
        return .json(told.json, status: .accepted)
    }

    @Sendable private func follow(_ request: Request, _ context: StorefrontContext) async throws -> Response {
        let order = try order(request)
        let channel = context.channel
        let follower = StreamCount.Follower.stranger(address: counts.address(request, context))
        try streams.begin(follower, isMultiplexed: channel.isMultiplexed)
        connections.beginStream(channel)
        let use = EndOfUse { [streams, connections] in
            streams.end(follower)
            connections.endStream(channel)
        }
        let stream = OrderStream(
            order: order,
            reader: reader,
            listeners: listeners,
            language: context.language
        )
        return stream.response(on: channel, holding: use)
    }

    /// The order that the request's capability opens.
    ///
    /// - Throws: ``StorefrontError/badCapability``.
    private func order(_ request: Request) throws(StorefrontError) -> Capability {
        let parts = (request.headers[.authorization] ?? "").split(separator: " ")
        guard parts.count == 2, parts[0].lowercased() == "bearer",
            let order = secret.open(String(parts[1]), as: .capability).flatMap({ Capability($0) })
        else { throw .badCapability }
        return order
    }
}

/// How many notices each order had lately.
private final class NoticeCount: Sendable {
    private let most: Int
    private let orders: Int
    private let counts = Mutex<[OrderIdentity: Int]>([:])

    /// - Parameter orders: the number of orders that are remembered; beyond it all are forgotten.
    init(most: Int, orders: Int) {
        self.most = most
        self.orders = orders
    }

    /// Counts a notice; `false` if the order had as many as it may have.
    func count(_ order: OrderIdentity) -> Bool {
        counts.withLock { counts in
            if counts.count >= orders, counts[order] == nil { counts = [:] }
            let number = counts[order, default: 0]
            guard number < most else { return false }
            counts[order] = number + 1
            return true
        }
    }

    /// Takes back a notice that was counted and could not be written.
    func takeBack(_ order: OrderIdentity) {
        counts.withLock { counts in
            if let number = counts[order] { counts[order] = max(0, number - 1) }
        }
    }
}

import CounterTesting
import Foundation
import McOrderCounter
import McOrderModel
import McOrderQueue
import Synchronization
import Testing

/// A counter on its own queue, with a clock that changes only when a test moves it.
final class TestCounter: Sendable {
    let folder = FileManager.default.temporaryDirectory.appending(path: "counter-\(UUID().uuidString)")
    /// The daemon's side of the queue, through which orders are added.
    let queue: OrderQueue
    let restaurant: Restaurant
    let known: KnownRestaurant
    private let clock = Clock()

    private final class Clock: Sendable {
        let time = Mutex(Samples.now)
    }

    /// - Parameters:
    ///   - hasStations: see ``Samples/catalogue(_:options:hasStations:)``.
    ///   - catalogue: the catalogue that is published; `nil` means the repository's.
    init(hasStations: Bool = false, catalogue: Catalogue? = nil) async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.path(percentEncoded: false)
        let patience = Patience.daemon { _, _ in }
        queue = try await OrderQueue.create(in: path, as: "mcorderd", patience: patience)
        restaurant = try Samples.restaurant()
        known = try Samples.known()
        let published = PublishedCatalogue(
            try catalogue ?? Samples.catalogue(hasStations: hasStations),
            publishedAt: Samples.now
        )
        _ = try await queue.recordPublication(of: published)
    }

    deinit {
        #expect(throws: Never.self) {
            try queue.blocking { try $0.close() }
            try FileManager.default.removeItem(at: folder)
        }
    }

    /// Another counter of the same queue, as in another process.
    func counter() -> Counter {
        Counter(
            state: folder.path(percentEncoded: false),
            program: "test",
            now: { [clock] in
                clock.time.withLock { $0 }
            }
        )
    }

    var now: Timestamp { clock.time.withLock { $0 } }

    func wait(_ duration: Duration) {
        clock.time.withLock { $0 = $0 + duration }
    }

    /// A file with an order of an espresso that a rule rejects.
    func file(_ number: Int, from device: UInt8, refusedFor reason: RejectionReason) throws -> IncomingFile {
        let file = try Samples.incoming(number, from: device, of: restaurant, placedAt: now)
        return IncomingFile(
            kind: file.kind,
            file: file.file,
            receivedAt: file.receivedAt,
            raw: file.raw,
            size: file.size,
            identity: file.identity,
            key: file.key,
            verdict: .rejected(reason, restaurant: restaurant.name)
        )
    }

    /// Adds an order to the queue.
    @discardableResult
    func arrive(_ number: Int, from device: UInt8, lines: [(name: String, cents: Int)] = [("Espresso", 120)])
        async throws -> Int64
    {
        let incoming = try Samples.incoming(number, from: device, of: restaurant, lines: lines, placedAt: now)
        let outcome = try await queue.decide([incoming], by: "mcorderd").first
        guard case .enqueued(let id)? = outcome else {
            Issue.record("\(String(describing: outcome))")
            throw CounterError.noOrder("\(number)")
        }
        return id
    }
}

extension StaffMember {
    /// A staff member who may do anything.
    static func cashier(_ name: String = "caja 1", role: Role = .owner) throws -> StaffMember {
        try StaffMember(name: name, role: role)
    }
}

extension Counter {
    /// Performs an action on an order, based on the version that was read last.
    @discardableResult
    func perform(_ action: OrderAction, on order: QueuedOrder, as member: StaffMember)
        async throws(CounterError)
        -> QueuedOrder
    {
        let change = try await perform(.order(order.id, action), expecting: order.revision, as: member)
        guard case .order(let changed, _) = change else { return order }
        return changed
    }
}

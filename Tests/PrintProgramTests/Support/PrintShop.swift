import CounterTesting
import Foundation
import Logging
import McOrderCounter
import McOrderModel
import McOrderPrinting
import McOrderQueue
import McOrderText
import Synchronization
import Testing

@testable import PrintProgram

/// A restaurant's queue with printers, and a clock that changes only when a test moves it.
final class PrintShop: Sendable {
    let folder = FileManager.default.temporaryDirectory.appending(path: "print-\(UUID().uuidString)")
    let queue: OrderQueue
    let counter: Counter
    let restaurant: Restaurant
    private let clock = Clock()
    private let hasStations: Bool

    private final class Clock: Sendable {
        let time = Mutex(Samples.now)
    }

    init(hasStations: Bool = false) async throws {
        self.hasStations = hasStations
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.path(percentEncoded: false)
        queue = try await OrderQueue.create(in: path, as: "mcorderd", patience: .daemon { _, _ in })
        restaurant = try Samples.restaurant()
        counter = Counter(state: path, program: "mcorder-print") { [clock] in clock.time.withLock { $0 } }
        let catalogue = try Samples.catalogue(hasStations: hasStations)
        _ = try await queue.recordPublication(
            of: PublishedCatalogue(catalogue, publishedAt: Samples.now)
        )
    }

    deinit {
        #expect(throws: Never.self) {
            try queue.blocking { try $0.close() }
            try FileManager.default.removeItem(at: folder)
        }
    }

    var now: Timestamp { clock.time.withLock { $0 } }

    func wait(_ duration: Duration) { clock.time.withLock { $0 = $0 + duration } }

    /// Serves these printers.
    ///
    /// - Parameters:
    ///   - fallbackAfter: how long a printer is in trouble before another one prints.
    ///   - patience: how long the program waits for a printer.
    ///   - access: the program's time and its way to the printers.
    func serve(
        _ printers: [PrinterSettings],
        fallbackAfter: Duration = .zero,
        patience: PrinterConversation.Patience = PrintShop.patience,
        access: PrinterAccess = PrinterAccess()
    ) async throws -> [PrinterService] {
        try await counter.adopt(printers.map(\.record), .received)
        let tickets = TicketWriter(counter, .spanish, .received)
        let board = PrinterBoard()
        var printing = PrintingSettings()
        printing.patience = fallbackAfter
        var log = Logger(label: "test")
        log.logLevel = .critical
        return printers.map { [log] printer in
            PrinterService(
                printer,
                among: printers,
                printing,
                counter,
                tickets,
                .none,
                board,
                log,
                patience: patience,
                access: access
            )
        }
    }

    /// A short one, for printers of this machine.
    static let patience = PrinterConversation.Patience(
        ticket: .milliseconds(300),
        quick: .milliseconds(100),
        answer: .milliseconds(200),
        pause: .milliseconds(200)
    )

    /// A printer of the kitchen that confirms.
    static func settings(_ id: String, _ printer: FakePrinter, _ profile: PrinterProfile = .epson)
        -> PrinterSettings
    {
        var settings = PrinterSettings(
            id: PrinterID(id),
            address: .network(host: "127.0.0.1", port: printer.port)
        )
        settings.profile = profile
        return settings
    }

    /// Adds an order to the queue.
    @discardableResult
    func arrive(_ number: Int, lines: [(name: String, cents: Int)] = [("BigMac", 400), ("Espresso", 120)])
        async throws -> QueuedOrder
    {
        let incoming = try Samples.incoming(
            number,
            from: UInt8(number % 200),
            of: restaurant,
            lines: lines,
            placedAt: now
        )
        let outcome = try await queue.decide([incoming], by: "mcorderd").first
        guard case .enqueued(let id)? = outcome else {
            Issue.record("\(String(describing: outcome))")
            throw CounterError.noOrder("\(number)")
        }
        return try #require(try await counter.order(id: id))
    }

    func jobs(_ order: QueuedOrder) async throws -> [PrintJob] {
        try await counter.printJobs(ofOrder: order.id)
    }

    func states(_ order: QueuedOrder) async throws -> [PrintJob.State] {
        try await jobs(order).map(\.state)
    }

    func perform(_ action: OrderAction, on order: QueuedOrder) async throws {
        _ = try await counter.perform(.order(order.id, action), as: StaffMember(name: "Ane", role: .owner))
    }
}

import FolderTesting
import Foundation
import McOrderFiles
import McOrderModel
import OrderTesting
import Synchronization
import Testing

@testable import McOrderIntake
@testable import McOrderQueue

/// A shared folder with its marker and a queue, for one test.
final class IntakeFixture: Sendable {
    let folder: TemporaryFolder
    let paths: IntakePaths
    let queue: OrderQueue
    let view: QueueView
    let log = LogRecorder()
    private let instant = Mutex(SampleOrder.soonAfter)

    init(under parent: String = "/tmp") async throws {
        let restaurant = try await InstalledRestaurant(under: parent)
        (folder, paths) = (restaurant.folder, restaurant.paths)
        queue = try await OrderQueue.open(in: paths.state, as: "test", patience: .command)
        view = try await QueueView(state: paths.state)
    }

    /// The wall clock; tests change it.
    var now: Timestamp {
        get { instant.withLock { $0 } }
        set { instant.withLock { $0 = newValue } }
    }

    /// Settings with which unreadable files are judged at once.
    static var settings: IntakeSettings {
        var settings = IntakeSettings()
        settings.settle = .zero
        settings.maxOpenPerDevice = 0
        return settings
    }

    /// The resources that the parts of an intake share.
    ///
    /// - Parameter onNow: called whenever the time is read.
    func resources(
        queue: OrderQueue? = nil,
        onNow: @escaping @Sendable () -> Void = {}
    ) -> IntakeResources {
        IntakeResources(paths: paths, queue: queue ?? self.queue, view: view, log: log.logger) {
            onNow()
            return self.now
        }
    }

    func engine(
        _ settings: IntakeSettings = IntakeFixture.settings,
        folderID: DeviceID? = SampleRestaurant.id,
        queue: OrderQueue? = nil,
        clock: ClockGuard? = nil,
        freeSpace: @escaping @Sendable (String) throws(FileError) -> Int64 = FreeSpace.bytes(at:),
        beforeUnlinking: @escaping @Sendable () -> Void = {},
        windowSize: Int = 16_384,
        began: Timestamp? = nil,
        monotonic: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
        onNow: @escaping @Sendable () -> Void = {}
    ) throws -> IntakeEngine {
        IntakeEngine(
            resources(queue: queue, onNow: onNow),
            folderID: folderID,
            judge: OrderJudge(catalogue: try RepositoryCatalogue.read(), past: [], settings: settings),
            settings: settings,
            IntakeEngine.Surroundings(
                monotonic: monotonic,
                clock: clock,
                freeSpace: freeSpace,
                beforeUnlinking: beforeUnlinking,
                windowSize: windowSize,
                began: began
            )
        )
    }

    func receiptFolder() -> ReceiptFolder {
        ReceiptFolder(
            resources: resources(),
            sentence: { reason, _, _ in "sentence of \(reason.rawValue)" }
        )
    }

    func receiptWriter() -> ReceiptWriter { ReceiptWriter(receiptFolder()) }

    func intake(
        _ settings: IntakeSettings = IntakeFixture.settings,
        paths: IntakePaths? = nil,
        observer: IntakeObserver = .none
    ) async throws -> Intake {
        try await Intake(
            paths: paths ?? self.paths,
            settings: settings,
            log: log.logger,
            now: { self.now },
            sentence: { reason, _, _ in reason.rawValue },
            observer: observer
        )
    }

    /// Writes a file and renames it into the orders folder.
    func drop(_ bytes: [UInt8], as file: String = "order.json") throws {
        let temporary = paths.orders + "/." + file + ".tmp"
        try Files.write(bytes, to: temporary)
        try #require(rename(temporary, path(file)) == 0)
    }

    func drop(_ order: SampleOrder = SampleOrder(), as file: String = "order.json") throws {
        try drop(order.bytes, as: file)
    }

    /// The path of a file in the orders folder.
    func path(_ file: String) -> String {
        paths.orders + "/" + file
    }

    /// The names in the orders folder.
    func waiting() throws -> [String] {
        try Files.names(paths.orders)
    }

    func orders() async throws -> [QueuedOrder] {
        try await view.orders(at: nil, in: OrderState.allCases)
    }

    /// All orders in the queue, for a thread that may block.
    func blockingOrders() throws -> [QueuedOrder] {
        try view.blocking { try $0.orders(at: nil, in: OrderState.allCases) }
    }

    /// The reasons of all refused files, oldest first.
    func reasons() async throws -> [RejectionReason] {
        try await view.rejections(since: nil).map(\.reason)
    }

    /// The receipts that are due at a start.
    func receiptsDue() async throws -> [ReceiptTask] {
        try await view.receiptsDue(after: .beginning, atMost: 10_000).tasks
    }

    /// The number of deliveries that were counted as redeliveries.
    func redelivered() async throws -> Int {
        try await view.summary().redelivered
    }

    /// Changes the database without the queue's own operations, but in the queue's turn.
    func execute(_ sql: String) async throws {
        _ = try await queue.write { try $0.run(Statement(stringLiteral: sql)) }
    }

    /// The texts in the first column of a query's result.
    func words(_ sql: String) async throws -> [String] {
        try await view.read { try $0.values(Statement(stringLiteral: sql)) }
    }

    /// The texts in the first column of a query's result, for a thread that may block.
    func blockingWords(_ sql: String) throws -> [String] {
        try view.blocking { view in
            try view.read { try $0.values(Statement(stringLiteral: sql)) }
        }
    }

    /// The raw bytes that the queue keeps for a table's rows.
    func raw(of table: String) async throws -> [[UInt8]] {
        try await view.read { try $0.values("SELECT raw FROM \(table) ORDER BY id") }
    }
}

@testable import McOrderQueue

/// Reads due receipts with a position, as the daemon does.
final class DueReceipts {
    private let fixture: TestQueue
    private var place = ReceiptPlace.beginning

    init(_ fixture: TestQueue) { self.fixture = fixture }

    /// The receipts that are due.
    func due() async throws -> [ReceiptTask] {
        place.again.formUnion(fixture.queue.takeRedelivered())
        return try await fixture.view.receiptsDue(after: place.beforeRejections, atMost: 100).tasks
    }

    /// The receipts that are due, which then count as written.
    @discardableResult
    func write() async throws -> [ReceiptTask] {
        place.again.formUnion(fixture.queue.takeRedelivered())
        let (tasks, next) = try await fixture.view.receiptsDue(after: place.beforeRejections, atMost: 100)
        place = next
        try await fixture.queue.receiptsWritten(tasks.map(\.subject))
        return tasks
    }

    /// Makes all receipts due again.
    func renew() async throws {
        try await fixture.queue.renewReceipts()
        place = .beginning
    }
}

extension QueueView {
    /// The receipts that are due at a start.
    func receiptsDue(atMost limit: Int) throws(QueueError) -> [ReceiptTask] {
        try receiptsDue(after: .beginning, atMost: limit).tasks
    }
}

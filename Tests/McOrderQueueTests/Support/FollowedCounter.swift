import OrderTesting

@testable import McOrderModel
@testable import McOrderQueue

/// The content of a counter that follows the queue.
struct FollowedCounter {
    var memory = CounterMemory()
    private var known: [Int64: QueuedOrder] = [:]
    private var last: (orders: [QueuedOrder], day: CounterDay)?

    /// Reads the changes since the last reading.
    mutating func read(
        _ view: QueueView,
        at restaurant: RestaurantID?,
        dayStart: Timestamp = noon,
        now: Timestamp = noon
    ) async throws -> (orders: [QueuedOrder], day: CounterDay) {
        let snapshot = try await view.snapshot(
            at: restaurant,
            dayStart: dayStart,
            now: now,
            remembering: &memory
        )
        if let snapshot {
            for order in snapshot.changed { known[order.id] = order }
            last = (snapshot.open.compactMap { known[$0] }, snapshot.day)
        }
        guard let last else { throw QueueError.database(cause: "a first reading without a snapshot") }
        return last
    }
}

extension QueueView {
    /// The content of a counter that reads the queue for the first time.
    nonisolated func counter(at restaurant: RestaurantID?, dayStart: Timestamp) async throws
        -> (orders: [QueuedOrder], day: CounterDay)
    {
        var counter = FollowedCounter()
        return try await counter.read(self, at: restaurant, dayStart: dayStart)
    }
}

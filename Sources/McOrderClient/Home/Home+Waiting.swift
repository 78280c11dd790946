extension Home {
    /// Waits until the restaurant has answered about an order, looking at once and then every
    /// `interval`.
    ///
    /// - Parameters:
    ///   - order: an order that was sent.
    ///   - limit: how long to wait; zero looks once.
    ///   - cloud: the shared folder's path; the order's own without one.
    ///   - interval: the time between two looks.
    ///   - clock: what the waiting is measured with.
    /// - Returns: the receipt; `nil` when there is none by then.
    /// - Throws: ``ClientError``, and `CancellationError` when the task is cancelled.
    public func receipt(
        of order: PlacedOrder,
        within limit: Duration,
        cloud: String? = nil,
        every interval: Duration = .milliseconds(200),
        clock: some Clock<Duration>
    ) async throws -> Receipt? {
        try await Self.wait(within: limit, every: interval, clock: clock) {
            try receipt(of: order, cloud: cloud)
        }
    }

    /// Looks at once and then every `interval` until there is something, or `limit` is over.
    ///
    /// - Throws: what `look` throws, and `CancellationError` when the task is cancelled.
    static func wait<Found>(
        within limit: Duration,
        every interval: Duration,
        clock: some Clock<Duration>,
        _ look: () throws -> Found?
    ) async throws -> Found? {
        let end = clock.now.advanced(by: limit)
        while true {
            if let found = try look() { return found }
            guard clock.now < end else { return nil }
            try await clock.sleep(until: min(end, clock.now.advanced(by: interval)), tolerance: nil)
        }
    }
}

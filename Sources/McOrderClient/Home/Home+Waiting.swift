extension Home {
    /// Waits for the restaurant's answer about an order. It checks at once and then every `interval`.
    ///
    /// - Parameters:
    ///   - order: an order that was sent.
    ///   - limit: how long to wait; with zero it checks once.
    ///   - cloud: the path of the shared folder, as for ``receipt(of:cloud:)``.
    ///   - interval: the time between two checks.
    ///   - clock: the clock that measures the waiting time.
    /// - Returns: the receipt; `nil` if there is none within `limit`.
    /// - Throws: ``ClientError``, and `CancellationError` if the task is cancelled.
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

    /// Calls `check` at once and then every `interval`, until it returns a value or `limit` is over.
    ///
    /// - Throws: the errors of `check`, and `CancellationError` if the task is cancelled.
    static func wait<Found>(
        within limit: Duration,
        every interval: Duration,
        clock: some Clock<Duration>,
        _ check: () throws -> Found?
    ) async throws -> Found? {
        let end = clock.now.advanced(by: limit)
        while true {
            if let found = try check() { return found }
            guard clock.now < end else { return nil }
            try await clock.sleep(until: min(end, clock.now.advanced(by: interval)), tolerance: nil)
        }
    }
}

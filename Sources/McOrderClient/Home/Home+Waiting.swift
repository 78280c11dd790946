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
        let end = clock.now.advanced(by: limit)
        while true {
            if let receipt = try receipt(of: order, cloud: cloud) { return receipt }
            guard clock.now < end else { return nil }
            try await clock.sleep(until: min(end, clock.now.advanced(by: interval)), tolerance: nil)
        }
    }
}

/// A subscription to a counter's snapshots. It lasts until ``end()`` is called or the watch is released.
package final class CounterWatch: Sendable {
    private let atEnd: @Sendable () -> Void

    init(_ atEnd: @escaping @Sendable () -> Void) {
        self.atEnd = atEnd
    }

    /// Ends the subscription; further calls do nothing.
    package func end() {
        atEnd()
    }

    deinit {
        atEnd()
    }
}

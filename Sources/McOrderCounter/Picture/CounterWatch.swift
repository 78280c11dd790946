/// Somebody who is shown a counter's snapshots, until this is ended or released.
package final class CounterWatch: Sendable {
    private let atEnd: @Sendable () -> Void

    init(_ atEnd: @escaping @Sendable () -> Void) {
        self.atEnd = atEnd
    }

    /// Nothing is shown any more; a second time it does nothing.
    package func end() {
        atEnd()
    }

    deinit {
        atEnd()
    }
}

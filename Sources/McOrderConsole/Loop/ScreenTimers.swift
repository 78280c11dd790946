/// The timers of a ``ScreenLoop``, each with a name, a time and a message.
struct ScreenTimers<Message> {
    private var timers: [String: (due: ContinuousClock.Instant, message: Message)] = [:]

    /// When the next timer is due.
    var next: ContinuousClock.Instant? {
        timers.values.map(\.due).min()
    }

    mutating func set(_ name: String, at due: ContinuousClock.Instant, _ message: Message) {
        timers[name] = (due, message)
    }

    mutating func forget(_ name: String) {
        timers[name] = nil
    }

    /// Removes the timers that are due, and returns their messages, earliest first.
    mutating func take(at now: ContinuousClock.Instant) -> [Message] {
        let due = timers.filter { $0.value.due <= now }
            .sorted { ($0.value.due, $0.key) < ($1.value.due, $1.key) }
        for (name, _) in due { timers[name] = nil }
        return due.map(\.value.message)
    }
}

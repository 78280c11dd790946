/// A place in the sequence of a queue's events, as programs that follow the queue see and keep it.
///
/// On one machine it is the event's number. On a server it is `<queue>.<timeline>.<event>`: a standby that
/// takes over may lack the last events and give their numbers to others, and it begins another timeline.
package struct EventCursor: Hashable, Sendable, LosslessStringConvertible {
    /// The queue's id and the server's timeline, with a point between them; empty for a queue on one machine.
    package let history: String
    /// The number of the event; 0 before the first.
    package let event: Int64

    package init(history: String = "", event: Int64) {
        self.history = history
        self.event = event
    }

    package init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 1 || parts.count == 3, let event = parts.last.flatMap({ Int64($0) }), event >= 0
        else { return nil }
        guard parts.count == 3 else {
            self.init(event: event)
            return
        }
        guard let queue = DeviceID(String(parts[0])), let timeline = Int64(parts[1]) else { return nil }
        self.init(history: "\(queue).\(timeline)", event: event)
    }

    package var description: String {
        history.isEmpty ? "\(event)" : "\(history).\(event)"
    }
}

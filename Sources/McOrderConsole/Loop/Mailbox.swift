internal import Glibc
internal import Synchronization

/// Messages on their way to a ``ScreenLoop`` from other threads; bounded.
package final class Mailbox<Message: Sendable>: Sendable {
    /// How many messages may wait.
    package static var limit: Int { 256 }

    private struct Contents {
        var messages: [(topic: String?, message: Message)] = []
        var wake: CInt?
    }

    private let contents = Mutex(Contents())

    /// An empty mailbox. Messages may be posted before a loop takes them, and after it ended.
    package init() {}

    /// Leaves a message and wakes the loop; from any thread, never waits.
    ///
    /// A message under a topic takes the place of one that still waits under the same: of several states of
    /// one thing only the newest counts.
    ///
    /// - Returns: false where ``limit`` messages wait already; the message is lost then.
    @discardableResult
    package func post(_ message: Message, topic: String? = nil) -> Bool {
        post([(topic, message)])
    }

    /// The same with several messages, which the loop takes together, so that it draws once for all of them.
    ///
    /// - Returns: false where one of them is lost.
    @discardableResult
    package func post(_ messages: [(topic: String?, message: Message)]) -> Bool {
        contents.withLock { contents in
            for one in messages {
                if let topic = one.topic { contents.messages.removeAll { $0.topic == topic } }
                guard contents.messages.count < Self.limit else { return false }
                contents.messages.append(one)
            }
            // A full pipe wakes the loop as well.
            if let wake = contents.wake { _ = write(wake, [0], 1) }
            return true
        }
    }

    /// The messages, in the order posted; none is left.
    func take() -> [Message] {
        contents.withLock { contents in
            defer { contents.messages = [] }
            return contents.messages.map(\.message)
        }
    }

    /// Writes a byte to this descriptor with every message from now on; `nil` for none.
    func wake(through descriptor: CInt?) {
        contents.withLock { $0.wake = descriptor }
    }
}

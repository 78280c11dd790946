import Glibc
import Synchronization

/// A bounded queue of messages from other threads to a ``ScreenLoop``.
package final class Mailbox<Message: Sendable>: Sendable {
    /// The most messages that can be queued.
    package static var limit: Int { 256 }

    private struct Contents {
        var messages: [(topic: String?, message: Message)] = []
        var wake: CInt?
    }

    private let contents = Mutex(Contents())

    /// Creates an empty mailbox. Messages may be posted before a loop reads them and after the loop ended.
    package init() {}

    /// Adds a message and wakes the loop. Can be called from any thread and never waits.
    ///
    /// A message with a topic replaces a queued message with the same topic: of several states of one thing
    /// only the newest counts.
    ///
    /// - Returns: false if ``limit`` messages are queued already; the message is lost then.
    @discardableResult
    package func post(_ message: Message, topic: String? = nil) -> Bool {
        post([(topic, message)])
    }

    /// Adds several messages at once. The loop takes them together, so that it draws once for all of them.
    ///
    /// - Returns: false if one of them is lost because the mailbox is full.
    @discardableResult
    package func post(_ messages: [(topic: String?, message: Message)]) -> Bool {
        contents.withLock { contents in
            for one in messages {
                if let topic = one.topic { contents.messages.removeAll { $0.topic == topic } }
                guard contents.messages.count < Self.limit else { return false }
                contents.messages.append(one)
            }
            // The write may fail because the pipe is full. A full pipe wakes the loop as well.
            if let wake = contents.wake { _ = write(wake, [0], 1) }
            return true
        }
    }

    /// Removes all messages and returns them in the order in which they were posted.
    func take() -> [Message] {
        contents.withLock { contents in
            defer { contents.messages = [] }
            return contents.messages.map(\.message)
        }
    }

    /// Sets the descriptor to which a byte is written with every message; `nil` for none.
    func wake(through descriptor: CInt?) {
        contents.withLock { $0.wake = descriptor }
    }
}

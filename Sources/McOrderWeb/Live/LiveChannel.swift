package import McOrderModel
import Synchronization

/// The present content of one page in one language, and what changed when. All browsers that show the page
/// share it, so that each change is rendered and encoded once.
package final class LiveChannel: Sendable {
    /// One fragment as it is now.
    private struct Stored {
        let html: HTML
        /// The version of the content in which the fragment last changed.
        let version: Int
        /// The number of the queue's last event then.
        let event: Int64
    }

    private struct Content {
        /// Increases with each change; 0 before the first snapshot.
        var version = 0
        /// The queue and the number of its last event, for the ids of messages.
        var queue = ""
        var event: Int64 = 0
        var order: [StaticRegion: [String]] = [:]
        var stored: [String: Stored] = [:]
        /// When the counter last reported.
        var reportedAt: ContinuousClock.Instant
        /// The messages that were encoded for the present version, by the version that their reader knows.
        var encoded: [Int: LiveMessage] = [:]

        func message(isWhole: Bool, at now: Timestamp, _ isNews: (Stored) -> Bool) -> LiveMessage {
            LiveMessage(
                isWhole: isWhole,
                id: "\(queue).\(event)",
                version: version,
                now: now,
                order: order,
                html: stored.filter { isWhole || isNews($0.value) }.mapValues(\.html)
            )
        }
    }

    private let now: @Sendable () -> Timestamp
    private let content = Mutex(Content(reportedAt: .now))
    /// They are woken after each change.
    package let listeners = Listeners()

    package init(now: @escaping @Sendable () -> Timestamp) {
        self.now = now
    }

    /// Shows the page's fragments as they are now, and wakes the listeners if they differ from the last.
    ///
    /// - Parameters:
    ///   - fragments: all of the page's fragments, those of a region in their order.
    ///   - source: the id of what the page follows. Another one makes readers forget all they have.
    ///   - event: the number of the last event of the source in the fragments.
    package func show(_ fragments: [Fragment], of source: String, event: Int64) {
        content.withLock { content in
            content.reportedAt = .now
            let isOtherQueue = content.queue != source
            let order = Dictionary(grouping: fragments, by: \.region).mapValues { $0.map(\.key) }
            var stored: [String: Stored] = [:]
            stored.reserveCapacity(fragments.count)
            var hasChanged = order != content.order || content.version == 0 || isOtherQueue
            for fragment in fragments {
                let id = LiveMessage.id(of: fragment)
                if !isOtherQueue, let known = content.stored[id], known.html == fragment.html {
                    stored[id] = known
                } else {
                    hasChanged = true
                    stored[id] = Stored(
                        html: fragment.html,
                        version: content.version + 1,
                        event: event
                    )
                }
            }
            content.queue = source
            content.event = event
            guard hasChanged else { return }
            content.version += 1
            content.order = order
            content.stored = stored
            content.encoded = [:]
            listeners.wakeAll()
        }
    }

    /// The message that brings a reader from a version to the present one; `nil` if nothing has changed
    /// since.
    package func message(after version: Int) -> LiveMessage? {
        content.withLock { content in
            guard content.version > version else { return nil }
            if let known = content.encoded[version] { return known }
            let message = content.message(isWhole: version == 0, at: now()) { $0.version > version }
            content.encoded[version] = message
            return message
        }
    }

    /// The message for a reader that knows the content of an earlier event of this queue. A fragment that
    /// changed at the same event is sent again, since the reader may not have it.
    ///
    /// Every reader of another queue, or of an event that is still to come, gets the whole content.
    package func message(resumingAfter id: String) -> LiveMessage? {
        content.withLock { content in
            guard content.version > 0 else { return nil }
            let known = LiveMessage.event(of: id, in: content.queue).flatMap {
                $0 <= content.event ? $0 : nil
            }
            return content.message(isWhole: known == nil, at: now()) { $0.event >= known ?? 0 }
        }
    }

    /// The time since the counter last reported.
    package var age: Duration {
        content.withLock { .now - $0.reportedAt }
    }
}

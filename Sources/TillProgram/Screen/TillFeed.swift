import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText
import Synchronization

/// Hands the counter's snapshots to the loop of the screen, those of one restaurant at a time.
final class TillFeed: Sendable {
    private struct Following {
        var restaurant: KnownRestaurant?
        var watch: CounterWatch?
        /// Counts the restaurants, so that what is late about an earlier one is dropped.
        var turn = 0
        /// The number of the snapshot that is shown.
        var shown: Int?
    }

    private let counter: Counter
    private let mailbox: Mailbox<TillMessage>
    private let now: @Sendable () -> Timestamp
    private let following = Mutex(Following())

    init(_ counter: Counter, mailbox: Mailbox<TillMessage>, now: @escaping @Sendable () -> Timestamp) {
        self.counter = counter
        self.mailbox = mailbox
        self.now = now
    }

    /// Whose orders are shown; `nil` for those of all.
    var current: KnownRestaurant? {
        following.withLock { $0.restaurant }
    }

    /// Shows this restaurant's orders from now on, or those of all.
    func serve(_ restaurant: KnownRestaurant?) {
        let turn = following.withLock { following in
            following.turn += 1
            (following.restaurant, following.shown) = (restaurant, nil)
            return following.turn
        }
        // Outside of the lock, which what is shown takes as well.
        let watch = counter.watch(restaurant) { [weak self] in self?.post($0, turn) }
        let last = following.withLock { following in
            defer { following.watch = watch }
            return following.watch
        }
        last?.end()
    }

    private func post(_ snapshot: CounterSnapshot, _ turn: Int) {
        following.withLock { following in
            guard following.turn == turn else { return }
            var messages: [(topic: String?, message: TillMessage)] = [("tick", .tick(now(), snapshot.feed))]
            if let failure = snapshot.feed.failure {
                following.shown = nil
                messages.append(("picture", .blind(CommandFailure(counter: failure).sentence)))
            } else if snapshot.number > 0, snapshot.number != following.shown {
                following.shown = snapshot.number
                messages.append(("picture", .picture(snapshot)))
            }
            mailbox.post(messages)
        }
    }
}

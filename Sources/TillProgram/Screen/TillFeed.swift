import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText
import StaffDisplay
import Synchronization

/// Posts the counter's snapshots to the event loop of the screen, those of one restaurant at a time.
final class TillFeed: Sendable {
    private struct Following {
        var restaurant: KnownRestaurant?
        var watch: CounterWatch?
        /// Counts the changes of restaurant, so that late snapshots of an earlier one are dropped.
        var turn = 0
        /// The number of the last posted snapshot.
        var shown: Int?
    }

    private let counter: Counter
    private let mailbox: Mailbox<TillMessage>
    private let following = Mutex(Following())

    init(_ counter: Counter, mailbox: Mailbox<TillMessage>) {
        self.counter = counter
        self.mailbox = mailbox
    }

    /// The restaurant whose orders are shown; `nil` for all restaurants.
    var current: KnownRestaurant? {
        following.withLock { $0.restaurant }
    }

    /// Shows the orders of this restaurant from now on; `nil` for all restaurants.
    func serve(_ restaurant: KnownRestaurant?) {
        let turn = following.withLock { following in
            following.turn += 1
            (following.restaurant, following.shown) = (restaurant, nil)
            return following.turn
        }
        // Outside the lock: the counter may post a snapshot at once, and posting takes the lock.
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
            let tick = TillMessage.tick(counter.now(), snapshot.feed)
            var messages: [(topic: String?, message: TillMessage)] = [("tick", tick)]
            if let failure = snapshot.feed.failure {
                following.shown = nil
                messages.append(("snapshot", .blind(failure.sentence)))
            } else if snapshot.number > 0, snapshot.number != following.shown {
                following.shown = snapshot.number
                messages.append(("snapshot", .snapshot(snapshot)))
            }
            mailbox.post(messages)
        }
    }
}

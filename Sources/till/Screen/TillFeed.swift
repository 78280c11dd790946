import McOrderConsole
import McOrderCounter
import McOrderModel
import Synchronization

/// Hands the counter's snapshots to the loop of the screen, those of one restaurant at a time.
final class TillFeed: Sendable {
    private struct Following {
        var restaurant: KnownRestaurant?
        var task: Task<Void, Never>?
        /// Counts the restaurants, so that what is late about an earlier one is dropped.
        var turn = 0
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
        let snapshots = counter.snapshots(of: restaurant)
        following.withLock { following in
            following.task?.cancel()
            following.turn += 1
            following.restaurant = restaurant
            following.task = Task.detached { [self, turn = following.turn] in
                var shown: Int?
                for await snapshot in snapshots {
                    post(snapshot, isNew: snapshot.number != shown, turn)
                    shown = snapshot.feed.failure == nil ? snapshot.number : nil
                }
            }
        }
    }

    /// Ends with the screen.
    func end() {
        following.withLock { $0.task?.cancel() }
    }

    private func post(_ snapshot: CounterSnapshot, isNew: Bool, _ turn: Int) {
        following.withLock { following in
            guard following.turn == turn else { return }
            mailbox.post(.tick(now(), snapshot.feed), topic: "tick")
            if let failure = snapshot.feed.failure {
                mailbox.post(.blind(CommandFailure(counter: failure).sentence), topic: "picture")
            } else if isNew, snapshot.number > 0 {
                mailbox.post(.picture(snapshot), topic: "picture")
            }
        }
    }
}

import McOrderConsole
import McOrderCounter
import McOrderFiles
import McOrderModel

/// Notes who has come, one after the other and beside the loop.
final class CheckinDesk: Sendable {
    private let counter: Counter
    private let terminal: StaffMember
    private let restaurant: KnownRestaurant?
    private let mailbox: Mailbox<CheckinMessage>
    private let executor = BlockingExecutor(label: "check-in")

    /// - Parameters:
    ///   - terminal: the check-in itself, for the order's history.
    ///   - restaurant: whose orders; `nil` for those of all.
    init(
        _ counter: Counter,
        as terminal: StaffMember,
        restaurant: KnownRestaurant?,
        mailbox: Mailbox<CheckinMessage>
    ) {
        self.counter = counter
        self.terminal = terminal
        self.restaurant = restaurant
        self.mailbox = mailbox
    }

    /// Looks for an order soon; never waits.
    func perform(_ work: CheckinWork) {
        executor.perform {
            do throws(CounterError) {
                let answer = try await self.counter.checkIn(
                    work.query,
                    at: self.restaurant,
                    as: self.terminal
                )
                self.mailbox.post(.answer(answer))
            } catch {
                // Who stands there can only go to the counter.
                self.mailbox.post(.answer(.trouble))
            }
        }
    }
}

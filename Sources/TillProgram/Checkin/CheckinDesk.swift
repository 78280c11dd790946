import McOrderConsole
import McOrderCounter
import McOrderFiles
import McOrderModel

/// Notes arrivals of customers one after the other, outside the event loop.
final class CheckinDesk: Sendable {
    private let counter: Counter
    private let terminal: StaffMember
    private let restaurant: KnownRestaurant?
    private let mailbox: Mailbox<CheckinMessage>
    private let executor = BlockingExecutor(label: "check-in")

    /// - Parameters:
    ///   - terminal: the check-in terminal, as the order's history names it.
    ///   - restaurant: the restaurant of the orders; `nil` for all restaurants.
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

    /// Starts the search for an order, and returns without waiting for it.
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
                // The cause does not matter to the customer, who can only go to the counter.
                self.mailbox.post(.answer(.problem))
            }
        }
    }
}

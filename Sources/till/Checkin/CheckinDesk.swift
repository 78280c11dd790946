import McOrderConsole
import McOrderFiles
import McOrderModel
import McOrderQueue

/// Notes who has come, one after the other and beside the loop.
///
/// The queue is opened anew for each, as the commands do.
final class CheckinDesk: Sendable {
    private let state: String
    private let holder: String
    private let restaurant: KnownRestaurant?
    private let mailbox: Mailbox<CheckinMessage>
    private let now: @Sendable () -> Timestamp
    private let executor = BlockingExecutor(label: "check-in")

    /// - Parameters:
    ///   - holder: the terminal's name, for the order's history.
    ///   - restaurant: whose orders; `nil` for those of all.
    init(
        state: String,
        holder: String,
        restaurant: KnownRestaurant?,
        mailbox: Mailbox<CheckinMessage>,
        now: @escaping @Sendable () -> Timestamp
    ) {
        self.state = state
        self.holder = holder
        self.restaurant = restaurant
        self.mailbox = mailbox
        self.now = now
    }

    /// Looks for an order soon; never waits.
    func perform(_ work: CheckinWork) {
        executor.perform {
            do {
                self.mailbox.post(.answer(try await self.answer(work.query)))
            } catch {
                // Who stands there can only go to the counter.
                self.mailbox.post(.answer(.trouble))
            }
        }
    }

    private func answer(_ query: OrderQuery) async throws -> CheckinAnswer {
        let view = try await QueueView(state: state)
        let time = now()
        let found = try await view.candidates(
            for: query,
            at: restaurant?.id,
            device: nil,
            dayStart: RestaurantZone.dayStart(in: restaurant?.zone, at: time)
        )
        let order: QueuedOrder
        switch CheckinAnswer.choose(query, among: found) {
        case .success(let meant): order = meant
        case .failure(let refusal): return refusal.answer
        }
        if order.arrivedAt == nil {
            let queue = try await OrderQueue.open(in: state, as: "till \(holder)", patience: .command)
            do throws(QueueError) {
                try await queue.markArrived(order, by: holder, at: time)
                try await queue.close()
            } catch .illegal(let standing, _) {
                try await queue.close()
                return .over(code: standing.code, standing.state)
            }
        }
        return .welcome(code: order.code, isReady: order.state == .ready)
    }
}

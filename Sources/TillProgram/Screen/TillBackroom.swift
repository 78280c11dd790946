import McOrderConsole
import McOrderCounter
import McOrderFiles
import McOrderModel
import McOrderText

/// Asks the counter for what the screen wants, one thing after the other and beside the loop, and reports
/// each answer.
final class TillBackroom: Sendable {
    private let counter: Counter
    private let member: StaffMember
    private let mailbox: Mailbox<TillMessage>
    private let feed: TillFeed
    private let now: @Sendable () -> Timestamp
    private let executor = BlockingExecutor(label: "till backroom")

    /// - Parameter member: who presses.
    init(
        _ counter: Counter,
        as member: StaffMember,
        mailbox: Mailbox<TillMessage>,
        feed: TillFeed,
        now: @escaping @Sendable () -> Timestamp
    ) {
        self.counter = counter
        self.member = member
        self.mailbox = mailbox
        self.feed = feed
        self.now = now
    }

    /// Does it soon; never waits.
    func perform(_ work: TillWork) {
        executor.perform {
            do throws(CounterError) {
                if let answer = try await self.answer(work) { self.mailbox.post(answer) }
            } catch {
                if let failure = await self.failure(of: work, error) { self.mailbox.post(failure) }
            }
        }
    }

    /// Does something while nothing is being done with the queue, and nothing begins: its lock is nobody's of
    /// this process then. What was begun is ended first, for which a command's patience is the limit.
    func quietly(_ body: () -> Void) {
        executor.whileIdle { counter.whileQuiet(body) }
    }

    private func answer(_ work: TillWork) async throws(CounterError) -> TillMessage? {
        let restaurant = feed.current
        switch work {
        case .serve(let restaurant):
            feed.serve(restaurant)
            return nil
        case .find(let query, let text):
            return .found(text, try await counter.orders(query, of: restaurant))
        case .change(let order, let action):
            let action = CounterAction.order(order.id, action)
            let change = try await counter.perform(action, expecting: order.revision, as: member)
            guard case .order(let changed, let outcome) = change else { return nil }
            return .done(outcome, changed)
        case .perform(let action):
            return .told(try await counter.perform(action, as: member).sentence(now: now()))
        case .refresh(let id): return try await counter.order(id: id).map { .refreshed($0) }
        case .history(let order):
            return .history(try await counter.history(of: order.id, withArrivals: true))
        case .search(let text, let isEntered):
            let most = OrderSearch.mostOver + 1
            let found = try await counter.over(matching: text, of: restaurant, most: most)
            return .searched(text, found, isEntered: isEntered)
        case .lastOver:
            return .lastOver(try await counter.lastOver(of: restaurant, most: TillScreen.mostLastOver))
        case .rejections: return .rejections(try await counter.rejectionsToday(of: restaurant))
        case .rejectionsAnew: return .rejectionsAnew(try await counter.rejectionsToday(of: restaurant))
        case .devices(let device): return try await devices(device)
        case .pardon(let device, let shown):
            _ = try await counter.perform(.unblacklist(device), as: member)
            return try await devices(shown)
        }
    }

    private func devices(_ device: DeviceKey?) async throws(CounterError) -> TillMessage {
        let record: DeviceRecord? = if let device { try await counter.device(device) } else { nil }
        return .devices(record, try await counter.blacklist())
    }

    /// What failed, with the order as it is now, so that the slower cashier sees what the faster one did.
    /// What nobody asked for has no answer to wait for; that the queue cannot be read the feed says.
    private func failure(of work: TillWork, _ error: CounterError) async -> TillMessage? {
        if case .search(let text, isEntered: false) = work { return .searched(text, [], isEntered: false) }
        guard work.isAsked else { return nil }
        let sentence = CommandFailure(counter: error).sentence
        guard case .change(let order, _) = work else { return .failed(sentence, nil) }
        do throws(CounterError) {
            return .failed(sentence, try await counter.order(id: order.id))
        } catch {
            // What failed first is what the cashier has to hear.
            return .failed(sentence, nil)
        }
    }
}

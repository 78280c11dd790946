import McOrderConsole
import McOrderCounter
import McOrderFiles
import McOrderModel
import McOrderText
import StaffDisplay
import Synchronization

/// Does the screen's work with the counter, one item after the other and outside the event loop, and posts
/// each result.
final class TillWorker: Sendable {
    private let counter: Counter
    private let member: StaffMember
    private let mailbox: Mailbox<TillMessage>
    private let feed: TillFeed
    private let executor = BlockingExecutor(label: "till work")
    private let waiting = Mutex(TillWorkList())

    /// - Parameter member: the staff member who uses the screen.
    init(
        _ counter: Counter,
        as member: StaffMember,
        mailbox: Mailbox<TillMessage>,
        feed: TillFeed
    ) {
        self.counter = counter
        self.member = member
        self.mailbox = mailbox
        self.feed = feed
    }

    /// Starts the work, and returns without waiting for it.
    func perform(_ work: TillWork) {
        // Work that takes another one's place has its turn already.
        guard waiting.withLock({ $0.add(work) }) else { return }
        executor.perform {
            guard let work = self.waiting.withLock({ $0.next() }) else { return }
            do throws(CounterError) {
                if let answer = try await self.answer(work) { self.mailbox.post(answer) }
            } catch {
                if let failure = await self.failure(of: work, error) { self.mailbox.post(failure) }
            }
        }
    }

    /// Runs a function while no work is running and none can begin, so that no thread of this process holds
    /// the queue's lock. Work that has begun ends first; it takes at most a command's patience.
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
            return .reported(try await counter.perform(action, as: member))
        case .refresh(let id): return try await counter.order(id: id).map { .refreshed($0) }
        case .history(let order):
            return .history(try await counter.history(of: order.id, includesArrivals: true))
        case .search(let text, let isEntered):
            let most = OrderSearch.mostOver + 1
            let found = try await counter.over(matching: text, of: restaurant, most: most)
            return .searched(text, found, isEntered: isEntered)
        case .lastOver:
            return .lastOver(try await counter.lastOver(of: restaurant, most: TillScreen.mostLastOver))
        case .closePreview(let restaurant):
            return .close(try await counter.closePreview(of: restaurant))
        case .makeClose(let restaurant, let register):
            return .closed(try await counter.close(restaurant, register: register, as: member))
        case .closes(let restaurant):
            return .closes(try await counter.closes(of: restaurant, most: TillScreen.mostCloses))
        case .rejections: return .rejections(try await counter.rejectionsToday(of: restaurant))
        case .rejectionsAgain: return .rejectionsAgain(try await counter.rejectionsToday(of: restaurant))
        case .devices(let device): return try await devices(device)
        case .unblacklist(let device, let shown):
            _ = try await counter.perform(.unblacklist(device), as: member)
            return try await devices(shown)
        }
    }

    private func devices(_ device: DeviceKey?) async throws(CounterError) -> TillMessage {
        let record: DeviceRecord? = if let device { try await counter.device(device) } else { nil }
        return .devices(record, try await counter.blacklist())
    }

    /// The message for failed work. It holds the order as it is now, so that the slower of two cashiers sees
    /// what the faster one did. `nil` for work that the user did not ask for: it needs no answer, and the
    /// feed reports an unreadable queue.
    private func failure(of work: TillWork, _ error: CounterError) async -> TillMessage? {
        if case .search(let text, isEntered: false) = work { return .searched(text, [], isEntered: false) }
        guard work.isAsked else { return nil }
        let sentence = error.sentence
        guard case .change(let order, _) = work else { return .failed(sentence, nil) }
        do throws(CounterError) {
            return .failed(sentence, try await counter.order(id: order.id))
        } catch {
            // The first error is the one that the cashier has to know.
            return .failed(sentence, nil)
        }
    }
}

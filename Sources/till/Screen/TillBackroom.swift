import McOrderConsole
import McOrderFiles
import McOrderModel
import McOrderQueue

/// Does what the screen asks for, one thing after the other and beside the loop, and reports each.
///
/// The queue is opened anew for each, as the commands do, so that a queue that was replaced meanwhile is
/// never written to.
final class TillBackroom: Sendable {
    private let state: String
    private let holder: String
    private let mailbox: Mailbox<TillMessage>
    private let feed: TillFeed
    private let now: @Sendable () -> Timestamp
    private let executor = BlockingExecutor(label: "till backroom")

    /// - Parameter holder: who presses.
    init(
        state: String,
        holder: String,
        mailbox: Mailbox<TillMessage>,
        feed: TillFeed,
        now: @escaping @Sendable () -> Timestamp
    ) {
        self.state = state
        self.holder = holder
        self.mailbox = mailbox
        self.feed = feed
        self.now = now
    }

    /// Does it soon; never waits.
    func perform(_ work: TillWork) {
        executor.perform {
            do {
                if let answer = try await self.answer(work) { self.mailbox.post(answer) }
            } catch {
                if let failure = await self.failure(of: work, error) { self.mailbox.post(failure) }
            }
        }
    }

    /// Does something while nothing is being done with the queue, and nothing begins: its lock and its baton
    /// are nobody's of this process then. What was begun is ended first, for which a command's patience is
    /// the limit.
    func quietly(_ body: () -> Void) {
        executor.whileIdle { feed.quietly(body) }
    }

    private func answer(_ work: TillWork) async throws -> TillMessage? {
        let restaurant = feed.current
        switch work {
        case .serve(let restaurant):
            feed.serve(restaurant)
            return nil
        case .find(let query, let text):
            let view = try await QueueView(state: state)
            return .found(
                text,
                try await view.candidates(
                    for: query,
                    at: restaurant?.id,
                    device: nil,
                    dayStart: RestaurantZone.dayStart(in: restaurant?.zone, at: now()),
                    most: TillScreen.mostCandidates + 1
                )
            )
        case .arrive(let order):
            return try await change(order, .arrived) {
                try await $0.markArrived(order, by: holder, at: now())
            }
        case .advance(let order, let target, let reason):
            return try await change(order, .advanced(target)) {
                try await $0.advance(order, to: target, by: holder, reason: reason, at: now())
            }
        case .banish(let order):
            var collected = 0
            try await write { collected = try await $0.banish(order, by: holder, at: now()) }
            return .done(.blacklisted(collected: collected), try await changed(order))
        case .recall(let order):
            return try await recall(order)
        case .edit(let order, let edit, let reason):
            return try await change(order, .edited(edit)) {
                try await $0.edit(order, edit, by: holder, reason: reason, at: now())
            }
        case .refresh(let id):
            return try await QueueView(state: state).order(id: id).map { .refreshed($0) }
        case .history(let order):
            return .history(try await QueueView(state: state).history(of: order.id, withArrivals: true))
        case .search(let text, let isEntered):
            let (view, most) = (try await QueueView(state: state), OrderSearch.mostOver + 1)
            let found = try await view.over(matching: text, at: restaurant?.id, most: most)
            return .searched(text, found, isEntered: isEntered)
        case .lastOver:
            let most = TillScreen.mostLastOver
            return .lastOver(try await QueueView(state: state).lastOver(at: restaurant?.id, most: most))
        case .rejections: return .rejections(try await rejections(of: restaurant))
        case .rejectionsAnew: return .rejectionsAnew(try await rejections(of: restaurant))
        case .accept(let id):
            try await write { try await $0.request(.accept, rejection: id, by: holder) }
            return .told(ScreenText.asked)
        case .devices(let device):
            return try await devices(device)
        case .pause(let end, let restaurant): return .told(try await pause(end, restaurant))
        case .sellOut(let product, let name, let restaurant, let isOff):
            return .told(try await sellOut(product, name, restaurant, isOff: isOff))
        case .pardon(let device, let shown):
            try await write { _ = try await $0.removeFromBlacklist(device) }
            return try await devices(shown)
        }
    }

    private func recall(_ order: QueuedOrder) async throws -> TillMessage {
        let message = try await change(order, .recalled) { try await $0.recall(order, by: holder, at: now()) }
        guard case .done(_, let changed) = message,
            let last = try await QueueView(state: state).history(of: order.id).last, let kind = last.edit
        else { return message }
        return .done(.unedited(kind, last.detail ?? ""), changed)
    }

    private func rejections(of restaurant: KnownRestaurant?) async throws -> [RejectedFile] {
        let since = RestaurantZone.dayStart(in: restaurant?.zone, at: now())
        return try await QueueView(state: state).rejections(since: since).reversed()
    }

    private func devices(_ device: DeviceKey?) async throws -> TillMessage {
        let view = try await QueueView(state: state)
        let record: DeviceRecord? = if let device { try await view.device(device, at: now()) } else { nil }
        return .devices(record, try await view.blacklist(at: now()))
    }

    private func pause(_ end: SpellEnd?, _ restaurant: Restaurant) async throws -> Sentence {
        let time = now()
        guard let end else {
            try await write { try await $0.endPause(of: restaurant.id, by: holder, at: time) }
            return HouseText.resumed(restaurant.name, wasPaused: true)
        }
        let until = try end.instant(at: restaurant, now: time)
        try await write { try await $0.pause(restaurant.id, until: until, by: holder, at: time) }
        return HouseText.paused(restaurant.name, MomentText(in: restaurant.zone, now: time).until(until))
    }

    private func sellOut(
        _ product: ProductID,
        _ name: String,
        _ restaurant: Restaurant,
        isOff: Bool
    ) async throws -> Sentence {
        let time = now()
        guard !isOff else {
            try await write { try await $0.endSoldOut(product, at: restaurant.id, by: holder, at: time) }
            return HouseText.back(name, at: restaurant.name, wasGone: true)
        }
        let until = try SpellEnd.businessDay.instant(at: restaurant, now: time)
        try await write {
            try await $0.markSoldOut(
                product,
                named: name,
                at: restaurant.id,
                until: until,
                by: holder,
                at: time
            )
        }
        let moment = MomentText(in: restaurant.zone, now: time).until(until)
        return HouseText.gone(name, at: restaurant.name, moment)
    }

    private func write(_ body: (OrderQueue) async throws -> Void) async throws {
        let queue = try await OrderQueue.open(in: state, as: "till \(holder)", patience: .command)
        try await body(queue)
        try await queue.close()
    }

    private func change(
        _ order: QueuedOrder,
        _ deed: Deed,
        _ body: (OrderQueue) async throws -> some Any
    ) async throws -> TillMessage {
        try await write { _ = try await body($0) }
        return .done(deed, try await changed(order))
    }

    /// An order as it is now.
    private func changed(_ order: QueuedOrder) async throws -> QueuedOrder {
        guard let changed = try await QueueView(state: state).order(id: order.id) else {
            throw QueueError.noSuchOrder(id: order.id)
        }
        return changed
    }

    /// What failed, with the order as it is now, so that the slower cashier sees what the faster one did.
    /// What nobody asked for has no answer to wait for; that the queue cannot be read the feed says.
    private func failure(of work: TillWork, _ error: any Error) async -> TillMessage? {
        if case .search(let text, isEntered: false) = work { return .searched(text, [], isEntered: false) }
        guard work.isAsked else { return nil }
        let sentence = CommandFailure(till: error).sentence
        guard let order = work.order else { return .failed(sentence, nil) }
        do {
            return .failed(sentence, try await QueueView(state: state).order(id: order.id))
        } catch {
            // What failed first is what the cashier has to hear.
            return .failed(sentence, nil)
        }
    }
}

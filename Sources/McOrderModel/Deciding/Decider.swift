/// Decides what becomes of files: a pure function of the files and of what the queue knows about them.
///
/// The files are decided in their order, and each decision counts for those behind it: an order of the batch
/// makes its copy a redelivery, its notice applicable, and its device's limit nearer.
/// Source: docs/design/format.md, *Deciding about a file*.
package struct Decider: Sendable {
    /// What is known, with what the files decided so far have added.
    private var known: QueueLookups
    /// How many open orders a device may have, the restaurant's own excepted; 0 knows no limit.
    private let maxOpen: Int
    private var decisions = Decisions()

    /// Decides a batch.
    ///
    /// - Parameters:
    ///   - files: the files, older orders first.
    ///   - lookups: what the queue knows about them.
    ///   - maxOpen: how many open orders a device may have, the restaurant's own excepted; 0 knows no limit.
    ///   - impossible: files that the database does not take, by their places, and why.
    package static func decide(
        _ files: [Arrival],
        given lookups: QueueLookups,
        maxOpen: Int,
        impossible: [Int: String] = [:]
    ) -> Decisions {
        var decider = Decider(known: lookups, maxOpen: maxOpen)
        decider.decisions.files.reserveCapacity(files.count)
        for (place, file) in files.enumerated() {
            let decision = impossible[place].map { Decision.impossible($0) } ?? decider.decide(file)
            decider.remember(decision, of: file, at: place)
            decider.decisions.files.append(decision)
        }
        return decider.decisions
    }

    /// Decides a refused file again, which stays known as refused; objections to its device or for its time
    /// count unless it is to be accepted all the same.
    package static func decide(
        _ request: RejectionRequest,
        about file: Arrival,
        refusedFor old: RejectionReason,
        given lookups: QueueLookups,
        maxOpen: Int
    ) -> RequestDecision {
        Decider(known: lookups, maxOpen: maxOpen).decide(request, about: file, refusedFor: old)
    }

    private init(known: QueueLookups, maxOpen: Int) {
        self.known = known
        self.maxOpen = maxOpen
    }

    private mutating func decide(_ file: Arrival) -> Decision {
        if case .notice(let notice, let otherwise) = file.verdict {
            return decide(notice, file, otherwise: otherwise)
        }
        var isTaken = false
        if let identity = file.identity, let order = known.orders[identity] {
            if file.key.matches(order.hash, of: order.source) { return redelivered(.order(order.row)) }
            isTaken = true
        }
        if let refusal = refusal(of: file) {
            // What is never read stays in the folder: seeing it again after a start is no delivery.
            return file.raw == nil ? .redelivered : redelivered(.refusal(refusal.row))
        }
        let objection = isTaken ? .numberReused : objection(to: file)
        switch file.verdict {
        case .acceptable(let order):
            let restaurant = order.restaurant.name
            if let objection { return .reject(objection, restaurant: restaurant, .none) }
            if let passing = passingObjection(to: order, at: file.receivedAt) {
                return .reject(passing.reason, restaurant: restaurant, passing.detail)
            }
            return .enqueue(order, label: label(of: order))
        case .rejected(let reason, let restaurant):
            // Of several reasons the one is given whose rule comes first.
            if let objection, objection < reason {
                return .reject(objection, restaurant: restaurant, .none)
            }
            return file.awaitsClock ? .undecided : .reject(reason, restaurant: restaurant, file.detail)
        case .notice: return .orderUnknown  // Decided above.
        }
    }

    /// A notice is decided once, for ever; one whose order nobody knows stays undecided, or is refused for
    /// `otherwise`.
    private mutating func decide(
        _ notice: Notice,
        _ file: Arrival,
        otherwise: RejectionReason?
    ) -> Decision {
        if let row = known.notices[file.contentHash] { return redelivered(.notice(row)) }
        if let refusal = refusal(of: file) { return redelivered(.refusal(refusal.row)) }
        if let order = known.orders[notice.identity] {
            let outcome = notice.kind.outcome(at: order.state, isHere: order.isHere)
            return .notice(notice, outcome, order: order.row, state: order.state)
        }
        guard let otherwise else { return .orderUnknown }
        return .reject(otherwise, restaurant: nil, .none)
    }

    private func decide(
        _ request: RejectionRequest,
        about file: Arrival,
        refusedFor old: RejectionReason
    ) -> RequestDecision {
        let isTaken = file.identity.map { known.orders[$0] != nil } ?? false
        var objection: RejectionReason? = isTaken ? .numberReused : nil
        var detail = ReasonDetail.none
        if request == .retry, !isTaken {
            objection = self.objection(to: file)
            if objection == nil, case .acceptable(let order) = file.verdict,
                let passing = passingObjection(to: order, at: file.receivedAt)
            {
                (objection, detail) = (passing.reason, passing.detail)
            }
        }
        switch file.verdict {
        case .acceptable(let order):
            guard let objection else { return .enqueue(order, label: label(of: order)) }
            return .keep(objection, restaurant: order.restaurant.name, detail)
        case .rejected(let reason, let restaurant):
            let isEarlier = objection.map { $0 < reason } == true
            return .keep(
                isEarlier ? objection ?? reason : reason,
                restaurant: restaurant,
                isEarlier ? .none : file.detail
            )
        case .notice(let notice, _):
            guard let order = known.orders[notice.identity] else { return .keep(old, restaurant: nil, .none) }
            let outcome = notice.kind.outcome(at: order.state, isHere: order.isHere)
            return .notice(notice, outcome, order: order.row, state: order.state)
        }
    }

    // MARK: What is known

    private mutating func redelivered(_ what: Redelivery) -> Decision {
        decisions.redeliveries[what, default: 0] += 1
        return .redelivered
    }

    /// The refused file of the same kind and content.
    private func refusal(of file: Arrival) -> KnownRefusal? {
        for hash in file.key.candidates {
            if let refusal = known.refusals[RefusalKey(kind: file.kind, hash: hash)],
                file.key.matches(hash, of: refusal.source)
            {
                return refusal
            }
        }
        return nil
    }

    /// What is known against the file's device, if anything.
    private func objection(to file: Arrival) -> RejectionReason? {
        guard let device = file.identity?.device, let known = known.devices[device], known.label == nil else {
            return nil
        }
        if known.isBlacklisted(at: file.receivedAt) { return .blacklisted }
        return maxOpen > 0 && known.open >= maxOpen ? .tooManyOpenOrders : nil
    }

    private func label(of order: PricedOrder) -> String? {
        known.devices[order.order.device]?.label
    }

    /// What keeps an order from being prepared only for now: the restaurant took no orders when it was
    /// placed, or does not have something of it when it is received.
    ///
    /// So an order that was placed before a pause and delayed on its way is served; and nothing that is sold
    /// out is promised, whenever it was ordered. Source: docs/architecture.md, *Today*.
    private func passingObjection(
        to priced: PricedOrder,
        at now: Timestamp
    ) -> (reason: RejectionReason, detail: ReasonDetail)? {
        let restaurant = priced.restaurant
        if let end = known.pauses[PauseKey(restaurant: restaurant.id, placedAt: priced.placedAt)] {
            return (.paused, ReasonDetail(until: end <= now ? nil : end, zone: restaurant.zone))
        }
        guard let soldOut = known.soldOut[SoldOutKey(restaurant: restaurant.id, receivedAt: now)] else {
            return nil
        }
        let products = priced.products()
        let missing = soldOut.filter { products.contains($0.id) }
        guard !missing.isEmpty else { return nil }
        let detail = ReasonDetail(
            products: missing.map(\.name),
            until: missing.map(\.until).max(),
            zone: restaurant.zone
        )
        return (.soldOut, detail)
    }

    // MARK: What a decision adds

    private mutating func remember(_ decision: Decision, of file: Arrival, at place: Int) {
        switch decision {
        case .enqueue(let order, let label):
            known.orders[order.order.identity] = KnownOrder(
                row: .inBatch(place),
                hash: file.key.hash,
                source: file.key.source,
                state: .received,
                isHere: label != nil
            )
            known.devices[order.order.device, default: KnownDevice()].open += 1
        case .reject:
            known.refusals[RefusalKey(kind: file.kind, hash: file.key.hash)] = KnownRefusal(
                row: .inBatch(place),
                source: file.key.source
            )
        case .notice(let notice, let outcome, _, let state):
            known.notices[file.contentHash] = .inBatch(place)
            guard outcome == .done else { return }
            switch notice.kind {
            case .cancel:
                known.orders[notice.identity]?.state = .cancelled
                let isErased = known.orders[notice.identity]?.isErased == true
                if state.isOpen, !isErased { known.devices[notice.identity.device]?.open -= 1 }
            case .arrived: known.orders[notice.identity]?.isHere = true
            }
        case .redelivered, .orderUnknown, .undecided, .impossible: break
        }
    }
}

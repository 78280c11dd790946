/// Accepts or rejects files: a pure function of the files and of what the queue knows about them.
///
/// The files are decided one after the other, and each decision affects the files after it: once an order of
/// the batch is accepted, a copy of it is a redelivery, a notice about it can be applied, and it counts
/// towards its device's limit of open orders.
/// Source: docs/design/format.md, *Deciding about a file*.
package struct Decider: Sendable {
    /// What the queue knew before the batch, updated with every decision made so far.
    var known: QueueLookups
    /// The most open orders that a device may have; 0 means no limit. Trusted devices are exempt.
    private let maxOpen: Int
    let rules: PresenceRules
    private var decisions = Decisions()

    /// Decides a batch.
    ///
    /// - Parameters:
    ///   - files: the files, older orders first.
    ///   - lookups: what the queue knows about them.
    ///   - maxOpen: the most open orders that a device may have; 0 means no limit. Trusted devices are
    ///     exempt.
    ///   - presence: the rules about orders that wait for their customers.
    ///   - impossible: the files that the database cannot store, by their index in `files`, each with the
    ///     reason.
    package static func decide(
        _ files: [IncomingFile],
        given lookups: QueueLookups,
        maxOpen: Int,
        presence: PresenceRules = PresenceRules(),
        impossible: [Int: String] = [:]
    ) -> Decisions {
        var decider = Decider(known: lookups, maxOpen: maxOpen, rules: presence)
        decider.decisions.files.reserveCapacity(files.count)
        for (place, file) in files.enumerated() {
            let decision = impossible[place].map { Decision.impossible($0) } ?? decider.decide(file)
            decider.remember(decision, of: file, at: place)
            decider.decisions.files.append(decision)
        }
        decider.decisions.kitchens = decider.known.kitchens
        return decider.decisions
    }

    /// Decides a rejected file again at the request of a person at the till. The file stays known as
    /// rejected.
    ///
    /// With ``RejectionRequest/accept``, objections to the device, a pause and sold-out products are ignored,
    /// except that the device is revoked.
    package static func decide(
        _ request: RejectionRequest,
        about file: IncomingFile,
        refusedFor old: RejectionReason,
        given lookups: QueueLookups,
        maxOpen: Int,
        presence: PresenceRules = PresenceRules()
    ) -> RequestDecision {
        Decider(known: lookups, maxOpen: maxOpen, rules: presence)
            .decide(request, about: file, refusedFor: old)
    }

    private mutating func decide(_ file: IncomingFile) -> Decision {
        if case .notice(let notice, let content, let otherwise) = file.verdict {
            return decide(notice, about: content, file, otherwise: otherwise)
        }
        var isTaken = false
        if let identity = file.identity, let order = known.orders[identity] {
            if file.key.matches(order.hash, of: order.source) { return redelivered(.order(order.row), file) }
            isTaken = true
        }
        if let refusal = refusal(of: file) {
            // A file that is never read stays in the folder, so every start of the daemon sees it again. That
            // is not a redelivery and must not be counted as one.
            return file.raw == nil ? .redelivered : redelivered(.refusal(refusal), file)
        }
        let objection = isTaken ? .numberReused : objection(to: file)
        switch file.verdict {
        case .acceptable(let order):
            let restaurant = order.restaurant.name
            if let objection { return .reject(objection, restaurant: restaurant, .none) }
            if let passing = passingObjection(to: order, at: file.receivedAt) {
                return .reject(passing.reason, restaurant: restaurant, passing.detail)
            }
            let (presence, use) = presence(of: order, file)
            if let use { count(use, at: order.restaurant.id, file.receivedAt) }
            if presence.waits, isFullOfWaiting(order.restaurant.id) {
                return .reject(.tooManyWaiting, restaurant: restaurant, .none)
            }
            if let wish = order.pickupAt { return enqueue(order, at: wish, presence) }
            // An order that waits takes nobody's hands.
            let lines = order.orderedLines
            let promise = presence.waits ? nil : known.kitchens[order.restaurant.id]?.take(lines)
            return .enqueue(order, label: label(of: order), presence, promise)
        case .rejected(let reason, let restaurant):
            // If several rules reject the file, the reason of the rule that comes first is given.
            if let objection, objection < reason {
                return .reject(objection, restaurant: restaurant, .none)
            }
            return file.awaitsClock ? .undecided : .reject(reason, restaurant: restaurant, file.detail)
        case .notice: return .orderUnknown  // Decided above.
        }
    }

    /// Decides a notice. The decision is final. A notice whose order the queue does not know stays undecided,
    /// or is rejected for `otherwise`; one that means other `content` under the order's number is rejected.
    private mutating func decide(
        _ notice: Notice,
        about content: ContentHash?,
        _ file: IncomingFile,
        otherwise: RejectionReason?
    ) -> Decision {
        if let row = known.notices[file.contentHash] { return redelivered(.notice(row), file) }
        if let refusal = refusal(of: file) { return redelivered(.refusal(refusal), file) }
        if known.orders[notice.identity]?.isMeant(by: content) == false {
            return .reject(.numberReused, restaurant: nil, .none)
        }
        if known.revoked.contains(notice.identity.device) {
            // The other reason is for a notice whose order is unknown.
            let isKnown = known.orders[notice.identity] != nil
            let reason = isKnown ? .revoked : min(otherwise ?? .revoked, .revoked)
            return .reject(reason, restaurant: nil, .none)
        }
        if let order = known.orders[notice.identity] {
            let (change, use) = presenceChange(notice, order, file)
            if let use, let restaurant = order.restaurant { count(use, at: restaurant, file.receivedAt) }
            return .notice(
                notice,
                outcome(of: notice, about: order, change),
                order: order.row,
                state: order.state,
                change
            )
        }
        guard let otherwise else { return .orderUnknown }
        return .reject(otherwise, restaurant: nil, .none)
    }

    private func decide(
        _ request: RejectionRequest,
        about file: IncomingFile,
        refusedFor old: RejectionReason
    ) -> RequestDecision {
        let isTaken = file.identity.map { known.orders[$0] != nil } ?? false
        var objection: RejectionReason? = isTaken ? .numberReused : nil
        var detail = ReasonDetail.none
        if let device = file.identity?.device, known.revoked.contains(device), !isTaken {
            objection = .revoked
        } else if request == .retry, !isTaken {
            objection = self.objection(to: file)
            if objection == nil, case .acceptable(let order) = file.verdict,
                let passing = passingObjection(to: order, at: file.receivedAt)
            {
                (objection, detail) = (passing.reason, passing.detail)
            }
            if objection == nil, case .acceptable(let order) = file.verdict,
                presence(of: order, file).record.waits, isFullOfWaiting(order.restaurant.id)
            {
                objection = .tooManyWaiting
            }
            // The plan is only asked; the daemon's next round takes the time.
            var trial = self
            if objection == nil, case .acceptable(let order) = file.verdict, let wish = order.pickupAt,
                case .reject(let reason, _, let wished) = trial.enqueue(
                    order,
                    at: wish,
                    presence(of: order, file).record
                )
            {
                (objection, detail) = (reason, wished)
            }
        }
        switch file.verdict {
        case .acceptable(let order):
            guard let objection else {
                return .enqueue(order, label: label(of: order), presence(of: order, file).record)
            }
            return .keep(objection, restaurant: order.restaurant.name, detail)
        case .rejected(let reason, let restaurant):
            guard let objection, objection < reason else {
                return .keep(reason, restaurant: restaurant, file.detail)
            }
            return .keep(objection, restaurant: restaurant, .none)
        case .notice(let notice, let content, _):
            if known.orders[notice.identity]?.isMeant(by: content) == false {
                return .keep(.numberReused, restaurant: nil, .none)
            }
            if known.revoked.contains(notice.identity.device) {
                return .keep(.revoked, restaurant: nil, .none)
            }
            guard let order = known.orders[notice.identity] else { return .keep(old, restaurant: nil, .none) }
            let change = presenceChange(notice, order, file).change
            return .notice(
                notice,
                outcome(of: notice, about: order, change),
                order: order.row,
                state: order.state,
                change
            )
        }
    }

    private func outcome(of notice: Notice, about order: KnownOrder, _ change: PresenceChange)
        -> Notice.Outcome
    {
        let outcome = notice.kind.outcome(at: order.state, hasArrived: order.hasArrived)
        // A proof changes something, even if the customer said before that they are here.
        if outcome == .needless, case .proven = change { return .done }
        return outcome
    }

    // MARK: Lookups

    private mutating func redelivered(_ what: Redelivery, _ file: IncomingFile) -> Decision {
        decisions.redeliveries[what, default: 0] += 1
        decisions.answers.append((what, file.secrets))
        return .redelivered
    }

    /// The rejected file of the same kind and content, if there is one.
    private func refusal(of file: IncomingFile) -> RowReference? {
        for hash in file.key.candidates(untagged: known.hasUntagged) {
            if let refusal = known.refusals[RefusalKey(kind: file.kind, hash: hash)],
                file.key.matches(hash, of: refusal.source)
            {
                return refusal.row
            }
        }
        return nil
    }

    /// The reason why the file's device may not order at present, if there is one: it is revoked, or the
    /// blacklist or the limit of open orders applies. For trusted devices the last two do not.
    private func objection(to file: IncomingFile) -> RejectionReason? {
        guard let device = file.identity?.device else { return nil }
        if self.known.revoked.contains(device) { return .revoked }
        guard let known = known.devices[device], known.label == nil else { return nil }
        if known.isBlacklisted(at: file.receivedAt) { return .blacklisted }
        return maxOpen > 0 && known.open >= maxOpen ? .tooManyOpenOrders : nil
    }

    func label(of order: PricedOrder) -> String? {
        known.devices[order.order.device]?.label
    }

    /// The reason, if any, why the restaurant cannot prepare the order for now: it was paused when the order
    /// was placed, or a product is sold out when the order is received.
    ///
    /// So an order that was placed before a pause and delayed on its way is still accepted, and a sold-out
    /// product is never promised, whenever it was ordered. Source:
    /// docs/decisions/0007-hours-pauses-sold-out.md.
    private func passingObjection(
        to priced: PricedOrder,
        at now: Timestamp
    ) -> (reason: RejectionReason, detail: ReasonDetail)? {
        let restaurant = priced.restaurant
        if let end = known.pauses[RestaurantTime(restaurant.id, priced.pickupAt ?? priced.placedAt)] {
            return (.paused, ReasonDetail(until: end <= now ? nil : end, zone: restaurant.zone))
        }
        guard let soldOut = known.soldOut[RestaurantTime(restaurant.id, priced.pickupAt ?? now)] else {
            return nil
        }
        let ordered = priced.sellables
        let missing = soldOut.filter { ordered.contains($0.id) }
        guard !missing.isEmpty else { return nil }
        let detail = ReasonDetail(
            products: missing.map(\.name),
            until: missing.map(\.until).max(),
            zone: restaurant.zone
        )
        return (.soldOut, detail)
    }

    // MARK: Effects of a decision on later files

    /// Remembers a use of a proof, for the limits and for the queue.
    private mutating func count(
        _ use: PresenceUse.Kind,
        at restaurant: RestaurantID,
        _ instant: Timestamp
    ) {
        known.presence[restaurant, default: PresenceFacts()].count(use)
        decisions.presenceUses.append(PresenceUse(at: restaurant, use, at: instant))
    }

    private mutating func remember(_ decision: Decision, of file: IncomingFile, at place: Int) {
        switch decision {
        case .enqueue(let order, let label, let presence, _):
            known.orders[order.order.identity] = KnownOrder(
                row: .inBatch(place),
                hash: file.key.hash,
                source: file.key.source,
                state: .received,
                hasArrived: label != nil || presence.provenBy != nil,
                restaurant: order.restaurant.id,
                table: order.order.terms.table,
                presence: presence
            )
            if presence.waits { known.presence[order.restaurant.id, default: PresenceFacts()].waiting += 1 }
            known.devices[order.order.device, default: KnownDevice()].open += 1
            if presence.isPaidAhead {
                known.pay?.countOpen(of: order.order.device, at: order.restaurant.id)
            }
            if let wish = order.pickupAt {
                known.wished[RestaurantTime(order.restaurant.id, wish), default: 0] += 1
            }
        case .reject:
            let key = RefusalKey(kind: file.kind, hash: file.key.hash)
            known.refusals[key] = (.inBatch(place), file.key.source)
        case .notice(let notice, let outcome, _, let state, let change):
            known.notices[file.contentHash] = .inBatch(place)
            if case .wrongDigits = change { known.orders[notice.identity]?.presence.wrongDigits += 1 }
            guard outcome == .done else { return }
            if let order = known.orders[notice.identity], order.waits, let restaurant = order.restaurant {
                var ends = notice.kind == .cancel
                if case .proven(let source) = change {
                    known.orders[notice.identity]?.presence.provenBy = source
                    ends = true
                }
                if ends { known.presence[restaurant]?.waiting -= 1 }
            }
            switch notice.kind {
            case .cancel:
                known.orders[notice.identity]?.state = .cancelled
                let isErased = known.orders[notice.identity]?.isErased == true
                if state.isOpen, !isErased { known.devices[notice.identity.device]?.open -= 1 }
            case .arrived: known.orders[notice.identity]?.hasArrived = true
            }
        case .redelivered, .orderUnknown, .undecided, .impossible: break
        }
    }
}

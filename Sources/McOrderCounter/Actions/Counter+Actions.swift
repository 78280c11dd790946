package import McOrderModel
import McOrderQueue

extension Counter {
    /// Performs an action of a staff member, and returns once the change is on the disk.
    ///
    /// - Parameters:
    ///   - revision: the revision of the order that the member saw. An order that has changed since is not
    ///     changed. `nil` accepts any revision. An arrival is recorded whatever the revision.
    ///   - agreed: the total of the order that may be charged although it is more than before.
    ///   - member: who asks for the action.
    /// - Throws: ``CounterError/notPermitted(_:)``, ``CounterError/mayNotUndo(_:)``,
    ///   ``CounterError/overtaken(_:)``, ``CounterError/costsMore(code:from:to:currency:)``, or the error
    ///   that prevents the action.
    package func perform(
        _ action: CounterAction,
        expecting revision: Int? = nil,
        agreed: Money? = nil,
        as member: StaffMember
    ) async throws(CounterError) -> CounterChange {
        guard member.role.permits(action) else { throw .notPermitted(member.role) }
        let (by, now) = (member.name, now())
        switch action {
        case .order(let id, let action):
            let seen = OrderReference(id: id, revision: revision)
            let catalogues = try await catalogues(for: action, on: id)
            let outcome = try await changing(as: member) {
                try await $0.change(seen, action, catalogues, agreed: agreed, as: member, at: now)
            }
            return try await reading { view in
                guard let order = try await view.order(id: id) else { throw QueueError.noSuchOrder(id: id) }
                guard outcome == .recalled, let last = try await view.history(of: id).last,
                    let kind = last.edit
                else { return .order(order, outcome) }
                return .order(order, .unedited(kind, last.detail ?? ""))
            }
        case .kitchen(let id, let step, let station):
            let seen = OrderReference(id: id, revision: revision)
            return try await perform(step, at: station, on: seen, as: member)
        case .decideAgain(let rejection, let request):
            if request == .accept, !member.role.permits(.acceptAny) {
                let file = try await self.rejection(id: rejection).file
                guard file.isForCounterToAccept else { throw .notPermitted(member.role) }
            }
            try await changing(as: member) { try await $0.request(request, rejection: rejection, by: by) }
            return .asked(rejection: rejection)
        case .pause(let restaurant, let end):
            return try await changing(as: member) { queue in
                guard let until = try end?.instant(at: restaurant, now: now) else {
                    let wasPaused = try await queue.endPause(of: restaurant.id, by: by, at: now)
                    return .resumed(restaurant, wasPaused: wasPaused)
                }
                try await queue.pause(restaurant.id, until: until, by: by, at: now)
                return .paused(restaurant, until: until)
            }
        case .sellOut(let id, let name, let restaurant, let end):
            return try await changing(as: member) { queue in
                guard let until = try end?.instant(at: restaurant, now: now) else {
                    let wasSoldOut = try await queue.endSoldOut(id, at: restaurant.id, by: by, at: now)
                    return .available(product: name, restaurant, wasSoldOut: wasSoldOut)
                }
                guard restaurant.sells(id) else {
                    throw CounterError.notSold(name, restaurant: restaurant.name)
                }
                try await queue.markSoldOut(
                    id,
                    named: name,
                    at: restaurant.id,
                    until: until,
                    by: by,
                    at: now
                )
                return .soldOut(product: name, restaurant, until: until)
            }
        case .takeOrder(let order, let restaurant, let key, let payment):
            return .taken(
                try await take(order, at: restaurant, key: key, paid: payment, as: member)
            )
        case .blacklist(let device, let reason, let days):
            try StaffText.check(reason)
            if let days, !(1...36_500).contains(days) { throw .badDays(days) }
            let until = days.map { now + .seconds($0 * 86_400) }
            let collected = try await changing(as: member) {
                try await $0.blacklist(device, reason: reason, by: by, since: now, until: until)
            }
            return .blacklisted(device, collected: collected)
        case .unblacklist(let device):
            let wasListed = try await changing(as: member) { try await $0.removeFromBlacklist(device) }
            return .unblacklisted(device, wasListed: wasListed)
        case .trust(let device, let label):
            try StaffText.check(label)
            try await changing(as: member) { try await $0.trust(device, label: label, by: by, since: now) }
            return .trusted(device, label: label)
        case .untrust(let device):
            let wasTrusted = try await changing(as: member) { try await $0.untrust(device) }
            return .untrusted(device, wasTrusted: wasTrusted)
        case .revoke(let device):
            try await changing(as: member) { try await $0.revoke(device, by: by, since: now) }
            return .revoked(device)
        case .acknowledgePrinting(let restaurant):
            let alarms = try await reading { try await $0.printing(at: restaurant).alarms.map(\.job.id) }
            let count = try await changing(as: member) { try await $0.acknowledge(alarms) }
            return .printingAcknowledged(count)
        case .lookAtPayment(let payment):
            try await look(at: payment)
            return .lookedAtPayment
        case .giveBack(let payment, let amount, let reason):
            let given = try await giveBack(amount, of: payment, reason: reason, by: by)
            return .givesBack(given, currency: try await currency())
        case .testPrinter(let printer): return try await print(.test, at: printer, as: member)
        case .openDrawer(let printer): return try await print(.drawer, at: printer, as: member)
        case .unrevoke(let device):
            let wasRevoked = try await changing(as: member) { try await $0.unrevoke(device) }
            return .unrevoked(device, wasRevoked: wasRevoked)
        }
    }
}

extension Counter {
    /// The catalogues by which an action on an order is priced; none for an action that has no price.
    private func catalogues(for action: OrderAction, on id: Int64) async throws(CounterError)
        -> OrderCatalogues
    {
        guard case .edit(let edit, _) = action, edit.changesContent else { return .none }
        return try await reading { view in
            guard let order = try await view.order(id: id) else { throw QueueError.noSuchOrder(id: id) }
            return try await view.catalogues(of: order)
        }
    }
}

extension OrderQueue {
    /// Changes an order, unless it has changed since the revision of `order`.
    fileprivate func change(
        _ order: OrderReference,
        _ action: OrderAction,
        _ catalogues: OrderCatalogues,
        agreed: Money?,
        as member: StaffMember,
        at now: Timestamp
    ) throws -> OrderOutcome {
        let by = member.name
        switch action {
        case .arrive: return try markArrived(order, by: by, at: now) ? .arrived : .alreadyHere
        case .advance(let state, let reason, let payment):
            if let reason { try StaffText.check(reason) }
            try advance(order, to: state, by: by, reason: reason, payment: payment, at: now)
            return .advanced(state)
        case .pay(let payment):
            try pay(order, payment, by: by, at: now)
            return .paid(payment)
        case .edit(let edit, let reason):
            if let reason { try StaffText.check(reason) }
            if case .comment(let words) = edit, !words.isEmpty { try StaffText.check(words) }
            try self.edit(
                order,
                edit,
                by: by,
                reason: reason,
                catalogues: catalogues,
                agreed: agreed,
                at: now
            )
            return .edited(edit)
        case .recall:
            let role = member.role
            try recall(order, by: by, at: now) { role.mayUndo($0) }
            return .recalled
        case .blacklistNoShow:
            return .blacklisted(collected: try blacklistNoShow(order, by: by, at: now))
        case .print(let kind, let printer, let bags):
            return .printing(try print(kind, of: order, at: printer, bags: bags, by: by, at: now))
        }
    }
}

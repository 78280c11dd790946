package import McOrderFiles

/// Sends orders so that a crash or power cut at any moment neither loses one nor makes two of it.
///
/// | home | file in `orders/` | how it comes about | what the next sending does |
/// |---|---|---|---|
/// | ticket | no | nothing was sent yet, or it certainly failed | a new order with the next number |
/// | pending order | no | the program died before the file was written | writes it |
/// | pending order | yes | it died afterwards, or the outcome is not known | finds it, or writes it again |
/// | last order | yes | done | a new order with the next number |
///
/// The number and the finished bytes are stored in one step before the folder is touched, so whatever is
/// sent again is the same file. All of it happens under the home's lock. Source: R11, R13.
package struct Sender: Sendable {
    private let home: Home
    private let now: @Sendable () -> Timestamp
    private let refusals: FileSystemRefusals
    private let onStep: @Sendable (SendStep) throws(ClientError) -> Void

    /// A sender of a home's orders.
    ///
    /// - Parameters:
    ///   - now: the time.
    ///   - refusals: what the shared folder's file system refuses, for tests.
    ///   - onStep: called after each step; what it throws ends the sending there, like a crash.
    package init(
        _ home: Home,
        now: @escaping @Sendable () -> Timestamp = SystemTime.now,
        refusals: FileSystemRefusals = .none,
        onStep: @escaping @Sendable (SendStep) throws(ClientError) -> Void = { _ in }
    ) {
        self.home = home
        self.now = now
        self.refusals = refusals
        self.onStep = onStep
    }

    /// Finishes the pending order, or sends the ticket if there is none.
    ///
    /// - Parameter cloud: the shared folder's path; the joined one's without one.
    package func send(_ request: OrderRequest, cloud: String?) throws(ClientError) -> SendReport {
        try home.locked { () throws(ClientError) in
            if let report = try finishPendingLocked(cloud: cloud) { return report }
            let state = try home.state()
            let placedAt = now()
            let order = try request.order(of: state, at: placedAt) { home.isDropped($0, cloud: cloud) }
            let folder = try CloudFolder.open(try home.cloudPath(cloud))
            let placed = PlacedOrder(
                order,
                restaurant: request.restaurant,
                placedAt: placedAt,
                items: state.ticket.items,
                cloud: folder.path,
                folder: folder.id
            )
            try home.updateLocked { state throws(ClientError) in
                state.pendingOrder = placed
                state.nextNumber = order.number.next
            }
            try onStep(.stored)
            return try deliver(placed, into: folder, isNew: true)
        }
    }

    /// Finishes the pending order; nil when there is none.
    package func finishPending(cloud: String?) throws(ClientError) -> SendReport? {
        try home.locked { () throws(ClientError) in try finishPendingLocked(cloud: cloud) }
    }

    private func finishPendingLocked(cloud: String?) throws(ClientError) -> SendReport? {
        guard let pending = try home.state().pendingOrder else { return nil }
        let folder = try home.folder(of: pending, cloud: cloud) { path in .otherFolder(pending, path: path) }
        return try deliver(pending.moved(to: folder.path), into: folder, isNew: false)
    }

    private func deliver(
        _ placed: PlacedOrder,
        into folder: CloudFolder,
        isNew: Bool
    ) throws(ClientError) -> SendReport {
        guard let name = FileName(placed.fileName) else {
            throw .homeDamaged(path: home.path + "/home.json", place: ".pendingOrder.file")
        }
        do {
            _ = try WholeFile.create(name, bytes: placed.bytes, in: folder.orders, refusals: refusals)
        } catch {
            let trouble = StorageTrouble(error.fileError)
            // A pending order may have been written by the sending that was interrupted.
            guard isNew, error.outcome == .notWritten else { throw .unfinished(placed.number, trouble) }
            try withdraw(placed, because: trouble)
            throw .notSent(placed.number, trouble)
        }
        try onStep(.written)
        let keptTicket = try settle(placed)
        try onStep(.settled)
        return SendReport(order: placed, wasPending: !isNew, keptTicket: keptTicket)
    }

    /// Remembers that the folder has the order, and tells whether another ticket is kept.
    private func settle(_ placed: PlacedOrder) throws(ClientError) -> Bool {
        do {
            return try home.updateLocked { state throws(ClientError) in
                state.pendingOrder = nil
                state.remember(sent: placed)
                if state.ticket.items == placed.items {
                    state.ticket = Ticket()
                    return false
                }
                return !state.ticket.isEmpty
            }
        } catch {
            guard case .home(let trouble) = error else { throw error }
            // The order went out; that the home could not note it must not read as if it had not.
            throw .unfinished(placed.number, trouble)
        }
    }

    /// Takes the pending order back, which is certainly not in the folder. Where nothing can have been
    /// written, its number is free again.
    private func withdraw(_ placed: PlacedOrder, because trouble: StorageTrouble) throws(ClientError) {
        do {
            try home.updateLocked { state throws(ClientError) in
                state.pendingOrder = nil
                if trouble.kind != .other, state.nextNumber == placed.number.next {
                    state.nextNumber = placed.number
                }
            }
        } catch {
            // The home fails too. The order stays pending, and the next sending finishes it.
            throw .unfinished(placed.number, trouble)
        }
    }
}

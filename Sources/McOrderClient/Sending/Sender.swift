package import McOrderFiles

/// Sends orders so that a crash or power cut at any moment neither loses an order nor duplicates it.
///
/// | home | file in `orders/` | cause | what the next call that sends does |
/// |---|---|---|---|
/// | ticket | no | nothing was sent yet, or sending certainly failed | a new order with the next number |
/// | pending order | no | the program died before the file was written | writes the file |
/// | pending order | yes | it died after that, or the outcome is unknown | finds it, or writes it again |
/// | last order | yes | sending is finished | a new order with the next number |
///
/// Number and complete bytes are stored in one step before the folder is changed, so sending again always
/// writes the same file. All steps run under the home's lock. Source: R11, R13.
package struct Sender: Sendable {
    let home: Home
    let now: @Sendable () -> Timestamp
    let refusals: FileSystemRefusals
    let onStep: @Sendable (SendStep) throws(ClientError) -> Void

    /// Creates a sender of a home's orders and notices.
    ///
    /// - Parameters:
    ///   - now: returns the current time.
    ///   - refusals: the operations that the file system of the shared folder refuses, for tests.
    ///   - onStep: called after each step; an error that it throws ends the sending there, like a crash.
    package init(
        _ home: Home,
        now: @escaping @Sendable () -> Timestamp = Timestamp.now,
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
    /// - Parameter cloud: the path of the shared folder; if `nil`, the joined one.
    package func send(_ request: OrderRequest, cloud: String?) throws(ClientError) -> SendReport {
        try home.locked { () throws(ClientError) in
            if let report = try finishPendingLocked(cloud: cloud) { return report }
            let madeKey = try makeKeyIfRequired(for: request, cloud: cloud)
            let (placed, folder) = try request.place(in: home, cloud: cloud, at: now())
            try home.updateLocked { state throws(ClientError) in
                state.storeHouse(of: placed)
                state.pendingOrder = placed
                state.nextNumber = placed.number.next
            }
            try onStep(.stored)
            return try deliver(placed, into: folder, isNew: true, madeKey: madeKey)
        }
    }

    /// Gives the device a key if the restaurant takes signed orders only, and returns whether it did.
    private func makeKeyIfRequired(for request: OrderRequest, cloud: String?) throws(ClientError) -> Bool {
        guard try home.needsKey(cloud: cloud, at: now()) else { return false }
        // An order that is not sent anyway must not change the UDID.
        _ = try request.place(in: home, cloud: cloud, at: now())
        try home.updateLocked { state throws(ClientError) in try home.addKey(to: &state) }
        return true
    }

    /// Finishes the pending order; returns `nil` if there is none.
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
        isNew: Bool,
        madeKey: Bool = false
    ) throws(ClientError) -> SendReport {
        guard let name = FileName(placed.sentName) else {
            throw .homeDamaged(path: home.path + "/home.json", place: ".pendingOrder.file")
        }
        do {
            _ = try WholeFile.create(name, bytes: placed.sentBytes, in: folder.orders, refusals: refusals)
        } catch {
            let problem = StorageError(error.fileError)
            // The file of a pending order may have been written by the interrupted sending.
            guard isNew, error.outcome == .notWritten else { throw .unfinished(placed.number, problem) }
            try withdraw(placed, because: problem)
            throw .notSent(placed.number, problem)
        }
        try onStep(.written)
        let keptTicket = try record(placed)
        try onStep(.recorded)
        return SendReport(order: placed, wasPending: !isNew, keptTicket: keptTicket, madeKey: madeKey)
    }

    /// Stores that the folder has the order, and returns whether the ticket was kept because it is another
    /// one.
    private func record(_ placed: PlacedOrder) throws(ClientError) -> Bool {
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
            guard case .home(let problem) = error else { throw error }
            // The order was sent. The error must not suggest otherwise only because the home could not store
            // it.
            throw .unfinished(placed.number, problem)
        }
    }

    /// Removes the pending order, which is certainly not in the folder. If nothing can have been written, its
    /// number becomes free again.
    private func withdraw(_ placed: PlacedOrder, because problem: StorageError) throws(ClientError) {
        do {
            try home.updateLocked { state throws(ClientError) in
                state.pendingOrder = nil
                if problem.kind != .other, state.nextNumber == placed.number.next {
                    state.nextNumber = placed.number
                }
            }
        } catch {
            // The home cannot be written either. The order stays pending, and the next call that sends
            // finishes it.
            throw .unfinished(placed.number, problem)
        }
    }
}

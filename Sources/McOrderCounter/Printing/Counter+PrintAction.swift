import McOrderModel
import McOrderQueue

extension Counter {
    /// Prints what belongs to no order, or opens the drawer.
    ///
    /// - Throws: ``CounterError/noPrinter(_:among:)``, ``CounterError/noDrawer(_:)`` or the error that
    ///   prevents changes.
    func print(_ kind: PrintedKind, at printer: PrinterID, as member: StaffMember) async throws(CounterError)
        -> CounterChange
    {
        let now = now()
        let known = try await printing(of: nil).printers
        guard let record = known.first(where: { $0.id == printer }) else {
            throw .noPrinter(printer.description, among: known.map(\.id.description))
        }
        guard kind != .drawer || record.hasDrawer else { throw .noDrawer(printer.description) }
        _ = try await changing(as: member) { queue in
            try await queue.print(kind, of: nil, at: [printer], by: member.name, at: now)
        }
        return .asksPrinter(printer)
    }
}

extension OrderQueue {
    /// Prints a ticket of an order at a printer, or at all that print such tickets by themselves.
    ///
    /// - Parameter bags: how many bags the order has, each of which gets a ticket; `nil` for one bag more.
    /// - Returns: the printers.
    func print(
        _ kind: PrintedKind,
        of order: OrderReference,
        at printer: PrinterID?,
        bags: Int?,
        by name: String,
        at now: Timestamp
    ) throws -> [PrinterID] {
        if let bags, !BagNumber.counts.contains(bags) { throw CounterError.badBags(bags) }
        let (restaurant, all) = try printers(forOrder: order.id)
        if let printer, !all.contains(where: { $0.id == printer }) {
            throw CounterError.noPrinter(printer.description, among: all.map(\.id.description))
        }
        let task = PrinterTask(rawValue: kind.rawValue) ?? .kitchen
        let chosen = all.filter { one in
            printer.map { one.id == $0 }
                ?? (one.tasks.contains(task) && (one.restaurant ?? restaurant) == restaurant)
        }
        guard !chosen.isEmpty else { throw CounterError.nonePrints }
        let ids = chosen.map(\.id)
        try self.print(kind, of: order.id, at: ids, bags: bags, by: name, at: now)
        return ids
    }
}

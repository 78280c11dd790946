import McOrderModel

/// Decides a batch of files and stores the decisions, within one transaction.
struct BatchDecider {
    let connection: any Connection
    let holder: String
    let maxOpen: Int
    let presence: PresenceRules
    let room: RejectionRoom
    let redelivered: RedeliveredOrders
    /// The kitchens that are planned, and those that have no time; `nil` if nothing is promised now.
    var kitchens: (planned: Kitchens, full: FullKitchens)?

    /// Decides all files.
    ///
    /// - Parameter separately: whether each file has a savepoint of its own, which is slower, because SQLite
    ///   keeps the old content of every changed page for a savepoint. A file that the database refuses
    ///   is then impossible to store. The files after it are decided as if it did not exist: a notice about
    ///   its order applies to no order.
    /// - Throws: ``ConstraintBroken`` if one file violates a constraint and has no savepoint; the caller then
    ///   has to roll the transaction back.
    func decide(_ files: [IncomingFile], separately: Bool = false) throws -> [FileOutcome] {
        let lookups = try QueueLookups(connection, about: files, countsOpen: maxOpen > 0, kitchens: kitchens)
        let now = files.map(\.receivedAt).max()
        var impossible: [Int: String] = [:]
        var decisions = Decider.decide(files, given: lookups, maxOpen: maxOpen, presence: presence)
        var writer = DecisionWriter(connection, by: holder, room: room)
        var outcomes = separately ? [] : try writer.write(decisions.files, of: files)
        for (place, file) in files.enumerated() where separately {
            do {
                outcomes += try connection.undoing {
                    try writer.write([decisions.files[place]], of: [file], from: place)
                }
            } catch let error as ConstraintBroken {
                room.recount()
                impossible[place] = "\(error)"
                outcomes.append(.impossible("\(error)"))
                decisions = Decider.decide(
                    files,
                    given: lookups,
                    maxOpen: maxOpen,
                    presence: presence,
                    impossible: impossible
                )
            }
        }
        for (restaurant, book) in decisions.kitchens { try connection.store(book, at: restaurant) }
        if let now { kitchens?.full.add(Set(decisions.kitchens.filter(\.value.isFull).keys), at: now) }
        try writer.count(decisions.redeliveries)
        redelivered.add(try writer.answer(decisions.answers))
        try connection.remember(decisions.presenceUses)
        return outcomes
    }
}

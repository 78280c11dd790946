import McOrderModel

/// Decides a batch of files and stores the decisions, within one transaction.
struct BatchDecider {
    let connection: any Connection
    let holder: String
    let maxOpen: Int
    let presence: PresenceRules
    let room: RejectionRoom

    /// Decides all files.
    ///
    /// - Throws: ``ConstraintBroken`` if one file violates a constraint; the caller then has to roll the
    ///   transaction back.
    func decide(_ files: [IncomingFile]) throws -> [FileOutcome] {
        let lookups = try QueueLookups(connection, about: files, countsOpen: maxOpen > 0)
        let decisions = Decider.decide(files, given: lookups, maxOpen: maxOpen, presence: presence)
        var writer = DecisionWriter(connection, by: holder, room: room)
        var outcomes: [FileOutcome] = []
        outcomes.reserveCapacity(files.count)
        for (place, decision) in decisions.files.enumerated() {
            outcomes.append(try writer.write(decision, of: files[place], at: place))
        }
        try writer.count(decisions.redeliveries)
        try writer.answer(decisions.answers)
        try connection.remember(decisions.presenceUses)
        return outcomes
    }

    /// Decides all files, each in a savepoint of its own. This is slower than ``decide(_:)``, because SQLite
    /// keeps the old content of every changed page for a savepoint.
    ///
    /// A file that the database does not accept is impossible to store. The files after it are decided as if
    /// it did not exist: a notice about its order applies to no order.
    func decideEach(_ files: [IncomingFile]) throws -> [FileOutcome] {
        let lookups = try QueueLookups(connection, about: files, countsOpen: maxOpen > 0)
        var decisions = Decider.decide(files, given: lookups, maxOpen: maxOpen, presence: presence)
        var writer = DecisionWriter(connection, by: holder, room: room)
        var impossible: [Int: String] = [:]
        var outcomes: [FileOutcome] = []
        for (place, file) in files.enumerated() {
            do {
                let outcome = try connection.undoing {
                    try writer.write(decisions.files[place], of: file, at: place)
                }
                outcomes.append(outcome)
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
        try writer.count(decisions.redeliveries)
        try writer.answer(decisions.answers)
        try connection.remember(decisions.presenceUses)
        return outcomes
    }
}

internal import McOrderModel

/// Decides a batch of files and stores the decisions, within one transaction.
struct BatchSettling {
    let connection: any Connection
    let holder: String
    let maxOpen: Int
    private let room: RejectionRoom

    init(_ connection: any Connection, by holder: String, maxOpen: Int, room: RejectionRoom) {
        self.connection = connection
        self.holder = holder
        self.maxOpen = maxOpen
        self.room = room
    }

    /// Decides all files.
    ///
    /// - Throws: ``ConstraintBroken`` if one file violates a constraint; the caller then has to roll the
    ///   transaction back.
    func settle(_ files: [Arrival]) throws -> [Settlement] {
        let lookups = try QueueLookups(connection, about: files, countsOpen: maxOpen > 0)
        let decisions = Decider.decide(files, given: lookups, maxOpen: maxOpen)
        var writer = DecisionWriter(connection, by: holder, room: room)
        var settlements: [Settlement] = []
        settlements.reserveCapacity(files.count)
        for (place, decision) in decisions.files.enumerated() {
            settlements.append(try writer.write(decision, of: files[place], at: place))
        }
        try writer.count(decisions.redeliveries)
        return settlements
    }

    /// Decides all files, each in a savepoint of its own. This is slower than ``settle(_:)``, because SQLite
    /// keeps the old content of every changed page for a savepoint.
    ///
    /// A file that the database does not accept is impossible to store. The files after it are decided as if
    /// it did not exist: a notice about its order applies to no order.
    func settleEach(_ files: [Arrival]) throws -> [Settlement] {
        let lookups = try QueueLookups(connection, about: files, countsOpen: maxOpen > 0)
        var decisions = Decider.decide(files, given: lookups, maxOpen: maxOpen)
        var writer = DecisionWriter(connection, by: holder, room: room)
        var impossible: [Int: String] = [:]
        var settlements: [Settlement] = []
        for (place, file) in files.enumerated() {
            do {
                let settlement = try connection.undoing {
                    try writer.write(decisions.files[place], of: file, at: place)
                }
                settlements.append(settlement)
            } catch let error as ConstraintBroken {
                room.recount()
                impossible[place] = "\(error)"
                settlements.append(.impossible("\(error)"))
                decisions = Decider.decide(files, given: lookups, maxOpen: maxOpen, impossible: impossible)
            }
        }
        try writer.count(decisions.redeliveries)
        return settlements
    }
}

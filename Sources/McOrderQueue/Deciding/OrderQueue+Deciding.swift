package import McOrderModel

extension OrderQueue {
    /// Decides files and stores the decisions, all in one transaction that is on the disk when this returns.
    ///
    /// Decisions are final: if a file has the same content as one that was decided before, it is only
    /// counted. If an order violates a constraint of the database, it is not stored. The other files are not
    /// affected; they are decided once more in a second transaction.
    /// Source: format.md, *Deciding about a file*; rules.md, rules 1 and 7.
    /// - Parameters:
    ///   - incoming: the files, older orders first. The caller bounds their number so that the transaction
    ///   takes less than 50 ms.
    ///   - holder: the name of the deciding program, for the history.
    ///   - maxOpen: how many open orders a device may have, except trusted devices; 0 means no limit.
    ///   - presence: the rules about orders that wait for their customers.
    ///   - kitchens: those that promise times; `nil` if none does, as while the clock is in doubt.
    /// - Returns: the result for each file, in the same order.
    package func decide(
        _ incoming: [IncomingFile],
        by holder: String,
        maxOpen: Int = 0,
        presence: PresenceRules = PresenceRules(),
        kitchens: Kitchens? = nil
    ) throws(QueueError) -> [FileOutcome] {
        var breaksOne = false
        do throws(QueueError) {
            return try deciding(by: holder, maxOpen: maxOpen, presence, kitchens) { decider in
                do {
                    return try decider.decide(incoming)
                } catch {
                    breaksOne = error is ConstraintBroken
                    throw error
                }
            }
        } catch {
            guard breaksOne else { throw error }
            return try deciding(by: holder, maxOpen: maxOpen, presence, kitchens) {
                try $0.decide(incoming, separately: true)
            }
        }
    }

    /// Which files were decided so long before they were read, by the times in the queue.
    package func wereDecided(_ files: [IncomingFile], before age: Duration) throws(QueueError) -> [Bool] {
        guard !files.isEmpty else { return [] }
        return try write { connection in
            let arguments = files.map { file -> SQLArguments in
                let order = file.kind == .order ? file.identity : nil
                return [
                    order?.device.description, order?.number.value, file.receivedAt - age,
                    file.contentHash.bytes, file.kind.rawValue,
                ]
            }
            return try connection.rowsEach(SQL.deciding.isDecidedBefore, arguments).map { $0[0][0] }
        }
    }

    /// Runs `body` in a transaction. If it fails, the space that refused files take is counted again.
    private func deciding(
        by holder: String,
        maxOpen: Int,
        _ presence: PresenceRules,
        _ kitchens: Kitchens?,
        _ body: (BatchDecider) throws -> [FileOutcome]
    ) throws(QueueError) -> [FileOutcome] {
        var isAgain = false
        defer { redelivered.end() }
        do throws(QueueError) {
            return try write { connection in
                // On a server a transaction may run again.
                if isAgain { room.recount() }
                isAgain = true
                return try body(
                    BatchDecider(
                        connection: connection,
                        holder: holder,
                        maxOpen: maxOpen,
                        presence: presence,
                        room: room,
                        redelivered: redelivered,
                        kitchens: kitchens.map { ($0, fullKitchens) }
                    )
                )
            }
        } catch {
            room.recount()
            throw error
        }
    }
}

package import McOrderModel

extension OrderQueue {
    /// Decides on files and stores the decisions, all in one transaction that is on the disk when this
    /// returns.
    ///
    /// Decisions are final: content that was decided upon before is counted and otherwise without effect.
    /// An order that breaks a constraint of the database is left out; the others are not affected, and are
    /// decided about once more, in a second transaction.
    /// Source: format.md, *Deciding about a file*; architecture.md, rules 1 and 7.
    /// - Parameters:
    ///   - arrivals: the files, older orders first; the caller bounds their number so that the
    ///   transaction stays below 50 ms.
    ///   - holder: who decides, for the history.
    ///   - maxOpen: how many open orders a device may have, trusted ones excepted; 0 knows no limit.
    /// - Returns: what became of each, in the same order.
    package func settle(
        _ arrivals: [Arrival],
        by holder: String,
        maxOpen: Int = 0
    ) throws(QueueError) -> [Settlement] {
        var breaksOne = false
        do throws(QueueError) {
            return try write(deciding: arrivals.count) { connection in
                do {
                    return try withRejectionRoom { room in
                        try BatchSettling(connection, by: holder, maxOpen: maxOpen, room: room).settle(
                            arrivals
                        )
                    }
                } catch {
                    breaksOne = error is ConstraintBroken
                    throw error
                }
            }
        } catch {
            forgetRejectionUsage()
            guard breaksOne else { throw error }
        }
        do throws(QueueError) {
            return try write { connection in
                try withRejectionRoom { room in
                    try BatchSettling(connection, by: holder, maxOpen: maxOpen, room: room).settleEach(
                        arrivals
                    )
                }
            }
        } catch {
            forgetRejectionUsage()
            throw error
        }
    }
}

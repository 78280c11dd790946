internal import Foundation
internal import GRDB
internal import McOrderModel

extension OrderQueue {
    /// Decides on files and stores the decisions, all in one transaction that is on the disk when this
    /// returns.
    ///
    /// Decisions are final: content that was decided upon before is counted and otherwise without effect.
    /// An order that breaks a constraint of the database is left out; the others are not affected.
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
        try write { connection in
            try arrivals.map { arrival in
                do {
                    var settlement = Settlement.redelivered
                    try connection.inSavepoint {
                        let settling = Settling(connection: connection, holder: holder, maxOpen: maxOpen)
                        settlement = try settling.settle(arrival)
                        return .commit
                    }
                    return settlement
                } catch  where QueueError.isOfOneOrder(error) {
                    return .impossible("\(error)")
                }
            }
        }
    }
}

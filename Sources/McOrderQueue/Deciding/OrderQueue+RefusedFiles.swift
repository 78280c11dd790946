internal import McOrderModel

/// How much of refused files a queue keeps.
struct RefusedFiles: Sendable {
    /// The bytes that they may take.
    var limit = Retention().rejectedMegabytes << 20
    /// What they take; `nil` where that is to be counted. Only the one process that takes files in knows it.
    var usage: RejectionUsage?
}

extension OrderQueue {
    /// Keeps no more than `limit` bytes of refused files from here on, also in the transactions that add
    /// some.
    ///
    /// - Parameter isToEnd: asked before each transaction; the rest is then left for another time.
    package func keepRefusedFiles(
        within limit: Int,
        unless isToEnd: @Sendable () -> Bool = { false }
    ) throws(QueueError) {
        refusedFiles = RefusedFiles(limit: limit, usage: nil)
        do throws(QueueError) {
            try repeatedly(unless: isToEnd) { connection in
                try withRejectionRoom { try $0.trim(connection, atMost: Self.batch) }
            }
        } catch {
            forgetRejectionUsage()
            throw error
        }
    }

    /// Does something in a transaction that may add refused files; what they take is remembered where it
    /// succeeds.
    func withRejectionRoom<Result>(_ body: (RejectionRoom) throws -> Result) throws -> Result {
        let room = RejectionRoom(limit: refusedFiles.limit, usage: refusedFiles.usage)
        refusedFiles.usage = nil
        let result = try body(room)
        refusedFiles.usage = room.usage
        return result
    }

    /// Has what refused files take counted again, since a transaction failed or something else was forgotten.
    func forgetRejectionUsage() {
        refusedFiles.usage = nil
    }
}

internal import McOrderModel

/// How much space refused files may take in a queue, and how much they take.
struct RefusedFiles: Sendable {
    /// The limit in bytes.
    var limit = Retention().rejectedMegabytes << 20
    /// What they take; `nil` if it has to be counted. Only the process that decides files, the daemon, knows
    /// it.
    var usage: RejectionUsage?
}

extension OrderQueue {
    /// Limits refused files to `limit` bytes from now on, also in the transactions that add refused files.
    ///
    /// - Parameter isToEnd: called before each transaction; if it returns `true`, this returns and the
    ///   remaining files are removed another time.
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

    /// Runs `body` in a transaction that may add refused files. If it succeeds, the space that they take is
    /// remembered.
    func withRejectionRoom<Result>(_ body: (RejectionRoom) throws -> Result) throws -> Result {
        let room = RejectionRoom(limit: refusedFiles.limit, usage: refusedFiles.usage)
        refusedFiles.usage = nil
        let result = try body(room)
        refusedFiles.usage = room.usage
        return result
    }

    /// Forgets the space that refused files take, so that it is counted again. Called when a transaction
    /// failed or other code deleted rows.
    func forgetRejectionUsage() {
        refusedFiles.usage = nil
    }
}

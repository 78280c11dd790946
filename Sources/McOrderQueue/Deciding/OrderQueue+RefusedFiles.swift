extension OrderQueue {
    /// Limits refused files to `limit` bytes from now on, also in the transactions that add refused files.
    ///
    /// - Parameter isToEnd: called before each transaction; if it returns `true`, this returns and the
    ///   remaining files are removed another time.
    package func keepRefusedFiles(
        within limit: Int,
        unless isToEnd: @Sendable () -> Bool = { false }
    ) throws(QueueError) {
        room = RejectionRoom(limit: limit)
        do throws(QueueError) {
            try repeatedly(unless: isToEnd) { try room.trim($0, atMost: Self.batch) }
        } catch {
            room.recount()
            throw error
        }
    }
}

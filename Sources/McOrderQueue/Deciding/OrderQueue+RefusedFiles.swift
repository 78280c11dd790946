extension OrderQueue {
    /// Limits refused files to `limit` bytes from now on, also in the transactions that add refused files.
    ///
    /// - Parameter isToEnd: called before each transaction; if it returns `true`, this returns and the
    ///   remaining files are removed another time.
    package func keepRefusedFiles(
        within limit: Int,
        unless isToEnd: @Sendable () -> Bool = { false }
    ) throws(QueueError) {
        if room.limit != limit { room = RejectionRoom(limit: limit) }
        while !isToEnd(), try trimRefusedFiles(within: limit) {}
    }

    /// Removes some refused files beyond the limit, in one transaction. Returns whether there were any.
    func trimRefusedFiles(within limit: Int) throws(QueueError) -> Bool {
        if room.limit != limit { room = RejectionRoom(limit: limit) }
        do throws(QueueError) {
            return try write { connection in
                room.recount()
                return try room.trim(connection, atMost: Self.batch)
            }
        } catch {
            room.recount()
            throw error
        }
    }
}

package import McOrderModel

extension OrderQueue {
    /// Stores a photograph of the kitchen book, and erases the oldest ones if there is no room.
    ///
    /// Safe to repeat.
    ///
    /// - Parameter most: the bytes that all photographs have at most.
    /// - Returns: how many were erased.
    package func store(
        _ photograph: BookPhotograph,
        atMost most: Int,
        at now: Timestamp
    ) throws(QueueError) -> Int {
        try write { connection in
            let hash = photograph.hash.description
            try connection.run(SQL.book.insertPhotograph, [hash, photograph.bytes, now])
            var rest: Int64 = try connection.value(SQL.book.photographBytes, []) ?? 0
            var erased = 0
            while rest > most, let oldest = try connection.row(SQL.book.oldestPhotograph, [hash]) {
                try connection.run(SQL.book.deletePhotograph, [oldest[0] as String])
                rest -= oldest[1]
                erased += 1
            }
            return erased
        }
    }
}

extension Connection {
    /// Erases a photograph that nothing names any more.
    func deleteUnnamed(_ hash: ContentHash) throws {
        guard try !isTrue(SQL.book.namesPhotograph, ["%\(hash)%"]) else { return }
        try run(SQL.book.deletePhotograph, [hash.description])
    }
}

extension QueueView {
    /// A photograph of the kitchen book; `nil` if it is not kept, or not any more.
    package func photograph(_ hash: ContentHash) throws(QueueError) -> BookPhotograph? {
        try read { connection in
            try connection.row(SQL.book.photograph, [hash.description])
                .map { BookPhotograph(stored: $0[0], hash) }
        }
    }
}

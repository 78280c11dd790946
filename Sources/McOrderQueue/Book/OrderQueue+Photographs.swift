package import McOrderModel

extension OrderQueue {
    /// Stores a photograph of the kitchen book, and erases the oldest ones if there is no room: those of facts
    /// first, and those that an entry names only after them.
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
            guard rest > most else { return 0 }
            let named = try connection.photographsOfEntries()
            let others = try connection.rows(SQL.book.otherPhotographs, [hash])
            let isNamed = { (row: Row) in named.contains(row[0] as String) }
            for row in others.filter({ !isNamed($0) }) + others.filter(isNamed) where rest > most {
                try connection.run(SQL.book.deletePhotograph, [row[0] as String])
                rest -= row[1]
                erased += 1
            }
            return erased
        }
    }

    /// Erases some of the photographs that were stored before `limit` and that no entry names: the facts that
    /// named them are as old. Returns whether there were any.
    func deletePhotographs(before limit: Timestamp) throws(QueueError) -> Bool {
        try write { connection in
            let named = try connection.photographsOfEntries()
            let old: [String] = try connection.values(SQL.book.photographsBefore, [limit])
            let gone = old.filter { !named.contains($0) }.prefix(Self.batch)
            for hash in gone { try connection.run(SQL.book.deletePhotograph, [hash]) }
            return !gone.isEmpty
        }
    }
}

extension Connection {
    /// The hashes that entries name, also earlier rows of them.
    fileprivate func photographsOfEntries() throws -> Set<String> {
        let contents: [String] = try values(SQL.book.photographedEntries, [])
        return Set(
            try contents.compactMap {
                try JSONReader.read(Array($0.utf8), depth: 16).value.member(BookPhotograph.member)?.text
            }
        )
    }

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

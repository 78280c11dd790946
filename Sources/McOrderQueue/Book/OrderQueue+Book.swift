package import McOrderModel

extension OrderQueue {
    /// Writes a new row of the kitchen book, unless its key has another one than the caller saw.
    ///
    /// - Parameters:
    ///   - content: `nil` to remove the entry.
    ///   - seen: the id of the row that the caller saw; 0 for none, also if one was removed.
    package func change(
        _ kind: BookKind,
        _ key: String,
        of restaurant: RestaurantID,
        to content: JSONValue?,
        after seen: Int64,
        by: String,
        at now: Timestamp
    ) throws(QueueError) -> BookChange {
        try write { connection in
            let newest = try connection.bookEntry(kind, key, of: restaurant)
            let isNew = newest?.content == nil
            guard newest?.id == seen || isNew && seen == 0 else { return .overtaken(newest) }
            if content == nil, isNew { return .overtaken(newest) }
            if kind == .recipe, let content {
                let problem = try connection.endless(with: key, content, of: restaurant, at: now)
                if let problem { return .endless(problem) }
            }
            let text = content.map { JSONWriter.line($0) }
            let arguments: SQLArguments = [restaurant, kind.rawValue, key, text, now, by]
            _ = try connection.insert(SQL.book.insertEntry, arguments)
            guard let entry = try connection.bookEntry(kind, key, of: restaurant) else {
                throw QueueError.database(cause: "a row of the book is gone")
            }
            return .made(entry)
        }
    }

    /// Makes changes of the kitchen book, all of them or none.
    ///
    /// - Returns: whether they were made: each entry still had the content that the change names.
    package func change(
        _ changes: [BookTables.Change],
        of restaurant: RestaurantID,
        by: String,
        at now: Timestamp
    ) throws(QueueError) -> Bool {
        try write { connection in
            for change in changes {
                let newest = try connection.bookEntry(change.kind, change.key, of: restaurant)
                guard newest?.content == change.before else { return false }
            }
            for change in changes {
                let text = change.after.map { JSONWriter.line($0) }
                _ = try connection.insert(
                    SQL.book.insertEntry,
                    [restaurant, change.kind.rawValue, change.key, text, now, by]
                )
            }
            return true
        }
    }

    /// Stores facts of a browser, each at most once, in their order.
    ///
    /// - Parameters:
    ///   - browser: the browser's name.
    ///   - isDoubted: whether the server's clock is in doubt.
    /// - Returns: what became of each.
    package func record(
        _ facts: [BookFact.Draft],
        at restaurant: RestaurantID,
        browser: String,
        now: Timestamp,
        isDoubted: Bool
    ) throws(QueueError) -> [BookFactOutcome] {
        try write { connection in
            let book = try connection.book(of: restaurant)
            var last: Int64 = try connection.value(SQL.book.lastSeq, [restaurant]) ?? 0
            return try facts.map { fact in
                if let row = try connection.row(SQL.book.known, [fact.id.description]) {
                    return .known(seq: row[1])
                }
                do {
                    try book.check(fact)
                    try connection.checkCorrection(fact, in: book, at: restaurant, browser: browser, now: now)
                } catch let refusal as Book.Refusal {
                    return .refused(refusal)
                }
                last += 1
                try connection.run(
                    SQL.book.insertFact,
                    [
                        restaurant, last, fact.id.description, fact.kind.rawValue, fact.key, browser,
                        fact.number, fact.person, now - fact.ago, now, isDoubted,
                        JSONWriter.line(fact.content), fact.corrected?.description,
                    ]
                )
                return .stored(seq: last)
            }
        }
    }
}

extension Connection {
    /// Why the recipes of a restaurant's book could not be with another one; `nil` if they could.
    fileprivate func endless(
        with key: String,
        _ content: JSONValue,
        of restaurant: RestaurantID,
        at now: Timestamp
    ) throws -> RecipeBook.Problem? {
        let others = try rows(SQL.book.entries, [restaurant]).compactMap { try Book.Entry($0) }
            .filter { $0.kind != .recipe || $0.key != key }
        let new = Book.Entry(id: 0, kind: .recipe, key: key, content: content, at: now, by: "", since: now)
        return RecipeBook(Book(others + [new])).endless
    }

    /// For so long a browser takes back without a reason what it noted.
    private static var undoTime: Duration { .seconds(60) }

    /// - Throws: ``Book/Refusal``.
    fileprivate func checkCorrection(
        _ fact: BookFact.Draft,
        in book: Book,
        at restaurant: RestaurantID,
        browser: String,
        now: Timestamp
    ) throws {
        guard fact.kind == .result else { return }
        let result = try book.result(fact)
        guard let corrected = result.corrects else { return }
        guard let row = try row(SQL.book.fact, [restaurant, corrected.description]),
            let before = try BookFact(row),
            before.key == fact.key
        else { throw Book.Refusal.nothingToCorrect }
        let isUndo = before.browser == browser && now - before.entered <= Self.undoTime
        // Who says later what was done about a value corrects nothing.
        let isCure = !result.cure.isEmpty && result.value?.json == before.content.member("value")
        if result.reason.isEmpty, !isUndo, !isCure { throw Book.Refusal.reasonNeeded }
    }
}

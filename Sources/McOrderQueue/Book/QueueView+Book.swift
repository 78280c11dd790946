package import McOrderModel

extension QueueView {
    /// So many facts of a check of a subject show what is due, what is open and which values are usual.
    private static var mostOfCheck: Int { 60 }

    /// What the kitchen book of a restaurant defines at present.
    package func book(of restaurant: RestaurantID) throws(QueueError) -> Book {
        try definitions(of: restaurant).book
    }

    /// What the book defines. It is read again only if a row was written.
    func definitions(of restaurant: RestaurantID) throws(QueueError) -> BookDefinitions {
        let known = bookDefinitions[restaurant]
        let current = try read { connection in
            let mark = try BookDefinitions.Mark(connection)
            if let known, known.mark == mark { return known }
            return try BookDefinitions(mark, connection, of: restaurant)
        }
        bookDefinitions[restaurant] = current
        return current
    }

    /// Whether a restaurant has ever defined something in its kitchen book.
    package func usesBook(_ restaurant: RestaurantID) throws(QueueError) -> Bool {
        try read { connection in
            let users = try connection.rows(SQL.book.users, []).map { $0[0] as String? }
            return users.contains { $0 == nil || $0 == restaurant.description }
        }
    }

    /// The newest rows of the kitchen book, also of what was removed.
    package func bookEntries(of restaurant: RestaurantID) throws(QueueError) -> [Book.Entry] {
        try definitions(of: restaurant).entries
    }

    /// What the kitchen book of a restaurant defined at an instant.
    package func book(of restaurant: RestaurantID, at instant: Timestamp) throws(QueueError) -> Book {
        try read { connection in
            Book(
                try connection.rows(SQL.book.entriesAt, [restaurant, instant]).compactMap {
                    try Book.Entry($0)
                }
            )
        }
    }

    /// The register with the last results of each check, or only of some.
    ///
    /// - Parameters:
    ///   - keys: keys of results; `nil` for all.
    ///   - subject: the subject whose checks are meant; `nil` for all.
    package func register(
        of restaurant: Restaurant,
        about keys: Set<String>? = nil,
        subject: SubjectID? = nil
    ) throws(QueueError) -> Register {
        let book = try definitions(of: restaurant.id).book
        return try read { connection in
            let pairs = book.pairs.filter { pair in subject.map { $0 == pair.subject.id } ?? true }
                .map { CheckedSubject($0.subject.id, $0.check.id).description }
            let facts = try pairs.filter { keys?.contains($0) ?? true }.flatMap { key in
                try connection.lastFacts(of: key, at: restaurant.id, atMost: Self.mostOfCheck)
            }
            return Register(book, facts, of: restaurant)
        }
    }

    /// What happened from one instant until before another one with its corrections, however late these were,
    /// and the numbers that were lost then.
    ///
    /// - Parameter subject: the subject that the facts are about; `nil` for all facts.
    package func bookFacts(
        of restaurant: RestaurantID,
        from: Timestamp,
        to: Timestamp,
        about subject: SubjectID? = nil
    ) throws(QueueError) -> (facts: [BookFact], gaps: [BookGap]) {
        try read { connection in
            let arguments: SQLArguments = [restaurant, from, to]
            let rows =
                if let subject {
                    // The characters of a key, and the one after the slash.
                    try connection.rows(
                        SQL.book.withinOfSubject,
                        [restaurant, from, to, subject, "\(subject)/", "\(subject)0"]
                    )
                } else {
                    try connection.rows(SQL.book.within, arguments)
                }
            var facts = try rows.compactMap { try BookFact($0) }
            var known = Set(facts.map(\.id))
            // A correction can be corrected.
            var latest = facts
            while !latest.isEmpty {
                let ids = SQLValue.texts(latest.map(\.id.description))
                latest = try connection.rows(SQL.book.corrections, [restaurant, ids])
                    .compactMap { try BookFact($0) }.filter { known.insert($0.id).inserted }
                facts += latest
            }
            let gaps = try connection.rows(SQL.book.gaps, arguments)
                .map { BookGap(first: $0[0], last: $0[1], at: $0[2]) }
            return (facts.sorted { $0.seq < $1.seq }, gaps)
        }
    }

    /// What tells what is there of the ingredients, from one instant until before another one.
    package func stockFacts(
        of restaurant: RestaurantID,
        from: Timestamp,
        to: Timestamp
    ) throws(QueueError) -> [BookFact] {
        try read { connection in
            try connection.rows(SQL.book.stock, [restaurant, from, to]).compactMap { try BookFact($0) }
        }
    }

    /// What was bought since an instant, the oldest first.
    package func purchases(of restaurant: RestaurantID, since: Timestamp) throws(QueueError) -> [BookFact] {
        try read { connection in
            try connection.rows(SQL.book.purchases, [restaurant, since]).compactMap { try BookFact($0) }
        }
    }

    /// The number of the last fact of a restaurant; 0 before the first.
    package func lastBookFact(of restaurant: RestaurantID) throws(QueueError) -> Int64 {
        try read { try $0.value(SQL.book.lastSeq, [restaurant]) ?? 0 }
    }

    /// What happened to a list and its items.
    package func bookFacts(of restaurant: RestaurantID, about list: ListID) throws(QueueError) -> [BookFact] {
        try bookFacts(of: restaurant, within: list.description)
    }

    /// The last notes about a recipe, the oldest first.
    package func notes(of restaurant: RestaurantID, about recipe: RecipeID) throws(QueueError) -> [BookFact] {
        try read { connection in
            let key = BookedRecipe(recipe).description
            return try connection.lastFacts(of: key, at: restaurant, atMost: Self.mostOfCheck)
                .filter { $0.kind == .note }
        }
    }

    /// What was prepared of what a day needs.
    package func preparedFacts(
        of restaurant: RestaurantID,
        on day: CivilDay
    ) throws(QueueError) -> [BookFact] {
        try bookFacts(of: restaurant, within: day.description).filter { $0.kind == .prepared }
    }

    /// The facts of a key, and of those that begin with it and a slash.
    private func bookFacts(of restaurant: RestaurantID, within key: String) throws(QueueError) -> [BookFact] {
        try read { connection in
            // The characters of a key, and the one after the slash.
            let range: SQLArguments = [restaurant, key, "\(key)/", "\(key)0"]
            return try connection.rows(SQL.book.ofList, range).compactMap { try BookFact($0) }
        }
    }

    /// The facts after a number, the oldest first, at most `count`.
    package func bookFacts(
        of restaurant: RestaurantID,
        after seq: Int64,
        atMost count: Int
    ) throws(QueueError) -> [BookFact] {
        try read { try $0.rows(SQL.book.after, [restaurant, seq, count]).compactMap { try BookFact($0) } }
    }
}

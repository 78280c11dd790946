package import McOrderModel

/// What was erased of a person who worked in a kitchen, and what is left to look at.
package struct ForgottenPerson: Hashable, Sendable {
    /// How many rows had the person's name.
    package let rows: Int
    /// The facts with words or photographs of the person, or that have the name in them; by restaurant and
    /// number.
    package let texts: [BookFact]
    /// Whether the database's journal has no copy of the name any more.
    package let isJournalEmpty: Bool
}

extension OrderQueue {
    /// Erases the name of a person from the kitchen books. Facts name a person by key, and are kept.
    ///
    /// Safe to repeat.
    ///
    /// - Returns: `nil` if nothing names a person of that key.
    package func forget(person key: BookPersonID) throws(QueueError) -> ForgottenPerson? {
        let found = try write { connection -> (rows: Int, texts: [BookFact])? in
            guard try connection.isTrue(SQL.book.namesPerson, [key]) else { return nil }
            let contents: [String] = try connection.values(SQL.book.personNames, [key])
            let names = try contents.map { text in
                try JSONReader.read(Array(text.utf8), depth: 16).value.member("name")?.text?.lowercased()
                    ?? ""
            }
            let rows = try connection.run(SQL.book.forgetPerson, [key])
            var texts: [BookFact] = []
            try connection.forEach(SQL.book.allFacts, []) { row in
                guard let fact = try BookFact(row), !fact.words.isEmpty || fact.photograph != nil
                else { return true }
                let isNamed = fact.words.contains { word in
                    names.contains { !$0.isEmpty && word.lowercased().contains($0) }
                }
                if isNamed || fact.person == key { texts.append(fact) }
                return true
            }
            return (rows, texts)
        }
        guard let found else { return nil }
        let isJournalEmpty = try writer.emptyJournal()
        return ForgottenPerson(rows: found.rows, texts: found.texts, isJournalEmpty: isJournalEmpty)
    }

    /// Erases the words and photographs of facts, which then say so. What was measured stays, and so does a
    /// photograph that something else names too.
    ///
    /// - Returns: the ids of those that are not there.
    package func blank(_ facts: [FactID]) throws(QueueError) -> [FactID] {
        let missing = try write { connection in
            try facts.filter { id in
                guard let row = try connection.row(SQL.book.factOfID, [id.description]),
                    let fact = try BookFact(row)
                else { return true }
                try connection.run(SQL.book.setContent, [JSONWriter.line(fact.blanked), id.description])
                if let photograph = fact.photograph { try connection.deleteUnnamed(photograph) }
                return false
            }
        }
        _ = try writer.emptyJournal()
        return missing
    }
}

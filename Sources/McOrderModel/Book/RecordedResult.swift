/// A result with its corrections.
package struct RecordedResult: Hashable, Sendable {
    package let pair: CheckedSubject
    /// The fact that recorded it first.
    package let fact: BookFact
    /// What it says now; `value` is `nil` if it was taken back.
    package private(set) var result: CheckResult
    /// What was said before, the oldest first.
    package private(set) var before: [CheckResult] = []
    /// The facts that corrected it, the oldest first.
    package private(set) var corrections: [BookFact] = []

    /// Brings facts into results, the oldest first.
    ///
    /// - Parameter facts: in the order of their `seq`; what cannot be read, or is no result, is left out.
    static func all(_ facts: [BookFact], in book: Book) -> [RecordedResult] {
        var results: [RecordedResult] = []
        var places: [FactID: Int] = [:]
        for fact in facts where fact.kind == .result {
            guard let pair = CheckedSubject(fact.key), let check = book.knownCheck(pair.check),
                let result = try? CheckResult(stored: fact.content, of: check.kind)
            else { continue }
            if let corrected = result.corrects {
                guard let place = places[corrected], results[place].pair == pair else { continue }
                results[place].before.append(results[place].result)
                results[place].result = result
                results[place].corrections.append(fact)
                places[fact.id] = place
            } else {
                places[fact.id] = results.count
                results.append(RecordedResult(pair: pair, fact: fact, result: result))
            }
        }
        return results
    }

    private init(pair: CheckedSubject, fact: BookFact, result: CheckResult) {
        (self.pair, self.fact, self.result) = (pair, fact, result)
    }

    package var isTakenBack: Bool { result.value == nil }

    /// Its photographs. A correction takes none away.
    package var photographs: [ContentHash] { (before + [result]).compactMap(\.photograph) }

    /// The id that a correction names.
    package var lastID: FactID { corrections.last?.id ?? fact.id }
}

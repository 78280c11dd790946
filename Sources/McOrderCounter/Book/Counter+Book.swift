package import McOrderModel
import McOrderQueue

/// What the register says of a span of days.
package struct RegisterSheet: Sendable {
    /// A line of the sheet.
    package enum Line: Hashable, Sendable {
        case result(RecordedResult)
        case missed(Register.Missed)
        /// A note about a subject.
        case note(BookFact, BookNote)
        /// Numbers of facts that were lost when a backup was restored.
        case gap(BookGap)

        /// When it happened.
        package var at: Timestamp {
            switch self {
            case .result(let result): result.fact.at
            case .missed(let missed): missed.at
            case .note(let fact, _): fact.at
            case .gap(let gap): gap.at
            }
        }
    }

    package let restaurant: Restaurant
    package let register: Register
    package let span: ClosedRange<CivilDay>
    /// The subject that the sheet is about; `nil` for all.
    package let subject: BookSubject?
    /// By time.
    package let lines: [Line]
}

extension Counter {
    /// What a restaurant's kitchen book defines, with the last results of each check, or only of some.
    ///
    /// - Parameter keys: keys of results; `nil` for all.
    package func register(
        of restaurant: Restaurant,
        about keys: Set<String>? = nil
    ) async throws(CounterError) -> Register {
        try await reading { try await $0.register(of: restaurant, about: keys) }
    }

    /// Whether a restaurant has a kitchen book. Who does not use it sees none of it.
    package func usesBook(_ restaurant: RestaurantID) async throws(CounterError) -> Bool {
        try await reading { try await $0.usesBook(restaurant) }
    }

    /// What the kitchen book defines at present.
    package func book(of restaurant: Restaurant) async throws(CounterError) -> Book {
        try await reading { try await $0.book(of: restaurant.id) }
    }

    /// The newest rows of the kitchen book, also of what was removed.
    package func bookEntries(of restaurant: Restaurant) async throws(CounterError) -> [Book.Entry] {
        try await reading { try await $0.bookEntries(of: restaurant.id) }
    }

    /// The number of the last fact of a restaurant's book; 0 before the first.
    package func lastBookFact(of restaurant: RestaurantID) async throws(CounterError) -> Int64 {
        try await reading { try await $0.lastBookFact(of: restaurant) }
    }

    /// The facts after a number, the oldest first, at most `count`.
    package func bookFacts(
        of restaurant: RestaurantID,
        after seq: Int64,
        atMost count: Int
    ) async throws(CounterError) -> [BookFact] {
        try await reading { try await $0.bookFacts(of: restaurant, after: seq, atMost: count) }
    }

    /// The checks that are due now. None is due while the clock is in doubt.
    package func dueChecks(_ register: Register) async throws(CounterError) -> [Register.Due] {
        try await isClockDoubted() ? [] : register.due(at: now())
    }

    private func isClockDoubted() async throws(CounterError) -> Bool {
        do {
            return try QueueView.heartbeat(in: state)?.clock != nil
        } catch {
            throw CounterError(error)
        }
    }

    /// Stores what a browser noted, each fact at most once.
    ///
    /// - Parameter facts: in the order in which they are stored.
    /// - Returns: what became of each.
    /// - Throws: ``CounterError/notPermitted(_:)``, or the error that prevents writing to the queue.
    package func note(
        _ facts: [BookFact.Draft],
        at restaurant: Restaurant,
        as member: StaffMember
    ) async throws(CounterError) -> [BookFactOutcome] {
        guard member.role.permits(.noteInBook) else { throw .notPermitted(member.role) }
        let isDoubted = try await isClockDoubted()
        let now = now()
        return try await changing(as: member) { queue in
            try await queue.record(
                facts,
                at: restaurant.id,
                browser: member.name,
                now: now,
                isDoubted: isDoubted
            )
        }
    }

    /// A photograph of the kitchen book; `nil` if it is not kept, or not any more.
    package func photograph(_ hash: ContentHash) async throws(CounterError) -> BookPhotograph? {
        try await reading { try await $0.photograph(hash) }
    }

    /// Stores a photograph of the kitchen book, and erases the oldest ones if there is no room.
    ///
    /// - Parameter most: the bytes that all photographs have at most.
    /// - Returns: how many were erased.
    /// - Throws: ``CounterError/notPermitted(_:)``, or the error that prevents writing to the queue.
    package func store(
        _ photograph: BookPhotograph,
        atMost most: Int,
        as member: StaffMember
    ) async throws(CounterError) -> Int {
        guard member.role.permits(.noteInBook) else { throw .notPermitted(member.role) }
        let now = now()
        return try await changing(as: member) { queue in
            try await queue.store(photograph, atMost: most, at: now)
        }
    }

    /// Changes what the kitchen book defines, unless somebody has changed it since.
    ///
    /// - Parameters:
    ///   - content: `nil` to remove the entry.
    ///   - seen: the id of the row that the member saw; 0 for none, also if one was removed.
    /// - Throws: ``CounterError/notPermitted(_:)``, or the error that prevents writing to the queue.
    package func define(
        _ kind: BookKind,
        _ key: String,
        _ content: JSONValue?,
        after seen: Int64,
        at restaurant: Restaurant,
        as member: StaffMember
    ) async throws(CounterError) -> BookChange {
        guard member.role.permits(.defineBook) else { throw .notPermitted(member.role) }
        let now = now()
        return try await changing(as: member) { queue in
            try await queue.change(
                kind,
                key,
                of: restaurant.id,
                to: content,
                after: seen,
                by: member.name,
                at: now
            )
        }
    }

    /// What the register says of some days of business, of one subject or of all.
    package func registerSheet(
        of restaurant: Restaurant,
        on span: ClosedRange<CivilDay>,
        about id: SubjectID?
    ) async throws(CounterError) -> RegisterSheet {
        let days = restaurant.businessDays
        let (from, to) = (days.start(of: span.lowerBound), days.start(of: span.upperBound.advanced(by: 1)))
        let (last, facts, gaps) = try await reading { view in
            let last = try await view.register(of: restaurant, subject: id)
            let (facts, gaps) = try await view.bookFacts(of: restaurant.id, from: from, to: to, about: id)
            return (last, facts, gaps)
        }
        // The last results tell when a check after so many days was due.
        let known = Set(facts.map(\.seq))
        let older = last.results.values.joined().map(\.fact).filter { !known.contains($0.seq) }
        let register = Register(
            last.book,
            (facts + older).sorted { $0.seq < $1.seq },
            of: restaurant
        )
        let results = register.results.values.joined().filter { from <= $0.fact.at && $0.fact.at < to }
        let missed = register.missed(on: span, now: now(), of: id)
        let notes = facts.compactMap { fact -> RegisterSheet.Line? in
            guard fact.kind == .note, SubjectID(key: fact.key) != nil,
                let note = try? BookNote(fact.content)
            else { return nil }
            return .note(fact, note)
        }
        let lines =
            results.map { RegisterSheet.Line.result($0) }
            + missed.map { .missed($0) } + notes + gaps.map { .gap($0) }
        return RegisterSheet(
            restaurant: restaurant,
            register: register,
            span: span,
            subject: id.flatMap { last.book.knownSubject($0) },
            lines: lines.sorted { $0.at < $1.at }
        )
    }
}

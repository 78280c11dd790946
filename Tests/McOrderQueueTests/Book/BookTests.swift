import McOrderModel
import OrderTesting
import Testing

@testable import McOrderQueue

/// The kitchen book as it is stored.
@Suite(.onEachEngine, .timeLimit(.minutes(5))) struct BookTests {
    private let fixture: TestQueue
    private let bar: Restaurant

    init() async throws {
        fixture = try await TestQueue()
        bar = try SmallCatalogue.restaurant("bar")
        try await define(.subject, "fridge", #"{"name":"Nevera","kind":"cold"}"#)
        try await define(.person, "ane", #"{"name":"Ane"}"#)
        let check =
            #"{"name":"Frío","kind":"temperature","subjects":["fridge"],"due":{"times":["10:00"]},"max":4}"#
        try await define(.check, "cold", check)
    }

    private func value(_ json: String) throws -> JSONValue {
        try JSONReader.read(Array(json.utf8), depth: 8).value
    }

    @discardableResult
    private func define(_ kind: BookKind, _ key: String, _ json: String?, after: Int64 = 0) async throws
        -> BookChange
    {
        try await fixture.queue.change(
            kind,
            key,
            of: bar.id,
            to: json.map { try value($0) },
            after: after,
            by: "Ane",
            at: noon
        )
    }

    private static func id(_ number: Int) throws -> FactID {
        try #require(FactID("00000000-0000-4000-8000-00000000\(1000 + number)"))
    }

    private func draft(
        _ number: Int,
        _ json: String,
        kind: BookFact.Kind = .result,
        key: String = "fridge/cold",
        person: String? = "ane",
        ago: Int = 0
    ) throws -> BookFact.Draft {
        BookFact.Draft(
            id: try Self.id(number),
            number: number,
            kind: kind,
            key: key,
            person: person.map { BookPersonID($0) },
            ago: .seconds(ago),
            content: try value(json)
        )
    }

    private func record(_ facts: [BookFact.Draft], browser: String = "Tablet", at now: Timestamp = noon)
        async throws
        -> [BookFactOutcome]
    {
        try await fixture.queue.record(facts, at: bar.id, browser: browser, now: now, isDoubted: false)
    }

    @Test func `a change of the book is a new row, unless somebody was quicker`() async throws {
        let made = try await define(.person, "jon", #"{"name":"Jon"}"#)
        guard case .made(let first) = made else {
            Issue.record("\(made)")
            return
        }
        #expect(try await define(.person, "jon", #"{"name":"Jonny"}"#) == .overtaken(first))
        guard case .made(let second) = try await define(.person, "jon", #"{"name":"Jone"}"#, after: first.id)
        else {
            Issue.record("the second change was not made")
            return
        }
        #expect(second.since == first.at && second.id > first.id)
        let names = try await fixture.view.book(of: bar.id).persons.map(\.name)
        #expect(names == ["Ane", "Jone"])
        let removed = try await define(.person, "jon", nil, after: second.id)
        #expect(try await fixture.view.book(of: bar.id).persons.map(\.name) == ["Ane"])
        // Who did not see the row that was removed makes a new one; who saw an older one has to look again.
        guard case .made(let last) = removed else {
            Issue.record("\(removed)")
            return
        }
        #expect(try await define(.person, "jon", nil) == .overtaken(last))
        #expect(try await define(.person, "jon", #"{"name":"Jon"}"#, after: first.id) == .overtaken(last))
        _ = try await define(.person, "jon", #"{"name":"Jon"}"#)
        #expect(try await fixture.view.book(of: bar.id).persons.map(\.name) == ["Ane", "Jon"])
        #expect(try await fixture.count("book_entries") == 7)
        #expect(try await fixture.view.book(of: RestaurantID("urbil")).isEmpty)
    }

    @Test func `facts are numbered without gaps, and one that is sent twice is stored once`() async throws {
        let first = try draft(1, #"{"value":3}"#, ago: 7200)
        let bad = try draft(2, #"{"value":"warm"}"#)
        let second = try draft(3, #"{"text":"Se abre sola"}"#, kind: .note, key: "fridge", person: nil)
        #expect(
            try await record([first, bad, second]) == [
                .stored(seq: 1), .refused(.badContent), .stored(seq: 2),
            ]
        )
        #expect(try await record([second, first]) == [.known(seq: 2), .known(seq: 1)])
        let facts = try await fixture.view.bookFacts(of: bar.id, after: 0, atMost: 10)
        #expect(
            facts.map(\.seq) == [1, 2] && facts[0].at == noon - .seconds(7200) && facts[0].entered == noon
        )
        #expect(facts[0].delay == .seconds(7200) && facts[1].delay == nil)
        #expect(
            facts[0].person == BookPersonID("ane") && facts[1].person == nil && facts[0].browser == "Tablet"
        )
    }

    @Test func `a fact about what is not in the book is refused`() async throws {
        let refused = [
            try draft(1, #"{"value":3}"#, key: "oven/cold"), try draft(2, #"{"value":3}"#, person: "jon"),
            try draft(3, #"{"text":"x"}"#, kind: .note, key: "oven"),
            try draft(4, #"{"value":3,"corrects":"\#(Self.id(99))"}"#),
        ]
        let reasons: [Book.Refusal] = [.unknownSubject, .unknownPerson, .unknownSubject, .nothingToCorrect]
        #expect(try await record(refused) == reasons.map { .refused($0) })
        #expect(try await fixture.count("book_facts") == 0)
    }

    @Test func `a browser takes back within a minute, and later only with a reason`() async throws {
        _ = try await record([draft(1, #"{"value":40}"#)])
        let undo = #"{"corrects":"\#(try Self.id(1))"}"#
        #expect(try await record([draft(2, undo)], browser: "Other") == [.refused(.reasonNeeded)])
        let late = noon + .seconds(61)
        #expect(try await record([draft(3, undo)], at: late) == [.refused(.reasonNeeded)])
        // What was done about the value corrects nothing.
        let cure = #"{"value":40,"cure":"Movido","corrects":"\#(try Self.id(1))"}"#
        #expect(try await record([draft(4, cure)], browser: "Other", at: late) == [.stored(seq: 2)])
        #expect(try await record([draft(5, undo)], at: noon + .seconds(60)) == [.stored(seq: 3)])
        let register = try await fixture.view.register(of: bar)
        #expect(register.results.values.flatMap { $0 }.map(\.isTakenBack) == [true])
    }

    @Test func `a correction is found with what it corrects, however late it was`() async throws {
        _ = try await record([draft(1, #"{"value":40}"#)])
        let first = #"{"value":5,"corrects":"\#(try Self.id(1))","reason":"a"}"#
        let second = #"{"value":4,"corrects":"\#(try Self.id(2))","reason":"b"}"#
        _ = try await record([draft(2, first)], at: at(5000))
        _ = try await record([draft(3, second), draft(4, #"{"value":3}"#)], at: at(9000))
        let (facts, _) = try await fixture.view.bookFacts(of: bar.id, from: noon, to: at(1))
        #expect(facts.map(\.seq) == [1, 2, 3])
        let register = Register(try await fixture.view.book(of: bar.id), facts, of: bar)
        #expect(register.results.values.flatMap { $0 }.map(\.result.value) == [.number(BookNumber(4))])
    }

    @Test func `what was removed is known for what was noted of it`() async throws {
        let entry = try await fixture.view.bookEntries(of: bar.id).first { $0.key == "fridge" }
        _ = try await define(.subject, "fridge", nil, after: try #require(entry).id)
        let book = try await fixture.view.book(of: bar.id)
        #expect(book.subject(SubjectID("fridge")) == nil && book.pairs.isEmpty)
        #expect(book.knownSubject(SubjectID("fridge"))?.name == "Nevera")
        _ = try await fixture.queue.forget(person: BookPersonID("ane"))
        #expect(try await fixture.view.book(of: bar.id).knownPerson(BookPersonID("ane")) == nil)
    }

    @Test func `what happened is found by its time`() async throws {
        _ = try await record([draft(1, #"{"value":3}"#, ago: 3600), draft(2, #"{"value":3}"#)])
        let (facts, gaps) = try await fixture.view.bookFacts(
            of: bar.id,
            from: noon - .seconds(60),
            to: noon + .seconds(1)
        )
        #expect(facts.map(\.seq) == [2] && gaps.isEmpty)
    }

    @Test func `the name of a person is erased, and the words that may have it are listed`() async throws {
        _ = try await record([
            draft(1, #"{"value":3}"#), draft(2, #"{"text":"La puerta"}"#, kind: .note, key: "fridge"),
            draft(3, #"{"text":"ANE la abre"}"#, kind: .note, key: "fridge", person: nil),
            draft(4, #"{"text":"Otra cosa"}"#, kind: .note, key: "fridge", person: nil),
            draft(5, #"{"value":9,"cure":"Avisada Ane"}"#, person: nil),
        ])
        let forgotten = try #require(try await fixture.queue.forget(person: BookPersonID("ane")))
        #expect(forgotten.rows == 1 && forgotten.texts.map(\.seq) == [2, 3, 5])
        #expect(try await fixture.view.book(of: bar.id).persons.isEmpty)
        #expect(
            try await fixture.rows("SELECT count(*) FROM book_entries WHERE content LIKE '%Ane%'") == [["0"]]
        )
        let again = try #require(try await fixture.queue.forget(person: BookPersonID("ane")))
        #expect(again.rows == 0)
        #expect(try await fixture.queue.forget(person: BookPersonID("jon")) == nil)
        #expect(try await fixture.queue.blank(forgotten.texts.map(\.id) + [Self.id(99)]) == [Self.id(99)])
        let facts = try await fixture.view.bookFacts(of: bar.id, after: 0, atMost: 10)
        #expect(facts.flatMap(\.words) == ["Otra cosa"])
        // What was measured stays, and the sheet can still read all of them.
        let register = try await fixture.view.register(of: bar)
        #expect(register.deviations.map(\.result.value) == [.number(BookNumber(9))])
        #expect(register.deviations.first?.result.isBlanked == true)
        #expect(
            try facts.filter { $0.kind == .note }.map { try BookNote($0.content).isBlanked } == [
                true, true, false,
            ]
        )
    }

    @Test func `old facts are deleted, and the numbers of those that stay go on`() async throws {
        _ = try await record([draft(1, #"{"value":3}"#, ago: 200), draft(2, #"{"value":3}"#, ago: 100)])
        var retention = Retention()
        retention.book = .seconds(150)
        try await fixture.queue.forget(retention, at: noon)
        #expect(try await fixture.view.bookFacts(of: bar.id, after: 0, atMost: 10).map(\.seq) == [2])
        try await fixture.queue.forget(retention, at: at(10))
        #expect(try await record([draft(3, #"{"value":3}"#)], at: at(10)) == [.stored(seq: 3)])
        retention.book = .zero
        try await fixture.queue.forget(retention, at: at(100))
        #expect(try await fixture.count("book_facts") == 2)
    }
}

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

    @Test func `the book of an earlier instant is what it said then`() async throws {
        let queue = fixture.queue
        func price(_ text: String, after seen: Int64, at minutes: Int) async throws -> Int64 {
            let json = #"{"ingredient":"oil","supplier":"M","size":1,"unit":"l","price":"\#(text)"}"#
            let change = try await queue.change(
                .supply,
                "oil-1",
                of: bar.id,
                to: value(json),
                after: seen,
                by: "Ane",
                at: at(minutes)
            )
            guard case .made(let entry) = change else {
                Issue.record("\(change)")
                return 0
            }
            return entry.id
        }
        let first = try await price("1.00", after: 0, at: 10)
        let second = try await price("2.00", after: first, at: 20)
        _ = try await queue.change(
            .supply,
            "oil-1",
            of: bar.id,
            to: nil,
            after: second,
            by: "Ane",
            at: at(30)
        )
        func prices(at minutes: Int) async throws -> [String?] {
            try await fixture.view.book(of: bar.id, at: at(minutes)).supplies.map {
                $0.json.member("price")?.text
            }
        }
        #expect(try await prices(at: 9) == [])
        #expect(try await prices(at: 10) == ["1.00"])
        #expect(try await prices(at: 19) == ["1.00"])
        #expect(try await prices(at: 25) == ["2.00"])
        #expect(try await prices(at: 30) == [])
        #expect(try await fixture.view.book(of: bar.id, at: at(9)).subjects.map(\.name) == ["Nevera"])
    }

    @Test func `what tells the stock is read without the register, and what was prepared by its day`()
        async throws
    {
        try await define(.ingredient, "oil", #"{"name":"Aceite","unit":"l"}"#)
        try await define(
            .recipe,
            "salsa",
            #"{"name":"Salsa","of":"preparation","ingredients":[{"ingredient":"oil","quantity":1,"unit":"l"}]}"#
        )
        let day = bar.businessDays.day(of: noon)
        let amount = #"{"amount":2,"unit":"l"}"#
        let outcomes = try await record([
            draft(1, #"{"value":3}"#), draft(2, amount, kind: .count, key: "oil"),
            draft(3, amount, kind: .waste, key: "oil"),
            draft(4, #"{"amount":2,"unit":"ud"}"#, kind: .count, key: "recipe/salsa"),
            draft(5, #"{"portions":8}"#, kind: .prepared, key: "\(day)/salsa"),
            draft(6, #"{"portions":8}"#, kind: .prepared, key: "\(day.advanced(by: 1))/salsa"),
            draft(7, #"{"text":"Con calma"}"#, kind: .note, key: "recipe/salsa"),
            draft(8, amount, kind: .count, key: "recipe/salsa"),
            draft(9, amount, kind: .count, key: "recipe/none"),
            draft(10, #"{"portions":8}"#, kind: .prepared, key: "\(day)/none"),
            draft(11, #"{"portions":-1}"#, kind: .prepared, key: "\(day)/salsa"),
            draft(12, #"{"portions":8}"#, kind: .prepared, key: "salsa"),
        ])
        #expect(
            outcomes == (1...7).map { .stored(seq: $0) } + [
                .refused(.badContent), .refused(.unknownSubject), .refused(.unknownSubject),
                .refused(.badContent),
                .refused(.unknownSubject),
            ]
        )
        let stock = try await fixture.view.stockFacts(of: bar.id, from: at(-1), to: at(1))
        #expect(stock.map(\.seq) == [2, 3, 4])
        #expect(try await fixture.view.preparedFacts(of: bar.id, on: day).map(\.seq) == [5])
        #expect(try await fixture.view.notes(of: bar.id, about: RecipeID("salsa")).map(\.seq) == [7])
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

    @Test func `two servers number what they note together, without gaps, and store nothing twice`()
        async throws
    {
        let other = try await fixture.second("mcorder-web 2", .long)
        // Each sends its own facts and those of the other, as a browser does that has no answer.
        let facts = try (1...40).map { try draft($0, #"{"value":3}"#) }
        let servers = [(fixture.queue, "Tablet"), (other, "Phone"), (fixture.queue, "Phone")]
        let restaurant = bar.id
        try await withThrowingTaskGroup { group in
            for (number, (server, browser)) in servers.enumerated() {
                group.addTask {
                    for start in 0..<facts.count {
                        let fact = facts[(start + number * 13) % facts.count]
                        _ = try await server.record(
                            [fact],
                            at: restaurant,
                            browser: browser,
                            now: noon,
                            isDoubted: false
                        )
                    }
                }
            }
            try await group.waitForAll()
        }
        try await other.close()
        let stored = try await fixture.view.bookFacts(of: bar.id, after: 0, atMost: 100)
        #expect(stored.map(\.seq) == (1...40).map { Int64($0) })
        #expect(Set(stored.map(\.id)) == Set(facts.map(\.id)))
    }

    @Test func `a recipe that takes itself, also through others, is not stored`() async throws {
        func recipe(taking part: String) -> String {
            #"{"name":"x","of":"preparation","ingredients":[\#(part)]}"#
        }
        func preparation(_ key: String) -> String { #"{"preparation":"\#(key)","quantity":1,"unit":"ud"}"# }
        let salt = #"{"ingredient":"salt","quantity":1,"unit":"g"}"#
        let own = try await define(.recipe, "own", recipe(taking: preparation("own")))
        #expect(own == .endless(.circle(RecipeID("own"))))
        guard case .made(let first) = try await define(.recipe, "first", recipe(taking: salt)) else {
            Issue.record("the first recipe was not stored")
            return
        }
        _ = try await define(.recipe, "second", recipe(taking: preparation("first")))
        let around = try await define(
            .recipe,
            "first",
            recipe(taking: preparation("second")),
            after: first.id
        )
        guard case .endless(.circle) = around else {
            Issue.record("\(around)")
            return
        }
        #expect(try await fixture.view.book(of: bar.id).recipes.map(\.id.description) == ["first", "second"])
    }

    // MARK: Photographs

    /// A photograph with that many bytes of which all are that byte.
    private func photograph(_ byte: UInt8, size: Int = 1000) -> BookPhotograph {
        let bytes = [UInt8](repeating: byte, count: size)
        return BookPhotograph(stored: bytes, ContentHash(of: bytes))
    }

    @discardableResult
    private func store(_ photograph: BookPhotograph, atMost most: Int = 3000, at now: Timestamp = noon)
        async throws -> Int
    {
        try await fixture.queue.store(photograph, atMost: most, at: now)
    }

    @Test func `a photograph is stored once, and the oldest give way to it`() async throws {
        let all = (1...4).map { photograph($0) }
        for (minute, one) in all.prefix(3).enumerated() {
            #expect(try await store(one, at: at(minute)) == 0)
        }
        #expect(try await store(all[0], at: at(5)) == 0)
        #expect(try await fixture.count("book_photos") == 3)
        #expect(try await fixture.view.photograph(all[1].hash)?.bytes == all[1].bytes)
        #expect(try await fixture.view.photograph(all[3].hash) == nil)
        #expect(try await store(all[3], at: at(6)) == 1)
        #expect(try await fixture.view.photograph(all[0].hash) == nil)
        // One that has no room beside another one takes the place of all.
        #expect(try await store(photograph(5, size: 2500), at: at(7)) == 3)
        #expect(try await fixture.count("book_photos") == 1)
        #expect(try await store(photograph(6), atMost: 1, at: at(8)) == 1)
    }

    @Test func `the photographs of subjects and recipes give way last`() async throws {
        let (plate, dish, notes) = (photograph(1), photograph(2), (3...5).map { photograph($0) })
        try await store(plate)
        try await store(dish, at: at(1))
        let recipe =
            #"{"name":"x","of":"preparation","photograph":"\#(dish.hash)","ingredients":[{"ingredient":"a","quantity":1,"unit":"g"}]}"#
        try await define(.subject, "fridge-2", #"{"name":"x","kind":"cold","photograph":"\#(plate.hash)"}"#)
        try await define(.recipe, "dish", recipe)
        for (minute, note) in notes.enumerated() { try await store(note, at: at(10 + minute)) }
        #expect(try await fixture.view.photograph(notes[0].hash) == nil)
        #expect(try await fixture.view.photograph(notes[1].hash) == nil)
        for one in [plate, dish, notes[2]] { #expect(try await fixture.view.photograph(one.hash) == one) }
        // They give way in the end.
        try await store(photograph(6), atMost: 1000, at: at(20))
        #expect(try await fixture.count("book_photos") == 1)
    }

    @Test func `old photographs are erased, but not those that a subject has`() async throws {
        let (note, plate, new) = (photograph(1), photograph(2), photograph(3))
        for one in [note, plate] { try await store(one) }
        try await store(new, at: at(100))
        let subject = #"{"name":"Nevera 2","kind":"cold","photograph":"\#(plate.hash)"}"#
        try await define(.subject, "fridge-2", subject)
        var retention = Retention()
        retention.book = .seconds(3600)
        try await fixture.queue.forget(retention, at: at(90))
        #expect(try await fixture.view.photograph(note.hash) == nil)
        #expect(try await fixture.view.photograph(plate.hash) == plate)
        #expect(try await fixture.view.photograph(new.hash) == new)
    }

    @Test func `a photograph is erased with the words of its fact, unless something else names it`()
        async throws
    {
        let (own, shared) = (photograph(1), photograph(2))
        for one in [own, shared] { try await store(one) }
        _ = try await record([
            draft(1, #"{"text":"Etiqueta","photograph":"\#(own.hash)"}"#, kind: .note, key: "fridge"),
            draft(2, #"{"value":3,"photograph":"\#(shared.hash)"}"#),
            draft(3, #"{"value":3,"photograph":"\#(shared.hash)"}"#, person: nil),
        ])
        let forgotten = try #require(try await fixture.queue.forget(person: BookPersonID("ane")))
        #expect(forgotten.texts.map(\.seq) == [1, 2])
        #expect(try await fixture.queue.blank([Self.id(1), Self.id(2)]).isEmpty)
        #expect(try await fixture.view.photograph(own.hash) == nil)
        #expect(try await fixture.view.photograph(shared.hash) == shared)
        #expect(try await fixture.queue.blank([Self.id(3)]).isEmpty)
        #expect(try await fixture.view.photograph(shared.hash) == nil)
        let facts = try await fixture.view.bookFacts(of: bar.id, after: 0, atMost: 10)
        #expect(facts.allSatisfy { $0.photograph == nil })
    }

    @Test func `a correction takes no photograph away`() async throws {
        let label = photograph(1).hash
        _ = try await record([
            draft(1, #"{"value":3,"photograph":"\#(label)"}"#),
            draft(2, #"{"value":4,"corrects":"\#(Self.id(1))"}"#),
        ])
        let results = try await fixture.view.register(of: bar).results.values.joined()
        #expect(results.map(\.photographs) == [[label]])
        let bad = try draft(4, #"{"value":3,"photograph":"label.jpg"}"#)
        #expect(try await record([bad]) == [.refused(.badContent)])
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

import OrderTesting
import Testing

@testable import McOrderModel

/// What is due, out of its limits and missed in the register of a bar that is open from noon to midnight. Its
/// day is Friday, 20 November 2026.
@Suite struct RegisterTests {
    private let bar: Restaurant
    private let friday = CivilDay(number: 20_777)

    init() throws {
        let day = #"["12:00-24:00"]"#
        let days = Weekday.allCases.filter { $0 != .sunday }.map { "\"\($0.rawValue)\":\(day)" }
        bar = try SmallCatalogue.restaurant("bar", more: ",\"hours\":{\(days.joined(separator: ","))}")
    }

    // MARK: Samples

    private func instant(_ clock: String, days: Int = 0) throws -> Timestamp {
        let minute = try #require(DayMinute.read(clock))
        return bar.zone.instant(of: friday.advanced(by: days).time(minutes: minute))
    }

    private func entry(_ kind: BookKind, _ key: String, _ json: String, since: Timestamp) throws -> Book.Entry
    {
        let content = try JSONReader.read(Array(json.utf8), depth: 8).value
        let stored = try kind.content(content, key)
        return Book.Entry(id: 1, kind: kind, key: key, content: stored, at: since, by: "Ane", since: since)
    }

    private func book(_ due: String, _ more: String = #","max":4"#, since days: Int = -60) throws -> Book {
        let since = try instant("12:00", days: days)
        return Book([
            try entry(.person, "ane", #"{"name":"Ane"}"#, since: since),
            try entry(.subject, "fridge", #"{"name":"Nevera","kind":"cold"}"#, since: since),
            try entry(
                .check,
                "cold",
                #"{"name":"Frío","kind":"temperature","subjects":["fridge"],"due":\#(due)\#(more)}"#,
                since: since
            ),
        ])
    }

    private static func id(_ number: Int64) throws -> FactID {
        try #require(FactID("00000000-0000-4000-8000-\(CivilTime.padded(Int(number), to: 12))"))
    }

    private func fact(_ seq: Int64, _ at: Timestamp, _ json: String) throws -> BookFact {
        BookFact(
            seq: seq,
            id: try Self.id(seq),
            kind: .result,
            key: "fridge/cold",
            browser: "Tablet",
            person: nil,
            at: at,
            entered: at,
            isDoubted: false,
            content: try JSONReader.read(Array(json.utf8), depth: 8).value
        )
    }

    private func due(_ book: Book, _ facts: [BookFact] = [], at clock: String, days: Int = 0) throws -> Bool {
        !Register(book, facts, of: bar).due(at: try instant(clock, days: days)).isEmpty
    }

    // MARK: Due

    @Test func `a check is due from its time on until somebody makes it`() throws {
        let book = try book(#"{"times":["13:00","20:00"]}"#)
        #expect(try !due(book, at: "12:59"))
        #expect(try due(book, at: "13:00"))
        let made = [try fact(1, instant("13:20"), #"{"value":3}"#)]
        #expect(try !due(book, made, at: "13:30"))
        #expect(try due(book, made, at: "20:00"))
        // An hour before is early enough, and more is not.
        #expect(try !due(book, [fact(1, instant("12:10"), #"{"value":3}"#)], at: "13:00"))
        #expect(try due(book, [fact(1, instant("18:50"), #"{"value":3}"#)], at: "20:00"))
    }

    @Test func `nothing is due while the restaurant is closed`() throws {
        let book = try book(#"{"times":["10:00"]}"#)
        #expect(try !due(book, at: "11:00"))
        #expect(try due(book, at: "12:00"))
        #expect(try !due(book, at: "12:00", days: 2))
    }

    @Test func `a check on some weekdays is due on those`() throws {
        let book = try book(#"{"weekdays":["fri"],"times":["13:00"]}"#)
        #expect(try due(book, at: "14:00"))
        #expect(try !due(book, at: "14:00", days: 1))
    }

    @Test func `a check after so many days is due until it is made`() throws {
        let book = try book(#"{"days":7}"#)
        #expect(try due(book, at: "12:00"))
        let made = [try fact(1, instant("13:00"), #"{"value":3}"#)]
        #expect(try !due(book, made, at: "14:00"))
        #expect(try !due(book, made, at: "14:00", days: 6))
        #expect(try due(book, made, at: "12:00", days: 7))
    }

    @Test func `what is looked at each time, or only when it is wrong, is never due`() throws {
        #expect(try !due(book(#""each""#), at: "14:00"))
        #expect(try !due(book(#"{"times":["13:00"]}"#, #","record":"deviations""#), at: "14:00"))
    }

    @Test func `a check is not due before it was defined, nor for what is not there yet`() throws {
        let since = try instant("14:00")
        let late = Book([
            try entry(.subject, "fridge", #"{"name":"N","kind":"cold"}"#, since: since),
            try entry(
                .check,
                "cold",
                #"{"name":"F","kind":"temperature","subjects":["fridge"],"due":{"times":["13:00"]}}"#,
                since: since
            ),
        ])
        #expect(try !due(late, at: "15:00"))
        #expect(try due(late, at: "15:00", days: 1))
        let gone = Book([
            try entry(.subject, "fridge", #"{"name":"N","kind":"cold","until":"2026-11-19"}"#, since: since),
            try entry(
                .check,
                "cold",
                #"{"name":"F","kind":"temperature","subjects":["fridge"],"due":{"days":1}}"#,
                since: since
            ),
        ])
        #expect(try !due(gone, at: "15:00", days: 1))
    }

    // MARK: Deviations and corrections

    @Test func `a value out of its limits is open until a later one is right`() throws {
        let book = try book(#"{"times":["13:00"]}"#)
        let wrong = try fact(1, instant("13:00"), #"{"value":4.1}"#)
        #expect(Register(book, [wrong], of: bar).deviations.map(\.fact.seq) == [1])
        let cured = try fact(
            2,
            instant("13:05"),
            #"{"value":4.1,"cure":"Moved","corrects":"\#(Self.id(1))"}"#
        )
        let open = Register(book, [wrong, cured], of: bar).deviations
        #expect(open.map(\.result.cure) == ["Moved"])
        let right = try fact(3, instant("14:00"), #"{"value":"4"}"#)
        #expect(Register(book, [wrong, cured, right], of: bar).deviations.isEmpty)
    }

    @Test func `a correction counts instead of the value, which stays known`() throws {
        let book = try book(#"{"times":["13:00"]}"#)
        let wrong = try fact(1, instant("13:00"), #"{"value":40}"#)
        let right = try fact(
            2,
            instant("13:09"),
            #"{"value":4,"corrects":"\#(Self.id(1))","reason":"typed"}"#
        )
        let register = Register(book, [wrong, right], of: bar)
        #expect(register.deviations.isEmpty)
        let result = try #require(register.results.values.first?.first)
        #expect(register.results.values.map(\.count) == [1])
        #expect(result.before.map(\.value) == [.number(BookNumber(40))])
        #expect(result.result.value == .number(BookNumber(4)) && result.fact.seq == 1)
        // A value that was taken back makes no check.
        let undone = try fact(3, instant("13:10"), #"{"corrects":"\#(Self.id(2))","reason":"other fridge"}"#)
        #expect(try due(book, [wrong, right, undone], at: "13:15"))
        // What is not there, or is of another check, corrects nothing.
        let lost = try fact(4, instant("13:11"), #"{"value":9,"corrects":"\#(Self.id(99))"}"#)
        #expect(Register(book, [lost], of: bar).results.isEmpty)
    }

    @Test func `a value that was sent late counts for its own time`() throws {
        let book = try book(#"{"times":["13:00"]}"#)
        let facts = [
            try fact(1, instant("14:00"), #"{"value":3}"#), try fact(2, instant("13:10"), #"{"value":9}"#),
        ]
        #expect(Register(book, facts, of: bar).deviations.isEmpty)
        let later = facts + [try fact(3, instant("15:00"), #"{"value":8}"#)]
        #expect(Register(book, later, of: bar).deviations.map(\.fact.seq) == [3])
    }

    @Test func `what was noted stays readable after its check was removed, or got another kind`() throws {
        let since = try instant("12:00", days: -9)
        func books(_ kind: String, isRemoved: Bool) throws -> Book {
            let json = #"{"name":"F","kind":"\#(kind)","subjects":["fridge"],"due":"each","max":4}"#
            let content = try BookKind.check.content(
                JSONReader.read(Array(json.utf8), depth: 8).value,
                "cold"
            )
            return Book([
                Book.Entry(
                    id: 1,
                    kind: .check,
                    key: "cold",
                    content: isRemoved ? nil : content,
                    lastContent: content,
                    at: since,
                    by: "",
                    since: since
                )
            ])
        }
        let facts = [try fact(1, instant("13:00"), #"{"value":9}"#)]
        let gone = Register(try books("temperature", isRemoved: true), facts, of: bar)
        #expect(gone.book.checks.isEmpty && gone.deviations.isEmpty)
        let kept = try #require(gone.results.values.first?.first)
        #expect(gone.isDeviation(kept) && kept.result.value == .number(BookNumber(9)))
        let other = Register(try books("yes-no", isRemoved: false), facts, of: bar)
        #expect(other.results.values.first?.first?.result.value == .number(BookNumber(9)))
    }

    @Test func `each kind of check knows what is out of its limits`() throws {
        var check = BookCheck(id: CheckID("c"), subjects: [], name: "", kind: .span, due: .eachTime)
        check.min = BookNumber(24)
        let begin = friday.time(minutes: 600)
        let day = { (minutes: Int) in CheckValue.span(begin, friday.time(minutes: 600 + minutes)) }
        #expect(check.isDeviation(day(1439), on: friday) && !check.isDeviation(day(1440), on: friday))
        #expect(check.isDeviation(.yesNo(false), on: friday) && !check.isDeviation(.yesNo(true), on: friday))
        #expect(check.isDeviation(.paper(friday.advanced(by: -1)), on: friday))
        #expect(!check.isDeviation(.paper(friday), on: friday) && !check.isDeviation(.text("x"), on: friday))
        #expect(check.isDeviation(.number(BookNumber(23)), on: friday))
    }

    // MARK: Missed

    @Test func `a check that nobody made in its time stays missed`() throws {
        let book = try book(#"{"times":["13:00","20:00"]}"#)
        let made = [
            try fact(1, instant("13:30", days: -1), #"{"value":3}"#),
            try fact(2, instant("21:00"), #"{"value":3}"#),
        ]
        let register = Register(book, made, of: bar)
        let days = friday.advanced(by: -1)...friday
        let missed = register.missed(on: days, now: try instant("22:00"))
        #expect(try missed.map(\.at) == [instant("20:00", days: -1), instant("13:00")])
        // What is still due is not missed yet.
        #expect(
            try register.missed(on: days, now: instant("18:00")).map(\.at) == [instant("20:00", days: -1)]
        )
    }

    @Test
    func `nothing is missed on a day on which the restaurant is closed, nor before the check was defined`()
        throws
    {
        let book = try book(#"{"times":["13:00"]}"#, since: 1)
        let register = Register(book, [], of: bar)
        let missed = register.missed(
            on: friday.advanced(by: -7)...friday.advanced(by: 3),
            now: try instant("06:00", days: 4)
        )
        #expect(try missed.map(\.at) == [instant("13:00", days: 1), instant("13:00", days: 3)])
    }

    @Test func `a check after so many days is missed once when it was made later`() throws {
        let book = try book(#"{"days":7}"#, since: -30)
        let made = [
            try fact(1, instant("13:00", days: -30), #"{"value":3}"#),
            try fact(2, instant("13:00", days: -20), #"{"value":3}"#),
            try fact(3, instant("13:00", days: -13), #"{"value":3}"#),
        ]
        let missed = Register(book, made, of: bar).missed(
            on: friday.advanced(by: -40)...friday,
            now: try instant("14:00")
        )
        #expect(missed.map { bar.businessDays.day(of: $0.at) } == [-23, -6].map { friday.advanced(by: $0) })
    }

    // MARK: Keys

    @Test func `the keys are the most frequent values, ascending`() throws {
        let book = try book(#"{"times":["13:00"]}"#)
        let pair = CheckedSubject(SubjectID("fridge"), CheckID("cold"))
        #expect(
            Register(book, [], of: bar).usualValues(of: pair).map(\.description) == (-2...5).map { "\($0)" }
        )
        let values = ["2.5", "3", "3", "1.5", "-1", "7", "8", "9", "10", "11"]
        let facts = try values.enumerated().map {
            try fact(Int64($0 + 1), instant("13:00"), #"{"value":\#($1)}"#)
        }
        let keys = Register(book, facts, of: bar).usualValues(of: pair).map(\.description)
        #expect(keys == ["-1", "1.5", "2.5", "3", "7", "8", "9", "10"])
    }
}

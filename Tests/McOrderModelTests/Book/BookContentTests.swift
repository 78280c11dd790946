import Testing

@testable import McOrderModel

@Suite struct BookContentTests {
    private func value(_ json: String) throws -> JSONValue {
        try JSONReader.read(Array(json.utf8), depth: 8).value
    }

    @Test(arguments: [
        (BookKind.person, #"{"name":"Ane"}"#),
        (
            .subject,
            #"{"name":"Nevera","kind":"cold","place":"Barra","since":"2026-01-01","until":"2026-12-31"}"#
        ),
        (
            .check,
            #"{"name":"Frío","kind":"temperature","subjects":["a","b"],"due":{"times":["10:00"]},"max":4}"#
        ),
        (
            .check,
            #"{"name":"F","kind":"span","subjects":["a"],"due":"each","min":24,"cure":["x"],"source":"RD"}"#
        ),
        (.check, #"{"name":"F","kind":"yes-no","subjects":["a"],"due":{"days":7},"record":"deviations"}"#),
        (
            .check,
            #"{"name":"F","kind":"number","subjects":["a"],"due":{"times":["10:00"],"weekdays":["mon"]},"unit":"%"}"#
        ),
    ])
    func `an entry is written as it is read`(_ kind: BookKind, _ json: String) throws {
        let content = try value(json)
        let written = try kind.content(content, "k")
        #expect(Set(written.members) == Set(content.members))
    }

    @Test(arguments: [
        (BookKind.person, "{}", BookContentError.missing("name")),
        (.person, "[]", .notAnObject),
        (.person, #"{"name":"\u200b"}"#, .bad("name")),
        (.person, #"{"name":"A","nmae":"B"}"#, .unknown("nmae")),
        (.subject, #"{"name":"A","kind":"warm"}"#, .bad("kind")),
        (.subject, #"{"name":"A","kind":"cold","since":"2026-02-30"}"#, .bad("since")),
        (.subject, #"{"name":"A","kind":"cold","since":"2026-02-02","until":"2026-02-01"}"#, .bad("until")),
        (.check, #"{"name":"A","kind":"number","subjects":[],"due":"each"}"#, .bad("subjects")),
        (.check, #"{"name":"A","kind":"number","subjects":["a"],"due":"never"}"#, .bad("due")),
        (.check, #"{"name":"A","kind":"number","subjects":["a"],"due":{}}"#, .bad("due")),
        (.check, #"{"name":"A","kind":"number","subjects":["a"],"due":{"days":0}}"#, .bad("due")),
        (.check, #"{"name":"A","kind":"number","subjects":["a"],"due":{"times":["25:00"]}}"#, .bad("due")),
        (.check, #"{"name":"A","kind":"number","subjects":["a"],"due":"each","min":5,"max":4}"#, .bad("max")),
        (.check, #"{"name":"A","kind":"number","subjects":["A B"],"due":"each"}"#, .bad("subjects")),
    ])
    func `an error names the member`(_ kind: BookKind, _ json: String, _ error: BookContentError) throws {
        let content = try value(json)
        #expect(throws: error) { try kind.content(content, "k") }
    }

    @Test(arguments: [
        (BookCheck.Kind.number, "3", CheckValue.number(BookNumber(3))),
        (.temperature, #""-18,5""#, .number(BookNumber(thousandths: -18_500))),
        (.yesNo, "false", .yesNo(false)),
        (.text, #""Lote 7""#, .text("Lote 7")),
        (.paper, #""2027-01-31""#, .paper(CivilDay(number: 20_849))),
    ])
    func `the value of each kind is read`(_ kind: BookCheck.Kind, _ json: String, _ expected: CheckValue)
        throws
    {
        #expect(CheckValue(json: try value(json), of: kind) == expected)
    }

    @Test(arguments: [
        (BookCheck.Kind.number, "true"), (.temperature, #""warm""#), (.yesNo, "1"), (.text, #""""#),
        (.paper, #""2027-02-30""#), (.span, #"["2026-11-20T10:00"]"#),
        (.span, #"["2026-11-20T10:00","2026-11-20T09:59"]"#),
    ])
    func `another value is none`(_ kind: BookCheck.Kind, _ json: String) throws {
        #expect(CheckValue(json: try value(json), of: kind) == nil)
    }

    @Test(arguments: [
        ("10:00 20:00", #"{"times":["10:00","20:00"]}"#),
        ("MON, wed 9:30", #"{"times":["09:30"],"weekdays":["mon","wed"]}"#),
        ("7d", #"{"days":7}"#), ("each", #""each""#), ("fri", #"{"weekdays":["fri"]}"#),
    ])
    func `when a check is due can be typed`(_ text: String, _ json: String) throws {
        let due = try #require(BookCheck.Due(text: text))
        #expect(due.json == (try value(json)) && BookCheck.Due(text: due.text) == due)
        #expect(BookCheck.Due(json: .string(text)) == due)
    }

    @Test(arguments: ["", "0d", "9999d", "d", "10:00 x", "25:00", "each 10:00", "never"])
    func `nothing else says when a check is due`(_ text: String) {
        #expect(BookCheck.Due(text: text) == nil)
    }

    @Test func `what the register begins with can be stored, and has the limits of the rules`() throws {
        for starter in BookStarter.allCases {
            let checks = starter.checks(of: [SubjectID("a")], name: { $0.rawValue }, cures: { _ in ["x"] })
            #expect(!checks.isEmpty)
            for check in checks {
                #expect(try BookKind.check.content(check.json, check.id.description) == check.json)
            }
        }
        let limits = { (starter: BookStarter) in
            starter.checks(of: [], name: { _ in "" }, cures: { _ in [] }).flatMap { [$0.min, $0.max] }
                .compactMap { $0 }
        }
        #expect(limits(.fridge) == [BookNumber(4)] && limits(.display) == [BookNumber(8)])
        #expect(limits(.freezer) == [BookNumber(-18)] && limits(.hotHolding) == [BookNumber(63)])
        #expect(limits(.fryer) == [BookNumber(25)] && limits(.rawFish) == [BookNumber(24)])
    }
}

import McOrderConsole
import McOrderSettings
import McOrderText
import Testing

@testable import McOrderConfiguration

struct ConfigurationErrorTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let file: String
        let error: ConfigurationErrorText
        /// Words that the error message must contain: the key, the input, and how to correct it.
        let words: [String]

        init(_ file: String, _ error: ConfigurationErrorText, _ words: String...) {
            self.file = file
            self.error = error
            self.words = words
        }

        var testDescription: String { file }
    }

    private static let policies = ["honour", "reprice", "reject"]

    static let rows: [Row] = [
        Row(
            "intake: {pol: 1s}",
            .unknownKey("intake.pol", line: 1, suggestion: "intake.poll"),
            "line 1",
            "intake.pol",
            "did you mean intake.poll?"
        ),
        Row(
            "poll: 1s",
            .unknownKey("poll", line: 1, suggestion: "intake.poll"),
            "did you mean intake.poll?"
        ),
        Row("intake: {colour: 1}", .unknownKey("intake.colour", line: 1, suggestion: nil), "remove it"),
        Row(
            "intake: {keep: 1d}",
            .unknownKey("intake.keep", line: 1, suggestion: "receipts.keep"),
            "did you mean receipts.keep?"
        ),
        Row("intak: {poll: 1s}", .unknownKey("intak", line: 1, suggestion: "intake"), "did you mean intake?"),
        Row(
            "\ncolud: /c",
            .unknownKey("colud", line: 2, suggestion: "cloud"),
            "line 2",
            "did you mean cloud?"
        ),
        Row(
            "zzzzzzzzzzz: 1",
            .unknownKey("zzzzzzzzzzz", line: 1, suggestion: nil),
            "zzzzzzzzzzz",
            "remove it"
        ),
        Row("intake: 5s", .unknownKey("intake", line: 1, suggestion: "intake"), "intake"),
        Row("cloud: [/c]", .wrongShape("cloud", list: nil), "cloud", "one value"),
        Row("state: {a: b}", .wrongShape("state", list: nil), "state", "one value"),
        Row("restaurants: {a: b}", .wrongShape("restaurants", list: .ids), "restaurants", "list of ids"),
        Row("restaurants: [[a]]", .wrongShape("restaurants", list: .ids), "restaurants", "list of ids"),
        Row("restaurants: []", .wrongShape("restaurants", list: .ids), "restaurants", "list of ids"),
        Row(
            "web: {trusted_proxies: {a: b}}",
            .wrongShape("web.trusted_proxies", list: .networks),
            "web.trusted_proxies",
            "list of addresses"
        ),
        Row("printers: 3", .notEntries("printers"), "printers", "expects a list"),
        Row("printers: [{address: 10.0.0.7}]", .missingKey("printers[1].id"), "printers[1].id is missing"),
        Row(
            "printers: [{id: a, address: 'host:port'}]",
            .notAPrinter("printers[1].address", "host:port"),
            "printers[1].address",
            "“host:port”"
        ),
        Row(
            "printers: [{id: a, address: h}, {id: a, address: i}]",
            .repeatedPrinter("a"),
            "two have the id"
        ),
        Row(
            "printers: [{id: a, address: h, widht: 58}]",
            .unknownKey("printers[1].widht", line: 1, suggestion: "width"),
            "did you mean width?"
        ),
        Row("web: {staff: {port: 1}}", .wrongShape("web.staff", list: nil), "web.staff", "one value"),
        Row(
            "web: {staff: here}",
            .notAnAddress("web.staff", "here"),
            "web.staff",
            "“here”",
            "127.0.0.1:8088"
        ),
        Row(
            "web: {staff.origin: https://a/b}",
            .notAnOrigin("web.staff.origin", "https://a/b"),
            "web.staff.origin",
            "without a path"
        ),
        Row(
            "web: {trusted_proxies: [10.0.0.0/8, me]}",
            .notANetwork("web.trusted_proxies", "me"),
            "web.trusted_proxies",
            "“me”",
            "10.0.0.0/8"
        ),
        Row(
            "web: {certificate: /c.pem}",
            .incompletePair("web.certificate", needs: "web.key"),
            "web.certificate needs web.key"
        ),
        Row("web: {key: /k.pem}", .incompletePair("web.key", needs: "web.certificate"), "web.key needs"),
        Row("web: {key: k, certificate: /c}", .relativePath("web.key", "k"), "web.key", "begin with /"),
        Row(
            "web: {staff: '0.0.0.0:8088'}",
            .noOrigin("web.staff", needs: "web.staff.origin"),
            "web.staff",
            "web.staff.origin"
        ),
        Row(
            "web: {staff: '10.0.0.1:80'}",
            .plainOrigin("web.staff", "http://10.0.0.1", staffKeys),
            "http://10.0.0.1",
            "web.certificate",
            "web.allow_plain"
        ),
        Row(
            "web: {staff.origin: 'http://tills.example'}",
            .plainOrigin("web.staff.origin", "http://tills.example", staffKeys),
            "web.staff.origin",
            "not encrypted"
        ),
        Row(
            "web: {allow_plain: yes}",
            .unknownWord("web.allow_plain", "yes", words: ["true", "false"], suggestion: nil),
            "web.allow_plain",
            "true, false"
        ),
        Row(
            "kitchen: {fire: sometimes}",
            .unknownWord(
                "kitchen.fire",
                "sometimes",
                words: ["received", "preparing", "arrived"],
                suggestion: nil
            ),
            "kitchen.fire"
        ),
        Row(
            "kitchen: {presence: [till, boards]}",
            .unknownWord(
                "kitchen.presence",
                "boards",
                words: ["till", "board", "table", "customer"],
                suggestion: "board"
            ),
            "kitchen.presence",
            "did you mean board?"
        ),
        Row(
            "kitchen: {presence: []}",
            .wrongShape("kitchen.presence", list: .words),
            "kitchen.presence",
            "a list of words"
        ),
        Row(
            "storefront: {origin: 'order.example/menu'}",
            .notAnOrigin("storefront.origin", "order.example/menu"),
            "storefront.origin"
        ),
        Row(
            "state: \"jdbc:postgresql://db/q?password=p\"",
            .addressAsPath("state"),
            "state",
            "belongs to queue"
        ),
        Row(
            "state: \"host=db user=q password = p\"",
            .addressAsPath("state"),
            "state",
            "belongs to queue"
        ),
        Row("cloud: here", .relativePath("cloud", "here"), "cloud", "“here”", "begin with /"),
        Row(
            "folders: {orders: ./o}",
            .relativePath("folders.orders", "./o"),
            "folders.orders",
            "begin with /"
        ),
        Row(
            "intake: {settle: 30}",
            .notADuration("intake.settle", "30"),
            "intake.settle",
            "“30”",
            "ms, s, m, h or d"
        ),
        Row("receipts: {keep: long}", .notADuration("receipts.keep", "long"), "receipts.keep", "“long”"),
        Row(
            "intake: {max_open_per_device: few}",
            .notANumber("intake.max_open_per_device", "few"),
            "intake.max_open_per_device",
            "whole number"
        ),
        Row("blacklist: {days: 1.5}", .notANumber("blacklist.days", "1.5"), "blacklist.days", "“1.5”"),
        Row(
            "intake: {poll: 2h}",
            .outOfRange("intake.poll", "2h", lowest: "10ms", highest: "1h"),
            "intake.poll",
            "between 10ms and 1h"
        ),
        Row(
            "intake: {settle: 25h}",
            .outOfRange("intake.settle", "25h", lowest: "0", highest: "1d"),
            "between 0 and 1d"
        ),
        Row(
            "retention: {raw_days: -1}",
            .outOfRange("retention.raw_days", "-1", lowest: "0", highest: "36500"),
            "retention.raw_days",
            "between 0 and 36500"
        ),
        Row(
            "intake: {price_policy: honor}",
            .unknownWord("intake.price_policy", "honor", words: policies, suggestion: "honour"),
            "intake.price_policy",
            "did you mean honour?"
        ),
        Row(
            "language: fr",
            .unknownWord("language", "fr", words: ["es", "en", "eu"], suggestion: nil),
            "language",
            "es, en"
        ),
        Row(
            "folders: {orders: /x, receipts: /x/y}",
            .overlapping("folders.orders", "folders.receipts"),
            "folders.orders",
            "folders.receipts",
            "separate"
        ),
        Row(
            "folders: {catalog: /k}\ncatalog: /k",
            .overlapping("catalog", "folders.catalog"),
            "catalog and folders.catalog",
            "separate"
        ),
        Row("cloud: /c/d\nstate: /c", .overlapping("state", "cloud"), "state and cloud", "separate"),
        Row("cloud: /c\nstate: /c/state", .stateInCloud("cloud"), "state", "outside", "local disk"),
        Row(
            "folders: {orders: /o}\nstate: /o/s",
            .stateInCloud("folders.orders"),
            "folders.orders",
            "outside"
        ),
        Row(
            "folders: {catalog: /p}\nstate: /p/s",
            .stateInCloud("folders.catalog"),
            "folders.catalog",
            "outside"
        ),
    ]

    @Test(arguments: rows)
    func `an error names its key and how to correct it`(_ row: Row) async throws {
        #expect(try await ConfigurationSource.sentences(row.file) == [row.error[.english]])
        for word in row.words {
            #expect(row.error[.english].contains(word), "\(row.error[.english])")
        }
        #expect(row.error[.spanish] != row.error[.english])
    }

    @Test func `an error in the file has a line number, and one in a variable has none`() async throws {
        let file = "language: es\nintake:\n  poll: soon\n  settle: later\n"
        let error = await #expect(throws: ConfigurationErrors.self) {
            try await ConfigurationSource.read(file, environment: ["MCORDERD_INTAKE_SETTLE": "never"])
        }
        let sentences = error?.sentences.map { $0[.english] } ?? []
        #expect(sentences.first?.hasPrefix("line 3: intake.poll: “soon”") == true, "\(sentences)")
        #expect(sentences.last?.hasPrefix("intake.settle: “never”") == true, "\(sentences)")
    }

    @Test(arguments: ["{", "a: b: c", "- a", "just words", "a: 1\n---\nb: 2", "a: \"x", "\ta: 1"])
    func `a file that is not a YAML mapping is named in the error`(_ text: String) async throws {
        let errors = try await ConfigurationSource.errors(text)
        #expect(errors.count == 1)
        guard case .notYAML(let path, let words) = errors.first?.sentence as? ConfigurationErrorText else {
            Issue.record("\(errors)")
            return
        }
        #expect(path.hasPrefix("/tmp/mcorderd-"))
        #expect(!words.isEmpty)
        #expect(!words.contains("\n"))
    }

    @Test(arguments: ["cloud: /a\ncloud: /b", "intake:\n  poll: 1s\n  poll: 2s"])
    func `a key that is given twice is an error`(_ text: String) async throws {
        #expect(try await !ConfigurationSource.errors(text).isEmpty)
    }

    @Test func `several errors are reported at once`() async throws {
        let sentences = try await ConfigurationSource.sentences(
            "cloud: here\nintake: {settle: 30, price_policy: free}\nblacklist: {days: x}"
        )
        let expected: [ConfigurationErrorText] = [
            .relativePath("cloud", "here"), .notADuration("intake.settle", "30"),
            .unknownWord("intake.price_policy", "free", words: Self.policies, suggestion: nil),
            .notANumber("blacklist.days", "x"),
        ]
        #expect(sentences == expected.map { $0[.english] })
    }

    @Test func `errors of syntax and of other sources are reported together`() async throws {
        let sentences = try await ConfigurationSource.sentences(
            "nonsense_key: 1",
            environment: ["MCORDERD_INTAKE_POLL": "often"]
        )
        let error = ConfigurationErrorText.notADuration("intake.poll", "often")
        #expect(sentences.contains(error[.english]))
        #expect(sentences.count == 2)
    }

    @Test(arguments: [
        (ConfigurationErrorText.stateOnNetwork(kind: "NFS"), ["state", "NFS", "local disk"]),
        (.unreadable(path: "/f", cause: "no"), ["“/f”", "no", "permissions"]),
        (.repeatedKey("cloud", line: 3), ["line 3", "“cloud”", "keep one"]),
    ])
    func `errors that a test cannot cause have a message too`(
        _ error: ConfigurationErrorText,
        _ words: [String]
    ) {
        for word in words { #expect(error[.english].contains(word)) }
    }

    @Test func `quoted text cannot move the cursor`() {
        let error = ConfigurationErrorText.unknownKey("\u{1B}[2J", line: 1, suggestion: nil)
        #expect(!error[.english].unicodeScalars.contains("\u{1B}"))
    }
}

/// The names of the settings of the staff's pages.
private let staffKeys = ConfigurationErrorText.PageKeys(
    certificate: "web.certificate",
    key: "web.key",
    allowPlain: "web.allow_plain"
)

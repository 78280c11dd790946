import McOrderConsole
import McOrderText
import Testing

@testable import McOrderConfiguration

struct ConfigurationErrorTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let file: String
        let error: ConfigurationError
        /// Words that the error message must contain: the key, the input, and how to correct it.
        let words: [String]

        init(_ file: String, _ error: ConfigurationError, _ words: String...) {
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
        Row("cloud: [/c]", .wrongShape(.cloud), "cloud", "one value"),
        Row("state: {a: b}", .wrongShape(.state), "state", "one value"),
        Row("restaurants: {a: b}", .wrongShape(.restaurants), "restaurants", "list of ids"),
        Row("restaurants: [[a]]", .wrongShape(.restaurants), "restaurants", "list of ids"),
        Row("restaurants: []", .wrongShape(.restaurants), "restaurants", "list of ids"),
        Row(
            "web: {trusted_proxies: {a: b}}",
            .wrongShape(.webTrustedProxies),
            "web.trusted_proxies",
            "list of addresses"
        ),
        Row("web: {staff: {port: 1}}", .wrongShape(.webStaff), "web.staff", "one value"),
        Row(
            "web: {staff: here}",
            .notAnAddress(.webStaff, "here"),
            "web.staff",
            "“here”",
            "127.0.0.1:8088"
        ),
        Row(
            "web: {staff.origin: https://a/b}",
            .notAnOrigin(.webStaffOrigin, "https://a/b"),
            "web.staff.origin",
            "without a path"
        ),
        Row(
            "web: {trusted_proxies: [10.0.0.0/8, me]}",
            .notANetwork(.webTrustedProxies, "me"),
            "web.trusted_proxies",
            "“me”",
            "10.0.0.0/8"
        ),
        Row(
            "web: {certificate: /c.pem}",
            .incomplete(.webCertificate, needs: .webKey),
            "web.certificate needs web.key"
        ),
        Row("web: {key: /k.pem}", .incomplete(.webKey, needs: .webCertificate), "web.key needs"),
        Row("web: {key: k, certificate: /c}", .relativePath(.webKey, "k"), "web.key", "begin with /"),
        Row("web: {staff: '0.0.0.0:8088'}", .noOrigin(.webStaff), "web.staff", "web.staff.origin"),
        Row(
            "web: {staff: '10.0.0.1:80'}",
            .plainOrigin(.webStaff, "http://10.0.0.1"),
            "http://10.0.0.1",
            "web.certificate",
            "web.allow_plain"
        ),
        Row(
            "web: {staff.origin: 'http://tills.example'}",
            .plainOrigin(.webStaffOrigin, "http://tills.example"),
            "web.staff.origin",
            "not encrypted"
        ),
        Row(
            "web: {allow_plain: yes}",
            .unknownWord(.webAllowPlain, "yes", words: ["true", "false"], suggestion: nil),
            "web.allow_plain",
            "true, false"
        ),
        Row(
            "kitchen: {fire: sometimes}",
            .unknownWord(
                .kitchenFire,
                "sometimes",
                words: ["received", "preparing", "arrived"],
                suggestion: nil
            ),
            "kitchen.fire"
        ),
        Row("cloud: here", .relativePath(.cloud, "here"), "cloud", "“here”", "begin with /"),
        Row("folders: {orders: ./o}", .relativePath(.ordersFolder, "./o"), "folders.orders", "begin with /"),
        Row(
            "intake: {settle: 30}",
            .notADuration(.settle, "30"),
            "intake.settle",
            "“30”",
            "ms, s, m, h or d"
        ),
        Row("receipts: {keep: long}", .notADuration(.keepReceipts, "long"), "receipts.keep", "“long”"),
        Row(
            "intake: {max_open_per_device: few}",
            .notANumber(.maxOpenPerDevice, "few"),
            "intake.max_open_per_device",
            "whole number"
        ),
        Row("blacklist: {days: 1.5}", .notANumber(.blacklistDays, "1.5"), "blacklist.days", "“1.5”"),
        Row(
            "intake: {poll: 2h}",
            .outOfRange(.poll, "2h", lowest: "10ms", highest: "1h"),
            "intake.poll",
            "between 10ms and 1h"
        ),
        Row(
            "intake: {settle: 25h}",
            .outOfRange(.settle, "25h", lowest: "0", highest: "1d"),
            "between 0 and 1d"
        ),
        Row(
            "retention: {raw_days: -1}",
            .outOfRange(.rawDays, "-1", lowest: "0", highest: "36500"),
            "retention.raw_days",
            "between 0 and 36500"
        ),
        Row(
            "intake: {price_policy: honor}",
            .unknownWord(.pricePolicy, "honor", words: policies, suggestion: "honour"),
            "intake.price_policy",
            "did you mean honour?"
        ),
        Row(
            "language: fr",
            .unknownWord(.language, "fr", words: ["es", "en", "eu"], suggestion: nil),
            "language",
            "es, en"
        ),
        Row(
            "folders: {orders: /x, receipts: /x/y}",
            .overlapping(.ordersFolder, .receiptsFolder),
            "folders.orders",
            "folders.receipts",
            "separate"
        ),
        Row(
            "folders: {catalog: /k}\ncatalog: /k",
            .overlapping(.catalog, .catalogFolder),
            "catalog and folders.catalog",
            "separate"
        ),
        Row("cloud: /c/d\nstate: /c", .overlapping(.state, .cloud), "state and cloud", "separate"),
        Row("cloud: /c\nstate: /c/state", .stateInCloud(.cloud), "state", "outside", "local disk"),
        Row("folders: {orders: /o}\nstate: /o/s", .stateInCloud(.ordersFolder), "folders.orders", "outside"),
        Row(
            "folders: {catalog: /p}\nstate: /p/s",
            .stateInCloud(.catalogFolder),
            "folders.catalog",
            "outside"
        ),
    ]

    @Test(arguments: rows)
    func `an error names its key and how to correct it`(_ row: Row) async throws {
        #expect(try await ConfigurationSource.errors(row.file) == [row.error])
        for word in row.words {
            #expect(row.error.sentence[.english].contains(word), "\(row.error.sentence[.english])")
        }
        #expect(row.error.sentence[.spanish] != row.error.sentence[.english])
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
        guard case .notYAML(let path, let words) = errors.first else {
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
        let errors = try await ConfigurationSource.errors(
            "cloud: here\nintake: {settle: 30, price_policy: free}\nblacklist: {days: x}"
        )
        #expect(
            errors == [
                .relativePath(.cloud, "here"), .notADuration(.settle, "30"),
                .unknownWord(.pricePolicy, "free", words: Self.policies, suggestion: nil),
                .notANumber(.blacklistDays, "x"),
            ]
        )
    }

    @Test func `errors of syntax and of other sources are reported together`() async throws {
        let errors = try await ConfigurationSource.errors(
            "nonsense_key: 1",
            environment: ["MCORDERD_INTAKE_POLL": "often"]
        )
        #expect(errors.contains(.notADuration(.poll, "often")))
        #expect(errors.count == 2)
    }

    @Test(arguments: [
        (ConfigurationError.stateOnNetwork(kind: "NFS"), ["state", "NFS", "local disk"]),
        (.unreadable(path: "/f", words: "no"), ["“/f”", "no", "permissions"]),
        (.repeatedKey("cloud", line: 3), ["line 3", "“cloud”", "keep one"]),
    ])
    func `errors that a test cannot cause have a message too`(
        _ error: ConfigurationError,
        _ words: [String]
    ) {
        for word in words { #expect(error.sentence[.english].contains(word)) }
    }

    @Test func `quoted text cannot move the cursor`() {
        let error = ConfigurationError.unknownKey("\u{1B}[2J", line: 1, suggestion: nil)
        #expect(!error.sentence[.english].unicodeScalars.contains("\u{1B}"))
    }
}

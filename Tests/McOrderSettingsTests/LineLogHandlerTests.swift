import Glibc
import Logging
import McOrderModel
import McOrderSettings
import Testing

/// The lines that journald, or a person at a terminal, gets. Each test writes to the standard error of a
/// process of its own.
@Suite(.timeLimit(.minutes(5))) struct LineLogHandlerTests {
    private static func lines(_ result: ExitTest.Result?) -> [String] {
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        return text.split(separator: "\n").map(String.init)
    }

    @Test func `under systemd each line begins with the priority of its level`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let log = Logger(label: "test") { _ in
                LineLogHandler(threshold: LogThreshold(.trace), isJournal: true, now: Timestamp.now)
            }
            for level in Logger.Level.allCases { log.log(level: level, "taken in") }
            exit(0)
        }
        #expect(Self.lines(result) == [7, 7, 6, 5, 4, 3, 2].map { "<\($0)>taken in" })
    }

    @Test
    func `elsewhere each line begins with time and level, and values follow in the order of their names`()
        async
    {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            var log = Logger(label: "test") { _ in
                LineLogHandler(threshold: LogThreshold(.info), isJournal: false) {
                    Timestamp(seconds: 1_795_176_000)
                }
            }
            log[metadataKey: "queue"] = "1"
            log.warning("file refused", metadata: ["file": "iPhone 4.json", "queue": "2"])
            exit(0)
        }
        #expect(
            Self.lines(result) == [
                #"2026-11-20T12:00:00Z warning file refused file="iPhone 4.json" queue=2"#
            ]
        )
    }

    @Test func `a value that a customer chose forges no line and no escape sequence`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let log = Logger(label: "test") { _ in
                LineLogHandler(threshold: LogThreshold(.info), isJournal: true, now: Timestamp.now)
            }
            log.error("file refused", metadata: ["file": "a\n<2>disk full\u{1B}[31m\u{202E}.json"])
            exit(0)
        }
        let lines = Self.lines(result)
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("<3>file refused file=") == true)
        #expect(lines.first?.unicodeScalars.contains { $0.value < 0x20 || $0 == "\u{202E}" } == false)
    }

    @Test func `a new level takes effect in loggers that are in use`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let threshold = LogThreshold(.error)
            let log = Logger(label: "test") { _ in
                LineLogHandler(threshold: threshold, isJournal: true, now: Timestamp.now)
            }
            log.info("before")
            threshold.level = .info
            log.info("after")
            exit(0)
        }
        #expect(Self.lines(result) == ["<6>after"])
    }
}

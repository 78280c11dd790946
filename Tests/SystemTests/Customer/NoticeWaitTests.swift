import Foundation
import McOrderModel
import Subprocess
import Testing

/// A notice whose order does not come waits for `intake.notice_wait`, and is then answered.
@Suite struct NoticeWaitTests {
    /// The shortest wait that the configuration allows.
    private static let wait = Duration.seconds(60)

    /// A restaurant whose customer sent an espresso that a sync client has not delivered yet.
    private func withLateOrder(
        _ body: (_ programs: Programs, _ order: JSONValue, _ bring: () throws -> Void) async throws -> Void
    ) async throws {
        try await Programs.withSandbox { programs in
            var programs = programs
            programs.settings = ["MCORDERD_INTAKE_NOTICE_WAIT": "1m"]
            try await programs.fill("Espresso")
            #expect(try await programs.customer("send", "-r", "garbera").status == 0)
            let order = try await programs.customerJSON("last")
            let name = try #require(try programs.waiting().first)
            let aside = "\(programs.folder)/aside.json"
            try FileManager.default.moveItem(atPath: "\(programs.orders)/\(name)", toPath: aside)
            let (from, to) = (aside, "\(programs.orders)/\(name)")
            try await body(programs, order) { try FileManager.default.moveItem(atPath: from, toPath: to) }
        }
    }

    /// A cancel notice about that order, dated that long ago.
    private func notice(_ order: JSONValue, saidAgo ago: Duration) throws -> (text: String, at: Timestamp) {
        let now = Timestamp.now()
        let at = Timestamp(seconds: (now - ago).seconds)
        let udid = try #require(order.member("udid")?.text)
        let number = try #require(order.member("number")?.text)
        let text = """
            {"format": 1, "type": "cancel", "udid": "\(udid)", "number": "\(number)", "at": "\(at)"}
            """
        return (text, at)
    }

    @Test func `a notice is refused with a receipt after its wait, and applied if its order comes in time`()
        async throws
    {
        try await withLateOrder { programs, order, bring in
            _ = try await programs.withDaemon {
                let early = try notice(order, saidAgo: Self.wait - .seconds(4))
                try programs.drop(early.text, as: "early.notice")
                try await programs.until("it is refused") {
                    try await programs.till("rejected", "--json").json().elements?.isEmpty == false
                }
                let refused = try #require(
                    try await programs.till("rejected", "--json").json().elements?.first
                )
                #expect(refused.member("reason")?.text == "stale")
                #expect(refused.member("file")?.text == "early.notice")
                let at = try #require(refused.member("at")?.text.flatMap { Timestamp($0) })
                #expect(at - early.at >= Self.wait, "it was not waited for")
                #expect(try programs.waiting().isEmpty)
                try await programs.until("there is a receipt") {
                    FileManager.default.fileExists(atPath: programs.receiptPath(ofFile: early.text))
                }
                let receipt = try programs.receipt(ofFile: early.text)
                #expect(receipt.member("state")?.text == "rejected")
                #expect(receipt.member("reason")?.member("code")?.text == "stale")
                let message = try #require(receipt.member("reason")?.member("message")?.text)
                #expect(message.contains("aviso") || message.contains("notice"), "\(message)")
                let content = try Notice(json: Array(early.text.utf8)).contentHash
                #expect(receipt.member("content")?.text == "\(content)")
                // The customer cancels again, the order comes, and it is not prepared.
                #expect(try await programs.customer("cancel").status == 0)
                #expect(try programs.waiting().filter { $0.hasSuffix(".notice") }.count == 1)
                try bring()
                try await programs.until("it is called off") {
                    try await programs.allOrders().map { $0.member("state")?.text } == ["cancelled"]
                }
                try await programs.until("its customer knows") {
                    try await programs.customer("status", "--lang", "en").output.contains("you cancelled it")
                }
                #expect(try programs.waiting().isEmpty)
            }
        }
    }

    @Test func `an old notice is not refused before the rest of the folder was read`() async throws {
        try await withLateOrder { programs, order, bring in
            try programs.drop(try notice(order, saidAgo: .seconds(3600)).text, as: "a.notice")
            try bring()
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            #expect(try await programs.till("rejected", "--json").json().elements?.isEmpty == true)
            #expect(try await programs.allOrders().map { $0.member("state")?.text } == ["cancelled"])
        }
    }
}

extension Programs {
    /// The path of the receipt for a refused file of that text.
    func receiptPath(ofFile text: String) -> String {
        "\(receipts)/\(Receipt.fileName(ofFileWith: ContentHash(of: text)))"
    }

    func receipt(ofFile text: String) throws -> JSONValue {
        let bytes = try Data(contentsOf: URL(filePath: receiptPath(ofFile: text)))
        return try JSONReader.read(Array(bytes), depth: 8).value
    }
}

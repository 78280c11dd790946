import Foundation
import GRDB
import McOrderModel
import Subprocess
import Testing

/// Files that imitate another kind of file, with the whole programs.
@Suite(.timeLimit(.minutes(5))) struct CrossKindTests {
    private static let udid = "975319E0-43ED-435F-AA81-0B4F051B3768"

    private func receipts(_ programs: Programs) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: programs.receipts).sorted()
    }

    private func take(_ programs: Programs) async throws {
        let run = try await programs.mcorderd("run", "--once")
        #expect(run.status == 0, "\(run.error)")
        #expect(try programs.waiting().isEmpty)
    }

    private func rejected(_ programs: Programs) async throws -> [JSONValue] {
        try #require(try await programs.till("rejected", "--json").json().elements)
    }

    @Test func `an accepted order's bytes as a notice do not replace the customer's acceptance`() async throws
    {
        try await Programs.withSandbox { programs in
            try programs.drop(Programs.sample, as: "order.json")
            try await take(programs)
            let before = try receipts(programs)
            #expect(before == ["\(ContentHash(of: "\(Self.udid):9")).json"])
            let receipt = "\(programs.receipts)/\(before[0])"
            let answer = try Data(contentsOf: URL(filePath: receipt))
            let reported = try JSONReader.read(Array(answer), depth: 8).value
            let sent = try Order(json: Array(Programs.sample.utf8))
            #expect(reported.member("content")?.text == "\(sent.contentHash)")
            try programs.drop(Programs.sample, as: "x.notice")
            try await take(programs)
            #expect(try await rejected(programs).count == 1)
            #expect(try receipts(programs) == before)
            #expect(try Data(contentsOf: URL(filePath: receipt)) == answer)
        }
    }

    @Test func `a file with a device's UDID and a number does not overwrite the order's receipt`()
        async throws
    {
        try await Programs.withSandbox { programs in
            try programs.drop(Programs.sample, as: "order.json")
            try await take(programs)
            let before = try receipts(programs)
            let path = "\(programs.receipts)/\(try #require(before.first))"
            let answer = try Data(contentsOf: URL(filePath: path))
            try programs.drop("\(Self.udid):9", as: "x.json")
            try programs.drop("\(Self.udid):9", as: "y.notice")
            try await take(programs)
            #expect(try await rejected(programs).count == 2)
            #expect(try receipts(programs) == before)
            #expect(try Data(contentsOf: URL(filePath: path)) == answer)
        }
    }

    @Test(arguments: [true, false])
    func `an order and its copy with an added object are the same order`(_ isCopyFirst: Bool) async throws {
        try await Programs.withSandbox { programs in
            let end = try #require(Programs.sample.range(of: "\n]", options: .backwards))
            let copy = Programs.sample[..<end.lowerBound] + ",\n  {}\n]\n"
            let files = [Programs.sample, String(copy)]
            for (index, text) in (isCopyFirst ? files.reversed() : files).enumerated() {
                try programs.drop(text, as: "\(index).json")
                try await take(programs)
            }
            #expect(try await programs.allOrders().count == 1)
            #expect(try await rejected(programs).isEmpty)
            #expect(try receipts(programs).count == 1)
            let verify = try await programs.mcorderd("verify")
            #expect(verify.status == 0, "\(verify.output)")
        }
    }

    @Test func `2,000 junk files leave no receipt and stay within rejected_mb`() async throws {
        try await Programs.withSandbox { programs in
            var programs = programs
            programs.settings = ["MCORDERD_RETENTION_REJECTED_MB": "1"]
            try programs.drop(Programs.sample, as: "order.json")
            let filler = String(repeating: "x", count: 4096)
            for index in 0..<2000 {
                let name = "\(index).\(index.isMultiple(of: 2) ? "json" : "notice")"
                try programs.drop("\(index) \(filler)", as: name)
            }
            try await take(programs)
            #expect(try await programs.allOrders().count == 1)
            #expect(try receipts(programs).count == 1)
            let queue = try DatabaseQueue(path: "\(programs.state)/queue.sqlite")
            let count = "SELECT count(*), coalesce(sum(length(raw)), 0), max(id) FROM rejections"
            let row = try queue.read { try GRDB.Row.fetchOne($0, sql: count) }
            try queue.close()
            let (rows, bytes, last) = (row?[0] as Int?, row?[1] as Int?, row?[2] as Int?)
            #expect(last == 2000)
            #expect(try #require(bytes) + 512 * #require(rows) <= 1 << 20)
            #expect(try #require(rows) > 100)
            let verify = try await programs.mcorderd("verify")
            #expect(verify.status == 0, "\(verify.output)")
        }
    }
}

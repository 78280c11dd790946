import CounterTesting
import Foundation
import McOrderCounter
import McOrderModel
import McOrderPrinting
import McOrderQueue
import OrderTesting
import Testing

/// The program as users run it, killed again and again while it prints 500 tickets, and its printer switched
/// off in the middle.
@Suite(.timeLimit(.minutes(10))) struct PrintStormTests {
    private static let orders = 500

    private let shop: PrintShop

    init() async throws { shop = try await PrintShop() }

    /// Whether a ticket is the one of a code: it begins a line.
    private static func names(_ ticket: String, _ code: String) -> Bool {
        ticket.split(separator: "\n").contains { $0.split(separator: " ").first.map(String.init) == code }
    }

    private func program(_ port: Int) throws -> Process {
        let folder = shop.folder.path(percentEncoded: false)
        let file = "\(folder)/print.yaml"
        let text = """
            state: \(folder)
            cloud: /nowhere/cloud
            printing: {expire: 24h}
            printers:
              - {id: cocina, address: "127.0.0.1:\(port)", profile: epson, text: page}
            log: {level: critical}

            """
        try Data(text.utf8).write(to: URL(filePath: file))
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let process = Process()
        process.executableURL = URL(filePath: own).deletingLastPathComponent().appending(
            path: "mcorder-print"
        )
        process.arguments = ["--config", file]
        process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    @Test func `500 tickets are each on paper, and none is transmitted twice without a mark`() async throws {
        // The program has the machine's clock, and old tickets expire.
        shop.wait(.milliseconds(Timestamp.now().milliseconds - shop.now.milliseconds))
        var random = SeededGenerator(seed: 64)
        _ = try await shop.serve([])
        var printer = try FakePrinter()
        let port = printer.port
        // The first start stores the printers, so that events make jobs.
        var process = try program(port)
        while try await shop.counter.printing(of: nil).printers.isEmpty {
            try #require(process.isRunning, "the program ended")
            try await Task.sleep(for: .milliseconds(10))
        }
        var codes: [String] = []
        for number in 1...Self.orders { codes.append(try await shop.arrive(number).code) }
        var received: [String] = []
        var paper: [String] = []
        var kills = 0
        while try await shop.counter.openPrintJobs(atMost: 1000).contains(where: { !$0.isAlarm }) {
            let wanted = printer.tickets.count + Int.random(in: 1...40, using: &random)
            while printer.tickets.count < wanted,
                try await !shop.counter.openPrintJobs(atMost: 1).isEmpty
            {
                try #require(process.isRunning, "the program ended")
                try await Task.sleep(for: .milliseconds(10))
            }
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            kills += 1
            if kills % 3 == 0 {
                // What it had received and not printed is lost with it.
                printer.end()
                received += printer.received
                paper += printer.tickets
                printer = try FakePrinter(port: port)
            }
            process = try program(port)
        }
        process.terminate()
        process.waitUntilExit()
        received += printer.received
        paper += printer.tickets
        printer.end()
        #expect(kills > 10)
        let alarms = Set(try await shop.counter.printing(of: nil).alarms.compactMap(\.code))
        for code in codes {
            let own = received.filter { Self.names($0, code) }
            #expect(!own.isEmpty, "\(code) was never transmitted")
            #expect(own.count { !$0.contains("POSIBLE COPIA") } <= 1, "\(code): a second one without mark")
            #expect(
                paper.contains { Self.names($0, code) } || alarms.contains(code),
                "\(code) is not on paper"
            )
        }
        #expect(alarms.isEmpty)
    }
}

import Foundation

/// The program of the printers prints the ticket of an order.
package struct PrintScenario: Scenario {
    package let name = "mcorder-print"
    package let program = "mcorder-print"

    package init() {}

    package func arguments(in sandbox: Sandbox) -> [String] { ["--config", Self.settings(of: sandbox)] }

    private static func settings(of sandbox: Sandbox) -> String { "\(sandbox.folder)/print.yaml" }

    /// The file of all bytes that the restaurant's printers got.
    private static func paper(of sandbox: Sandbox) -> String { "\(sandbox.folder)/paper" }

    package func prepare(in workshop: Workshop) async throws -> (sandbox: Sandbox, ledger: Ledger) {
        let sandbox = try await workshop.newSandbox()
        // From its first start on, orders have tickets.
        try await serve(sandbox).required(name)
        var ledger = Ledger()
        let order = SampleOrder.bytes(7)
        try sandbox.drop(order, as: "order.json")
        ledger.deliver(order)
        try await sandbox.drain().required("drain")
        return (sandbox, ledger)
    }

    /// Runs the program until it has printed everything.
    private func serve(_ sandbox: Sandbox) async throws -> Sandbox.Outcome {
        let patience = ["--signal=KILL", "\(Sandbox.patience)", "\(sandbox.workshop.programs)/\(program)"]
        return try await attend(sandbox) {
            try await sandbox.run("/usr/bin/timeout", patience + arguments(in: sandbox))
        }
    }

    /// Switches a printer on while the program runs, and asks the program to end when all is printed.
    package func attend<Result: Sendable>(
        _ sandbox: Sandbox,
        _ run: @Sendable () async throws -> Result
    ) async throws -> Result {
        let printer = try RigPrinter()
        let text = """
            printers:
              - {id: cocina, address: "127.0.0.1:\(printer.port)", profile: epson, text: page}

            """
        try Data(text.utf8).write(to: URL(filePath: Self.settings(of: sandbox)))
        let result = try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                while try !(printer.isAsked && Self.isDone(sandbox)) {
                    try await Task.sleep(for: .milliseconds(5))
                }
                if let process = try Self.process(of: sandbox) { kill(process, SIGTERM) }
            }
            let result = try await run()
            group.cancelAll()
            do {
                try await group.waitForAll()
            } catch is CancellationError {
                // The program ended before everything was printed.
            }
            return result
        }
        let bytes = await printer.finish()
        let before = FileManager.default.contents(atPath: Self.paper(of: sandbox)) ?? Data()
        try (before + Data(bytes)).write(to: URL(filePath: Self.paper(of: sandbox)))
        return result
    }

    private static func isDone(_ sandbox: Sandbox) throws -> Bool {
        try Database("\(sandbox.state)/queue.sqlite", isReadOnly: true).rows(
            "SELECT 1 FROM print_jobs WHERE state IN ('due', 'sending', 'uncertain') AND alarm = 0"
        ).isEmpty
    }

    /// The process of the program in this restaurant, which no other program's arguments name.
    private static func process(of sandbox: Sandbox) throws -> pid_t? {
        try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { pid_t($0) }.first { id in
            // A process may have ended meanwhile.
            guard let line = FileManager.default.contents(atPath: "/proc/\(id)/cmdline") else { return false }
            let words = line.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
            return words.first?.hasSuffix("/mcorder-print") == true && words.contains(settings(of: sandbox))
        }
    }

    package func recover(
        _ sandbox: Sandbox,
        _ ledger: Ledger,
        after outcome: Sandbox.Outcome,
        turn: Int
    ) async throws -> [Violation] {
        var broken = try sandbox.violations(ledger, at: .interrupted)
        broken += expect(try await serve(sandbox), name)
        broken += try Self.inspect(sandbox, mayRepeat: outcome.status != 0)
        broken += expect(try await sandbox.drain(), "mcorderd run --once")
        broken += try sandbox.violations(ledger, at: .idle)
        return broken
    }

    /// Whether the order's ticket was transmitted, each further time with a mark, and is on paper.
    private static func inspect(_ sandbox: Sandbox, mayRepeat: Bool) throws -> [Violation] {
        var broken: [Violation] = []
        let complain = { (words: String) in broken.append(Violation(.eachTicketOnce, words)) }
        let record = try QueueRecord.read(state: sandbox.state, copying: true)
        guard let code = record.orders.first?.code else { return [Violation(.eachTicketOnce, "no order")] }
        let paper = try Array(Data(contentsOf: URL(filePath: paper(of: sandbox))))
        let tickets = RigPrinter.tickets(paper).filter { $0.contains(code) }
        let unmarked = tickets.count { !$0.contains("POSIBLE COPIA") }
        if tickets.isEmpty { complain("the ticket of \(code) was never transmitted") }
        if unmarked > 1 { complain("\(unmarked) of \(tickets.count) tickets of \(code) have no mark") }
        if tickets.count > (mayRepeat ? 2 : 1) { complain("\(tickets.count) tickets of \(code)") }
        let database = try Database("\(sandbox.state)/queue.sqlite", isReadOnly: true)
        for row in try database.rows("SELECT state, attempts, alarm FROM print_jobs") {
            let attempts = Int(try row.integer(1))
            if try row.text(0) != "confirmed" || row.integer(2) != 0 { complain("the job is \(row)") }
            // An attempt that was stored may have transmitted nothing, but none is missing.
            if attempts < tickets.count { complain("\(tickets.count) tickets in \(attempts) attempts") }
        }
        return broken
    }
}

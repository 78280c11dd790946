import Bench
import Foundation

/// A ticket of the kitchen: the time from the commit of an order until its printer gets the first byte.
enum Printing {
    /// Orders a second: more than a printer of paper prints.
    private static let rate = 4

    static func rows(_ plan: Plan) throws -> [Row] {
        let sandbox = try plan.sandbox()
        let printer = try PaperPrinter()
        let settings = """
            printers:
              - {id: kitchen, address: "127.0.0.1:\(printer.port)", profile: epson, text: page}

            """
        let file = "\(sandbox.folder)/print.yaml"
        try Data(settings.utf8).write(to: URL(filePath: file))
        let program = try sandbox.begin("mcorder-print", ["--config", file])
        guard try wait(for: [printer, program], until: { printer.isAsked }) else {
            throw BenchError("mcorder-print does not ask its printer: \(sandbox.log)")
        }
        let daemon = try sandbox.begin("mcorderd", ["run"])
        // The first orders are not counted, because the programs read their pages for the first time.
        _ = try delays(of: 10, first: 0, sandbox, printer, [program, daemon])
        let count = plan.isQuick ? 40 : 200
        let times = try delays(of: count, first: 1000, sandbox, printer, [program, daemon])
        try program.stop()
        try daemon.stop()
        let (half, most) = (times.median, times.percentile(99))
        return [
            Row("commit to the printer's first byte, p50", "ms", ours: half),
            Row("commit to the printer's first byte, p99", "ms", ours: most)
                .floor("≤ 100 ms", most <= 100),
        ]
    }

    /// Milliseconds from the moment at which another process saw each order until its ticket began.
    private static func delays(
        of count: Int,
        first: Int,
        _ sandbox: Sandbox,
        _ printer: PaperPrinter,
        _ children: [Child]
    ) throws -> Sample {
        let customers = try sandbox.begin(
            "limit",
            ["latency", sandbox.orders, sandbox.database, "\(count)", "\(rate)", "\(first)"]
        )
        let sources: [any Source] = [printer, customers] + children
        guard try wait(for: sources, upTo: .seconds(count / rate + 300), until: { customers.isOver }),
            try customers.end() == 0
        else { throw BenchError("orders did not come: \(sandbox.log)") }
        let times = LatencyTimes(customers.output)
        /// The first ticket of an order's code after its rename; another order may have the same code.
        func began(_ place: Int) -> Double? {
            printer.tickets[OrderFile.code(of: first + place)]?.first { $0 >= times.renamedAt[place] }
        }
        guard try wait(for: sources, until: { (0..<count).allSatisfy { began($0) != nil } }) else {
            throw BenchError("tickets are missing: \(sandbox.log)")
        }
        return Sample((0..<count).compactMap { place in began(place).map { $0 - times.visibleAt[place] } })
    }
}

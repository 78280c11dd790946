import Bench
import Foundation

/// Measures how fast the real `till` answers on a pseudo-terminal, and how soon it shows another process's
/// change.
@main struct TillLatency {
    static func main() {
        do {
            try run(try Options(Array(CommandLine.arguments.dropFirst())))
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }

    private static func run(_ options: Options) throws {
        var report = Report(
            "TillLatency",
            facts: [
                "orders": options.orders, "size": "\(options.columns)x\(options.rows)",
                "daemon": options.hasDaemon,
            ]
        )
        let sandbox = try Sandbox(in: options.folder, programs: try Programs(product: options.binaries))
        let all = try sandbox.fill(orders: options.orders)
        // A code that two orders share finds neither of them directly.
        let counts = Dictionary(all.map { ($0, 1) }) { $0 + $1 }
        let codes = all.filter { counts[$0] == 1 }
        // The first orders are selected from lists.
        let served = codes.dropFirst(10)
        guard !served.isEmpty else { throw BenchError("too few orders") }
        let daemon = options.hasDaemon ? try sandbox.start("mcorderd", ["run"]) : nil
        defer {
            if let daemon {
                Spawn.signal(daemon, SIGTERM)
                Spawn.end(of: daemon)
            }
        }

        let first = try open("till 1", sandbox, options)
        var keys = Keys(on: first)
        for round in 0..<options.rounds {
            if round % 10 == 0 { try keys.ask() }
            try keys.serve(served[served.startIndex + round % served.count])
        }
        let second = try open("till 2", sandbox, options)
        var tills = TwoTills(first, second, try Commits(state: sandbox.state))
        try tills.find(codes[0])
        try tills.change(times: options.changes)
        for screen in [first, second] {
            try screen.type("\u{3}")
            _ = try screen.end()
        }

        for kind in keys.kinds { report.add(kind.name, kind.times) }
        report.add("every key", keys.all)
        report.add("commit to screen", tills.fromCommit)
        report.add("write to screen", tills.fromWrite)
        report.add("key to other screen", tills.fromKey)
        print(report.text, terminator: "")
        if let json = options.json { try report.write(to: json) }
    }

    private static func open(_ name: String, _ sandbox: Sandbox, _ options: Options) throws -> Screen {
        let screen = try sandbox.till(name, columns: options.columns, rows: options.rows)
        let isOpen = try wait(for: [screen]) {
            screen.isIdle && screen.grid.shows("ON THE WAY")
        }
        guard isOpen else { throw BenchError("till does not begin:\n\(screen.grid.text)") }
        return screen
    }
}

import Bench
import Foundation

/// The sizes and repetitions of a run, and the measured programs.
struct Plan: Sendable {
    static let usage = """
        usage: Suite [--quick] [--only SECTION]… [--orders N] [--rounds N] [--minutes M] [--folder DIR]
                     [--binaries DIR] [--json FILE]

          --quick         small sizes and few rounds: under three minutes, and too little for a record
          --only SECTION  \(Section.all.map(\.name).joined(separator: ", "))
          --orders N      orders that are drained (100000)
          --rounds N      rounds of each competitor (3)
          --minutes M     how long 100 orders a second come (10)
          --folder DIR    where the queues are made (the temporary folder): the disk is part of what is measured
          --binaries DIR  where mcorder, mcorderd and till are (beside this program)
          --json FILE     the results for a script (Benchmarks/.build/bench.json)
        """

    var isQuick = false
    var sections: [String] = []
    var folder = FileManager.default.temporaryDirectory.path(percentEncoded: false)
    var json = "\(Programs.package)/Benchmarks/.build/bench.json"
    let programs: Programs
    private var ordersAsked: Int?
    private var roundsAsked: Int?
    private var minutesAsked: Double?

    init(_ arguments: [String]) throws {
        var binaries: String?
        var rest = arguments[...]
        while let option = rest.popFirst() {
            if option == "--quick" {
                isQuick = true
                continue
            }
            guard let value = rest.popFirst() else { throw BenchError(Self.usage) }
            let number = Double(value).flatMap { $0 > 0 ? $0 : nil }
            switch (option, number) {
            case ("--only", _):
                guard Section.all.contains(where: { $0.name == value }) else {
                    throw BenchError(Self.usage)
                }
                sections.append(value)
            case ("--orders", let number?): ordersAsked = Int(number)
            case ("--rounds", let number?): roundsAsked = Int(number)
            case ("--minutes", let number?): minutesAsked = number
            case ("--folder", _): folder = value
            case ("--binaries", _): binaries = value
            case ("--json", _): json = value
            default: throw BenchError(Self.usage)
            }
        }
        programs = try Programs(product: binaries)
    }

    /// The number of orders in a drain.
    var orders: Int { ordersAsked ?? (isQuick ? 5000 : 100_000) }
    /// The number of orders in a transaction of the competitors: that of McOrder's intake.
    let batch = "128"
    /// The number of files waiting in the drop folder.
    var waiting: Int { isQuick ? 50_000 : 1_000_000 }
    /// How many of them are decided during the measurement.
    let decided = 10_000
    /// The number of past orders.
    var past: Int { isQuick ? 50_000 : 1_000_000 }
    /// The number of rounds of each competitor.
    var rounds: Int { roundsAsked ?? (isQuick ? 1 : 3) }
    /// The number of single orders of each competitor in a round.
    var singles: Int { isQuick ? 60 : 500 }
    /// How often each command is run.
    var processes: Int { isQuick ? 7 : 30 }
    /// The number of orders, and of keys, on a screen.
    var keys: Int { isQuick ? 40 : 200 }
    /// Seconds at rest.
    var rest: Double { isQuick ? 10 : 60 }
    /// How many minutes 100 orders a second arrive.
    var minutes: Double { minutesAsked ?? (isQuick ? 0.3 : 10) }

    /// Shows the progress to the user.
    func say(_ words: String) {
        FileHandle.standardError.write(Data((words + "\n").utf8))
    }

    /// Creates a sandbox.
    func sandbox(catalogue: String? = nil, server: String? = nil) throws -> Sandbox {
        try Sandbox(in: folder, programs: programs, catalogue: catalogue, server: server)
    }
}

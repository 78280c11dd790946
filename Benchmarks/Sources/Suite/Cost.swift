import Bench

/// The cost of a program that was run to its end.
struct Cost {
    /// Seconds from its start until the last change of its folders.
    let seconds: Double
    /// Processor time in microseconds, user and system.
    let processor: Double

    /// Runs a program in a sandbox and measures the time until the last change of some folders.
    init(of name: String, _ arguments: [String], in sandbox: Sandbox, until folders: String...) throws {
        let start = Wall.now
        processor = Double(try sandbox.measure(name, arguments).processor)
        seconds = try folders.map { try Wall.lastChange(of: $0) - start }.max() ?? 0
    }
}

/// The costs of several rounds of a program.
struct Costs {
    private var seconds = Sample()
    private var processor = Sample()

    /// Adds a round.
    mutating func add(_ cost: Cost) {
        seconds.add(cost.seconds)
        processor.add(cost.processor)
    }

    /// The medians of all rounds.
    var median: (seconds: Double, processor: Double) { (seconds.median, processor.median) }
}

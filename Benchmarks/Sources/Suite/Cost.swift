import Bench

/// What a program needed that was run to its end.
struct Cost {
    /// From its start until the last change of a folder.
    let seconds: Double
    /// Microseconds of the processors, of the whole program and of the kernel for it.
    let processor: Double

    /// Runs a program in a sandbox, until nothing changes in one of its folders any more.
    init(of name: String, _ arguments: [String], in sandbox: Sandbox, until folder: String) throws {
        let start = Wall.now
        processor = Double(try sandbox.measure(name, arguments).processor)
        seconds = try Wall.lastChange(of: folder) - start
    }
}

/// What the rounds of a program needed.
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

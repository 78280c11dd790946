/// A way to harm a running program.
protocol Disturbance<Harm>: Sendable {
    /// The harm to one run; its description is shown in reports.
    associatedtype Harm: Sendable, CustomStringConvertible

    /// Runs the scenario's program in that restaurant and does the harm.
    func strike(_ sandbox: Sandbox, at work: any Scenario, with harm: Harm) async throws -> Stroke
}

/// The result of one disturbed run.
struct Stroke: Sendable {
    let outcome: Sandbox.Outcome
    /// The counts, and the program's violations of the contract; zero trials where nothing could be tried.
    var report: SectionReport
    /// Whether any harm was done; false if the run ended before.
    let isStruck: Bool

    init(_ outcome: Sandbox.Outcome, isStruck: Bool, trials: Int = 1) {
        self.outcome = outcome
        self.isStruck = isStruck
        report = SectionReport(name: "")
        report.trials = trials
    }

    /// Records that the program did not end as the contract requires.
    mutating func complain(_ words: String) {
        report.add([Violation(.manners, words)])
    }

    /// Records the program's exit code and its output.
    mutating func complainOfEnding() {
        complain("ended with \(outcome.status): \(outcome.error)")
    }
}

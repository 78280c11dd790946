/// A way to do harm to a program at its work.
protocol Disturbance<Harm>: Sendable {
    /// What is done to one run; described as a report names it.
    associatedtype Harm: Sendable, CustomStringConvertible

    /// Runs the scenario's program in that house and does the harm.
    func strike(_ house: House, at work: any Scenario, with harm: Harm) async throws -> Stroke
}

/// What a disturbance did to a run.
struct Stroke: Sendable {
    /// How the program ended.
    let outcome: House.Outcome
    /// What is counted, and what of the contract's manners was broken; without trials where nothing could be tried.
    var report: SectionReport
    /// Whether any harm was done, or the run came to its end before.
    let isStruck: Bool

    /// A trial that ended so.
    init(_ outcome: House.Outcome, isStruck: Bool, trials: Int = 1) {
        self.outcome = outcome
        self.isStruck = isStruck
        report = SectionReport(name: "")
        report.trials = trials
    }

    /// Notes that the program did not end as the contract says.
    mutating func complain(_ words: String) {
        report.add([Violation(.manners, words)])
    }

    /// Notes what the program ended with and said.
    mutating func complainOfEnding() {
        complain("ended with \(outcome.status): \(outcome.error)")
    }
}

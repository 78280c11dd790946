/// The trials and findings of a section: one line of the table.
package struct SectionReport: Sendable {
    /// The section's name.
    package let name: String
    /// The number of restaurants that were harmed.
    package var trials = 0
    /// The number of programs that were killed.
    package var kills = 0
    /// The number of system calls that were made to fail, and of disks that were filled or cut off.
    package var faults = 0
    /// The number of inputs that the fuzzer gave to a reader.
    package var executions = 0
    /// The broken promises; at most the first hundred.
    package private(set) var violations: [Violation] = []
    /// The number of all violations, including those beyond the first hundred, which are not kept.
    package private(set) var violationCount = 0
    /// The number of programs that ended in each way, such as `ENOSPC 74`.
    package var endings: [String: Int] = [:]
    /// The number of places that were tried with each program.
    package var reaches: [Reach] = []
    /// Remarks for the reader of the table: what was skipped, and why.
    package var notes: [String] = []

    /// The report of a section that has not begun.
    package init(name: String) {
        self.name = name
    }

    /// Adds the violations of a trial.
    package mutating func add(_ broken: some Sequence<Violation>) {
        for violation in broken {
            violationCount += 1
            if violations.count < 100 { violations.append(violation) }
        }
    }

    /// Adds another report's counts, violations and notes to this one.
    package mutating func add(_ other: SectionReport) {
        trials += other.trials
        kills += other.kills
        faults += other.faults
        executions += other.executions
        let counted = other.violationCount - other.violations.count
        add(other.violations)
        violationCount += counted
        endings.merge(other.endings, uniquingKeysWith: +)
        reaches += other.reaches
        notes += other.notes.filter { !notes.contains($0) }
    }

    /// The same report with the trial's name in each violation.
    func during(_ trial: String) -> SectionReport {
        var copy = self
        copy.violations = violations.map { $0.during(trial) }
        return copy
    }

    /// The number of places of one program that a section tried.
    package struct Reach: Sendable, CustomStringConvertible {
        /// The name of the harmed work.
        package let work: String
        /// The number of places that were tried.
        package let done: Int
        /// The number of all places.
        package let count: Int
        /// Whether all places were tried, and the run had no further ones.
        package let isWhole: Bool

        /// Creates a count of tried places.
        ///
        /// - Parameter isWhole: whether the end was reached; by default when all places were tried.
        package init(work: String, done: Int, of count: Int, isWhole: Bool? = nil) {
            self.work = work
            self.done = done
            self.count = count
            self.isWhole = isWhole ?? (done == count)
        }

        package var description: String {
            "\(work): " + (isWhole ? "reached the end, \(done) places" : "\(done) of \(count) places")
        }
    }
}

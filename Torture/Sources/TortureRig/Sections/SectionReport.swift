/// What a section tried and what it saw: a line of the table.
package struct SectionReport: Sendable {
    /// The section's name.
    package let name: String
    /// Houses that something was done to.
    package var trials = 0
    /// Programs that were killed.
    package var kills = 0
    /// System calls that were made to fail, and disks that were filled or cut off.
    package var faults = 0
    /// Inputs that a reader was given by a fuzzer.
    package var executions = 0
    /// What of the promise was broken.
    package private(set) var violations: [Violation] = []
    /// How many were broken, those beyond the first hundred included, which alone are kept.
    package private(set) var violationCount = 0
    /// How often programs ended in which way, such as `ENOSPC 74`.
    package var endings: [String: Int] = [:]
    /// How far it came with each program.
    package var reaches: [Reach] = []
    /// What somebody who reads the table should know: what was left out, and why.
    package var notes: [String] = []

    /// The report of a section that has not begun.
    package init(name: String) {
        self.name = name
    }

    /// Adds what a trial broke.
    package mutating func add(_ broken: some Sequence<Violation>) {
        for violation in broken {
            violationCount += 1
            if violations.count < 100 { violations.append(violation) }
        }
    }

    /// Adds another report's counts, violations and notes to this one's.
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

    /// The same, with each violation's trial named.
    func during(_ trial: String) -> SectionReport {
        var copy = self
        copy.violations = violations.map { $0.during(trial) }
        return copy
    }

    /// How far a section came with one of its works.
    package struct Reach: Sendable, CustomStringConvertible {
        /// What was harmed.
        package let work: String
        /// How many places were tried.
        package let done: Int
        /// How many places there are.
        package let count: Int
        /// Whether all of them were tried, and nothing came behind.
        package let isWhole: Bool

        /// So many places of so many.
        ///
        /// - Parameter isWhole: whether the end was reached; by default when all were tried.
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

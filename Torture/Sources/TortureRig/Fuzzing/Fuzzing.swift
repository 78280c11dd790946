import Foundation

/// Runs libFuzzer, through `.ci/fuzz`, on every reader of untrusted bytes.
package struct Fuzzing: Section {
    package let name = "fuzzing"
    package let share = 10.0

    /// Fuzzes all targets, each for an equal part of the time.
    package init() {}

    package func run(until deadline: ContinuousClock.Instant, in workshop: Workshop) async throws
        -> SectionReport
    {
        var report = SectionReport(name: name)
        let own = ProcessInfo.processInfo.environment
        var variables = ["PATH": own["PATH"] ?? "", "HOME": own["HOME"] ?? ""]
        if let swift = own["SWIFT"] { variables["SWIFT"] = swift }
        let sandbox = Sandbox(workshop: workshop, folder: workshop.folder)
        let seconds = max(1, (deadline - .now).components.seconds)
        let outcome = try await sandbox.run(
            "\(workshop.repository)/.ci/fuzz",
            ["\(seconds)"],
            adding: variables
        )
        guard outcome.status != 69 else {
            report.notes.append("the toolchain has no libFuzzer, so not tried")
            return report
        }
        guard outcome.status == 0 || outcome.status == 1 else {
            throw RigError("fuzz ended with \(outcome.status): \(outcome.error.suffix(2000))")
        }
        for line in outcome.output.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count == 3, let executions = Int(words[1]) else { continue }
            report.trials += 1
            report.executions += executions
            workshop.say("  \(words[0]): \(executions) executions")
            guard words[2] != "0" else { continue }
            let evidence = "\(words[0]): \(outcome.error.suffix(2000))"
            report.add([Violation(.readersHold, evidence)])
        }
        return report
    }
}

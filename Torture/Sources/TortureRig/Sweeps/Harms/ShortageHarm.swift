import Foundation

/// Limits the open files or the memory of a program.
struct ShortageHarm: Disturbance {
    /// The scarce resource.
    enum Shortage: Sendable, CustomStringConvertible {
        /// The maximum number of descriptors.
        case descriptors(Int)
        /// The allocation of that number fails, counted from the start, and so do those after it if
        /// `onwards`.
        case allocation(Int, onwards: Bool)
        /// The address space in megabytes.
        case megabytes(Int)

        var description: String {
            switch self {
            case .descriptors(let count): "\(count) descriptors"
            case .allocation(let number, let onwards): "allocation \(number)\(onwards ? "+" : "") fails"
            case .megabytes(let size): "\(size) MB of address space"
            }
        }
    }

    /// The path of the library that makes allocations fail.
    let shim: String

    func strike(_ sandbox: Sandbox, at work: any Scenario, with harm: Shortage) async throws -> Stroke {
        let program = ["\(sandbox.workshop.programs)/\(work.program)"] + work.arguments(in: sandbox)
        var limits: [String] = []
        var variables = work.variables
        switch harm {
        case .descriptors(let count): limits = ["/usr/bin/prlimit", "--nofile=\(count):\(count)"]
        case .megabytes(let size): limits = ["/usr/bin/prlimit", "--as=\(size << 20)"]
        case .allocation(let number, let onwards):
            // Not preloaded into timeout(1), whose own allocations would be counted.
            limits = ["/usr/bin/env", "LD_PRELOAD=\(shim)"]
            variables["TORTURE_MEMORY"] = "\(number)\(onwards ? "+" : "")"
        }
        // timeout(1) signals its whole process group.
        let outcome = try await sandbox.run(
            "/usr/bin/timeout",
            ["--verbose", "--signal=KILL", "\(Self.patience(harm))"] + limits + program,
            adding: variables
        )
        var stroke = Stroke(outcome, isStruck: outcome.status != 0)
        stroke.report.faults = outcome.status == 0 ? 0 : 1
        let word = if case .descriptors = harm { "EMFILE" } else { "ENOMEM" }
        stroke.report.endings["\(word) \(outcome.status)"] = 1
        judge(&stroke, harm, work)
        return stroke
    }

    /// The seconds after which a program is killed. libdispatch waits for memory for ever.
    private static func patience(_ harm: Shortage) -> Int {
        if case .descriptors = harm { Sandbox.patience } else { 10 }
    }

    /// Checks that the program ended in an allowed way.
    ///
    /// Without descriptors it names what is missing and ends with a code of the contract. Without memory no
    /// exit code can be promised, only that everything confirmed is kept; the scenario's recovery checks
    /// that.
    private func judge(_ stroke: inout Stroke, _ harm: Shortage, _ work: any Scenario) {
        let outcome = stroke.outcome
        guard outcome.status != 0, case .descriptors = harm else { return }
        // The contract does not cover a program that could not be loaded.
        if outcome.status == 127, outcome.error.contains("error while loading shared libraries") { return }
        // libdispatch and Swift's runtime trap when they do not get their first descriptors.
        if [132, 133, 134].contains(outcome.status) { return }
        if !work.failures.contains(outcome.status) || outcome.error.isEmpty { stroke.complainOfEnding() }
    }

    /// The number of allocations of an undisturbed program.
    func allocations(_ sandbox: Sandbox, at work: any Scenario) async throws -> Int {
        let path = "\(sandbox.folder)/allocations"
        try await sandbox.run(
            work.program,
            work.arguments(in: sandbox),
            adding: work.variables.merging(["LD_PRELOAD": shim, "TORTURE_MEMORY_COUNT": path]) { $1 }
        ).required("counting the allocations of \(work.name)")
        let text = try String(contentsOfFile: path, encoding: .utf8)
        guard let count = Int(text.trimmingCharacters(in: .whitespacesAndNewlines)), count > 0 else {
            throw RigError("no allocations were counted")
        }
        return count
    }
}

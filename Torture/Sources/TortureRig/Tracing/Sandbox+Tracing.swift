import Foundation

extension Sandbox {
    /// The maximum run time in seconds of a program that processes a few files; a longer run counts as hung.
    package static let patience = 60

    package struct Harmed: Sendable {
        /// Its exit code and output; a killed program has 137 and its output up to then.
        package let outcome: Outcome
        /// Whether the harm was done; false where the program ended before.
        package let isStruck: Bool
        /// Whether the first harmed call names a path of the restaurant, and does not load a library or the
        /// like.
        package let isNear: Bool
        /// Whether it had to be stopped because it did not end.
        package let hung: Bool
    }

    /// Runs a program and harms one of its system calls.
    package func run(
        _ program: String,
        _ arguments: [String],
        adding variables: [String: String] = [:],
        under injection: Injection
    ) async throws -> Harmed {
        guard case .error(let error) = injection.harm else {
            return try await kill(program, arguments, adding: variables, at: injection)
        }
        let log = "\(folder)/strace"
        let options = [
            "-f", "-y", "-q", "--seccomp-bpf", "-o", log, "-s", "0", "-e", "trace=\(injection.call)",
            "-e", "inject=\(injection.call):error=\(error):when=\(injection.when)",
        ]
        let outcome = try await strace(options, program, arguments, adding: variables)
        // A missing log is detected below.
        let words = try? String(contentsOfFile: log, encoding: .utf8)
        guard let words, !outcome.error.contains("strace: ") else {
            throw RigError("strace: \(outcome.error)")
        }
        let first = words.split(separator: "\n").first { $0.contains("(INJECTED)") }
        let isNear = first?.contains(folder) ?? false
        return Harmed(outcome: outcome, isStruck: first != nil, isNear: isNear, hung: hung(outcome))
    }

    /// Runs a program and kills it when it enters a call.
    private func kill(
        _ program: String,
        _ arguments: [String],
        adding variables: [String: String],
        at injection: Injection
    ) async throws -> Harmed {
        let log = "\(folder)/struck"
        let outcome = try await patiently(
            ["\(workshop.tools)/TortureKiller", log, injection.call, injection.when],
            program,
            arguments,
            adding: variables
        )
        let words = try String(contentsOfFile: log, encoding: .utf8)
        guard outcome.status != 99, !outcome.error.contains("TortureKiller: ") else {
            throw RigError(outcome.error)
        }
        return Harmed(outcome: outcome, isStruck: words == "struck\n", isNear: false, hung: hung(outcome))
    }

    private func hung(_ outcome: Outcome) -> Bool { outcome.error.contains("timeout: sending signal") }

    /// Runs a program undisturbed and records its system calls.
    ///
    /// - Parameters:
    ///   - calls: which kinds.
    ///   - length: how many bytes of each text argument are recorded.
    package func trace(
        _ program: String,
        _ arguments: [String],
        adding variables: [String: String] = [:],
        calls: [String],
        length: Int = 0
    ) async throws -> (outcome: Outcome, log: CallLog) {
        let log = "\(folder)/strace"
        let options = [
            "-f", "-y", "-qq", "--seccomp-bpf", "-o", log, "-s", "\(length)",
            "-e", "trace=\(calls.joined(separator: ","))",
        ]
        let outcome = try await strace(options, program, arguments, adding: variables)
        return (outcome, CallLog(try String(contentsOfFile: log, encoding: .utf8)))
    }

    private func strace(
        _ options: [String],
        _ program: String,
        _ arguments: [String],
        adding variables: [String: String]
    ) async throws -> Outcome {
        try await patiently(["/usr/bin/strace"] + options, program, arguments, adding: variables)
    }

    /// Runs a program under a tracer, with a time limit of ``patience``.
    private func patiently(
        _ tracer: [String],
        _ program: String,
        _ arguments: [String],
        adding variables: [String: String]
    ) async throws -> Outcome {
        // timeout(1) signals its whole process group, so that no process that the tracer holds keeps running.
        try await run(
            "/usr/bin/timeout",
            ["--verbose", "--signal=KILL", "\(Self.patience)"] + tracer
                + ["\(workshop.programs)/\(program)"] + arguments,
            adding: variables
        )
    }
}

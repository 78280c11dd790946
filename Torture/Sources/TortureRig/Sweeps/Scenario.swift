/// A program's work while it is harmed, and how its users continue afterwards.
package protocol Scenario: Sendable {
    /// The name of the scenario in reports.
    var name: String { get }
    /// The program that is harmed.
    var program: String { get }
    /// Its arguments in that restaurant.
    func arguments(in sandbox: Sandbox) -> [String]
    /// Additional environment variables.
    var variables: [String: String] { get }
    /// The exit codes that the contract allows where a system call fails.
    var failures: Set<Int32> { get }

    /// The exit codes that are allowed in addition to those of every failing call.
    func alsoEnds(after harm: Injection) -> Set<Int32>

    /// Creates the restaurant in which the program runs.
    func prepare(in workshop: Workshop) async throws -> (sandbox: Sandbox, ledger: Ledger)

    /// Runs the program by `run`, and does meanwhile what it needs beside itself.
    func attend<Result: Sendable>(
        _ sandbox: Sandbox,
        _ run: @Sendable () async throws -> Result
    ) async throws -> Result

    /// Goes on as the users would, until the restaurant is idle.
    ///
    /// - Parameters:
    ///   - ledger: what is known of the trial.
    ///   - outcome: how the harmed program ended.
    ///   - turn: a number that differs from trial to trial, for choosing between several ways to go on.
    /// - Returns: the promises that were broken on the way and at the end.
    func recover(
        _ sandbox: Sandbox,
        _ ledger: Ledger,
        after outcome: Sandbox.Outcome,
        turn: Int
    ) async throws -> [Violation]
}

extension Scenario {
    package var variables: [String: String] { [:] }
    package func alsoEnds(after harm: Injection) -> Set<Int32> { [] }
    package var failures: Set<Int32> { [69, 73, 74, 75, 77] }

    package func attend<Result: Sendable>(
        _ sandbox: Sandbox,
        _ run: @Sendable () async throws -> Result
    ) async throws -> Result {
        try await run()
    }

    /// The violation where an undisturbed program does not end with success.
    func expect(_ outcome: Sandbox.Outcome, _ what: String, in codes: Set<Int32> = [0]) -> [Violation] {
        if codes.contains(outcome.status) { return [] }
        return [Violation(.manners, "\(what), untouched, ended with \(outcome.status): \(outcome.error)")]
    }
}

/// What a program is doing when harm is done to it, and how its users go on afterwards.
package protocol Scenario: Sendable {
    /// What the work is called in reports.
    var name: String { get }
    /// The program that is harmed.
    var program: String { get }
    /// Its arguments in that house.
    func arguments(in house: House) -> [String]
    /// What is added to its environment.
    var variables: [String: String] { get }
    /// The exit codes that the contract allows where a system call fails.
    var failures: Set<Int32> { get }

    /// The exit codes that it may end with beside those that every failing call may cause.
    func alsoEnds(after harm: Injection) -> Set<Int32>

    /// Makes the house in which the work is to be done.
    func prepare(in workshop: Workshop) async throws -> (house: House, ledger: Ledger)

    /// Goes on as its users would, until the house is idle.
    ///
    /// - Parameters:
    ///   - ledger: what is known of the trial.
    ///   - outcome: how the harmed program ended.
    ///   - turn: a number that differs from trial to trial, for what can go on in several ways.
    /// - Returns: what of the promise was broken on the way and at the end.
    func recover(
        _ house: House,
        _ ledger: Ledger,
        after outcome: House.Outcome,
        turn: Int
    ) async throws -> [Violation]
}

extension Scenario {
    package var variables: [String: String] { [:] }
    package func alsoEnds(after harm: Injection) -> Set<Int32> { [] }
    package var failures: Set<Int32> { [69, 73, 74, 75, 77] }

    /// The violation where a program that nobody harmed does not end well.
    func expect(_ outcome: House.Outcome, _ what: String, in codes: Set<Int32> = [0]) -> [Violation] {
        if codes.contains(outcome.status) { return [] }
        return [Violation(.manners, "\(what), untouched, ended with \(outcome.status): \(outcome.error)")]
    }
}

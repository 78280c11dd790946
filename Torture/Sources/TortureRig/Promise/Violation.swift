/// A sentence of the promise that was broken, and how it was seen.
package struct Violation: Error, Hashable, Sendable, CustomStringConvertible {
    /// The sentence.
    package let invariant: Invariant
    /// What was seen, with names and numbers.
    package let evidence: String
    /// In which trial: what was done to the house before; empty where nothing is known.
    package let trial: String

    /// A violation of that sentence.
    package init(_ invariant: Invariant, _ evidence: String, trial: String = "") {
        self.invariant = invariant
        self.evidence = evidence
        self.trial = trial
    }

    /// The same, with the trial named in which it was seen.
    package func during(_ trial: String) -> Violation {
        Violation(invariant, evidence, trial: trial)
    }

    package var description: String {
        let place = trial.isEmpty ? "" : "\n    in \(trial)"
        return "broken: \(invariant.rawValue)\n    \(evidence)\(place)"
    }
}

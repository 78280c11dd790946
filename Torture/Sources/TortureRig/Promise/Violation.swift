/// A broken promise and the evidence for it.
package struct Violation: Error, Hashable, Sendable, CustomStringConvertible {
    /// The promise.
    package let invariant: Invariant
    /// The findings of the checker, with names and numbers.
    package let evidence: String
    /// The trial: what was done to the restaurant before. Empty where that is not known.
    package let trial: String

    package init(_ invariant: Invariant, _ evidence: String, trial: String = "") {
        self.invariant = invariant
        self.evidence = evidence
        self.trial = trial
    }

    /// The same violation with the name of its trial.
    package func during(_ trial: String) -> Violation {
        Violation(invariant, evidence, trial: trial)
    }

    package var description: String {
        let place = trial.isEmpty ? "" : "\n    in \(trial)"
        return "broken: \(invariant.rawValue)\n    \(evidence)\(place)"
    }
}

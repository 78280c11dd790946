/// Divides the time of a torture among its sections.
package enum Shares {
    /// The time of the first of the remaining sections: its minimum, plus its share of the time that no
    /// section needs as a minimum. Time that a section does not use goes to the sections after it.
    ///
    /// Where the time is too short for all minimums, only the shares count.
    package static func next(of sections: some Collection<any Section>, in rest: Duration) -> Duration {
        guard let section = sections.first else { return .zero }
        let parts = sections.map(\.share).reduce(0, +)
        let least = sections.map(\.least).reduce(.zero, +)
        guard rest > least else { return rest * (section.share / parts) }
        return section.least + (rest - least) * (section.share / parts)
    }
}

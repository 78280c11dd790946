/// How the time of a torture is shared.
package enum Shares {
    /// The time of the first of those sections that are still to come: what it needs at least, and its part of what
    /// nobody needs at least. What a section leaves goes to those behind it.
    ///
    /// Where the time is too short for what all need, only the parts count.
    package static func next(of sections: some Collection<any Section>, in rest: Duration) -> Duration {
        guard let section = sections.first else { return .zero }
        let parts = sections.map(\.share).reduce(0, +)
        let least = sections.map(\.least).reduce(.zero, +)
        guard rest > least else { return rest * (section.share / parts) }
        return section.least + (rest - least) * (section.share / parts)
    }
}

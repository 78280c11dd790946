/// A part of the torture: a kind of harm that is done to houses over and over until its time is up.
package protocol Section: Sendable {
    /// What the table calls it; short.
    var name: String { get }
    /// Its part of the whole time, in proportion to the parts of the others.
    var share: Double { get }

    /// The time without which it cannot do its work; nothing for most.
    var least: Duration { get }

    /// Makes trials until the deadline, or until there is nothing left to try; one that is under way is finished.
    ///
    /// A broken promise is no error: it is in the report. What is thrown means that the rig itself failed.
    func run(until deadline: ContinuousClock.Instant, in workshop: Workshop) async throws -> SectionReport
}

extension Section {
    package var least: Duration { .zero }
}

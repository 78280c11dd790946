/// A part of the torture: one kind of harm, done to restaurants repeatedly until its time is over.
package protocol Section: Sendable {
    /// The short name in the table.
    var name: String { get }
    /// Its part of the total time, relative to the parts of the other sections.
    var share: Double { get }

    /// The minimum time that it needs; zero for most sections.
    var least: Duration { get }

    /// Runs trials until the deadline, or until there is nothing left to try; a trial that has begun is
    /// finished.
    ///
    /// A broken promise is no error: it is in the report. A thrown error means that the rig itself failed.
    func run(until deadline: ContinuousClock.Instant, in workshop: Workshop) async throws -> SectionReport
}

extension Section {
    package var least: Duration { .zero }
}

internal import Foundation

/// The power is cut while customers send and a daemon and a till work: at any moment, on two disks at once, with a
/// disk's own memory lost in part.
///
/// The house stands on two ext4 file systems on loop devices on files of `TortureDisk`, which writes down every write
/// and flush in order. From that log the rig makes what the disks may hold after a cut, mounts that, and goes on.
package struct PowerCut: Section {
    package let name = "power cut"
    package let share: Double = 15
    private let orders: Int
    private let cuts: Int?

    /// Cuts.
    ///
    /// - Parameters:
    ///   - orders: how many orders are sent in each recording.
    ///   - cuts: how many cuts are tried in all; nil tries as many as there is time for.
    package init(orders: Int = 12, cuts: Int? = nil) {
        self.orders = orders
        self.cuts = cuts
    }

    package func run(until deadline: ContinuousClock.Instant, in workshop: Workshop) async throws
        -> SectionReport
    {
        var report = SectionReport(name: name)
        repeat {
            let recording: PowerRecording
            switch try await PowerRecording.make(orders: orders, in: workshop) {
            case .success(let made): recording = made
            case .failure(let why):
                report.notes.append("skipped: \(why)")
                return report
            }
            report.add(try await cut(recording, until: deadline, in: workshop))
            try recording.tearDown()
        } while cuts == nil && ContinuousClock.now < deadline
        return report
    }

    /// Cuts the power of one recording again and again, several at once.
    private func cut(
        _ recording: PowerRecording,
        until deadline: ContinuousClock.Instant,
        in workshop: Workshop
    ) async throws -> SectionReport {
        let moments = (0..<(cuts ?? 60)).map { _ in Int.random(in: recording.start...recording.log.end) }
        return try await withThrowingTaskGroup(of: [Violation].self) { group in
            var report = SectionReport(name: name)
            var waiting = moments.makeIterator()
            var running = 0
            while true {
                while running < workshop.hands, cuts != nil || ContinuousClock.now < deadline,
                    let moment = waiting.next()
                {
                    let keeps = [0.0, 0.5, 0.5, 1.0].randomElement() ?? 0.5
                    group.addTask { try await recording.violations(afterCutAt: moment, keeping: keeps) }
                    running += 1
                }
                guard let broken = try await group.next() else { return report }
                running -= 1
                report.trials += 1
                report.faults += 1
                report.add(broken)
            }
        }
    }
}

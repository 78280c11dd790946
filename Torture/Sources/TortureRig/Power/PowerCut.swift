import Foundation

/// Cuts the power while customers send and a daemon and a till work: at any moment, on two disks at the same
/// time, and with a part of each disk's volatile cache lost.
///
/// The restaurant is on two ext4 file systems on loop devices. Their backing files belong to `TortureDisk`,
/// which records every write and flush in order. From that log the rig builds possible disk contents after a
/// cut, mounts them, and lets the programs go on.
package struct PowerCut: Section {
    package let name = "power cut"
    package let share: Double = 15
    private let orders: Int
    private let cuts: Int?

    /// Creates the section.
    ///
    /// - Parameters:
    ///   - orders: how many orders are sent in each recording.
    ///   - cuts: how many cuts are tried in total; nil tries as many as time allows.
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

    /// Cuts the power at several moments of one recording, several trials at the same time.
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

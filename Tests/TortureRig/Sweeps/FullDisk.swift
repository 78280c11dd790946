internal import Foundation

/// A disk with room for so much and no more: under the state folder, under the shared folder, under a home.
package struct FullDisk: Section {
    package let name = "full disk"
    package let share = 6.0
    private let sizes: [Int]

    /// A disk and what is left free of it.
    private struct Room: Sendable {
        let part: String
        let kilobytes: Int
    }

    /// Full disks.
    ///
    /// - Parameter sizes: how many kilobytes are left free; by default from none, page by page, to more than any of
    ///   the programs writes.
    package init(sizes: [Int] = Array(stride(from: 0, through: 120, by: 4)) + [160, 240, 320]) {
        self.sizes = sizes
    }

    package func run(until deadline: ContinuousClock.Instant, in workshop: Workshop) async throws
        -> SectionReport
    {
        var report = SectionReport(name: name)
        let cases: [(scenario: any Scenario, part: String)] = [
            (SendScenario(), "home"), (SendScenario(), "cloud"), (BatchScenario(), "state"),
            (BatchScenario(), "cloud"), (CollectScenario(), "state"),
        ]
        for (index, (scenario, part)) in cases.enumerated() {
            let end = ContinuousClock.now + (deadline - .now) / (cases.count - index)
            let trials = try await Trials(scenario, in: workshop)
            let rooms = sizes.map { Room(part: part, kilobytes: $0) }
            let (tried, done) = try await trials.run(rooms, until: end) { room, house, ledger, turn in
                try await Self.trial(room, scenario, house, ledger, turn)
            }
            report.add(tried)
            if done < rooms.count {
                report.notes.append("\(scenario.name), \(part): \(done) of \(rooms.count) sizes")
            }
            try trials.template.tearDown()
        }
        return report
    }

    private static func trial(
        _ room: Room,
        _ scenario: any Scenario,
        _ house: House,
        _ ledger: Ledger,
        _ turn: Int
    ) async throws -> SectionReport {
        var report = SectionReport(name: scenario.name)
        let program = ["\(house.workshop.binaries)/\(scenario.program)"] + scenario.arguments
        let outcome = try await house.run(
            "/usr/bin/unshare",
            (geteuid() == 0 ? ["--mount"] : ["--mount", "--map-root-user"])
                + ["/bin/sh", "-c", script, "full", house.folder, room.part, "\(room.kilobytes)"] + program,
            adding: scenario.variables
        )
        // Neither the script nor a program ends so.
        if outcome.status == 99 || outcome.error.contains("unshare failed") {
            report.notes.append("skipped: no file system can be mounted here")
            return report
        }
        report.trials = 1
        // The programs name the error; nobody else here has a full disk.
        report.faults = outcome.status != 0 || outcome.error.contains("No space left") ? 1 : 0
        report.endings["\(room.part) full \(outcome.status)"] = 1
        var broken: [Violation] = []
        if ![0, 73, 74].contains(outcome.status) || (outcome.status != 0 && outcome.error.isEmpty) {
            broken.append(Violation(.manners, "ended with \(outcome.status): \(outcome.error)"))
        }
        broken += try await scenario.recover(house, ledger, after: outcome, turn: turn)
        let trial = "\(scenario.name), \(room.kilobytes) KB free under \(room.part)"
        report.add(broken.map { $0.during(trial) })
        return report
    }

    /// Runs a program on a disk of its own under a part of the house, and puts the part back afterwards.
    private static let script = """
        set -eu
        house=$1; part=$house/$2; free=$3
        shift 3
        mkdir -p "$part"
        mv "$part" "$house/kept"
        mkdir "$part"
        if ! mount -t tmpfs -o size=16m none "$part" 2>/dev/null; then
            rmdir "$part"; mv "$house/kept" "$part"; exit 99
        fi
        cp -a "$house/kept/." "$part"
        fallocate -l $(($(df --output=avail -k "$part" | tail -n 1) - free))K "$part/filler"
        status=0
        "$@" || status=$?
        rm "$part/filler"
        mkdir "$house/after"
        cp -a "$part/." "$house/after"
        umount "$part"
        rmdir "$part"
        mv "$house/after" "$part"
        rm -r "$house/kept"
        exit $status
        """
}

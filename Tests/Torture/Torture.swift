import Foundation
import TortureRig

/// `torture MINUTES [SECTION…]`: does harm to houses for so long, and tells what of the promise was broken.
@main enum Torture {
    /// What is tried; each gets its share of the time.
    private static let sections: [any Section] = [
        KillSweep(), FaultSweep(), ShortIO(), FullDisk(), PowerProof(), PowerCut(), Storm(), Trust(),
        Fuzzing(),
    ]

    static func main() async throws {
        let minutes = CommandLine.arguments.dropFirst().first.flatMap(Double.init) ?? 20
        let names = CommandLine.arguments.dropFirst(2)
        let chosen = sections.filter { names.isEmpty || names.contains($0.name) }
        guard minutes > 0, minutes <= 10_000, !chosen.isEmpty else {
            say("usage: torture MINUTES [SECTION…]; sections: \(sections.map(\.name))")
            exit(64)
        }
        let workshop = try Workshop.make(hands: ProcessInfo.processInfo.activeProcessorCount + 1) { say($0) }
        let reports: [SectionReport]
        do {
            reports = try await run(chosen, minutes: minutes, in: workshop)
        } catch {
            try workshop.tearDown()
            throw error
        }
        try workshop.tearDown()
        for violation in reports.flatMap(\.violations) { say("\n\(violation)") }
        say("\n\(Table.text(reports))")
        if reports.contains(where: { $0.violationCount > 0 }) { exit(1) }
    }

    /// Writes a line at once, also into a pipe.
    private static func say(_ line: String) {
        FileHandle.standardOutput.write(Data("\(line)\n".utf8))
    }

    private static func run(
        _ sections: [any Section],
        minutes: Double,
        in workshop: Workshop
    ) async throws -> [SectionReport] {
        let end = ContinuousClock.now + .seconds(minutes * 60)
        var reports: [SectionReport] = []
        for (index, section) in sections.enumerated() {
            // What a section does not need is left to those behind it.
            let parts = sections[index...].map(\.share).reduce(0, +)
            let time = (end - .now) * (section.share / parts)
            say("\(section.name): \(time.components.seconds) s")
            reports.append(try await section.run(until: .now + time, in: workshop))
        }
        return reports
    }
}

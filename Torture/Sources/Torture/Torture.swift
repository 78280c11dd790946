import Foundation
import TortureRig

/// `torture MINUTES [SECTION…]` harms test restaurants for that many minutes and reports the broken promises.
/// `torture check STATE CLOUD SENT` reports those of a restaurant that something else harmed.
@main enum Torture {
    /// All sections; each gets its share of the time.
    private static let sections: [any Section] = [
        Sweep.kills(), Sweep.faults(), ShortIO(), FullDisk(), Exhaustion(), PowerProof(), PowerCut(), Trust(),
        CandidateJunk(), WrongClocks(), Nights(), Storm(), Fuzzing(),
    ]

    static func main() async throws {
        let words = CommandLine.arguments.dropFirst()
        if words.first == "check", words.count == 4 {
            let folders = Array(words.dropFirst())
            return try check(state: folders[0], cloud: folders[1], sent: folders[2])
        }
        let minutes = words.first.map { Double($0) ?? 0 } ?? 20
        let names = words.dropFirst()
        let chosen = names.isEmpty ? sections : sections.filter { names.contains($0.name) }
        guard minutes > 0, minutes <= 10_000, !chosen.isEmpty else {
            say("usage: torture MINUTES [SECTION…]; sections: \(sections.map(\.name))")
            say("       torture check STATE CLOUD SENT")
            exit(64)
        }
        let workshop = try Workshop.make(hands: ProcessInfo.processInfo.activeProcessorCount + 1) { say($0) }
        let (reports, isWhole) = await run(chosen, minutes: minutes, in: workshop)
        try workshop.tearDown()
        for violation in reports.flatMap(\.violations) { say("\n\(violation)") }
        say("\n\(Table.text(reports))")
        if !isWhole || reports.contains(where: { $0.violationCount > 0 }) { exit(1) }
    }

    /// Checks a restaurant whose programs have ended after they decided everything.
    ///
    /// - Parameters:
    ///   - state: a state folder.
    ///   - cloud: the shared folder.
    ///   - sent: a folder with a copy of each order that a customer sent.
    private static func check(state: String, cloud: String, sent: String) throws {
        var ledger = Ledger()
        for name in try FileManager.default.contentsOfDirectory(atPath: sent) {
            ledger.record(sent: Array(try Data(contentsOf: URL(filePath: "\(sent)/\(name)"))))
        }
        let violations = try Invariants.violations(state: state, cloud: cloud, ledger: ledger, at: .idle)
        for violation in violations { say("\(violation)") }
        say("\(ledger.sent.count) orders were sent; \(violations.count) violations")
        if !violations.isEmpty { exit(1) }
    }

    /// Writes a line immediately, also when standard output is a pipe.
    private static func say(_ line: String) {
        FileHandle.standardOutput.write(Data("\(line)\n".utf8))
    }

    /// Runs the sections one after the other. If the rig itself fails in one, the others still run.
    private static func run(
        _ sections: [any Section],
        minutes: Double,
        in workshop: Workshop
    ) async -> (reports: [SectionReport], isWhole: Bool) {
        let end = ContinuousClock.now + .seconds(minutes * 60)
        var reports: [SectionReport] = []
        var isWhole = true
        for (index, section) in sections.enumerated() {
            // Time that a section does not use goes to the sections after it.
            let time = Shares.next(of: sections[index...], in: end - .now)
            say("\(section.name): \(time.components.seconds) s")
            do {
                reports.append(try await section.run(until: .now + time, in: workshop))
            } catch {
                isWhole = false
                var failed = SectionReport(name: section.name)
                failed.notes.append("the rig failed, and nothing is known about McOrder: \(error)")
                reports.append(failed)
            }
        }
        return (reports, isWhole)
    }
}

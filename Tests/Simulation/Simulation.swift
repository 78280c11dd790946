import Foundation

/// Simulates a restaurant with and without orders ahead, and writes what came out: `simulation.md` and
/// `simulation.svg`, into the folder that is named (`make simulate`).
@main enum Simulation {
    /// More seeds give smoother lines; each is a week of its own.
    private static let seeds: Range<UInt64> = 0..<8

    static func main() throws {
        guard CommandLine.arguments.count == 2 else {
            FileHandle.standardError.write(Data("usage: Simulation FOLDER\n".utf8))
            exit(64)
        }
        let folder = URL(filePath: CommandLine.arguments[1], directoryHint: .isDirectory)
        let report = Report(seeds: seeds)
        try Data(report.text.utf8).write(to: folder.appending(path: "simulation.md"))
        try Data(Chart(report.rows).svg.utf8).write(to: folder.appending(path: "simulation.svg"))
    }
}

import Bench
import Foundation

/// Measures everything and prints one table with McOrder's figures beside those of the C program and of
/// others.
@main struct Suite {
    static func main() {
        do {
            try run(try Plan(Array(CommandLine.arguments.dropFirst())))
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }

    private static func run(_ plan: Plan) throws {
        // The package's units use this umask; the programs set the exact permissions of their files
        // themselves.
        umask(0o007)
        var machine = try Machine(folder: plan.folder)
        if !plan.programs.hasPython {
            plan.say("no Python environment: without alternatives (make bench makes it)")
        }
        var rows: [Row] = []
        let beginning = try Machine.ProcessorTime()
        for section in Section.all where plan.sections.isEmpty || plan.sections.contains(section.name) {
            plan.say("\(section.name) …")
            let (start, before) = (Wall.now, try Machine.ProcessorTime())
            let more = try section.measure(plan)
            rows += more
            let stolen = try Machine.ProcessorTime().stolen(since: before)
            plan.say("\(section.name): \(Int(Wall.now - start)) s, \(percent(stolen)) stolen by the host")
            // A run takes long. Rows are printed at once, so that a failure loses nothing that was measured
            // before.
            plan.say(Table(more).text)
        }
        machine.loadAfter = Machine.load
        machine.stolen = try Machine.ProcessorTime().stolen(since: beginning)
        let result = Result(
            machine: machine,
            version: try version(plan),
            commit: commit(),
            isQuick: plan.isQuick,
            at: Date.now.ISO8601Format(),
            rows: rows
        )
        print(result.title)
        print(Table(rows).text, terminator: "")
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf",
            negativeInfinity: "-inf",
            nan: "nan"
        )
        try encoder.encode(result).write(to: URL(filePath: plan.json))
        print("written: \(plan.json)")
    }

    private static func version(_ plan: Plan) throws -> String {
        try plan.sandbox().run("mcorderd", ["--version"]).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The commit of the working copy; empty if there is none.
    private static func commit() -> String {
        let git = Process()
        let pipe = Pipe()
        git.executableURL = URL(filePath: "/usr/bin/env")
        git.arguments = ["git", "-C", Programs.package, "describe", "--always", "--dirty", "--abbrev=12"]
        git.standardOutput = pipe
        git.standardError = FileHandle.nullDevice
        do {
            try git.run()
        } catch {
            return ""
        }
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        git.waitUntilExit()
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

private func percent(_ part: Double) -> String { String(format: "%.1f %%", part * 100) }

/// The content of the JSON file.
private struct Result: Encodable {
    let machine: Machine
    let version: String
    let commit: String
    let isQuick: Bool
    let at: String
    let rows: [Row]

    var title: String {
        """
        McOrder \(version) \(commit), \(at)\(isQuick ? ", quick: for a first impression only" : "")
        \(machine.processors) × \(machine.processor), \(machine.memory) MB, Linux \(machine.kernel)
        \(machine.device) \(machine.fileSystem), write and sync \(short(machine.syncMilliseconds)) ms
        \(machine.durability)
        load \(short(machine.loadBefore)) before, \(short(machine.loadAfter)) after; \
        \(percent(machine.stolen)) of the processors stolen by the host

        """
    }

    private func short(_ value: Double) -> String { String(format: "%.2f", value) }
}

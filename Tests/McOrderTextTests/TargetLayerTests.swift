import Foundation
import Testing

/// The imports of the targets, as written in the sources.
@Suite struct TargetLayerTests {
    /// A row of the table of targets in docs/architecture.md.
    private struct Row {
        let layer: Int
        let targets: [String]
    }

    /// The rows of the table, from the lowest layer up.
    private static func rows() throws -> [Row] {
        let file = SourceText.repository.appending(path: "docs/architecture.md")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 4, let layer = Int(cells[0]) else { return nil }
            return Row(layer: layer, targets: cells[1].matches(of: /`([\w-]+)`/).map { String($0.1) })
        }
    }

    /// What the Swift files of a target import.
    private static func imports(of target: String) throws -> Set<String> {
        let root = SourceText.repository.appending(path: "Sources").appending(path: target)
        let names = try FileManager.default.subpathsOfDirectory(atPath: root.path)
        return try names.filter { $0.hasSuffix(".swift") }.reduce(into: []) { found, name in
            let source = try String(contentsOf: root.appending(path: name), encoding: .utf8)
            let pattern = /(?m)^(?:@\w+ )?(?:\w+ )?import (?:struct |enum |class |func )?(\w+)/
            found.formUnion(source.matches(of: pattern).map { String($0.1) })
        }
    }

    @Test func `the table of targets has every folder of the sources`() throws {
        let folders = try FileManager.default.contentsOfDirectory(
            atPath: SourceText.repository.appending(path: "Sources").path
        )
        #expect(Set(try Self.rows().flatMap(\.targets)) == Set(folders))
    }

    @Test func `a target imports only lower layers, or rows above its own`() throws {
        let rows = try Self.rows()
        for (place, row) in rows.enumerated() {
            let above = rows.prefix(place).filter { $0.layer <= row.layer }.flatMap(\.targets)
            let known = Set(rows.flatMap(\.targets))
            for target in row.targets {
                let foreign = try Self.imports(of: target).intersection(known).subtracting(above)
                #expect(foreign.subtracting([target]).isEmpty, "\(target) imports \(foreign.sorted())")
            }
        }
    }

    @Test func `no program imports another`() throws {
        let programs = Set(try Self.rows().flatMap(\.targets).filter { $0.hasSuffix("Program") })
        #expect(programs.count == 7)
        for program in programs {
            let others = try Self.imports(of: program).intersection(programs)
            #expect(others.isEmpty, "\(program) imports \(others.sorted())")
        }
    }

    @Test func `what is shown to people is described without a terminal, HTML or a database`() throws {
        let drawers: Set = ["ArgumentParser", "GRDB", "Hummingbird", "McOrderConsole"]
        for target in try Self.rows().flatMap(\.targets) where target.hasSuffix("Display") {
            let drawing = try Self.imports(of: target).intersection(drawers)
            #expect(drawing.isEmpty, "\(target) imports \(drawing.sorted())")
        }
    }
}

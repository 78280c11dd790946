import Foundation
import Testing

/// Checks that every command in every document has the documented result.
@Suite struct DocumentTests {
    private static let repository = Repository.path

    /// Every Markdown file of the repository, except the changelog, which describes the past, and copies that
    /// a package's build left in `debian`.
    static let documents: [String] = {
        let names = FileManager.default.enumerator(atPath: repository)?.compactMap { $0 as? String } ?? []
        return names.filter { name in
            name.hasSuffix(".md") && name != "CHANGELOG.md" && !name.hasPrefix("debian/")
                && !name.split(separator: "/").contains { $0.hasPrefix(".") }
        }.sorted()
    }()

    @Test func `the documents of the repository are found`() {
        #expect(Self.documents.contains("README.md"))
        #expect(Self.documents.contains("docs/architecture.md"))
    }

    @Test(arguments: documents)
    func `the commands of a document have the documented results`(_ document: String) async throws {
        let text = try String(contentsOfFile: Self.repository + document, encoding: .utf8)
        var blocks: [DocumentBlock] = []
        for block in try DocumentBlock.all(in: text) {
            if let excuse = block.excuse {
                print("\(document):\(block.line) is not run: \(excuse)")
            } else if let missing = block.needs.first(where: { !Self.isInstalled($0) }) {
                print("\(document):\(block.line) is not run: \(missing) is not installed")
                #expect(!Self.mustRunAll, "\(document):\(block.line) needs \(missing)")
            } else {
                blocks.append(block)
            }
        }
        guard !blocks.isEmpty else { return }
        let folder = FileManager.default.temporaryDirectory.appending(path: "mcorder-\(UUID().uuidString)")
            .path(percentEncoded: false)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(atPath: folder) } }
        let results = try await DocumentSession(folder: folder, repository: Self.repository).run(blocks)
        for (command, result) in zip(blocks.flatMap(\.commands), results) {
            let place = "\(document):\(command.line): \(command.text)"
            guard let result else {
                Issue.record("\(place)\nwas not reached")
                continue
            }
            let said = result.output + result.error
            #expect(result.status == command.status, "\(place)\nended with \(result.status):\n\(said)")
            if let output = command.output {
                #expect(PrintedOutput.matches(output, said), "\(place)\nprinted:\n\(said)")
            }
        }
    }

    /// Whether a document whose program is missing is an error, as in CI.
    private static var mustRunAll: Bool {
        ProcessInfo.processInfo.environment["MCORDER_EVERY_DOCUMENT"] == "1"
    }

    private static func isInstalled(_ program: String) -> Bool {
        #if !PostgreSQL
        // Programs that are built without PostgreSQL cannot use the server.
        if program == "postgres" { return false }
        #endif
        return ["/usr/bin/", "/bin/", "/usr/sbin/", "/usr/lib/postgresql/15/bin/"].contains {
            FileManager.default.isExecutableFile(atPath: $0 + program)
        }
    }
}

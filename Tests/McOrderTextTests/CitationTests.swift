import Foundation
import Testing

/// The documents and sections that comments name as sources, such as `Source: format.md, *Identity*.`
@Suite struct CitationTests {
    /// The texts of the documents, by their paths in the repository.
    private static func documents() throws -> [String: String] {
        let root = SourceText.repository
        let others = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "catalog/README.md"]
        let names = try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: "docs").path)
            .filter { $0.hasSuffix(".md") }.map { "docs/\($0)" }
        return try (names + others).reduce(into: [:]) { texts, name in
            texts[name] = try String(contentsOf: root.appending(path: name), encoding: .utf8)
        }
    }

    /// The comments of all Swift files in a folder, each as one line.
    private static func comments(in folder: String) throws -> [(file: String, text: String)] {
        let root = SourceText.repository.appending(path: folder)
        let names = try FileManager.default.subpathsOfDirectory(atPath: root.path)
        return try names.filter { $0.hasSuffix(".swift") }.sorted().flatMap { name in
            let lines = try String(contentsOf: root.appending(path: name), encoding: .utf8)
                .split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            return lines.split { !$0.hasPrefix("//") }.map { block in
                let words = block.map { $0.drop { $0 == "/" }.trimmingCharacters(in: .whitespaces) }
                return ("\(folder)/\(name)", words.joined(separator: " "))
            }
        }
    }

    /// A section is a heading, or a paragraph or an entry of a table that begins with its name.
    private static func has(_ section: Substring, in text: String) -> Bool {
        text.split(separator: "\n").contains { line in
            line.hasPrefix("#") && line.contains(" \(section)") || line.hasPrefix("*\(section)*")
                || line.hasPrefix("| `") && line.contains(section)
        }
    }

    @Test(arguments: ["Sources", "Tests", "Torture/Sources", "Torture/Tests", "Benchmarks/Sources"])
    func `every document and section that a comment names exists`(_ folder: String) throws {
        let documents = try Self.documents()
        var count = 0
        for (file, comment) in try Self.comments(in: folder) {
            for match in comment.matches(of: /([\w\/-]+\.md)((?:,? (?:and )?\*[^*]+\*)*)/) {
                count += 1
                let named = documents.filter { "/\($0.key)".hasSuffix("/\(match.1)") }
                #expect(!named.isEmpty, "\(file) names \(match.1)")
                for section in match.2.matches(of: /\*([^*]+)\*/) where !named.isEmpty {
                    #expect(
                        named.values.contains { Self.has(section.1, in: $0) },
                        "\(file) names \(section.1) of \(match.1)"
                    )
                }
            }
        }
        #expect(folder != "Sources" || count > 100)
    }
}

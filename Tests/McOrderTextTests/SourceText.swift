import Foundation
import McOrderText

/// The string literals of a Swift source file.
struct SourceText {
    static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// A literal without its interpolations.
    struct Literal: CustomStringConvertible {
        let file: String
        let line: Int
        let text: String
        /// The line of code in which the literal begins, with the two lines before it.
        let code: String
        /// The label of the argument of `pick` in which it stands, such as `en`.
        let label: String?

        var description: String { "\(file):\(line): \(text)" }

        /// Its words, without options, paths and shell commands.
        var words: [String] {
            text.split(whereSeparator: \.isWhitespace).filter { !$0.contains("/") && !$0.contains("-") }
                .flatMap { $0.split { !$0.isLetter } }.map { $0.lowercased() }
        }
    }

    /// The literals of all Swift files in a folder of the repository.
    static func literals(in folder: String) throws -> [Literal] {
        let root = repository.appending(path: folder)
        let names = try FileManager.default.subpathsOfDirectory(atPath: root.path)
        return try names.filter { $0.hasSuffix(".swift") }.sorted().flatMap { name in
            let source = try String(contentsOf: root.appending(path: name), encoding: .utf8)
            return literals(of: Array(source), file: "\(folder)/\(name)")
        }
    }

    /// The literals of the texts in a language: those of its folder, and those beside the other languages'.
    static func literals(in language: Language) throws -> [Literal] {
        try literals(in: "Sources/McOrderText/\(folder(of: language))")
            + literals(in: "Sources/McOrderText/Messages").filter { $0.label == language.rawValue }
    }

    /// The name of the folder with the texts that only this language has, which is also its type's name.
    static func folder(of language: Language) -> String { "\(type(of: language.texts))" }

    private static func literals(of source: [Character], file: String) -> [Literal] {
        var found: [Literal] = []
        var reader = SourceText(source: source)
        var label: String?
        while reader.index < source.count {
            if !reader.isInWord, let next = labels.first(where: { reader.skip($0 + ":") }) {
                label = next
            } else if reader.skip("case ") {
                label = nil
            } else if reader.skip("//") {
                while reader.index < source.count, !source[reader.index].isNewline { reader.step() }
            } else if source[reader.index] == "\"" {
                let line = reader.line
                let text = reader.literal()
                let code = reader.code(of: line)
                found.append(Literal(file: file, line: line, text: text, code: code, label: label))
            } else {
                reader.step()
            }
        }
        return found
    }

    /// The labels of `pick`.
    private static let labels = Language.allCases.map(\.rawValue)

    private let source: [Character]
    private let lines: [Substring]
    private var index = 0
    private var line = 1

    private init(source: [Character]) {
        self.source = source
        lines = String(source).split(separator: "\n", omittingEmptySubsequences: false)
    }

    private func code(of line: Int) -> String { lines[max(0, line - 3)..<line].joined(separator: "\n") }

    private mutating func step() {
        if source[index].isNewline { line += 1 }
        index += 1
    }

    private var isInWord: Bool { index > 0 && source[index - 1].isLetter }

    private func isAt(_ text: String) -> Bool { source[index...].starts(with: text) }

    private mutating func skip(_ text: String) -> Bool {
        guard isAt(text) else { return false }
        for _ in text { step() }
        return true
    }

    /// Reads the literal that begins here.
    private mutating func literal() -> String {
        let quote = isAt("\"\"\"") ? "\"\"\"" : "\""
        var text = ""
        _ = skip(quote)
        while index < source.count, !skip(quote) {
            if skip("\\(") {
                text += " " + interpolation() + " "
            } else {
                if source[index] == "\\" { step() }
                text.append(source[index])
                step()
            }
        }
        return text
    }

    /// Reads to the end of an interpolation, and returns the literals in it.
    private mutating func interpolation() -> String {
        var depth = 1
        var text = ""
        while index < source.count, depth > 0 {
            if source[index] == "\"" {
                text += " " + literal()
                continue
            }
            if source[index] == "(" { depth += 1 }
            if source[index] == ")" { depth -= 1 }
            step()
        }
        return text
    }
}

import Foundation

/// One fenced block of commands in a document, and what the comments in front of it say about running it.
///
/// A block begins with three backticks and `console` or `sh`. In `console` the lines that begin with `$ ` are
/// commands, and what follows them is what they print; where nothing follows, only the exit code counts. In `sh` the
/// whole block is one script. Comments in front of a block, none of which a reader sees:
///
/// - `<!-- before: COMMANDS -->` is run first, to bring about what the text takes for granted;
/// - `<!-- needs: PROGRAM -->`: is not run where the program is not installed;
/// - `<!-- not run: REASON -->`: cannot be run by a test.
///
/// In a command's own comment `exit N` says how it ends, and `until Ctrl-C` that it goes on in the background.
struct DocumentBlock: Sendable {
    /// A command and what it is expected to do.
    struct Command: Sendable {
        /// The line of the document, from 1.
        let line: Int
        let text: String
        /// What it prints; nil where the document does not say.
        var output: [String]?

        /// How it ends.
        var status: Int {
            guard let match = text.firstMatch(of: /#.*\bexit (\d+)/) else { return 0 }
            return Int(match.1) ?? 0
        }

        /// Whether it goes on beside those after it.
        var isLasting: Bool { text.contains(/#.*until Ctrl-C/) }
    }

    /// A comment that is none of those above.
    struct UnknownComment: Error {
        let line: Int
        let text: String
    }

    /// The line on which it begins, from 1.
    let line: Int
    /// Why it cannot be run, if it cannot.
    private(set) var excuse: String?
    /// The programs without which it is not run.
    private(set) var needs: [String] = []
    /// What is run first.
    private(set) var before: [String] = []
    private(set) var commands: [Command] = []

    /// The blocks of a document in Markdown, in their order.
    ///
    /// - Throws: ``UnknownComment`` in front of a block.
    static func all(in text: String) throws -> [DocumentBlock] {
        let printed = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let lines = printed.map { String($0.drop { $0 == " " }) }
        var blocks: [DocumentBlock] = []
        var comments: [(line: Int, text: String)] = []
        var index = 0
        while index < lines.count {
            let line = lines[index]
            if line.hasPrefix("<!--") {
                let end = lines[index...].firstIndex { $0.contains("-->") } ?? lines.count - 1
                let whole = lines[index...end].joined(separator: "\n")
                let inner = whole.replacing("<!--", with: "").replacing("-->", with: "")
                comments.append((index + 1, inner.trimmingCharacters(in: .whitespacesAndNewlines)))
                index = end
            } else if line.hasPrefix("```") {
                let end = lines[(index + 1)...].firstIndex { $0.hasPrefix("```") } ?? lines.count
                let kind = line.dropFirst(3).trimmingCharacters(in: .whitespaces)
                if kind == "console" || kind == "sh" {
                    var block = DocumentBlock(line: index + 1)
                    for comment in comments { try block.obey(comment) }
                    // In a list a block is indented, and so is everything in it.
                    let indent = printed[index].count - line.count
                    let body = printed[(index + 1)..<end].map { String($0.dropFirst(indent)) }
                    block.read(body, isScript: kind == "sh")
                    blocks.append(block)
                }
                comments = []
                index = end
            } else if !line.trimmingCharacters(in: .whitespaces).isEmpty {
                comments = []
            }
            index += 1
        }
        return blocks
    }

    private init(line: Int) {
        self.line = line
    }

    private mutating func obey(_ comment: (line: Int, text: String)) throws {
        let parts = comment.text.split(separator: ":", maxSplits: 1).map {
            $0.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        switch (parts.first, parts.count) {
        case ("before", 2): before.append(parts[1])
        case ("needs", 2): needs.append(parts[1])
        case ("not run", 2): excuse = parts[1]
        default: throw UnknownComment(line: comment.line, text: comment.text)
        }
    }

    private mutating func read(_ lines: [String], isScript: Bool) {
        if isScript {
            commands = [Command(line: line + 1, text: lines.joined(separator: "\n"))]
            return
        }
        var isContinued = false
        for (offset, text) in lines.enumerated() {
            if isContinued, let last = commands.popLast() {
                commands.append(Command(line: last.line, text: last.text + "\n" + text))
                isContinued = text.hasSuffix("\\")
            } else if text.hasPrefix("$ ") {
                commands.append(Command(line: line + 1 + offset, text: String(text.dropFirst(2))))
                isContinued = text.hasSuffix("\\")
            } else if let last = commands.indices.last, !(text.isEmpty && commands[last].output == nil) {
                commands[last].output = (commands[last].output ?? []) + [text]
            }
        }
        for index in commands.indices {
            while commands[index].output?.last?.isEmpty == true { commands[index].output?.removeLast() }
        }
    }
}
